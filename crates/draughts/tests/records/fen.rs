use partie_draughts::Position;
use partie_draughts::fen::Fen;

#[track_caller]
fn check(rows: &[(&str, &str)]) {
    for (text, expected) in rows {
        let found = match text.parse::<Fen>() {
            Ok(fen) => fen.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, *expected, "{text:?}");
    }
}

const START: &str = "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";

#[test]
fn cud_2_8_the_start_is_written_by_letters() {
    assert_eq!(Position::start().fen(), START);
}

#[test]
fn every_dialect_is_read() {
    check(&[
        (START, START),
        ("W:W21-32:B1-12", START),
        ("W:W21,22,23-30,31-32:B1-11,12.", START),
        ("w:b1-12:w21-32", START),
        (" W : W 21 - 32 : B 1 - 12 . ", START),
        ("W:W21-32:B1-12:H0:F1", &format!("{START}:H0:F1")),
        ("W:W21-32:B1-12:f7", &format!("{START}:F7")),
        ("B:WKa1,KC1:Bk4", "B:WKa1,Kc1:BKh8"),
        ("B:WK29-30:BK04", "B:WKa1,Kc1:BKh8"),
        ("bB:wka1:bkb8", "column 2: a colon, a comma or the end of the text expected"),
        ("b:wka1:bkb8", "B:WKa1:BKb8"),
        ("b:wb4:bb6", "B:Wb4:Bb6"),
        ("W:W:B", "W:W:B"),
        ("B:W:B1", "B:W:Bb8"),
        ("W:Wa1", "W:Wa1:B"),
        ("W:Wa1:Bc3:Wc1", "W:Wa1,c1:Bc3"),
    ]);
}

#[test]
fn every_error_has_its_place() {
    check(&[
        ("", "column 1: the side to move, W or B, expected"),
        ("X:Wa1", "column 1: the side to move, W or B, expected"),
        ("?:Wa1:Bc3", "column 1: the side to move is unknown; W or B expected"),
        ("W", "column 2: a colon, a comma or the end of the text expected"),
        ("W:", "column 3: W or B and a list of squares expected after the colon"),
        ("B::", "column 3: W or B and a list of squares expected after the colon"),
        ("W:Wa1,:Bc3", "column 7: \"\" is not a square; expected one such as c3 or 22"),
        ("W:Wa1;c1", "column 6: a colon, a comma or the end of the text expected"),
        ("W:Wa2", "column 4: a2 is a light square; play is on the dark squares, such as a1"),
        ("W:W33", "column 4: there is no square 33; squares are numbered from 1 to 32"),
        ("W:WKx1", "column 5: \"x1\" is not a square; expected one such as c3 or 22"),
        ("W:W31-21", "column 6: the range from 31 to 21 runs backwards"),
        ("W:Wa1-c1", "column 6: a range needs numbers, such as 21-32"),
        ("W:Wa1:H", "column 8: a number expected after H or F"),
        ("W:Wa1:H1:H1", "column 10: H and F can be given only once"),
        ("W:Wa1. x", "column 8: nothing more is expected after the dot"),
        ("Č", "column 1: the side to move, W or B, expected"),
    ]);
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    check(&[
        ("W:Wa1:Ba1", "column 8: two pieces stand on a1"),
        ("W:W21-32,K29:B1", "column 10: two pieces stand on a1"),
        ("W:W21,1:B2", "column 7: White has a man on b8, where it becomes a king"),
        ("W:W21:B2,a1", "column 10: Black has a man on a1, where it becomes a king"),
        ("W:W21-32,20:B1", "column 10: White has 13 pieces; 12 are the most"),
        ("W:Wa1:B1-13", "column 8: Black has 13 pieces; 12 are the most"),
    ]);
}
