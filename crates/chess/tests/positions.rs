//! Articles 1 to 5 of the Laws, as far as a position decides them.

mod support;

use partie_chess::fen::{FenProblem, read_lenient};
use partie_chess::{Bitboard, Colour, Impossible, Kind, Position, Square, attacks};
use support::{after, position, square};

/// Where the piece on a square may go, in the order of the board: `a1 b1`.
#[track_caller]
fn targets(fen: &str, from: &str) -> String {
    let moves = position(fen).legal_moves();
    let to: Bitboard = moves.iter().filter(|m| m.from() == square(from)).map(|m| m.king_goes_to()).collect();
    to.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn is_legal(fen: &str, from: &str, to: &str) -> bool {
    position(fen).find_move(square(from), square(to), None).is_ok()
}

#[test]
fn fide_1_1_white_begins_and_the_players_take_turns() {
    let start = Position::start();
    assert_eq!(start.turn(), Colour::White);
    let after_one = after(&start, "e2e4");
    assert_eq!(after_one.turn(), Colour::Black);
    assert_eq!(after(&after_one, "e7e5").turn(), Colour::White);
    assert!(after_one.find_move(Square::D2, Square::D4, None).is_err());
}

/// Whoever has the move must move, however bad that is.
#[test]
fn fide_1_1_nobody_passes() {
    let zugzwang = position("8/8/8/8/8/1p6/1P1k4/1K6 w - - 0 1");
    assert!(!zugzwang.is_stalemate());
    assert!(Square::all().all(|square| zugzwang.find_move(square, square, None).is_err()));
}

#[test]
fn fide_1_2_checkmate() {
    let cases = [
        ("fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", true),
        ("smothered by its own pieces", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", true),
        ("on the back rank", "3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1", true),
        ("by double check", "3rkr2/3p1p2/5N2/8/8/8/8/K3R3 b - - 0 1", true),
        ("the check can be blocked", "3R2k1/5ppp/5n2/8/8/8/8/K7 b - - 0 1", false),
        ("the checking piece can be captured", "3R2k1/5ppp/8/8/8/8/K7/3r4 b - - 0 1", false),
    ];
    for (what, fen, mate) in cases {
        assert_eq!(position(fen).is_checkmate(), mate, "{what}");
    }
}

/// The bishop on f3 is pinned to its king and guards the queen all the same.
#[test]
fn fide_1_2_a_pinned_piece_helps_to_mate() {
    assert!(position("5k2/8/8/8/8/5b2/6q1/5R1K w - - 0 1").is_checkmate());
}

#[test]
fn fide_1_2_en_passant_is_the_only_escape() {
    let in_check = position("8/8/7R/1k6/2Pp4/3N4/1N6/R6K b - c3 0 1");
    let moves = in_check.legal_moves();
    assert_eq!(moves.len(), 1);
    assert!(moves[0].is_en_passant() && !in_check.is_checkmate());
    assert!(position("8/8/7R/1k6/2Pp4/3N4/1N6/R6K b - - 0 1").is_checkmate());
}

#[test]
fn fide_1_2_a_promoted_piece_mates_at_once() {
    assert!(after(&position("6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1"), "a7a8r").is_checkmate());
}

#[test]
fn fide_2_2_sixteen_pieces_each() {
    let start = Position::start();
    let expected = [
        (Kind::King, 1),
        (Kind::Queen, 1),
        (Kind::Rook, 2),
        (Kind::Bishop, 2),
        (Kind::Knight, 2),
        (Kind::Pawn, 8),
    ];
    for colour in Colour::ALL {
        assert_eq!(start.pieces(colour).count(), 16);
        for (kind, count) in expected {
            assert_eq!(start.of(colour, kind).count(), count, "{colour} {kind}");
        }
    }
}

#[test]
fn fide_2_3_initial_position() {
    assert_eq!(Position::start().fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

#[test]
fn fide_2_1_light_square_at_the_right() {
    assert!(Square::H1.is_light() && Square::A8.is_light());
    assert_eq!(Square::all().filter(|square| square.is_light()).count(), 32);
}

#[test]
fn fide_2_4_files_ranks_and_diagonals() {
    assert_eq!(Bitboard::file(4).into_iter().map(Square::file_letter).collect::<String>(), "eeeeeeee");
    assert_eq!(Bitboard::rank(3).into_iter().map(Square::rank_digit).collect::<String>(), "44444444");
    let diagonal = attacks::bishop(Square::A1, Bitboard::EMPTY);
    assert_eq!(diagonal.into_iter().map(|square| square.to_string()).collect::<String>(), "b2c3d4e5f6g7h8");
}

#[test]
fn fide_3_1_not_onto_an_own_piece_and_captures_at_once() {
    assert!(!is_legal("4k3/8/8/8/8/8/3P4/2B1K3 w - - 0 1", "c1", "d2"));
    let captured = after(&position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), "e4d5");
    assert_eq!(captured.fen(), "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1");
}

#[test]
fn fide_3_1_a_pinned_piece_attacks() {
    let pinned = position("4k3/4r3/8/8/8/8/8/3KR3 b - - 0 1");
    assert!(pinned.attackers(Colour::Black, Square::A7).has(Square::E7));
    assert!(pinned.find_move(Square::E7, Square::A7, None).is_err());
}

#[test]
fn fide_3_2_bishop() {
    assert_eq!(targets("k7/8/8/8/3B4/8/8/7K w - - 0 1", "d4"), "a1 g1 b2 f2 c3 e3 c5 e5 b6 f6 a7 g7 h8");
}

#[test]
fn fide_3_3_rook() {
    assert_eq!(targets("k7/8/8/8/3R4/8/8/7K w - - 0 1", "d4"), "d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8");
}

#[test]
fn fide_3_4_queen() {
    let queen = targets("k7/8/8/8/3Q4/8/8/7K w - - 0 1", "d4");
    let (bishop, rook) =
        (targets("k7/8/8/8/3B4/8/8/7K w - - 0 1", "d4"), targets("k7/8/8/8/3R4/8/8/7K w - - 0 1", "d4"));
    assert_eq!(queen.split(' ').count(), bishop.split(' ').count() + rook.split(' ').count());
    assert!(bishop.split(' ').chain(rook.split(' ')).all(|to| queen.contains(to)));
}

#[test]
fn fide_3_5_no_jumping() {
    assert_eq!(targets("k7/8/8/8/3p4/8/1P6/B6K w - - 0 1", "a1"), "");
    assert_eq!(targets("k7/8/8/8/8/2p5/8/B6K w - - 0 1", "a1"), "b2 c3");
    assert_eq!(targets("k7/8/8/8/8/P7/8/R1N4K w - - 0 1", "a1"), "b1 a2");
    assert_eq!(targets("k7/8/8/8/8/pn6/1P6/QN5K w - - 0 1", "a1"), "a2 a3");
}

#[test]
fn fide_3_6_knight_jumps() {
    assert_eq!(targets("k7/8/8/2PPP3/2PNP3/2PPP3/8/7K w - - 0 1", "d4"), "c2 e2 b3 f3 b5 f5 c6 e6");
    assert_eq!(targets("k7/8/8/8/8/8/8/N6K w - - 0 1", "a1"), "c2 b3");
}

#[test]
fn fide_3_7a_pawn_steps_to_an_empty_square() {
    assert_eq!(targets("k7/8/8/8/8/4P3/8/7K w - - 0 1", "e3"), "e4");
    assert_eq!(targets("k7/8/8/8/4p3/4P3/8/7K w - - 0 1", "e3"), "");
    assert_eq!(targets("k7/8/4p3/8/8/8/8/7K b - - 0 1", "e6"), "e5");
}

#[test]
fn fide_3_7b_first_step_may_be_double() {
    assert_eq!(targets("k7/8/8/8/8/8/4P3/7K w - - 0 1", "e2"), "e3 e4");
    assert_eq!(targets("k7/8/8/8/4n3/8/4P3/7K w - - 0 1", "e2"), "e3");
    assert_eq!(targets("k7/8/8/8/8/4n3/4P3/7K w - - 0 1", "e2"), "");
    assert_eq!(targets("k7/4p3/8/8/8/8/8/7K b - - 0 1", "e7"), "e5 e6");
}

#[test]
fn fide_3_7c_pawn_captures_diagonally() {
    assert_eq!(targets("k7/8/8/8/3npn2/4P3/8/7K w - - 0 1", "e3"), "d4 f4");
    assert_eq!(targets("k7/8/8/8/7n/p6P/8/7K w - - 0 1", "h3"), "");
    assert_eq!(targets("k7/8/8/8/3P1P2/4P3/8/7K w - - 0 1", "e3"), "e4");
}

#[test]
fn fide_3_7d_in_passing_at_once_or_never() {
    let before = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    let stepped_twice = after(&before, "d7d5");
    assert_eq!(after(&stepped_twice, "e5d6").fen(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    let later = after(&stepped_twice, "e1e2 e8e7");
    assert!(later.find_move(Square::E5, Square::D6, None).is_err());
    let stepped_once_each = after(&before, "d7d6 e1e2 d6d5");
    assert!(stepped_once_each.find_move(Square::E5, Square::D6, None).is_err());
}

#[test]
fn fide_3_7d_not_when_both_pawns_shield_the_king() {
    assert!(!is_legal("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5", "d6"));
    assert!(is_legal("8/8/8/K1NpP2r/8/8/8/7k w - d6 0 1", "e5", "d6"));
    assert!(!is_legal("b6k/8/8/3pP3/8/5K2/8/8 w - d6 0 1", "e5", "d6"));
}

#[test]
fn fide_3_7e_promotion() {
    let before = position("6k1/P7/8/8/8/8/8/Q6K w - - 0 1");
    let promotions: Vec<_> =
        before.legal_moves().iter().filter(|m| m.from() == Square::A7).map(|m| m.promotion()).collect();
    assert_eq!(promotions, Kind::PROMOTIONS.map(Some)); // a second queen too
    let after = after(&before, "a7a8q");
    assert!(after.is_check(), "the new queen acts at once");
    assert_eq!(after.of(Colour::White, Kind::Queen).count(), 2);
}

#[test]
fn fide_3_7e_nine_queens() {
    let nine = position("QQQQQQQQ/8/8/8/8/k7/8/Q1K5 b - - 0 1");
    assert_eq!(nine.of(Colour::White, Kind::Queen).count(), 9);
    assert_eq!(position(&nine.fen()), nine);
}

#[test]
fn fide_3_8a_i_king_steps_to_squares_that_are_not_attacked() {
    assert_eq!(targets("k7/8/8/8/3K4/8/8/8 w - - 0 1", "d4"), "c3 d3 e3 c4 e4 c5 d5 e5");
    assert_eq!(targets("8/8/3k4/8/3K4/8/8/8 w - - 0 1", "d4"), "c3 d3 e3 c4 e4");
    // behind the king on the line of the check
    assert_eq!(targets("k3r3/8/8/8/4K3/8/8/8 w - - 0 1", "e4"), "d3 f3 d4 f4 d5 f5");
    // a protected piece is not captured
    assert_eq!(targets("k7/8/8/1b6/8/3r4/4K3/8 w - - 0 1", "e2"), "e1 f1 f2");
}

#[test]
fn fide_3_8a_ii_castling() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let cases = [
        ("e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        ("e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
        ("e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"),
        ("e1c1 e8h8", "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2"),
    ];
    for (moves, expected) in cases {
        assert_eq!(after(&both, moves).fen(), expected);
    }
}

#[test]
fn fide_3_8b_1_a_king_has_moved() {
    let there_and_back = after(&position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1e2 e8e7 e2e1 e7e8");
    assert!(there_and_back.castling_rooks().is_empty());
    assert!(there_and_back.find_move(Square::E1, Square::G1, None).is_err());
}

#[test]
fn fide_3_8b_1_b_that_rook_has_moved() {
    let there_and_back = after(&position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "h1h2 e8e7 h2h1 e7e8");
    assert!(there_and_back.find_move(Square::E1, Square::G1, None).is_err());
    assert!(there_and_back.find_move(Square::E1, Square::C1, None).is_ok());
}

#[test]
fn fide_3_8b_1_b_captured_or_promoted_rooks_have_no_right() {
    let captured = after(&position("4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1"), "g3h1");
    assert_eq!(captured.castling_rooks(), Bitboard::from(Square::A1));
    // A pawn promoted on the other wing walks to the corner.
    let promoted = position("r3k3/8/8/8/8/8/6p1/4K3 b q - 0 1");
    let promoted = after(&promoted, "g2g1r e1e2 g1g8 e2e1 g8h8 e1e2");
    assert_eq!(promoted.castling_rooks(), Bitboard::from(Square::A8));
    assert!(promoted.find_move(Square::E8, Square::G8, None).is_err());
}

#[test]
fn fide_3_8b_2_a_attacked_squares() {
    let cases = [
        ("in check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", false, false),
        ("over d1", "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, false),
        ("over f1", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true),
        ("to g1", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true),
        ("to c1", "2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, false),
        ("the rook crosses b1", "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true),
        ("the rooks are attacked", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true),
    ];
    for (what, fen, short, long) in cases {
        assert_eq!(is_legal(fen, "e1", "g1"), short, "0-0: {what}");
        assert_eq!(is_legal(fen, "e1", "c1"), long, "0-0-0: {what}");
    }
    // For now only: when the attack is gone, castling is possible.
    let later = after(&position("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "a1b1 f8g8 b1a1 g8h8");
    assert!(later.find_move(Square::E1, Square::G1, None).is_ok());
}

#[test]
fn fide_3_8b_2_b_pieces_between() {
    for (rank, short, long) in [
        ("R3K1NR", false, true),
        ("R3KB1R", false, true),
        ("RN2K2R", true, false),
        ("R1B1K2R", true, false),
        ("R2QK2R", true, false),
        ("Rn2K2R", true, false),
    ] {
        let fen = format!("4k3/8/8/8/8/8/8/{rank} w KQ - 0 1");
        assert_eq!((is_legal(&fen, "e1", "g1"), is_legal(&fen, "e1", "c1")), (short, long), "{rank}");
    }
}

#[test]
fn fide_3_9_check_by_a_pinned_piece() {
    // The bishop is pinned to the king on b8 and gives check all the same.
    let position = position("1k6/8/8/8/1b6/8/8/1R2K3 w - - 0 1");
    assert!(position.is_check());
    assert_eq!(position.checkers(), Bitboard::from(Square::B4));
}

#[test]
fn fide_3_9_own_king_is_not_exposed() {
    assert_eq!(targets("k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2"), "");
    assert_eq!(targets("k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2"), "e3 e4 e5 e6 e7 e8");
    assert_eq!(targets("k7/8/8/8/7b/8/5B2/4K3 w - - 0 1", "f2"), "g3 h4");
    assert_eq!(targets("k3r3/8/8/8/3p4/4P3/8/4K3 w - - 0 1", "e3"), "e4");
}

#[test]
fn fide_3_9_double_check_is_answered_by_the_king_alone() {
    let double = position("k3r3/8/8/8/8/5n2/6P1/3QK3 w - - 0 1");
    assert_eq!(double.checkers().count(), 2);
    assert!(double.legal_moves().iter().all(|m| m.from() == Square::E1));
}

/// A move is legal if and only if all of article 3 is fulfilled; `why_not_property` compares the two for all moves.
#[test]
fn fide_4_6_end_legal_moves_are_those_without_a_reason_against_them() {
    let start = Position::start();
    let all = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    let without_reason = all.filter(|&(from, to)| start.why_not(from, to, None).is_none());
    assert_eq!(without_reason.count(), 20);
}

#[test]
fn fide_5_1a_no_move_after_mate() {
    let mated = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(mated.is_checkmate() && mated.legal_moves().is_empty() && !mated.is_stalemate());
}

#[test]
fn fide_5_2a_stalemate() {
    let cases = [
        ("in the corner", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", true),
        ("it is the other player's turn", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", false),
        ("with a blocked pawn", "8/8/8/8/8/8/p1K5/k7 b - - 0 1", true),
        ("with a pinned piece", "kb5R/8/1K6/8/8/8/8/8 b - - 0 1", true),
        ("a pawn can still move", "7k/5Q2/5K1p/8/8/8/8/8 b - - 0 1", false),
        ("in check is no stalemate", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", false),
        ("a capture in passing is left", "7k/5Q2/6K1/8/5pP1/5P2/8/8 b - g3 0 1", false),
        ("it is too late for that", "7k/5Q2/6K1/8/5pP1/5P2/8/8 b - - 0 1", true),
        ("with all 32 pieces but two", "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10", true),
    ];
    for (what, fen, stalemate) in cases {
        assert_eq!(position(fen).is_stalemate(), stalemate, "{what}");
    }
}

/// Capturing the king is no move, so a position in which it could be done is no position to play from.
#[test]
fn fide_1_2_the_king_cannot_be_captured() {
    let error = read_lenient("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap_err();
    assert_eq!(error.problem, FenProblem::Impossible(Impossible::OpponentInCheck(Colour::Black)));
}
