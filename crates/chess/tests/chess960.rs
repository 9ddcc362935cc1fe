//! Chess960: the draw of the initial position, and castling from wherever king and rook began (appendix F).

mod support;

use std::collections::HashSet;

use partie_chess::chess960::{Number, STANDARD, first_rank, number_of, start_position};
use partie_chess::{CastlingSide, Colour, Kind, Position, Square};
use support::position;

fn letters(number: u16) -> String {
    first_rank(Number::new(number).unwrap()).map(Kind::letter).iter().collect()
}

fn files_of(rank: &str, letter: char) -> Vec<usize> {
    rank.match_indices(letter).map(|(file, _)| file).collect()
}

/// The position after castling to a side, on a board with kings only besides what is given.
#[track_caller]
fn castled(fen: &str, side: CastlingSide) -> String {
    let position = position(fen);
    let castling = position.find_castling_to(side).unwrap_or_else(|why_not| panic!("{fen}: {why_not}"));
    let fen = position.play(castling).fen();
    fen.split(' ').next().unwrap().rsplit('/').next().unwrap().to_owned()
}

#[test]
fn fide_f1_after_the_draw_the_game_is_as_always() {
    let drawn = start_position(Number::draw([1234]).unwrap());
    assert_eq!((drawn.turn(), drawn.move_number(), drawn.plies_since_progress()), (Colour::White, 1, 0));
    assert_eq!(start_position(STANDARD), Position::start());
}

/// The first and last numbers, and the standard position, as usually listed.
#[test]
fn fide_f2_numbers_of_the_positions() {
    let known = [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (2, "BQNNRBKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")];
    for (number, rank) in known {
        assert_eq!(letters(number), rank);
    }
}

#[test]
fn fide_f2_all_positions_by_number_and_back() {
    let mut seen = HashSet::new();
    for number in Number::all() {
        let position = start_position(number);
        assert_eq!(number_of(&position), Some(number));
        assert!(seen.insert(position.fen()), "{number} is there twice");
    }
    assert_eq!(seen.len(), 960);
}

#[test]
fn fide_f2_white_pawns_on_the_second_rank() {
    for number in Number::all() {
        let rank = letters(number.get());
        let expected = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{rank} w KQkq - 0 1", rank.to_lowercase());
        assert_eq!(start_position(number).fen(), expected);
    }
}

#[test]
fn fide_f2_the_draw_is_fair() {
    let below = u32::MAX - u32::MAX % 960;
    assert_eq!(Number::draw([below - 1]), Number::new(959));
    assert_eq!(Number::draw([below]), None, "rolls that would favour low numbers do not count");
    assert_eq!(Number::draw([u32::MAX, below, 5]), Number::new(5));
    assert_eq!(Number::draw([]), None);
}

#[test]
fn fide_f2a_king_between_the_rooks() {
    for number in 0..960 {
        let rank = letters(number);
        let (rooks, king) = (files_of(&rank, 'R'), files_of(&rank, 'K'));
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{number}: {rank}");
    }
}

#[test]
fn fide_f2b_bishops_on_different_colours() {
    for number in 0..960 {
        let rank = letters(number);
        let bishops = files_of(&rank, 'B');
        assert_eq!((bishops[0] + bishops[1]) % 2, 1, "{number}: {rank}");
    }
}

#[test]
fn fide_f2c_black_mirrors_white() {
    for number in Number::all() {
        let position = start_position(number);
        for file in 0..8 {
            let (white, black) = (Square::at(file, 0).unwrap(), Square::at(file, 7).unwrap());
            let kinds = [white, black].map(|square| position.piece_at(square).map(|piece| piece.kind));
            assert_eq!(kinds[0], kinds[1], "{number}");
        }
    }
}

#[test]
fn fide_f3a_castling_once() {
    let both_rights = position("4k3/8/8/8/8/8/8/RK5R w HA - 0 1");
    for side in CastlingSide::ALL {
        let after = both_rights.play(both_rights.find_castling_to(side).unwrap());
        assert!((after.castling_rooks() & after.pieces(Colour::White)).is_empty());
    }
}

#[test]
fn fide_f3b_1_king_and_rook_move() {
    assert_eq!(castled("4k3/8/8/8/8/8/8/1K5R w H - 0 1", CastlingSide::King), "5RK1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/RK6 w A - 0 1", CastlingSide::Queen), "2KR4");
    assert_eq!(castled("4k3/8/8/8/8/8/8/1R3K2 w B - 0 1", CastlingSide::Queen), "2KR4");
    // over each other
    assert_eq!(castled("4k3/8/8/8/8/8/8/1KR5 w C - 0 1", CastlingSide::King), "5RK1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/5RK1 w F - 0 1", CastlingSide::Queen), "2KR4");
}

#[test]
fn fide_f3b_2_king_and_rook_change_places() {
    assert_eq!(castled("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", CastlingSide::King), "5RK1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/2RK4 w C - 0 1", CastlingSide::Queen), "2KR4");
}

#[test]
fn fide_f3b_3_only_the_king_moves() {
    assert_eq!(castled("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", CastlingSide::King), "5RK1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/3RK3 w D - 0 1", CastlingSide::Queen), "2KR4");
}

#[test]
fn fide_f3b_4_only_the_rook_moves() {
    assert_eq!(castled("4k3/8/8/8/8/8/8/6KR w H - 0 1", CastlingSide::King), "5RK1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", CastlingSide::Queen), "2KR4");
}

/// Wherever they began, king and rook end where they do in standard chess, for both colours.
#[test]
fn fide_f3r2_ends_as_in_standard_chess() {
    for king in 1..7u8 {
        for rook in (0..8u8).filter(|&rook| rook != king) {
            let mut rank = ['1'; 8];
            (rank[usize::from(king)], rank[usize::from(rook)]) = ('K', 'R');
            let rank: String = rank.iter().collect();
            let fen = format!("4k3/4p3/8/8/8/8/8/{rank} w {} - 0 1", (b'A' + rook) as char);
            let (side, end) =
                if rook > king { (CastlingSide::King, "5RK1") } else { (CastlingSide::Queen, "2KR4") };
            assert_eq!(castled(&fen, side), end, "{fen}");
        }
    }
    let black = position("5kr1/8/8/8/8/8/8/4K3 b g - 0 1");
    assert_eq!(black.play(black.find_castling(Square::G8).unwrap()).fen(), "5rk1/8/8/8/8/8/8/4K3 w - - 1 2");
}

#[test]
fn fide_f3n3_castling_on_the_first_move() {
    let first_moves =
        |number| start_position(number).legal_moves().iter().filter(|m| m.is_castling()).count();
    assert_eq!(first_moves(STANDARD), 0);
    let possible: Vec<Number> = Number::all().filter(|&number| first_moves(number) > 0).collect();
    // King and rook on f1 and g1, or on c1 and d1, or the king alone or the rook alone can go home.
    for &number in &possible {
        let rank = letters(number.get());
        assert!(["KR", "RK"].iter().any(|pair| rank.contains(pair)), "{rank}");
    }
    let rank = |rank: &str| Number::all().find(|number| letters(number.get()) == rank).unwrap();
    assert_eq!(first_moves(rank("RBBNNKRQ")), 1);
    assert!(possible.contains(&rank("RBBNNKRQ")));
}

#[test]
fn fide_f3n4_the_squares_on_the_way_are_empty() {
    // From b1 with the rook on a1 the king's and the rook's ends are on the other side of the king.
    for (rank, legal) in [("RK6", true), ("RKN5", false), ("RK1N4", false), ("RK2N3", true)] {
        let fen = format!("4k3/8/8/8/8/8/8/{rank} w A - 0 1");
        assert_eq!(position(&fen).find_castling(Square::A1).is_ok(), legal, "{rank}");
    }
}

#[test]
fn fide_f3n4_king_and_rook_do_not_bar_each_other() {
    assert!(position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1").find_castling(Square::G1).is_ok());
    assert!(position("4k3/8/8/8/8/8/8/2RK4 w C - 0 1").find_castling(Square::C1).is_ok());
}

#[test]
fn fide_f3n5_squares_that_may_be_filled() {
    // a, b and e for 0-0-0
    assert_eq!(castled("4k3/8/8/8/8/8/8/NBRKN3 w C - 0 1", CastlingSide::Queen), "NBKRN3");
    // e and h for 0-0
    assert_eq!(castled("4k3/8/8/8/8/8/8/4NKRN w G - 0 1", CastlingSide::King), "4NRKN");
}

/// The rook on b1 shields the king from the queen on a1; once it has castled it no longer does.
#[test]
fn fide_3_9_the_rook_unmasks_an_attack_on_the_castled_king() {
    for rank in ["qRK5", "rR1K4", "qR2K3", "rR4K1"] {
        let fen = format!("4k3/8/8/8/8/8/8/{rank} w B - 0 1");
        assert!(position(&fen).find_castling(Square::B1).is_err(), "{rank}");
    }
    for rank in ["bRK5", "nR1K4", "bR2K3"] {
        let fen = format!("4k3/8/8/8/8/8/8/{rank} w B - 0 1");
        assert!(position(&fen).find_castling(Square::B1).is_ok(), "{rank}");
    }
}

/// Also when the king does not move at all: it may not castle out of check.
#[test]
fn fide_3_8b_2_a_king_that_stays_is_in_check() {
    assert!(position("2r1k3/8/8/8/8/8/8/1RK5 w B - 0 1").find_castling(Square::B1).is_err());
    assert!(position("3rk3/8/8/8/8/8/8/1RK5 w B - 0 1").find_castling(Square::B1).is_ok());
}

/// A step to the square where castling ends is a step; castling is the king onto its rook.
#[test]
fn fide_f3n1_castling_is_asked_for_plainly() {
    let position = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert!(!position.find_move(Square::F1, Square::G1, None).unwrap().is_castling());
    assert!(position.find_move(Square::F1, Square::H1, None).unwrap().is_castling());
}

#[test]
fn positions_that_are_no_initial_ones_have_no_number() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w KQkq - 0 1",
    ] {
        assert_eq!(number_of(&position(fen)), None, "{fen}");
    }
}
