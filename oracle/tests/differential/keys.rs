//! Our key tells positions apart as FIDE 9.2 does, which is as shakmaty's EPD with a legal en-passant square does.

use std::collections::HashMap;

use partie_chess::Position;
use partie_oracle::peers;
use partie_oracle::random;
use shakmaty::EnPassantMode;
use shakmaty::fen::Epd;

use crate::POSITIONS;

#[test]
fn keys_are_equal_when_and_only_when_positions_repeat() {
    let mut epd_of_key: HashMap<u64, String> = HashMap::new();
    let mut first_of_epd: HashMap<String, Position> = HashMap::new();
    let mut repeated = 0;
    peers::walk(random::seed() ^ 2, POSITIONS, |peers, _| {
        let (ours, epd) = (peers.ours, Epd::from_position(&peers.shakmaty, EnPassantMode::Legal).to_string());
        let read: Position = ours.fen().parse().expect("our own FEN");
        assert_eq!(read.key(), ours.key(), "the key made move by move, of {ours:?}");
        let known = epd_of_key.entry(ours.key()).or_insert_with(|| epd.clone());
        assert_eq!(*known, epd, "one key for two positions");
        if let Some(first) = first_of_epd.get(&epd) {
            repeated += 1;
            assert_eq!(first.key(), ours.key(), "two keys for {epd}");
            assert!(first.repeats(&ours), "{first:?} and {ours:?} are the same position (FIDE 9.2)");
        } else {
            first_of_epd.insert(epd, ours);
        }
    });
    assert!(repeated > 1000, "only {repeated} positions came up again: too few to prove anything");
}

/// Neighbours in a game are different positions, and positions that differ in one thing only are, too.
#[test]
fn positions_that_differ_do_not_repeat() {
    let mut before: Option<Position> = None;
    peers::walk(random::seed() ^ 3, POSITIONS / 5, |peers, m| {
        if let (Some(before), Some(_)) = (before, m) {
            assert!(!before.repeats(&peers.ours), "{before:?} and {:?}", peers.ours);
        }
        before = Some(peers.ours);
    });
}
