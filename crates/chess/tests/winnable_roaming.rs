//! FIDE 5.2b: proofs in which some men are followed from square to square while others roam.

use partie_chess::winnable::{Certificate, Effort, Roaming, Verdict, winnable};
use partie_chess::{Colour, Position};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn why(position: &Position, player: Colour) -> Certificate {
    match winnable(position, player, Effort::FULL) {
        Verdict::Unwinnable(why) => why,
        other => panic!("{player:?} in {position:?}: {other:?}"),
    }
}

fn roaming(fen: &str, player: Colour) -> (Position, Roaming) {
    let position = position(fen);
    match why(&position, player) {
        Certificate::Roaming(roaming) => (position, roaming),
        other => panic!("{fen}: {other:?}"),
    }
}

#[test]
fn fide_5_2b_a_knight_whose_every_move_mates_opens_nothing_for_the_opponent() {
    roaming("6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - - 0 1", Colour::White);
    roaming("bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B1B1B1 b - - 0 1", Colour::White);
}

#[test]
fn fide_5_2b_a_rook_that_leaves_its_corner_only_by_being_captured_never_plays() {
    let fen = "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1";
    roaming(fen, Colour::White);
    roaming(fen, Colour::Black);
}

#[test]
fn fide_5_2b_a_queen_that_must_be_captured_wherever_it_captures_never_mates() {
    // The other queen, rook and pawns of Black may be anywhere.
    roaming("8/6pp/8/8/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1", Colour::White);
    roaming("8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1", Colour::White);
}

#[test]
fn fide_5_2b_seven_bishops_in_a_pen_of_eight_squares_always_defend_the_wall() {
    roaming("B1B1B1B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5 w - - 0 1", Colour::White);
    // Six of them can leave a pawn alone.
    let six = position("2B1B1B1/pBpBpBp1/P1P1P1P1/8/8/8/8/k1K5 w - - 0 1");
    assert!(matches!(winnable(&six, Colour::White, Effort::FULL), Verdict::Winnable(_)));
}

#[test]
fn fide_5_2b_a_check_that_forces_a_capture_comes_before_the_bishops_roam() {
    let position = position("1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1");
    for player in Colour::ALL {
        let Certificate::Closed { positions, fortresses } = why(&position, player) else { panic!() };
        assert!(!positions.is_empty());
        assert!(fortresses.iter().any(|(_, why)| matches!(why, Certificate::Roaming(_))));
    }
}

#[test]
fn fide_9_6_a_proof_that_leaves_something_out_is_not_accepted() {
    let fen = "6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - - 0 1";
    let (root, proof) = roaming(fen, Colour::White);
    let accepted = |proof: Roaming| Certificate::Roaming(proof).proves(&root, Colour::White);
    assert!(accepted(proof.clone()));
    for index in 0..proof.placements.len() {
        let mut fewer = proof.clone();
        fewer.placements.swap_remove(index);
        assert!(!accepted(fewer), "without {:?}", proof.placements[index]);
    }
    for index in 0..proof.roamers.len() {
        let mut fewer = proof.clone();
        fewer.roamers.swap_remove(index);
        assert!(!accepted(fewer), "without {:?}", proof.roamers[index]);
        for square in proof.roamers[index].squares {
            let mut narrower = proof.clone();
            let without = narrower.roamers[index].squares.into_iter().filter(|other| *other != square);
            narrower.roamers[index].squares = without.collect();
            assert!(!accepted(narrower), "{:?} not on {square}", proof.roamers[index]);
        }
    }
    let elsewhere = position("6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P2/B6n w - - 0 1");
    assert!(!Certificate::Roaming(proof).proves(&elsewhere, Colour::White));
}

#[test]
fn fide_9_6_a_proof_says_nothing_of_positions_with_castling_or_capturing_in_passing() {
    let all = |fen: &str| Roaming { roamers: Vec::new(), placements: vec![position(fen)] };
    let castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert!(!Certificate::Roaming(all(castles)).proves(&position(castles), Colour::White));
    let passes = "8/8/N7/PpK5/kP6/p7/P7/8 w - b6 0 1";
    assert!(!Certificate::Roaming(all(passes)).proves(&position(passes), Colour::White));
}
