use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::Square;
use crate::board;

/// A set of squares.
///
/// ```
/// use partie_draughts::{Square, Squares};
/// let corners: Squares = ["a1", "h8"].iter().filter_map(|name| name.parse().ok()).collect();
/// assert_eq!(corners.len(), 2);
/// assert_eq!(corners & Squares::MAIN_DIAGONAL, corners);
/// assert_eq!(format!("{corners:?}"), "{h8, a1}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u64);

impl Squares {
    /// No square at all.
    pub const NONE: Self = Self(0);
    /// All 32 squares.
    pub const ALL: Self = Self(board::DARK);
    /// The main diagonal, a1 to h8 (ČUD 2.3).
    pub const MAIN_DIAGONAL: Self = Self(board::MAIN_DIAGONAL);

    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & board::DARK)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// How many squares there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no square in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in the order of their numbers.
    ///
    /// ```
    /// use partie_draughts::{Square, Squares};
    /// assert!(Squares::ALL.iter().eq(Square::all()));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Square> {
        board::each(self.0).map(Square::of_bit)
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set | square.into())
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Squares {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
