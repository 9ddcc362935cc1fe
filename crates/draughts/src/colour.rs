use std::fmt;

/// The two sides. White moves first (ČUD 3.3).
///
/// ```
/// use partie_draughts::Colour;
/// assert_eq!(Colour::White.opponent(), Colour::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Colour {
    /// The side with the light pieces, at rows 1 to 3 when the game begins.
    White,
    /// The side with the dark pieces, at rows 6 to 8 when the game begins.
    Black,
}

impl Colour {
    /// White, then Black.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// The row where a man of this colour becomes a king (ČUD 3.5): 8 for White, 1 for Black.
    ///
    /// ```
    /// use partie_draughts::Colour;
    /// assert_eq!(Colour::Black.last_row(), 1);
    /// ```
    pub const fn last_row(self) -> u8 {
        match self {
            Colour::White => 8,
            Colour::Black => 1,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Colour::White => "White",
            Colour::Black => "Black",
        })
    }
}
