use partie_draughts::{Colour, Piece, Position, SetupError, Square};

use crate::{position, square};

#[test]
fn cud_3_5_a_man_cannot_stand_on_its_last_row() {
    for (colour, name) in
        [(Colour::White, "b8"), (Colour::White, "h8"), (Colour::Black, "a1"), (Colour::Black, "g1")]
    {
        let square = square(name);
        let man = Position::from_pieces(colour, [(square, colour, Piece::Man)]);
        assert_eq!(man, Err(SetupError::ManOnLastRow { square, colour }));
        assert!(Position::from_pieces(colour, [(square, colour, Piece::King)]).is_ok());
        assert!(Position::from_pieces(colour, [(square, colour.opponent(), Piece::Man)]).is_ok());
    }
}

#[test]
fn cud_2_7_a_side_has_at_most_twelve_pieces() {
    let kings = |count| Square::all().take(count).map(|square| (square, Colour::Black, Piece::King));
    assert!(Position::from_pieces(Colour::White, kings(12)).is_ok());
    let refused = Err(SetupError::TooManyPieces { colour: Colour::Black, pieces: 13 });
    assert_eq!(Position::from_pieces(Colour::White, kings(13)), refused);
}

#[test]
fn two_pieces_cannot_share_a_square() {
    let c3 = square("c3");
    let pieces = [(c3, Colour::White, Piece::Man), (c3, Colour::Black, Piece::King)];
    assert_eq!(Position::from_pieces(Colour::White, pieces), Err(SetupError::SquareTaken(c3)));
}

#[test]
fn a_side_without_pieces_can_be_set_up_and_has_no_move() {
    assert_eq!(position("W:W:Bc3").count_legal_moves(), 0);
    assert_eq!(position("B:W:B").count_legal_moves(), 0);
}

#[test]
fn cud_11_1g_a_handicap_is_the_start_without_some_pieces() {
    let start = Position::start();
    let pieces = start.pieces().filter(|&(at, ..)| at != square("b8"));
    let handicap = Position::from_pieces(Colour::White, pieces).unwrap();
    assert_eq!(handicap.of(Colour::Black).len(), 11);
}

#[test]
fn a_position_is_shown_as_white_sees_it() {
    let shown = position("B:Wa1,Kc3:Bh8,Kb8").to_string();
    let rows = [
        "8   B   .   .   b",
        "7 .   .   .   .  ",
        "6   .   .   .   .",
        "5 .   .   .   .  ",
        "4   .   .   .   .",
        "3 .   W   .   .  ",
        "2   .   .   .   .",
        "1 w   .   .   .  ",
        "  a b c d e f g h   Black to move",
    ];
    assert!(shown.lines().eq(rows), "{shown}");
}
