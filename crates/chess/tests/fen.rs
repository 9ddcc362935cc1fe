//! FEN: what is read, what is refused and where, and that what is written reads back the same.

mod support;

use std::collections::BTreeSet;

use partie_chess::fen::{Dialect, FenProblem, read_lenient, read_strict};
use partie_chess::{Colour, Position, Square};
use proptest::prelude::*;
use support::{position, random_game, random_setup};

const REFUSED: &str = include_str!("data/fen_refused.txt");

/// `reading | "text" | column: what is wrong there`
fn refused() -> impl Iterator<Item = (bool, &'static str, &'static str)> {
    let lines = REFUSED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (reading, rest) = line.split_once(" | \"").unwrap_or_else(|| panic!("{line}"));
        let (text, expected) = rest.split_once("\" | ").unwrap_or_else(|| panic!("{line}"));
        (reading == "both", text, expected)
    })
}

#[test]
fn each_row_is_refused_at_its_place() {
    let mut wrong = Vec::new();
    for (both, text, expected) in refused() {
        let strict = read_strict(text).map_or_else(|error| error.to_string(), |_| "accepted".to_owned());
        let lenient = read_lenient(text).map_or_else(|error| error.to_string(), |_| "accepted".to_owned());
        if strict != expected {
            wrong.push(format!("strict  | \"{text}\" | {strict}"));
        }
        // The strict reading may meet something else first.
        if (lenient != "accepted") != both {
            wrong.push(format!("lenient | \"{text}\" | {lenient}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// The problems of the rows, by their names.
#[test]
fn the_rows_have_every_problem() {
    let names: BTreeSet<String> = refused()
        .filter_map(|(_, text, _)| read_strict(text).err())
        .map(|error| match error.problem {
            FenProblem::Impossible(problem) => format!("{problem:?}"),
            problem => format!("{problem:?}"),
        })
        .map(|name| name.split(['(', ' ']).next().unwrap().to_owned())
        .collect();
    let all = "CastlingOrder CastlingTwice DigitsTogether Kings Missing NoSuchCastling NotACastlingRight NotANumber \
               NotAPiece NotASquare NotATurn NothingPassed OpponentInCheck PawnOnEdge RankTooLong RankTooShort \
               Spacing Surplus TooManyPawns TooManyPieces WrongNumberOfRanks";
    assert_eq!(names.into_iter().collect::<Vec<_>>(), all.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn the_lenient_reading_fills_in_what_is_missing() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("  4k3/8/8/8/8/8/8/4K3   b  ", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 B - -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3\tw\n- - 7 0\r\n", "4k3/8/8/8/8/8/8/4K3 w - - 7 1"),
        ("4k3/44/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAkq", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    ];
    for (text, expected) in cases {
        assert_eq!(read_lenient(text).map(|position| position.fen()), Ok(expected.to_owned()), "{text}");
        assert!(read_strict(text).is_err(), "{text}");
    }
}

/// No game leads to these, but the rules can be applied to them.
#[test]
fn unreachable_positions_can_be_played() {
    for fen in [
        "4k3/8/8/8/8/8/NNNNNNNN/NNNNKNNN w - - 0 1",
        "QQQQQQQQ/8/8/8/8/k7/8/Q1K5 b - - 0 1",
        "4k3/8/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1",
        "4k3/8/8/8/2B1B3/3B1B2/8/4K3 w - - 0 1",
        "4k3/3rrr2/2n3n1/8/1b5b/4r3/4r3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 500 3",
    ] {
        assert_eq!(read_strict(fen).map(|position| position.fen()), Ok(fen.to_owned()));
    }
}

/// `K` and `Q` mean the outermost rooks; an inner one is named by its file.
#[test]
fn inner_rooks() {
    let cases = [
        // read, standard and X-FEN, Shredder-FEN, the square of the rook
        ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "K", "H", Square::H1),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "K", "H", Square::H1),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "G", "G", Square::G1),
        ("4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", "Q", "A", Square::A1),
        ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "B", "B", Square::B1),
        ("4k3/8/8/8/8/8/8/1R2K2r w Q - 0 1", "Q", "B", Square::B1),
        ("1r2krr1/8/8/8/8/8/8/4K3 w f - 0 1", "f", "f", Square::F8),
        ("1r2krr1/8/8/8/8/8/8/4K3 w k - 0 1", "k", "g", Square::G8),
    ];
    for (fen, standard, shredder, rook) in cases {
        let position = position(fen);
        let rights = |dialect| position.fen_in(dialect).split(' ').nth(2).unwrap().to_owned();
        assert_eq!(position.castling_rooks().first(), Some(rook), "{fen}");
        assert_eq!(rights(Dialect::Standard), standard, "{fen}");
        assert_eq!(rights(Dialect::XFen), standard, "{fen}");
        assert_eq!(rights(Dialect::Shredder), shredder, "{fen}");
    }
}

#[test]
fn the_passed_square_in_each_dialect() {
    let cases = [
        // nobody can capture; a pawn stands ready; it stands ready but is pinned
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "e3", "-", None),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3", "e3", Some(Square::E3)),
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "e3", "e3", None),
    ];
    for (fen, standard, x_fen, legal) in cases {
        let position = position(fen);
        let passed = |dialect| position.fen_in(dialect).split(' ').nth(3).unwrap().to_owned();
        assert_eq!(passed(Dialect::Standard), standard);
        assert_eq!(passed(Dialect::Shredder), standard);
        assert_eq!(passed(Dialect::XFen), x_fen);
        assert_eq!(position.en_passant_square(), legal);
    }
}

#[test]
fn columns_count_characters_not_bytes() {
    let error = read_lenient("4k3/8/8/8/8/8/8/4K3 ž").unwrap_err();
    assert_eq!((error.column, error.problem), (21, FenProblem::NotATurn));
    let error = read_lenient("žž 4k3").unwrap_err();
    assert_eq!((error.column, error.problem), (1, FenProblem::NotAPiece('ž')));
}

#[track_caller]
fn check_round_trip(position: &Position) {
    for dialect in [Dialect::Standard, Dialect::Shredder] {
        let fen = position.fen_in(dialect);
        assert_eq!(read_strict(&fen), Ok(*position), "{fen}");
        assert_eq!(read_lenient(&fen).map(|position| position.key()), Ok(position.key()), "{fen}");
    }
    // X-FEN leaves out a passed square that matters to nobody.
    let fen = position.fen_in(Dialect::XFen);
    let back = read_strict(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert!(back.repeats(position) && back.fen_in(Dialect::XFen) == fen, "{fen}");
}

/// Positions as FIDE 9.2 compares them, as text.
fn identity(position: &Position) -> String {
    let fen = position.fen_in(Dialect::Shredder);
    let parts: Vec<&str> = fen.split(' ').collect();
    format!("{} {:?}", parts[..3].join(" "), position.en_passant_square())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(seed: u64) {
        for position in random_game(seed, 120) {
            check_round_trip(&position);
        }
        if let Some(position) = random_setup(seed) {
            check_round_trip(&position);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,90}") {
        let _ = (read_lenient(&text), read_strict(&text));
    }

    #[test]
    fn no_near_miss_makes_it_panic(seed: u64, at in 0..60usize, junk in "[ -~žß♔]{0,3}", cut in 0..4usize) {
        let game = random_game(seed, 40);
        let fen = game[game.len() - 1].fen_in(Dialect::Shredder);
        let at = at.min(fen.len());
        let text = format!("{}{junk}{}", &fen[..at], &fen[(at + cut).min(fen.len())..]);
        for position in [read_lenient(&text), read_strict(&text)].into_iter().flatten() {
            check_round_trip(&position);
            position.perft(2);
        }
    }

    /// The key that is kept move by move is the one made from the whole position.
    #[test]
    fn keys_are_kept_along_a_game(seed: u64) {
        for position in random_game(seed, 150) {
            let from_scratch = read_strict(&position.fen()).unwrap();
            prop_assert_eq!(position.key(), from_scratch.key(), "{:?}", position);
        }
    }

    /// Equal keys, equal positions in the sense of FIDE 9.2, and the other way round.
    #[test]
    fn keys_are_equal_for_repeated_positions_only(seed: u64) {
        let start = random_game(seed, 60).pop().unwrap();
        let mut leaves = Vec::new();
        start.visit_leaves(2, &mut |leaf: &Position| leaves.push((leaf.key(), identity(leaf), *leaf)));
        leaves.sort_by_key(|leaf| leaf.0);
        for pair in leaves.windows(2) {
            let [(key, identity, position), (next_key, next_identity, next)] = pair else { unreachable!() };
            prop_assert_eq!(key == next_key, identity == next_identity);
            prop_assert_eq!(key == next_key, position.repeats(next));
        }
        let distinct: BTreeSet<_> = leaves.iter().map(|(_, identity, _)| identity).collect();
        let distinct_keys: BTreeSet<_> = leaves.iter().map(|(key, ..)| key).collect();
        prop_assert_eq!(distinct.len(), distinct_keys.len());
    }
}

/// A capture in passing counts only when it is legal, and the turn always counts (FIDE 9.2).
#[test]
fn keys_tell_what_matters() {
    let same = [
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 9 9"),
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1"),
    ];
    let different = [
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
    ];
    for (a, b) in same {
        assert!(position(a).repeats(&position(b)) && position(a).key() == position(b).key(), "{a}");
    }
    for (a, b) in different {
        assert!(!position(a).repeats(&position(b)) && position(a).key() != position(b).key(), "{a}");
    }
    assert_eq!(position(different[2].1).turn(), Colour::Black);
}
