//! With BMI2: one `pext` gathers the occupied squares that matter into the index of a table.

use core::arch::x86_64::_pext_u64;

use super::lines::{LINES, Line};
use crate::{Bitboard, Square};

/// Where in the table the attacks from one square begin, and which squares can block them.
#[derive(Clone, Copy)]
struct Blockers {
    mask: u64,
    start: u32,
}

/// 5,248 and 102,400 are used; powers of two spare the check of the index.
const DIAGONAL_ENTRIES: usize = 1 << 13;
const STRAIGHT_ENTRIES: usize = 1 << 17;

/// The attacks of a piece that moves along two lines, from each square and for each set of blockers.
struct Attacks<const ENTRIES: usize> {
    blockers: [Blockers; 64],
    entries: [Bitboard; ENTRIES],
}

static DIAGONAL: Attacks<DIAGONAL_ENTRIES> = Attacks::along(2, 3);
#[expect(long_running_const_eval, reason = "102,400 entries take the compiler a second or two")]
static STRAIGHT: Attacks<STRAIGHT_ENTRIES> = Attacks::along(0, 1);

/// The attack of a bishop.
#[inline(always)]
pub(crate) fn diagonal(square: Square, occupied: Bitboard) -> Bitboard {
    DIAGONAL.look_up(square, occupied)
}

/// The attack of a rook.
#[inline(always)]
pub(crate) fn straight(square: Square, occupied: Bitboard) -> Bitboard {
    STRAIGHT.look_up(square, occupied)
}

impl<const ENTRIES: usize> Attacks<ENTRIES> {
    #[inline(always)]
    fn look_up(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let Blockers { mask, start } = self.blockers[square.index()];
        // SAFETY: this module is compiled only when every function of the build may use BMI2.
        #[expect(
            unsafe_code,
            reason = "the compiler does not see that BMI2 is there; `make bench` measures it"
        )]
        let index = unsafe { _pext_u64(occupied.0, mask) };
        self.entries[(start as usize + index as usize) % ENTRIES]
    }

    const fn along(first: usize, second: usize) -> Self {
        let mut blockers = [Blockers { mask: 0, start: 0 }; 64];
        let mut entries = [Bitboard::EMPTY; ENTRIES];
        let mut index = 0;
        let mut next = 0;
        while index < 64 {
            let (a, b) = (LINES[index][first], LINES[index][second]);
            let mask = can_block(a) | can_block(b);
            blockers[index] = Blockers { mask, start: next as u32 };
            // Going through the subsets of a mask in rising order goes through `pext`'s answers in order.
            let mut subset = 0u64;
            loop {
                entries[next] = Bitboard(a.attack(subset) | b.attack(subset));
                next += 1;
                subset = subset.wrapping_sub(mask) & mask;
                if subset == 0 {
                    break;
                }
            }
            index += 1;
        }
        Attacks { blockers, entries }
    }
}

/// A piece on the last square of a line blocks nothing, so it does not matter.
const fn can_block(line: Line) -> u64 {
    let first_below = line.below & line.below.wrapping_neg();
    let last_above = if line.above == 0 { 0 } else { 1 << (63 - line.above.leading_zeros()) };
    (line.below | line.above) & !first_below & !last_above
}
