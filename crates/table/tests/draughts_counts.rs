//! Draws of Czech draughts that take too long for a script: the players wander about without repeating a position.

use std::collections::HashSet;

use partie_table::clock::Instant;
use partie_table::{Act, Actor, Event, Fact, Game, Move, Presence, Regulations, Table, decide};

/// A table and the events after a move, if the move is allowed.
fn after(table: &Table, mv: Move) -> Option<(Table, Vec<Event>)> {
    let events =
        decide(table, Presence::FULL, Actor::from(table.turn()), &Act::moving(mv), Instant::BEGINNING)
            .ok()?;
    let mut next = table.clone();
    for event in &events {
        next.apply(event);
    }
    Some((next, events))
}

/// What stands where, and who has the move.
fn position(table: &Table) -> String {
    let squares = (b'a'..=b'h').flat_map(|file| (1..=8).map(move |rank| format!("{}{rank}", file as char)));
    let pieces = squares.filter_map(|name| Some(format!("{name}{}", table.piece_at(name.parse().ok()?)?)));
    format!("{:?} {}", table.turn(), pieces.collect::<Vec<_>>().join(" "))
}

/// Looks for a game of so many moves by each player in which nothing is captured and nothing occurs twice, and gives
/// the result of the last move.
fn wander(table: &Table, seen: &mut HashSet<String>, plies: usize) -> Option<String> {
    for mv in table.legal_moves() {
        let Some((next, events)) = after(table, mv) else { continue };
        let pieces = |table: &Table| position(table).split(' ').count();
        if let Some(Fact::Ended { outcome }) = events.last().map(|event| &event.fact) {
            if plies == 1 && outcome.white == outcome.black {
                return Some(outcome.to_string());
            }
            continue;
        }
        if plies > 1
            && pieces(&next) == pieces(table)
            && seen.insert(position(&next))
            && let Some(found) = wander(&next, seen, plies - 1)
        {
            return Some(found);
        }
    }
    None
}

fn result_after(start: &str, plies: usize) -> Option<String> {
    let regulations =
        Regulations { game: Game::CzechDraughts, start: Some(start.to_owned()), ..Regulations::default() };
    let table = Table::open(regulations).unwrap();
    wander(&table, &mut HashSet::new(), plies)
}

#[test]
fn cud_6_3_fifteen_moves_by_each_with_three_kings_against_one() {
    let result = result_after("W:WKa3,Kc1,Ke1:BKd8", 30);
    assert_eq!(result.as_deref(), Some("1/2-1/2, three-kings (ČUD 6.3)"));
}

#[test]
fn cud_6_4_five_moves_by_each_with_few_pieces() {
    let endings = [
        ("two kings against one", "W:WKa3,Kc1:BKd8"),
        ("king and man against a king", "W:WKa3,h2:BKd8"),
        ("king against king", "W:WKa3:BKd8"),
        ("three kings against one on the main diagonal", "W:WKa3,Kc1,Kb6:BKe5"),
        ("the same with the colours changed", "B:WKd8:BKa3,Kc1"),
    ];
    for (ending, start) in endings {
        let result = result_after(start, 10);
        assert_eq!(result.as_deref(), Some("1/2-1/2, few-pieces (ČUD 6.4)"), "{ending}");
    }
}
