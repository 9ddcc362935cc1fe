//! FIDE 9.6: the arguments by which some material can not mate, tried on every position that could refute them.

use partie_chess::{Bitboard, Colour, Kind, Piece, Position, Square, attacks};

const WHITE: Colour = Colour::White;
const BLACK: Colour = Colour::Black;

/// A rank of a FEN: letters, and digits for runs of empty squares.
fn rank(squares: &[char]) -> String {
    let mut text: String = squares.iter().collect();
    for run in (1..=8).rev() {
        text = text.replace(&" ".repeat(run), &run.to_string());
    }
    text
}

/// A position with Black to move, if it is one: White's king must not be in check.
fn position(pieces: &[(Piece, Square)]) -> Option<Position> {
    let mut letters = [' '; 64];
    for (piece, square) in pieces {
        let letter = piece.kind.letter();
        letters[square.index()] = if piece.colour == WHITE { letter } else { letter.to_ascii_lowercase() };
    }
    let ranks: Vec<String> = letters.chunks(8).rev().map(rank).collect();
    format!("{} b - - 0 1", ranks.join("/")).parse().ok()
}

/// Black's king with every square filled that it could flee to, as far as White's king and one piece allow it: the only
/// hope for a mate. More of Black's pieces elsewhere would only defend.
fn with_all_flights_filled(
    piece: Kind,
    from: Square,
    king: Square,
    own_king: Square,
    filler: Kind,
) -> Option<Position> {
    let occupied = Bitboard::from(from) | Bitboard::from(own_king);
    let attacked = attacks::of(piece, WHITE, from, occupied) | attacks::king(own_king);
    let flights = attacks::king(king).without(attacked | occupied);
    let mut pieces = vec![
        (Piece::new(BLACK, Kind::King), king),
        (Piece::new(WHITE, Kind::King), own_king),
        (Piece::new(WHITE, piece), from),
    ];
    pieces.extend(flights.into_iter().map(|square| (Piece::new(BLACK, filler), square)));
    position(&pieces)
}

fn assert_no_mate(piece: Kind, filler: Kind) {
    let mut tried = 0;
    for king in Square::all() {
        for from in attacks::of(piece, WHITE, king, Bitboard::EMPTY) {
            let kings = Square::all()
                .filter(|&other| other != king && other != from && !attacks::king(king).has(other));
            for own_king in kings {
                if let Some(position) = with_all_flights_filled(piece, from, king, own_king, filler) {
                    assert!(!position.is_checkmate(), "{position:?}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 1000, "{tried} positions tried");
}

#[test]
fn fide_9_6_a_knight_never_mates_a_king_with_queens() {
    assert_no_mate(Kind::Knight, Kind::Queen);
}

#[test]
fn fide_9_6_a_bishop_never_mates_a_king_with_rooks_or_queens() {
    assert_no_mate(Kind::Bishop, Kind::Rook);
    assert_no_mate(Kind::Bishop, Kind::Queen);
}
