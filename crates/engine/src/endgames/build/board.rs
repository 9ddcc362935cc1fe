//! The ways along the diagonals, square by square.

/// The square one step up to the left, up to the right, down to the left, down to the right.
pub(super) const WAYS: [usize; 4] = [0, 1, 2, 3];
pub(super) const UP: [usize; 2] = [0, 1];
pub(super) const DOWN: [usize; 2] = [2, 3];

/// The squares of the last row of a side that goes up.
pub(super) const LAST_ROW: u32 = 0xF;

/// `NEXT[square][way]` as a set: the square one step on, or nothing at the edge.
static NEXT: [[u32; 4]; 32] = {
    let mut next = [[0; 4]; 32];
    let mut square = 0;
    while square < 32 {
        let (row, place) = (square / 4, square % 4);
        // Counted from the top, rows 0, 2, 4, 6 begin with a light square.
        let column = 2 * place + 1 - row % 2;
        if row > 0 && column > 0 {
            next[square][0] = 1 << ((row - 1) * 4 + (column - 1) / 2);
        }
        if row > 0 && column < 7 {
            next[square][1] = 1 << ((row - 1) * 4 + column.div_ceil(2));
        }
        if row < 7 && column > 0 {
            next[square][2] = 1 << ((row + 1) * 4 + (column - 1) / 2);
        }
        if row < 7 && column < 7 {
            next[square][3] = 1 << ((row + 1) * 4 + column.div_ceil(2));
        }
        square += 1;
    }
    next
};

/// The square one step on from the only square of a set; nothing at the edge and from nothing.
#[inline(always)]
pub(super) fn next(square: u32, way: usize) -> u32 {
    NEXT.get(square.trailing_zeros() as usize).map_or(0, |ways| ways[way])
}

/// The empty squares from one on, as far as the way is free.
#[inline(always)]
pub(super) fn slide(from: u32, way: usize, empty: u32) -> u32 {
    let mut reached = 0;
    let mut at = next(from, way) & empty;
    while at != 0 {
        reached |= at;
        at = next(at, way) & empty;
    }
    reached
}

/// The squares of a set, each as a set of one.
#[inline(always)]
pub(super) fn singles(mut squares: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
