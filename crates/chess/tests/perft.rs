//! The number of lines of play from many positions, against published counts.

mod support;

use partie_chess::Position;
use support::position;

/// Deeper counts of the files are for those who have the time.
const MOST_LINES: u64 = 120_000_000;

struct Row {
    fen: &'static str,
    counts: Vec<(u32, u64)>,
}

/// `FEN ;D1 20 ;D2 400`
fn rows(file: &'static str) -> Vec<Row> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (fen, counts) = line.split_once(" ;D").unwrap_or_else(|| panic!("no counts: {line}"));
            let count = |part: &str| {
                let (depth, count) = part.trim().split_once(' ').unwrap_or_else(|| panic!("{part}: {line}"));
                (depth.parse().unwrap(), count.parse().unwrap())
            };
            Row { fen, counts: counts.split(";D").map(count).collect() }
        })
        .collect()
}

fn check(file: &'static str) {
    for row in rows(file) {
        let position = position(row.fen);
        for (depth, expected) in row.counts.into_iter().filter(|&(_, expected)| expected <= MOST_LINES) {
            assert_eq!(position.perft(depth), expected, "{} at depth {depth}", row.fen);
        }
    }
}

#[test]
fn standard() {
    check(include_str!("data/perft-standard.txt"));
}

#[test]
fn chess960() {
    let file = include_str!("data/perft-chess960.txt");
    assert!(rows(file).len() >= 40);
    check(file);
}

/// Counting line by line, with every move played and every key made, comes to the same.
#[test]
fn leaves_and_divisions_add_up() {
    for row in rows(include_str!("data/perft-chess960.txt")) {
        let position = position(row.fen);
        let (depth, expected) = row.counts[2];
        let mut leaves = 0;
        position
            .visit_leaves(depth, &mut |leaf: &Position| leaves += u64::from(leaf.turn() != position.turn()));
        let divided: u64 = position.perft_by_move(depth).iter().map(|(_, count)| count).sum();
        assert_eq!((leaves, divided), (expected, expected), "{}", row.fen);
    }
}
