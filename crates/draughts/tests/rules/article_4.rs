use partie_draughts::{Colour, Piece, Squares};

use crate::{after, legal, position, square};

const NONE: [&str; 0] = [];

#[test]
fn cud_4_1_capture_is_compulsory() {
    assert_eq!(legal("W:Wc3,g1:Bd4"), ["c3xe5"]);
    assert_eq!(legal("B:Wc3,a1:Bd4,h8"), ["d4xb2"]);
    assert_eq!(legal("W:WKc1,a1:Bg5"), ["c1xh6"]);
}

#[test]
fn cud_4_1_a_man_captures_forward_only() {
    assert_eq!(legal("W:Wd4:Bc3,e3"), ["d4-c5", "d4-e5"]);
    assert_eq!(legal("B:Wc5,e5:Bd4"), ["d4-c3", "d4-e3"]);
}

#[test]
fn cud_4_1_a_king_captures_backward_too() {
    assert_eq!(legal("W:WKd4:Bc3"), ["d4xa1", "d4xb2"]);
    assert_eq!(legal("B:We5:BKd4"), ["d4xf6", "d4xg7", "d4xh8"]);
}

#[test]
fn cud_4_1_a_complete_capture_is_one_move() {
    let after = after("W:Wc1:Bd2,f4,h8", "c1xe3xg5");
    assert_eq!(after.turn(), Colour::Black);
    assert_eq!(after.of(Colour::Black), square("h8").into());
}

#[test]
fn cud_4_1_own_pieces_are_not_captured() {
    assert_eq!(legal("W:Wc3,d4:Bh8"), ["c3-b4", "d4-c5", "d4-e5"]);
}

#[test]
fn cud_4_2_a_man_jumps_the_piece_beside_it_if_the_square_behind_is_free() {
    assert_eq!(legal("W:Wc3:Bd4"), ["c3xe5"]);
    assert_eq!(legal("W:Wc3:Bd4,e5"), ["c3-b4"]);
    assert_eq!(legal("W:Wc3:Be5"), ["c3-b4", "c3-d4"], "not beside it");
    assert_eq!(legal("W:Wg3:Bh4"), ["g3-f4"], "no square behind");
    assert_eq!(legal("W:Wc3:BKd4"), ["c3xe5"], "a king as well");
}

#[test]
fn cud_4_2_the_jumped_piece_is_taken_off() {
    let after = after("W:Wc3:BKd4,a7", "c3xe5");
    assert_eq!(after.piece_at(square("d4")), None);
    assert_eq!(after.piece_at(square("c3")), None);
    assert_eq!(after.piece_at(square("e5")), Some((Colour::White, Piece::Man)));
    assert!(after.kings(Colour::Black).is_empty());
}

#[test]
fn cud_4_3_a_king_jumps_from_afar_and_lands_on_any_free_square_behind() {
    assert_eq!(legal("W:WKa1:Bd4"), ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]);
    assert_eq!(legal("W:WKa1:Bb2,f6,g7"), ["a1xc3", "a1xd4", "a1xe5"]);
}

#[test]
fn cud_4_3_a_king_needs_a_free_square_behind_the_piece() {
    assert_eq!(legal("W:WKa1:Bb2,c3"), NONE, "two in a row");
    assert_eq!(legal("W:WKa1:Bd4,e5"), ["a1-b2", "a1-c3"]);
    assert_eq!(legal("W:WKf8:Bh6"), ["f8-a3", "f8-b4", "f8-c5", "f8-d6", "f8-e7", "f8-g7"], "at the edge");
}

#[test]
fn cud_4_5_a_man_jumps_on_while_it_can() {
    assert_eq!(legal("W:Wc1:Bd2,f4,f6"), ["c1xe3xg5xe7"]);
    assert_eq!(legal("W:Wc1:Bd2,d4,f4"), ["c1xe3xc5", "c1xe3xg5"]);
    assert_eq!(legal("W:Wa3:Bb4,b2"), ["a3xc5"], "and not backward");
}

#[test]
fn cud_4_6_a_king_goes_on_from_a_square_where_it_crosses_another_capture() {
    assert_eq!(legal("B:Wb6,f4,g3,g5:BKe7"), ["e7xh4xf2xa7"]);
    assert_eq!(legal("W:WKa1:Bb2,d6"), ["a1xe5xb8", "a1xe5xc7"]);
}

#[test]
fn cud_4_6_a_king_jumps_on_in_a_straight_line() {
    assert_eq!(legal("W:WKa1:Bb2,e5"), ["a1xc3xf6", "a1xc3xg7", "a1xc3xh8"]);
}

#[test]
fn cud_4_6_after_the_last_jump_any_square_behind_will_do() {
    assert_eq!(legal("W:WKh8:Bg7,c5"), ["h8xd4xa7", "h8xd4xb6"]);
}

#[test]
fn cud_4_7_own_pieces_are_not_jumped() {
    assert_eq!(legal("W:WKa1,b2:Bd4"), ["b2-a3", "b2-c3"]);
    assert_eq!(legal("W:WKa1,f6:Bb2,g7"), ["a1xc3", "a1xd4", "a1xe5"]);
}

#[test]
fn cud_4_8_a_square_may_be_passed_twice() {
    // The last leg, a5 to e1, crosses c3, which the first leg, a1 to e5, has passed.
    assert_eq!(legal("W:WKa1:Bb2,d6,b6,d2"), ["a1xc3xe1", "a1xd4xa7", "a1xe5xc7xa5xe1"]);
}

#[test]
fn cud_4_8_the_square_that_the_piece_has_left_is_free() {
    assert_eq!(legal("W:WKc3:Bd4,d6,b6,d2"), ["c3xe1", "c3xe5xc7xa5xe1"]);
}

#[test]
fn cud_4_8_no_piece_is_jumped_twice() {
    assert_eq!(legal("W:WKa1:Bb2"), ["a1xc3", "a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"]);
}

#[test]
fn cud_4_11_jumped_pieces_stay_until_the_end_and_block() {
    // If c3 were gone at once, the king could go on from a5 over d2 to e1.
    let before = "W:WKb2:Bc3,d6,b6,d2";
    assert_eq!(legal(before), ["b2xd4xa7", "b2xe5xc7xa5"]);
    let taken: Squares = ["c3", "d6", "b6"].map(square).into_iter().collect();
    assert!(position(before).legal_moves().iter().any(|mv| mv.captured() == taken));
    assert_eq!(after(before, "b2xe5xc7xa5").of(Colour::Black), square("d2").into());
}

#[test]
fn cud_4_13_the_choice_is_free_whatever_the_number() {
    assert_eq!(legal("W:Wc3,g1:Bb4,h2,f2,d4,f6"), ["c3xa5", "c3xe5xg7", "g1xe3xc5"]);
    assert_eq!(legal("W:WKa1:Bb2,d2,d6"), ["a1xc3xe1", "a1xe5xb8", "a1xe5xc7"]);
}

#[test]
fn cud_4_13_a_capture_must_be_complete() {
    assert_eq!(legal("W:Wc3:Bd4,d6,f6"), ["c3xe5xc7", "c3xe5xg7"]);
}

#[test]
fn cud_4_14_a_king_captures_before_a_man() {
    // The man could take two, a3xc5xa7; the king has but one way to take one.
    assert_eq!(legal("W:Wa3,e5,Kh8:Bb4,b6,g7"), ["h8xf6"]);
    assert_eq!(legal("W:Wa3,e5:Bb4,b6,g7"), ["a3xc5xa7"]);
}

#[test]
fn cud_4_14_among_kings_the_choice_is_free() {
    let by_kings = ["a1xc3", "a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8", "h4xd8", "h4xe7", "h4xf6"];
    assert_eq!(legal("W:WKa1,Kh4,c1:Bb2,g5"), by_kings, "c1xa3 must wait");
}

#[test]
fn cud_4_14_a_king_that_cannot_capture_does_not_hold_up_a_man() {
    assert_eq!(legal("W:Wc3,Kh2:Bd4,b8"), ["c3xe5"]);
}
