//! Where king and rook pass when they castle, from any of their initial squares (FIDE 3.8a(ii), F3).

use crate::board::Board;
use crate::moves::CastlingSide;
use crate::side::Side;
use crate::{Bitboard, Square};

/// The squares of one way to castle, as bits of the first rank.
#[derive(Clone, Copy)]
struct Paths {
    /// What the king passes and ends on; none of it may be attacked (FIDE 3.8b(2)a).
    king: u8,
    /// What either of them passes and ends on, less the two squares they come from: all must be empty
    /// (FIDE 3.8b(2)b, F3n4).
    both: u8,
}

/// By the file of the king, then of the rook.
static PATHS: [[Paths; 8]; 8] = paths();

/// The rooks with a castling right whose way and whose king's way is free.
#[inline(always)]
pub(crate) fn rooks_with_free_paths<S: Side>(board: &Board, king: Square) -> Bitboard {
    let mut free = Bitboard::EMPTY;
    for rook in board.castling & S::FIRST_RANK {
        let occupied = (board.occupied().0 >> (8 * king.rank())) as u8;
        if occupied & paths_of(king, rook).both == 0 {
            free |= Bitboard::from(rook);
        }
    }
    free
}

/// The squares that the king passes and ends on when it castles with this rook.
#[inline(always)]
pub(crate) fn king_path(king: Square, rook: Square) -> Bitboard {
    Bitboard(u64::from(paths_of(king, rook).king) << (8 * king.rank()))
}

#[inline(always)]
fn paths_of(king: Square, rook: Square) -> Paths {
    PATHS[king.file() as usize][rook.file() as usize]
}

const fn paths() -> [[Paths; 8]; 8] {
    let mut table = [[Paths { king: 0, both: 0 }; 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            let side = CastlingSide::of(Square::wrap(king), Square::wrap(rook));
            let king_path = path(king, side.king_ends_on(Square::A1).file() as u32);
            let rook_path = path(rook, side.rook_ends_on(Square::A1).file() as u32);
            let start = 1 << king | 1 << rook;
            table[king as usize][rook as usize] =
                Paths { king: king_path & !(1 << king), both: (king_path | rook_path) & !start };
            rook += 1;
        }
        king += 1;
    }
    table
}

/// All files from one to another, both included.
const fn path(from: u32, to: u32) -> u8 {
    let (low, high) = if from < to { (from, to) } else { (to, from) };
    (0xff << low) & (0xff >> (7 - high))
}
