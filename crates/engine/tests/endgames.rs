//! The endgame tables of Czech draughts: how many positions there are, the longest wins, and the file.

use std::sync::OnceLock;

use partie_draughts::{Colour, DrawSettings, History, Outcome, Position, Squares};
use partie_engine::endgames::{FileError, Force, Material, Tables, UnderCounters, Value, verify};

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables = Tables::new();
        tables.build(3, |_| {});
        tables
    })
}

fn kings(kings: u8) -> Force {
    Force { men: 0, kings }
}

/// The longest win of the side to move, in its own moves.
fn longest_win(tables: &Tables, own: Force, other: Force, counts: impl Fn(&Position) -> bool) -> Option<u8> {
    let positions = tables.positions(Material { own, other });
    let wins = positions.filter(|(position, value)| matches!(value, Value::Won(_)) && counts(position));
    wins.filter_map(|(_, value)| value.winners_moves()).max()
}

#[test]
fn every_position_with_two_and_three_pieces_follows_from_its_successors() {
    assert_eq!(verify(tables(), 2), Ok(3_488));
    assert_eq!(verify(tables(), 3), Ok(196_032));
}

#[test]
#[ignore = "slow without optimisation: make slow SUITE=endgames"]
fn every_position_with_four_pieces_follows_from_its_successors() {
    let mut tables = tables().clone();
    tables.build(4, |_| {});
    assert_eq!(verify(&tables, 4), Ok(6_209_316));
}

#[test]
fn the_longest_wins_with_three_pieces_are_known() {
    let king_and_man = Force { men: 1, kings: 1 };
    assert_eq!(longest_win(tables(), king_and_man, kings(1), |_| true), Some(5));
    assert_eq!(longest_win(tables(), kings(2), kings(1), |_| true), Some(4));
}

#[test]
fn the_longest_wins_of_three_kings_against_one_are_known() {
    let mut tables = tables().clone();
    tables.build(4, |_| {});
    let on_the_main_diagonal =
        |position: &Position| !(position.of(Colour::Black) & Squares::MAIN_DIAGONAL).is_empty();
    let off = |position: &Position| !on_the_main_diagonal(position);
    assert_eq!(longest_win(&tables, kings(3), kings(1), off), Some(13));
    assert_eq!(longest_win(&tables, kings(3), kings(1), on_the_main_diagonal), Some(5));
}

/// The move after which the tables promise the side to move most: the fastest win, or the slowest loss.
fn play_best(tables: &Tables, history: &mut History) {
    let position = *history.position();
    let promise = |value| match value {
        None => 1_000,
        Some(Value::Lost(distances)) => 999 - i32::from(distances.end),
        Some(Value::Drawn) => 0,
        Some(Value::Won(distances)) => i32::from(distances.end) - 999,
    };
    let moves = position.legal_moves();
    let best = moves.iter().max_by_key(|mv| promise(tables.probe(&position.play(mv))));
    history.play(best.unwrap());
}

/// Plays won positions out by the rules, counters and all; says how many. Every so many positions one is played.
fn play_out(tables: &Tables, pieces: u8, every: usize) -> usize {
    let all = Material::with_pieces(pieces).into_iter().flat_map(|material| tables.positions(material));
    let won = all.filter_map(|(position, value)| match value {
        Value::Won(distances) => Some((position, distances.end)),
        _ => None,
    });
    let mut played = 0;
    for (position, plies) in won.step_by(every) {
        let mut history = History::new(position);
        for _ in 0..plies {
            assert_eq!(history.outcome(), None, "{}", position.fen());
            play_best(tables, &mut history);
        }
        let winner = history.outcome().as_ref().and_then(Outcome::winner);
        assert_eq!(winner, Some(Colour::White), "{} in {plies}", position.fen());
        played += 1;
    }
    played
}

#[test]
fn won_positions_are_won_in_time_for_every_counter() {
    assert!(play_out(tables(), 2, 1) > 500);
    assert!(play_out(tables(), 3, 3) > 10_000);
}

#[test]
#[ignore = "slow without optimisation: make slow SUITE=endgames"]
fn won_positions_with_four_pieces_are_won_in_time_for_every_counter() {
    let mut tables = tables().clone();
    tables.build(4, |_| {});
    assert!(play_out(&tables, 4, 101) > 10_000);
}

/// A value under counters: so many quiet plies, and so many that ČUD 6.4 has counted.
fn under(position: Position, quiet: usize, few_pieces: u32) -> UnderCounters {
    let recent = vec![position; quiet + 1];
    let history = History::resume(DrawSettings::default(), recent, None, Some(few_pieces)).unwrap();
    tables().probe(&position).unwrap().under(&history)
}

#[test]
fn a_win_that_comes_after_a_counter_ends_is_a_draw() {
    let in_three_plies: Position = "W:WKc3,Ke1:BKh8".parse().unwrap();
    assert_eq!(under(in_three_plies, 0, 7), UnderCounters::AsStored);
    assert_eq!(under(in_three_plies, 0, 8), UnderCounters::Drawn);
    assert_eq!(under(in_three_plies, 27, 0), UnderCounters::AsStored);
    assert_eq!(under(in_three_plies, 28, 0), UnderCounters::Drawn);
}

#[test]
fn a_mans_move_in_time_leaves_the_result_open() {
    let king_and_man = Material { own: Force { men: 1, kings: 1 }, other: kings(1) };
    let mut slow = tables().positions(king_and_man).filter_map(|(position, value)| {
        let distances = value.distances().filter(|_| matches!(value, Value::Won(_)))?;
        (distances.zeroing < distances.end).then_some((position, distances))
    });
    let (position, distances) = slow.next().unwrap();
    assert_eq!(under(position, 0, 10 - u32::from(distances.zeroing)), UnderCounters::Open);
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let mut read = Tables::new();
    for pieces in 2..=3 {
        assert_eq!(read.read(&tables().write(pieces)), Ok(()));
    }
    assert_eq!(read.pieces(), 3);
    for pieces in 2..=3 {
        assert_eq!(read.write(pieces), tables().write(pieces));
    }
}

#[test]
fn a_damaged_file_is_refused() {
    let good = tables().write(2);
    let refused = |bytes: &[u8]| Tables::new().read(bytes).unwrap_err();
    assert_eq!(refused(b"PARTIE"), FileError::NotTables);
    assert_eq!(refused(&tables().write(3)), FileError::OtherPieces { expected: 2, found: 3 });
    assert_eq!(refused(&good[..good.len() - 1]), FileError::WrongLength);
    let longer = [&good[..], &[0]].concat();
    assert_eq!(refused(&longer), FileError::WrongLength);

    let mut other_version = good.clone();
    other_version[8] += 1;
    assert_eq!(refused(&other_version), FileError::OtherVersion(2));

    let mut damaged = good;
    let last = damaged.len() - 1;
    damaged[last] ^= 1;
    let man = Force { men: 1, kings: 0 };
    assert_eq!(refused(&damaged), FileError::Damaged(Material { own: man, other: man }));
}
