use crate::route::squares_beyond;
use crate::{Colour, Square};

/// Two squares of a path that follow each other.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    pub(super) from: Square,
    pub(super) to: Square,
}

impl Leg {
    pub(super) fn all(path: &[Square]) -> impl Iterator<Item = Self> {
        path.windows(2).map(|pair| Self { from: pair[0], to: pair[1] })
    }

    /// How many squares it goes up the board, less than none if down.
    fn rows(self) -> i8 {
        self.to.row() as i8 - self.from.row() as i8
    }

    fn columns(self) -> i8 {
        self.to.column() as i8 - self.from.column() as i8
    }

    pub(super) fn is_diagonal(self) -> bool {
        self.rows() != 0 && self.rows().abs() == self.columns().abs()
    }

    pub(super) fn is_forward(self, colour: Colour) -> bool {
        match colour {
            Colour::White => self.rows() > 0,
            Colour::Black => self.rows() < 0,
        }
    }

    /// How many squares it is long, if it is diagonal.
    pub(super) fn distance(self) -> u8 {
        self.rows().unsigned_abs()
    }

    /// The squares of a diagonal leg but the first, the last among them.
    pub(super) fn way(self) -> impl Iterator<Item = Square> {
        squares_beyond(self.from, self.to).take(usize::from(self.distance()))
    }
}
