use partie_draughts::{Position, perft};

use crate::naive::{self, Naive};
use crate::position;

const TABLE: &str = include_str!("../data/perft.tsv");
/// Deeper than this from the start takes seconds, so that it waits for `PARTIE_SLOW=1`.
const QUICK_DEPTH: u32 = 11;
/// Paths are counted one by one through the public interface.
const QUICK_PATH_DEPTH: u32 = 7;

struct Row {
    text: &'static str,
    depth: u32,
    moves: u64,
    paths: u64,
}

fn rows() -> impl Iterator<Item = Row> {
    TABLE.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| {
        let [text, depth, moves, paths, _kind] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("expected five columns: {line}")
        };
        let number = |text: &str| text.parse::<u64>().unwrap_or_else(|error| panic!("{line}: {error}"));
        Row { text, depth: number(depth) as u32, moves: number(moves), paths: number(paths) }
    })
}

#[test]
fn every_row_of_the_table() {
    let mut checked = 0;
    for row in rows().filter(|row| row.depth <= QUICK_DEPTH) {
        assert_eq!(perft(&position(row.text), row.depth), row.moves, "{} depth {}", row.text, row.depth);
        checked += 1;
    }
    assert_eq!(checked, 455);
}

#[test]
fn every_row_of_the_table_by_paths() {
    for row in rows().filter(|row| row.depth <= QUICK_PATH_DEPTH) {
        assert_eq!(
            perft_paths(&position(row.text), row.depth),
            row.paths,
            "{} depth {}",
            row.text,
            row.depth
        );
    }
}

#[test]
fn slow_the_deepest_rows_of_the_table() {
    if std::env::var_os("PARTIE_SLOW").is_none() {
        println!("not run: set PARTIE_SLOW=1 for depths beyond {QUICK_DEPTH}");
        return;
    }
    for row in rows().filter(|row| row.depth > QUICK_DEPTH) {
        assert_eq!(perft(&position(row.text), row.depth), row.moves, "{} depth {}", row.text, row.depth);
    }
}

#[test]
fn the_naive_generator_counts_the_same_games() {
    for row in rows().filter(|row| row.moves < 50_000) {
        let counted = naive::perft(&Naive::new(&position(row.text)), row.depth);
        assert_eq!(counted, row.moves, "{} depth {}", row.text, row.depth);
    }
}

#[test]
fn no_depth_is_one_game() {
    assert_eq!(perft(&Position::start(), 0), 1);
}

fn perft_paths(position: &Position, depth: u32) -> u64 {
    let paths = position.legal_paths();
    if depth == 1 {
        return paths.len() as u64;
    }
    paths.iter().map(|mv| perft_paths(&position.play(mv), depth - 1)).sum()
}
