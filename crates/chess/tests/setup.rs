//! Positions set up piece by piece say what their FEN says.

mod support;

use partie_chess::fen::{read_lenient, read_standing};
use partie_chess::{Colour, Impossible, Kind, Piece, Position, Setup, Square};
use support::{position, random_game};

#[test]
fn taken_apart_and_put_together_a_position_is_the_same() {
    for position in (0..20).flat_map(|seed| random_game(seed, 120)) {
        let whole = Setup::from(&position);
        let mut copy = Setup { castling: whole.castling, passed: whole.passed, ..Setup::EMPTY };
        (copy.turn, copy.move_number) = (whole.turn, whole.move_number);
        copy.plies_since_progress = whole.plies_since_progress;
        for square in Square::all() {
            copy.put(square, position.piece_at(square));
        }
        assert_eq!(copy, whole);
        assert_eq!(copy.position(), Ok(position));
        assert_eq!(copy.position().map(|copy| copy.key()), Ok(position.key()));
    }
}

/// Whatever is put anywhere: a set-up and its FEN are possible, or stand, together.
#[test]
fn a_setup_is_possible_if_its_fen_is() {
    for (seed, start) in
        (0..10).flat_map(|seed| random_game(seed, 60).into_iter().map(move |start| (seed, start)))
    {
        for (index, square) in Square::all().enumerate() {
            let kind = Kind::ALL[(index + seed as usize) % Kind::ALL.len()];
            let colour = if index % 3 == 0 { Colour::White } else { Colour::Black };
            let mut setup =
                Setup { castling: partie_chess::Bitboard::EMPTY, passed: None, ..Setup::from(&start) };
            setup.put(square, (index % 5 != 0).then_some(Piece::new(colour, kind)));
            let Ok(standing) = setup.standing() else { continue };
            let fen = standing.fen();
            assert_eq!(read_standing(&fen), Ok(standing), "{fen}");
            assert_eq!(setup.position().ok(), read_lenient(&fen).ok(), "{fen}");
        }
    }
}

#[test]
fn fide_3_8b_1_a_right_to_castle_needs_king_and_rook() {
    let castling = |fen: &str, rook: Square| {
        let setup = Setup { castling: rook.into(), ..Setup::from(&position(fen)) };
        setup.position().map(|position| position.fen())
    };
    assert_eq!(
        castling("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Square::H1).unwrap(),
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    );
    let wrong = [
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Square::A1), // no rook
        ("4k3/8/8/8/8/8/4K3/7R w - - 0 1", Square::H1), // the king has moved up
        ("4k3/8/8/8/8/8/8/K6R w - - 0 1", Square::H1),  // in the corner
        ("4k3/8/8/8/8/8/7R/4K3 w - - 0 1", Square::H2), // not on the first rank
    ];
    for (fen, rook) in wrong {
        assert_eq!(castling(fen, rook), Err(Impossible::Castling(rook)), "{fen}");
    }
}

#[test]
fn fide_3_7d_a_passed_square_needs_its_pawn() {
    let mut setup =
        Setup { passed: Some(Square::E6), ..Setup::from(&position("4k3/8/8/4p3/8/8/8/4K3 w - - 0 1")) };
    assert_eq!(setup.position().map(|position: Position| position.passed_square()), Ok(Some(Square::E6)));
    setup.passed = Some(Square::D6);
    assert_eq!(setup.standing(), Err(Impossible::NothingPassed(Square::D6)));
}
