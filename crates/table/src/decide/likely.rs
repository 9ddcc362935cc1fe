//! Who does something, if nobody has said.

use super::decide;
use crate::catalogue::Role;
use crate::clock::Instant;
use crate::{Act, Actor, Event, Fact, Presence, Table};

/// Which of these people does the act, when it is not said: the first one who can do it to some effect, else the first one who
/// can do it, else the first one who could ever do it. People share a terminal, or one person holds both seats.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, likely_actor};
/// let table = Table::open(Regulations::default()).unwrap();
/// let act = Act::OrderSealing;
/// assert_eq!(likely_actor(&table, Presence::FULL, &Actor::ALL, &act, Instant::BEGINNING), Actor::Arbiter);
/// ```
///
/// # Panics
/// If nobody is named.
pub fn likely_actor(table: &Table, presence: Presence, people: &[Actor], act: &Act, now: Instant) -> Actor {
    let mut order = people.to_vec();
    order.sort_by_key(|who| rank(table, *who, act));
    let decided: Vec<(Actor, Vec<Event>)> =
        order.iter().filter_map(|who| Some((*who, decide(table, presence, *who, act, now).ok()?))).collect();
    let succeeds = decided.iter().find(|(_, events)| !events.iter().any(is_rejection));
    let could = || order.iter().find(|who| act.kind().row().who.contains(&Role::of(**who)));
    succeeds.or(decided.first()).map_or_else(|| *could().unwrap_or(&order[0]), |(who, _)| *who)
}

/// A player who has still to press the clock comes first, then the one who has the move. Over the board a piece is moved by its
/// owner, and everything else is done by the player whose clock runs, as long as nobody says otherwise.
fn rank(table: &Table, who: Actor, act: &Act) -> u8 {
    let on_move = if table.regulations.over_the_board() {
        table.clock.running().unwrap_or(table.turn()) // who has the move depends on what is legal
    } else {
        table.turn()
    };
    let first = match act {
        Act::Release { path } => table.piece_at(path.from()).map(|piece| piece.colour),
        _ if table.regulations.over_the_board() => Some(on_move),
        _ => who.player().filter(|player| table.has_move_to_complete(*player)),
    };
    match who.player() {
        Some(player) if first == Some(player) => 0,
        Some(player) if player == on_move => 1,
        Some(_) => 2,
        None if who == Actor::Arbiter => 3,
        None => 4,
    }
}

fn is_rejection(event: &Event) -> bool {
    matches!(
        event.fact,
        Fact::FlagClaimRejected { .. }
            | Fact::NoticeRejected { .. }
            | Fact::Complained { article: None }
            | Fact::ClaimRejected { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script;
    use crate::time_control::Millis;

    /// Over the board nothing that a hand does in draughts is refused for being out of turn (ČUD 5.4), so that both could.
    #[test]
    fn cud_5_4a_a_piece_is_moved_by_its_owner_if_nobody_says_otherwise() {
        let partie =
            "partie: at one terminal\ngame: czech-draughts\nconduct: over the board\nwhite releases c3-d4";
        let table = &script::check(partie).unwrap()[0].table;
        let who = |act: &Act| likely_actor(table, Presence::FULL, &Actor::ALL, act, Instant::BEGINNING);
        let release = |path: &str| Act::Release { path: path.parse().unwrap() };
        assert_eq!(who(&release("d6-c5")), Actor::Black);
        assert_eq!(who(&release("e3-f4")), Actor::White);
        assert_eq!(who(&Act::TakeOff { square: "d4".parse().unwrap() }), Actor::White);
        assert_eq!(who(&Act::PressClock { lag_ms: Millis::default() }), Actor::White);
    }
}
