use core::fmt;
use core::ops::Not;

/// One of the two sides. White moves first (FIDE 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Colour {
    /// The player with the light-coloured pieces.
    White,
    /// The player with the dark-coloured pieces.
    Black,
}

impl Colour {
    /// Both colours, White first.
    pub const ALL: [Colour; 2] = [Colour::White, Colour::Black];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Colour {
    type Output = Colour;

    /// The opponent.
    ///
    /// ```
    /// use partie_chess::Colour;
    /// assert_eq!(!Colour::White, Colour::Black);
    /// ```
    #[inline]
    fn not(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::White => "White",
            Colour::Black => "Black",
        })
    }
}
