//! Bishops, rooks and queens: along a line up to the first piece in the way (FIDE 3.2-3.5).
//!
//! Two implementations with one meaning. A build for a processor with BMI2 (`-C target-cpu=native` on any recent
//! x86-64) looks the answer up by the bits of the occupied squares that matter; any other build computes it.

mod lines;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod lookup;
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "bmi2"))))]
mod portable;

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(crate) use lookup::{diagonal, straight};
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(crate) use portable::{diagonal, straight};

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
                assert_eq!(super::portable::diagonal(square, occupied), diagonal);
                assert_eq!(super::portable::straight(square, occupied), straight);
            }
        }
    }
}
