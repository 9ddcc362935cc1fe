//! With BMI2: one `pext` gathers the occupied squares that matter into the index of a table.

use core::arch::x86_64::_pext_u64;

use super::lines::{LINES, Line};
use crate::{Bitboard, Square};

/// Which squares can block a bishop and a rook on one square, and where in the table their attacks begin.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Blockers {
    diagonal: u64,
    straight: u64,
    diagonal_start: u32,
    straight_start: u32,
}

/// 107,648 are used; a power of two spares the check of the index.
const ENTRIES: usize = 1 << 17;

/// In one piece, so that one register can hold its address.
struct Table {
    blockers: [Blockers; 64],
    attacks: [Bitboard; ENTRIES],
}

#[expect(long_running_const_eval, reason = "so many entries take the compiler a second or two")]
static TABLE: Table = table();

/// The attack of a bishop.
#[inline(always)]
pub(crate) fn diagonal(square: Square, occupied: Bitboard) -> Bitboard {
    let Blockers { diagonal, diagonal_start, .. } = TABLE.blockers[square.index()];
    TABLE.attacks[(diagonal_start as usize + extract(occupied, diagonal)) % ENTRIES]
}

/// The attack of a rook.
#[inline(always)]
pub(crate) fn straight(square: Square, occupied: Bitboard) -> Bitboard {
    let Blockers { straight, straight_start, .. } = TABLE.blockers[square.index()];
    TABLE.attacks[(straight_start as usize + extract(occupied, straight)) % ENTRIES]
}

#[inline(always)]
#[expect(
    unsafe_code,
    reason = "the compiler does not see that BMI2 is there; `make bench` measures the gain"
)]
fn extract(occupied: Bitboard, mask: u64) -> usize {
    // SAFETY: this module is compiled only when every function of the build may use BMI2.
    unsafe { _pext_u64(occupied.0, mask) as usize }
}

const fn table() -> Table {
    let none = Blockers { diagonal: 0, straight: 0, diagonal_start: 0, straight_start: 0 };
    let mut table = Table { blockers: [none; 64], attacks: [Bitboard::EMPTY; ENTRIES] };
    let mut next = 0;
    let mut index = 0;
    while index < 64 {
        let [rank, file, rising, falling] = LINES[index];
        let (diagonal, straight) =
            (can_block(rising) | can_block(falling), can_block(rank) | can_block(file));
        let diagonal_start = next;
        next = fill(&mut table.attacks, next, rising, falling, diagonal);
        let straight_start = next;
        next = fill(&mut table.attacks, next, rank, file, straight);
        table.blockers[index] = Blockers {
            diagonal,
            straight,
            diagonal_start: diagonal_start as u32,
            straight_start: straight_start as u32,
        };
        index += 1;
    }
    table
}

/// Writes the attacks along two lines for every set of blockers, in the order of what `pext` makes of the sets, which
/// is that of the subsets of the mask as numbers. Answers where the next ones begin.
const fn fill(attacks: &mut [Bitboard; ENTRIES], mut next: usize, a: Line, b: Line, mask: u64) -> usize {
    let mut subset = 0u64;
    loop {
        attacks[next] = Bitboard(a.attack(subset) | b.attack(subset));
        next += 1;
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            return next;
        }
    }
}

/// A piece on the last square of a line blocks nothing, so it does not matter.
const fn can_block(line: Line) -> u64 {
    let first_below = line.below & line.below.wrapping_neg();
    let last_above = if line.above == 0 { 0 } else { 1 << line.above.ilog2() };
    (line.below | line.above) & !first_below & !last_above
}
