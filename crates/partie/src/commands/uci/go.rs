use std::time::Duration;

use partie_chess::Colour;
use partie_engine::search::Limits;

/// How long and how far to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orders {
    pub(super) limits: Limits,
    pub(super) time: Option<Duration>,
    /// Whether the answer waits for `stop`.
    pub(super) infinite: bool,
}

/// Moves that the remaining time is meant for when nothing is said about it.
const USUAL_MOVES_TO_GO: u64 = 30;
/// Kept for the way of a move to the clock.
const RESERVE_MS: u64 = 30;

/// Reads what follows `go`, for the player who has the move. Unknown words and values are ignored.
pub(super) fn read(words: &[&str], turn: Colour) -> Orders {
    let value = |name: &str| {
        let place = words.iter().position(|&word| word == name)?;
        // Clocks may be below zero when a flag has fallen.
        words.get(place + 1)?.parse::<i64>().ok().map(|value| value.max(0) as u64)
    };
    let (clock, increment) = match turn {
        Colour::White => (value("wtime"), value("winc")),
        Colour::Black => (value("btime"), value("binc")),
    };
    let by_clock = clock.map(|left| share(left, increment.unwrap_or(0), value("movestogo")));
    let milliseconds = value("movetime").or(by_clock);
    let mut limits = Limits::default();
    if let Some(depth) = value("depth") {
        limits.depth = depth.clamp(1, limits.depth as u64) as i32;
    }
    if let Some(nodes) = value("nodes") {
        limits.nodes = nodes.max(1);
    }
    let limited = milliseconds.is_some() || ["depth", "nodes"].iter().any(|name| value(name).is_some());
    Orders {
        limits,
        time: milliseconds.map(Duration::from_millis),
        infinite: !limited || words.contains(&"infinite"),
    }
}

/// The share of one move in the time that is left, in milliseconds.
fn share(left: u64, increment: u64, moves_to_go: Option<u64>) -> u64 {
    let moves = moves_to_go.unwrap_or(USUAL_MOVES_TO_GO).clamp(1, USUAL_MOVES_TO_GO);
    let usable = left.saturating_sub(RESERVE_MS);
    (usable / moves + increment * 3 / 4).min(usable).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(line: &str, turn: Colour) -> Option<u64> {
        let words: Vec<&str> = line.split_whitespace().collect();
        read(&words, turn).time.map(|time| time.as_millis() as u64)
    }

    #[test]
    fn each_player_has_a_clock() {
        assert_eq!(time("wtime 30030 btime 60030", Colour::White), Some(1_000));
        assert_eq!(time("wtime 30030 btime 60030", Colour::Black), Some(2_000));
        assert_eq!(time("wtime 30030 btime 60030 binc 400 movestogo 10", Colour::Black), Some(6_300));
    }

    #[test]
    fn a_move_never_takes_more_than_is_left() {
        assert_eq!(time("wtime 50 winc 10000", Colour::White), Some(20));
        assert_eq!(time("wtime -7", Colour::White), Some(1));
        assert_eq!(time("movetime 250 wtime 9", Colour::White), Some(250));
    }

    #[test]
    fn without_a_limit_the_answer_waits_for_stop() {
        let orders = |line: &str| read(&line.split_whitespace().collect::<Vec<_>>(), Colour::White);
        assert!(orders("").infinite && orders("infinite").infinite);
        assert_eq!(orders("depth 5").limits.depth, 5);
        assert_eq!(orders("nodes 900").limits.nodes, 900);
        assert!(!orders("depth 5").infinite && !orders("nodes 900").infinite);
    }
}
