//! The side to move as a type, so that the compiler makes one generator for White and one for Black.

use crate::{Bitboard, Colour};

pub(crate) trait Side {
    type Opponent: Side<Opponent = Self>;
    const COLOUR: Colour;
    /// Whether its pawns go up the board, seen from White.
    const UP: bool;
    /// One square forward, as a difference of square indices.
    const FORWARD: i8;
    /// The rank its king and rooks start on.
    const FIRST_RANK: Bitboard;
    /// Where a pawn that has made a single step from its original square stands.
    const THIRD_RANK: Bitboard;
    /// Where its pawns are promoted.
    const LAST_RANK: Bitboard;
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    type Opponent = Black;
    const COLOUR: Colour = Colour::White;
    const UP: bool = true;
    const FORWARD: i8 = 8;
    const FIRST_RANK: Bitboard = Bitboard::rank(0);
    const THIRD_RANK: Bitboard = Bitboard::rank(2);
    const LAST_RANK: Bitboard = Bitboard::rank(7);
}

impl Side for Black {
    type Opponent = White;
    const COLOUR: Colour = Colour::Black;
    const UP: bool = false;
    const FORWARD: i8 = -8;
    const FIRST_RANK: Bitboard = Bitboard::rank(7);
    const THIRD_RANK: Bitboard = Bitboard::rank(5);
    const LAST_RANK: Bitboard = Bitboard::rank(0);
}
