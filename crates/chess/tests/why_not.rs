//! The reasons, row by row, and castling asked for by itself.

mod support;

use std::collections::BTreeSet;

use partie_chess::{CastlingSide, Square, WhyNot};
use support::{position, squares_of};

const ROWS: &str = include_str!("data/why_not.txt");

fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines = ROWS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| match *line.split(" | ").collect::<Vec<_>>() {
        [fen, attempt, verdict] => (fen, attempt, verdict),
        _ => panic!("three columns expected: {line}"),
    })
}

fn verdict(reason: Option<&WhyNot>) -> String {
    reason.map_or("legal".to_owned(), |reason| format!("{}: {reason}", reason.article()))
}

#[test]
fn each_row_gets_its_reason() {
    let wrong: Vec<String> = rows()
        .filter_map(|(fen, attempt, expected)| {
            let (from, to, promotion) = squares_of(attempt);
            let found = verdict(position(fen).why_not(from, to, promotion).as_ref());
            (found != expected).then(|| format!("{fen} | {attempt} | {expected}\n    found: {found}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_rows_have_every_article() {
    let cited: BTreeSet<&str> =
        rows().filter_map(|(_, _, verdict)| verdict.split_once(": ").map(|(article, _)| article)).collect();
    let expected = [
        "1.1", "1.2", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7a", "3.7b", "3.7c", "3.7d", "3.7e",
        "3.8a", "3.8a(i)", "3.8a(ii)", "3.8b(1)", "3.8b(1)b", "3.8b(2)a", "3.8b(2)b", "3.9", "F3n4",
    ];
    assert_eq!(
        cited,
        expected
            .iter()
            .map(|number| format!("FIDE {number}"))
            .collect::<Vec<_>>()
            .iter()
            .map(String::as_str)
            .collect()
    );
}

/// Castling can be asked for when the king is nowhere near its place, which no move of the king can say.
#[test]
fn fide_3_8b_1_a_king_away_from_its_square() {
    for fen in ["4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "4k3/8/8/8/8/8/8/R6K w - - 0 1"] {
        for side in CastlingSide::ALL {
            let why_not = position(fen).find_castling_to(side).unwrap_err();
            assert_eq!(verdict(Some(&why_not)), "FIDE 3.8b(1)a: the king has moved");
        }
    }
}

#[test]
fn fide_3_8b_1_b_rook_away_from_its_rank() {
    let why_not = position("4k3/8/8/8/7R/8/8/4K3 w - - 0 1").find_castling(Square::H4).unwrap_err();
    assert_eq!(verdict(Some(&why_not)), "FIDE 3.8b(1)b: the rook on h4 has moved");
}

#[test]
fn fide_3_8a_ii_castling_with_no_rook() {
    let why_not = position("4k3/8/8/8/8/8/8/4K2N w - - 0 1").find_castling(Square::H1).unwrap_err();
    assert_eq!(verdict(Some(&why_not)), "FIDE 3.8a(ii): there is no rook on h1 to castle with");
}
