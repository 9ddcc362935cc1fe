//! Numbers for hashing positions: one for each piece on each square, each castling right, each en-passant file and
//! the turn.

use crate::{Piece, Square};

struct Numbers {
    /// By colour, kind and square.
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
}

static NUMBERS: Numbers = numbers();

/// Stands in the key when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = 0x9b1c_47d0_6e2f_a835;

#[inline(always)]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    NUMBERS.pieces[piece.colour.index()][piece.kind as usize][square.index()]
}

#[inline(always)]
pub(crate) fn castling(rook: Square) -> u64 {
    NUMBERS.castling[rook.index()]
}

#[inline(always)]
pub(crate) fn en_passant(square: Square) -> u64 {
    NUMBERS.en_passant[square.file() as usize]
}

const fn numbers() -> Numbers {
    let mut numbers = Numbers { pieces: [[[0; 64]; 6]; 2], castling: [0; 64], en_passant: [0; 8] };
    let mut seed = 0x0050_6172_7469_6521;
    let mut square = 0;
    while square < 64 {
        let mut kind = 0;
        while kind < 6 {
            numbers.pieces[0][kind][square] = next(&mut seed);
            numbers.pieces[1][kind][square] = next(&mut seed);
            kind += 1;
        }
        numbers.castling[square] = next(&mut seed);
        numbers.en_passant[square & 7] = next(&mut seed);
        square += 1;
    }
    numbers
}

/// `SplitMix64`: a step of a counter, then mixed.
const fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
