//! Bishops, rooks and queens: along a line up to the first piece in the way (FIDE 3.2-3.5).
//!
//! Two implementations with one meaning. A build for a processor with BMI2 (`-C target-cpu=native` on any recent
//! x86-64) looks the answer up by the bits of the occupied squares that matter; any other build computes it with
//! a subtraction along each line.

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(crate) use lines::{diagonal, straight};
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(crate) use lookup::{diagonal, straight};

/// Portable: the attack along a line is the stretch from the nearest piece below to the nearest one above.
mod lines {
    use crate::{Bitboard, Square};

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
            let from_nearest_below = (!0u64) << (63 - (below | 1).leading_zeros());
            let nearest_above = above & above.wrapping_neg();
            (self.below | self.above) & nearest_above.wrapping_mul(2).wrapping_add(from_nearest_below)
        }
    }

    /// The attack of a bishop.
    #[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "bmi2"))))]
    #[inline(always)]
    pub(crate) fn diagonal(square: Square, occupied: Bitboard) -> Bitboard {
        let [_, _, rising, falling] = &LINES[square.index()];
        Bitboard(rising.attack(occupied.0) | falling.attack(occupied.0))
    }

    /// The attack of a rook.
    #[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "bmi2"))))]
    #[inline(always)]
    pub(crate) fn straight(square: Square, occupied: Bitboard) -> Bitboard {
        let [rank, file, _, _] = &LINES[square.index()];
        Bitboard(rank.attack(occupied.0) | file.attack(occupied.0))
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
}

/// With BMI2: one `pext` gathers the occupied squares that matter into the index of a table.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod lookup {
    use core::arch::x86_64::_pext_u64;

    use super::lines::{LINES, Line};
    use crate::{Bitboard, Square};

    /// Where in the table the attacks from one square begin, and which squares can block them.
    #[derive(Clone, Copy)]
    struct Blockers {
        mask: u64,
        start: u32,
    }

    const DIAGONAL_ENTRIES: usize = 5248;
    const STRAIGHT_ENTRIES: usize = 102_400;

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
            self.entries[start as usize + index as usize]
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
}

#[cfg(test)]
mod tests {
    use crate::{Bitboard, Square, attacks};

    /// Walks along the four directions square by square.
    fn walk(from: Square, directions: [(i8, i8); 4], occupied: Bitboard) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for (files, ranks) in directions {
            let mut at = from;
            while let Some(next) = at.step(files, ranks) {
                attacked |= Bitboard::from(next);
                if occupied.has(next) {
                    break;
                }
                at = next;
            }
        }
        attacked
    }

    /// FIDE 3.5: neither may leap over a piece; both implementations agree with walking.
    #[test]
    fn fide_3_5_sliders_stop_at_the_first_piece() {
        let mut occupied = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..200 {
            occupied = occupied.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(round);
            let occupied = Bitboard(occupied & occupied.rotate_left(17));
            for square in Square::all() {
                let diagonal = walk(square, [(1, 1), (-1, 1), (1, -1), (-1, -1)], occupied);
                let straight = walk(square, [(1, 0), (-1, 0), (0, 1), (0, -1)], occupied);
                assert_eq!(attacks::bishop(square, occupied), diagonal, "bishop on {square}, {occupied:?}");
                assert_eq!(attacks::rook(square, occupied), straight, "rook on {square}, {occupied:?}");
                assert_eq!(super::lines::diagonal(square, occupied), diagonal);
                assert_eq!(super::lines::straight(square, occupied), straight);
            }
        }
    }
}
