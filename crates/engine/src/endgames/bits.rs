//! Sets of the 32 squares as bits, in the order of [`partie_draughts::Square::index`].

use partie_draughts::{Square, Squares};

/// The squares of a set as bits.
pub(super) fn bits_of(squares: Squares) -> u32 {
    squares.iter().fold(0, |bits, square| bits | 1 << square.index())
}

/// The squares of a set as the rules know them.
pub(super) fn squares_of(bits: u32) -> impl Iterator<Item = Square> {
    each(bits).filter_map(|index| Square::from_number(index as u8 + 1))
}

/// The indexes of the bits in a set, lowest first.
#[inline(always)]
pub(super) fn each(mut bits: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let index = bits.trailing_zeros();
        let found = bits != 0;
        bits &= bits.wrapping_sub(1);
        found.then_some(index)
    })
}
