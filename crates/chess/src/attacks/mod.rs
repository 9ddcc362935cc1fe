//! Which squares a piece attacks (FIDE 3.1-3.8), and the squares between two others.

mod leapers;
mod sliders;

use crate::{Bitboard, Colour, Kind, Square};

pub(crate) use leapers::{knights_attack, pawns_attack};
pub(crate) use sliders::{diagonal, straight};

/// The squares that a king attacks: the adjoining ones (FIDE 3.8a(i)).
///
/// ```
/// use partie_chess::{attacks, Square};
/// assert_eq!(attacks::king(Square::A1).count(), 3);
/// ```
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    leapers::KING[square.index()]
}

/// The squares that a knight attacks (FIDE 3.6).
///
/// ```
/// use partie_chess::{attacks, Square};
/// assert_eq!(attacks::knight(Square::G1).into_iter().collect::<Vec<_>>(), [Square::E2, Square::F3, Square::H3]);
/// ```
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    leapers::KNIGHT[square.index()]
}

/// The squares that a pawn attacks: diagonally in front of it on the adjoining files (FIDE 3.7c).
///
/// ```
/// use partie_chess::{attacks, Colour, Square};
/// assert_eq!(attacks::pawn(Colour::White, Square::E4).into_iter().collect::<Vec<_>>(), [Square::D5, Square::F5]);
/// ```
#[inline(always)]
pub fn pawn(colour: Colour, square: Square) -> Bitboard {
    leapers::PAWN[colour.index()][square.index()]
}

/// The squares that a bishop attacks when these squares are occupied (FIDE 3.2, 3.5).
///
/// ```
/// use partie_chess::{attacks, Bitboard, Square};
/// let blocker = Bitboard::from(Square::C3);
/// assert_eq!(attacks::bishop(Square::A1, blocker).into_iter().collect::<Vec<_>>(), [Square::B2, Square::C3]);
/// ```
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    diagonal(square, occupied)
}

/// The squares that a rook attacks when these squares are occupied (FIDE 3.3, 3.5).
///
/// ```
/// use partie_chess::{attacks, Bitboard, Square};
/// assert_eq!(attacks::rook(Square::A1, Bitboard::EMPTY).count(), 14);
/// ```
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    straight(square, occupied)
}

/// The squares that a queen attacks when these squares are occupied (FIDE 3.4, 3.5).
///
/// ```
/// use partie_chess::{attacks, Bitboard, Square};
/// assert_eq!(attacks::queen(Square::D4, Bitboard::EMPTY).count(), 27);
/// ```
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    diagonal(square, occupied) | straight(square, occupied)
}

/// The squares that a piece of any kind attacks from a square when these squares are occupied.
///
/// ```
/// use partie_chess::{attacks, Bitboard, Colour, Kind, Square};
/// let squares = attacks::of(Kind::Rook, Colour::White, Square::A1, Bitboard::EMPTY);
/// assert_eq!(squares, attacks::rook(Square::A1, Bitboard::EMPTY));
/// ```
pub fn of(kind: Kind, colour: Colour, square: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        Kind::Pawn => pawn(colour, square),
        Kind::Knight => knight(square),
        Kind::Bishop => bishop(square, occupied),
        Kind::Rook => rook(square, occupied),
        Kind::Queen => queen(square, occupied),
        Kind::King => king(square),
    }
}

/// The squares on the diagonals of a square, whatever stands on them.
#[inline(always)]
pub(crate) fn diagonals(square: Square) -> Bitboard {
    leapers::DIAGONALS[square.index()]
}

/// The other squares of the file and the rank of a square, whatever stands on them.
#[inline(always)]
pub(crate) fn straights(square: Square) -> Bitboard {
    leapers::STRAIGHTS[square.index()]
}

/// The squares strictly between two squares of one file, rank or diagonal; none for any other two.
///
/// ```
/// use partie_chess::{attacks, Square};
/// assert_eq!(attacks::between(Square::A1, Square::D4).into_iter().collect::<Vec<_>>(), [Square::B2, Square::C3]);
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    leapers::BETWEEN[a.index()][b.index()]
}
