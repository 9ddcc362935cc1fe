//! The four lines through a square, and how far a piece sees along one of them.

use crate::Square;

/// The squares of one line through a square, split at it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) below: u64,
    pub(super) above: u64,
}

/// The rank, the file, the rising and the falling diagonal of each square.
pub(super) static LINES: [[Line; 4]; 64] = lines();

impl Line {
    #[inline(always)]
    pub(super) const fn attack(self, occupied: u64) -> u64 {
        let below = self.below & occupied;
        let above = self.above & occupied;
        let from_nearest_below = (!0u64) << (below | 1).ilog2();
        let nearest_above = above & above.wrapping_neg();
        (self.below | self.above) & nearest_above.wrapping_mul(2).wrapping_add(from_nearest_below)
    }
}

const fn lines() -> [[Line; 4]; 64] {
    const UPWARDS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut table = [[Line { below: 0, above: 0 }; 4]; 64];
    let mut index = 0;
    while index < 64 {
        let mut i = 0;
        while i < 4 {
            let (file, rank) = UPWARDS[i];
            let square = Square::wrap(index as u32);
            table[index][i] = Line { below: ray(square, -file, -rank), above: ray(square, file, rank) };
            i += 1;
        }
        index += 1;
    }
    table
}

/// The squares in one direction up to the edge of the board.
const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut at = from;
    while let Some(next) = at.step(files, ranks) {
        squares |= 1 << next.index();
        at = next;
    }
    squares
}
