//! Any processor: two lines, each with its own subtraction.

use super::lines::LINES;
use crate::{Bitboard, Square};

/// The attack of a bishop.
#[inline(always)]
pub(crate) fn diagonal(square: Square, occupied: Bitboard) -> Bitboard {
    let [_, _, rising, falling] = &LINES[square.index()];
    Bitboard(rising.attack(occupied.0) | falling.attack(occupied.0))
}

/// The attack of a rook.
#[inline(always)]
pub(crate) fn straight(square: Square, occupied: Bitboard) -> Bitboard {
    let [rank, file, _, _] = &LINES[square.index()];
    Bitboard(rank.attack(occupied.0) | file.attack(occupied.0))
}
