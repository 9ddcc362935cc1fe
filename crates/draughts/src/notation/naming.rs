use std::fmt;

use crate::{Move, Square};

/// The two ways to name squares (ČUD 2.6, 8.1).
///
/// ```
/// use partie_draughts::{Square, notation::Naming};
/// let a1: Square = "a1".parse().unwrap();
/// assert_eq!(a1.named(Naming::Letters).to_string(), "a1");
/// assert_eq!(a1.named(Naming::Numbers).to_string(), "29");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Naming {
    /// By column and row, a1 to h8 (ČUD 2.6a).
    #[default]
    Letters,
    /// From 1 at b8 to 32 at g1 (ČUD 2.6b).
    Numbers,
}

impl Square {
    /// Its name in one of the two ways.
    ///
    /// ```
    /// use partie_draughts::{Square, notation::Naming};
    /// assert_eq!(Square::from_number(4).unwrap().named(Naming::Letters).to_string(), "h8");
    /// ```
    pub fn named(self, naming: Naming) -> impl fmt::Display {
        fmt::from_fn(move |f| match naming {
            Naming::Letters => write!(f, "{self}"),
            Naming::Numbers => write!(f, "{}", self.number()),
        })
    }
}

impl Move {
    /// The move with every square of its [`path`](Self::path), as it is written where the short form is not clear.
    ///
    /// ```
    /// use partie_draughts::{Position, notation::Naming};
    /// let king: Position = "B:Wb6,f4,g3,g5:BKe7".parse().unwrap();
    /// let only = &king.legal_moves()[0];
    /// assert_eq!(only.full_notation(Naming::Letters), "e7xh4xf2xa7");
    /// assert_eq!(only.full_notation(Naming::Numbers), "7x20x27x5");
    /// ```
    pub fn full_notation(&self, naming: Naming) -> String {
        self.notation_over(self.path(), naming)
    }

    /// ČUD 8.2: a dash where nothing is captured, a cross where something is.
    pub(super) fn notation_over(&self, squares: impl IntoIterator<Item = Square>, naming: Naming) -> String {
        let names: Vec<String> = squares.into_iter().map(|square| square.named(naming).to_string()).collect();
        names.join(if self.is_capture() { "x" } else { "-" })
    }
}
