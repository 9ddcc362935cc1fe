//! The pieces as sets of bits, seen by the side to move.
//!
//! Bit by bit the squares follow their numbers, with one bit that is never a square after every second row:
//!
//! ```text
//!  8    0   1   2   3          A step down the board is 4 places to the left (a7 from b8)
//!  7  4   5   6   7   (8)      or 5 to the right (c7 from b8), on every row alike. A step
//!  6    9  10  11  12          over the edge ends on an unused bit: h8 + 5 and a7 + 4 are 8.
//!  5 13  14  15  16  (17)      So no step needs a mask, only the set that it must arrive in.
//!  4   18  19  20  21
//!  3 22  23  24  25  (26)
//!  2   27  28  29  30
//!  1 31  32  33  34
//!    a b c d e f g h
//! ```

use crate::{Colour, Piece};

/// The 32 dark squares.
pub(crate) const DARK: u64 = 0xFF | 0xFF << 9 | 0xFF << 18 | 0xFF << 27;
/// The squares from a1 to h8.
pub(crate) const MAIN_DIAGONAL: u64 =
    1 << 3 | 1 << 7 | 1 << 11 | 1 << 15 | 1 << 19 | 1 << 23 | 1 << 27 | 1 << 31;

/// One of the four ways along the diagonals, as a rotation of the bits.
///
/// The 29 unused bits above the board keep what rotates out at one end from coming in at the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Direction(u32);

pub(crate) const UP_LEFT: Direction = Direction(64 - 5);
pub(crate) const UP_RIGHT: Direction = Direction(64 - 4);
pub(crate) const DOWN_LEFT: Direction = Direction(4);
pub(crate) const DOWN_RIGHT: Direction = Direction(5);
pub(crate) const DIRECTIONS: [Direction; 4] = [UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT];

impl Direction {
    pub(crate) const fn opposite(self) -> Self {
        Self(64 - self.0)
    }

    /// The two directions at a right angle to this one.
    pub(crate) fn turns(self) -> [Self; 2] {
        if self == UP_LEFT || self == DOWN_RIGHT { [UP_RIGHT, DOWN_LEFT] } else { [UP_LEFT, DOWN_RIGHT] }
    }
}

/// The squares one step further. What steps over the edge arrives on unused bits.
#[inline(always)]
pub(crate) fn step(squares: u64, direction: Direction) -> u64 {
    squares.rotate_left(direction.0)
}

/// The empty squares that can be reached by going on in one direction, without those it began from.
///
/// Three doublings are 7 steps, the length of the main diagonal.
#[inline(always)]
pub(crate) fn slide(from: u64, direction: Direction, empty: u64) -> u64 {
    let Direction(by) = direction;
    let mut open = empty;
    let mut reached = from;
    reached |= open & reached.rotate_left(by);
    open &= open.rotate_left(by);
    reached |= open & reached.rotate_left(by * 2);
    open &= open.rotate_left(by * 2);
    reached |= open & reached.rotate_left(by * 4);
    reached & !from
}

/// The bits of a set one by one, lowest first.
#[inline(always)]
pub(crate) fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// What differs between the colours, known when the generator is compiled.
pub(crate) trait Side {
    type Opponent: Side<Opponent = Self>;
    /// Where men go (ČUD 3.4).
    const FORWARD: [Direction; 2];
    /// Where men become kings (ČUD 3.5).
    const LAST_ROW: u64;
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    type Opponent = Black;
    const FORWARD: [Direction; 2] = [UP_LEFT, UP_RIGHT];
    const LAST_ROW: u64 = 0xF;
}

impl Side for Black {
    type Opponent = White;
    const FORWARD: [Direction; 2] = [DOWN_LEFT, DOWN_RIGHT];
    const LAST_ROW: u64 = 0xF << 31;
}

/// The squares of the last row of this colour.
pub(crate) const fn last_row(colour: Colour) -> u64 {
    match colour {
        Colour::White => White::LAST_ROW,
        Colour::Black => Black::LAST_ROW,
    }
}

/// The pieces on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// The pieces of the side to move.
    pub(crate) own: u64,
    /// The pieces of the other side.
    pub(crate) other: u64,
    /// Which of them all are kings.
    pub(crate) kings: u64,
}

impl Board {
    #[inline(always)]
    pub(crate) fn empty(&self) -> u64 {
        DARK & !(self.own | self.other)
    }

    #[inline(always)]
    pub(crate) fn own_kings(&self) -> u64 {
        self.own & self.kings
    }

    #[inline(always)]
    pub(crate) fn own_men(&self) -> u64 {
        self.own & !self.kings
    }

    /// The board after a move, seen by the opponent.
    #[inline(always)]
    pub(crate) fn after(&self, piece: Piece, from: u64, to: u64, taken: u64, last_row: u64) -> Self {
        let kings = match piece {
            Piece::Man => self.kings | to & last_row,
            Piece::King => self.kings & !from | to,
        };
        Self { own: self.other & !taken, other: self.own & !from | to, kings: kings & !taken }
    }
}
