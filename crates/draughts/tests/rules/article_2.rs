use partie_draughts::{Colour, ParseSquareError, Piece, Position, Square, Squares};

use crate::square;

#[test]
fn cud_2_2_only_the_32_dark_squares_are_in_use() {
    assert_eq!(Square::all().count(), 32);
    for name in ["b1", "a2", "h1", "a8", "d5"] {
        assert_eq!(name.parse::<Square>(), Err(ParseSquareError::LightSquare(name.to_string())));
    }
}

#[test]
fn cud_2_3_the_main_diagonal_has_eight_squares() {
    let names = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];
    assert_eq!(Squares::MAIN_DIAGONAL, names.map(square).into_iter().collect());
}

#[test]
fn cud_2_6a_squares_are_named_by_column_and_row() {
    let base_rows = ["a1", "c1", "e1", "g1", "b8", "d8", "f8", "h8"];
    let edge_columns = ["a1", "a3", "a5", "a7", "h2", "h4", "h6", "h8"];
    for name in base_rows.into_iter().chain(edge_columns) {
        assert_eq!(square(name).to_string(), name);
    }
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
    }
}

/// The two lists of article 8.1, side by side.
const LETTERS: &str =
    "a1 a3 a5 a7 b2 b4 b6 b8 c1 c3 c5 c7 d2 d4 d6 d8 e1 e3 e5 e7 f2 f4 f6 f8 g1 g3 g5 g7 h2 h4 h6 h8";
const NUMBERS: &str =
    "29 21 13 5 25 17 9 1 30 22 14 6 26 18 10 2 31 23 15 7 27 19 11 3 32 24 16 8 28 20 12 4";

#[test]
fn cud_2_6b_squares_are_numbered_from_1_to_32() {
    for (letters, number) in LETTERS.split(' ').zip(NUMBERS.split(' ')) {
        assert_eq!(square(letters), square(number));
        assert_eq!(square(letters).number().to_string(), number);
    }
}

#[test]
fn cud_2_6_what_is_not_a_square_is_refused_with_what_was_read() {
    for name in ["0", "33", "00", "99999999999"] {
        assert_eq!(name.parse::<Square>(), Err(ParseSquareError::NoSuchNumber(name.to_string())));
    }
    for name in ["", "a", "i1", "a9", "a0", "1a", "a1 ", "-1", "+1", "é1", "a11"] {
        assert_eq!(name.parse::<Square>(), Err(ParseSquareError::NotASquare(name.to_string())));
    }
}

#[test]
fn cud_2_7_each_side_begins_with_twelve_men() {
    let start = Position::start();
    for colour in Colour::BOTH {
        assert_eq!(start.men(colour).len(), 12);
        assert!(start.kings(colour).is_empty());
    }
}

#[test]
fn cud_2_8a_the_men_stand_on_three_rows_each() {
    let start = Position::start();
    let white = ["a1", "a3", "b2", "c1", "c3", "d2", "e1", "e3", "f2", "g1", "g3", "h2"];
    let black = ["a7", "b6", "b8", "c7", "d6", "d8", "e7", "f6", "f8", "g7", "h6", "h8"];
    for name in white {
        assert_eq!(start.piece_at(square(name)), Some((Colour::White, Piece::Man)));
    }
    for name in black {
        assert_eq!(start.piece_at(square(name)), Some((Colour::Black, Piece::Man)));
    }
    assert!(start.empty().iter().all(|square| matches!(square.row(), 4 | 5)));
}

#[test]
fn cud_2_8b_by_number_black_is_on_1_to_12_and_white_on_21_to_32() {
    let start = Position::start();
    let numbers = |colour| start.of(colour).iter().map(Square::number).collect::<Vec<_>>();
    assert_eq!(numbers(Colour::Black), (1..=12).collect::<Vec<_>>());
    assert_eq!(numbers(Colour::White), (21..=32).collect::<Vec<_>>());
}
