use partie_draughts::notation::Naming;
use partie_draughts::{Position, Square};

use crate::{ONE_LONG_CAPTURE, TWO_WAYS, position};

/// The two lists of article 8.1, side by side.
const LETTERS: &str =
    "a1 a3 a5 a7 b2 b4 b6 b8 c1 c3 c5 c7 d2 d4 d6 d8 e1 e3 e5 e7 f2 f4 f6 f8 g1 g3 g5 g7 h2 h4 h6 h8";
const NUMBERS: &str =
    "29 21 13 5 25 17 9 1 30 22 14 6 26 18 10 2 31 23 15 7 27 19 11 3 32 24 16 8 28 20 12 4";

fn names(naming: Naming) -> impl Fn(&str) -> String {
    move |name| name.parse::<Square>().unwrap().named(naming).to_string()
}

#[test]
fn cud_8_1a_every_square_has_its_letters() {
    let written: Vec<String> = NUMBERS.split(' ').map(names(Naming::Letters)).collect();
    assert_eq!(written.join(" "), LETTERS);
}

#[test]
fn cud_8_1b_every_square_has_its_number() {
    let written: Vec<String> = LETTERS.split(' ').map(names(Naming::Numbers)).collect();
    assert_eq!(written.join(" "), NUMBERS);
}

#[test]
fn cud_8_1_a_game_can_be_played_again_from_its_record() {
    for record in ["c3-d4 b6-a5 d4-c5 d6xb4 a3xc5", "22-18 9-13 18-14 10x17 21x14"] {
        let play = |position: Position, text: &str| position.play(&position.read(text).unwrap());
        let after = record.split(' ').fold(Position::start(), play);
        let expected = "B:Wc5,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,f6,h6,a5";
        assert_eq!(after.fen(), expected);
    }
}

#[track_caller]
fn written(fen: &str, path: &str, letters: &str, numbers: &str) {
    let position = position(fen);
    let mv = position.read(path).unwrap();
    assert_eq!(position.notation(&mv, Naming::Letters), letters);
    assert_eq!(position.notation(&mv, Naming::Numbers), numbers);
}

#[test]
fn cud_8_2a_a_move_is_written_from_where_to_where() {
    written(ONE_LONG_CAPTURE, "e7xh4xf2xa7", "e7xa7", "7x5");
    for text in ["c3d4", "c3 d4", "22 18"] {
        assert_eq!(Position::start().read(text).unwrap().to_string(), "c3-d4");
    }
}

#[test]
fn cud_8_2a_a_capture_is_written_in_full_when_another_one_joins_the_same_squares() {
    written(TWO_WAYS, "a1xc3xe1", "a1xc3xe1", "29x22x31");
    written(TWO_WAYS, "a1xe5xc7xa5xe1", "a1xe5xc7xa5xe1", "29x15x6x13x31");
    written(TWO_WAYS, "a1xa7", "a1xa7", "29x5");
}

#[test]
fn cud_8_2a_where_a_king_jumps_straight_on_the_square_behind_the_captured_piece_is_named() {
    let position = position("W:WKa1:Bb2,e5");
    let written: Vec<String> =
        position.legal_moves().iter().map(|mv| mv.full_notation(Naming::Letters)).collect();
    assert_eq!(written, ["a1xc3xh8", "a1xc3xg7", "a1xc3xf6"]);
}

#[test]
fn cud_8_2b_a_dash_stands_where_nothing_is_captured() {
    written("W:Wc3,Kg1:Bh8", "c3d4", "c3-d4", "22-18");
    written("W:Wc3,Kg1:Bh8", "g1a7", "g1-a7", "32-5");
}

#[test]
fn cud_8_2c_a_cross_stands_where_something_is_captured() {
    written("W:Wc3:Bd4", "c3e5", "c3xe5", "22x15");
    for text in ["c3xe5", "c3 X e5", "c3:e5", "c3×e5", "22x15", "22:15", "c3-e5", "22-15"] {
        assert_eq!(position("W:Wc3:Bd4").read(text).unwrap().to_string(), "c3xe5");
    }
}
