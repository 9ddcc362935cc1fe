use partie_draughts::{Colour, Piece, Position};

use crate::{after, legal, position, square};

#[test]
fn cud_3_1_pieces_are_men_and_kings() {
    let position = position("W:Wc3,Kd8:Ba7");
    assert_eq!(position.piece_at(square("c3")), Some((Colour::White, Piece::Man)));
    assert_eq!(position.piece_at(square("d8")), Some((Colour::White, Piece::King)));
}

#[test]
fn cud_3_3_white_moves_first_and_then_in_turns() {
    let mut position = Position::start();
    for colour in [Colour::White, Colour::Black, Colour::White, Colour::Black] {
        assert_eq!(position.turn(), colour);
        let moves = position.legal_moves();
        assert!(moves.iter().all(|mv| position.of(colour).contains(mv.from())));
        position = position.play(&moves[0]);
    }
}

#[test]
fn cud_3_4_a_man_goes_one_square_forward() {
    assert_eq!(legal("W:Wc3:Bh8"), ["c3-b4", "c3-d4"]);
    assert_eq!(legal("B:Wa1:Bf6"), ["f6-e5", "f6-g5"]);
    assert_eq!(legal("W:Wa3:Bh8"), ["a3-b4"]);
    assert_eq!(legal("B:Wa1:Bh6"), ["h6-g5"]);
}

#[test]
fn cud_3_4_a_man_goes_to_a_free_square_only() {
    assert_eq!(legal("W:Wc3,d4:Bh8"), ["c3-b4", "d4-c5", "d4-e5"]);
    assert_eq!(legal("W:Wa3:Bb4,c5"), [""; 0]);
}

#[test]
fn cud_3_5_a_man_that_ends_on_the_last_row_becomes_a_king() {
    let king = |colour| Some((colour, Piece::King));
    assert_eq!(after("W:Wc7:Bh4", "c7-b8").piece_at(square("b8")), king(Colour::White));
    assert_eq!(after("B:Wh4:Bf2", "f2-g1").piece_at(square("g1")), king(Colour::Black));
    assert_eq!(after("W:Wb6:Bc7", "b6xd8").piece_at(square("d8")), king(Colour::White));
    assert_eq!(after("W:Wb6:Bh4", "b6-c7").piece_at(square("c7")), Some((Colour::White, Piece::Man)));
}

#[test]
fn cud_3_7_a_king_stays_a_king() {
    assert_eq!(after("W:WKb8:Bh2", "b8-e5").piece_at(square("e5")), Some((Colour::White, Piece::King)));
    assert_eq!(after("W:WKb8:Bd6", "b8xh2").piece_at(square("h2")), Some((Colour::White, Piece::King)));
}

#[test]
fn cud_3_8_a_man_that_captures_onto_the_last_row_ends_there() {
    let before = "W:Wf6:Be7,b6,h6";
    assert_eq!(legal(before), ["f6xd8"], "a king on d8 could jump b6");
    let crowned = after(before, "f6xd8");
    assert!(crowned.of(Colour::Black).contains(square("b6")));

    let reply = crowned.legal_moves().into_iter().find(|mv| mv.to_string() == "h6-g5").unwrap();
    let captures = crowned.play(&reply).legal_moves();
    let ends: Vec<String> = captures.iter().map(ToString::to_string).collect();
    assert_eq!(ends, ["d8xa5", "d8xh4"], "after the opponent's move it captures as a king");
}

#[test]
fn cud_3_9_a_king_goes_any_distance_both_ways() {
    let ends = ["a1", "a7", "b2", "b6", "c3", "c5", "e3", "e5", "f2", "f6", "g1", "g7", "h8"];
    assert_eq!(legal("W:WKd4:Bh2"), ends.map(|end| format!("d4-{end}")));
    assert_eq!(legal("B:Wa5:BKd4"), ends.map(|end| format!("d4-{end}")));
}

#[test]
fn cud_3_9_a_king_goes_over_free_squares_only() {
    assert_eq!(legal("W:WKa1,c3:Bh2,h4"), ["a1-b2", "c3-b4", "c3-d4"]);
    assert_eq!(legal("W:WKa1:Bd4,e5"), ["a1-b2", "a1-c3"]);
}
