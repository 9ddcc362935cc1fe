use partie_draughts::{Position, Square};

use crate::{position, square};

const TABLE: &str = include_str!("../data/why-not.txt");

#[test]
fn every_row_of_the_table() {
    for row in TABLE.lines() {
        assert_eq!(answer(row), row);
    }
}

/// The row as it should be.
fn answer(row: &str) -> String {
    if row.starts_with('#') {
        return row.to_string();
    }
    let [text, path, _] = row.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
        return row.to_string();
    };
    let position = if text == "start" { Position::start() } else { position(text) };
    let squares: Vec<Square> = path.split(['-', 'x']).map(square).collect();
    match position.find_move(&squares) {
        Ok(mv) => format!("{text} | {path} | legal: {mv}"),
        Err(why_not) => format!("{text} | {path} | {}: {why_not}", why_not.article()),
    }
}
