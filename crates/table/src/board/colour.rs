use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players.
///
/// ```
/// use partie_table::Colour;
/// assert_eq!(!Colour::White, Colour::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The player with the light pieces, who begins.
    White,
    /// The player with the dark pieces.
    Black,
}

impl Colour {
    /// White, then Black.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];
}

impl Not for Colour {
    type Output = Colour;

    /// The opponent.
    fn not(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
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

impl From<partie_chess::Colour> for Colour {
    fn from(colour: partie_chess::Colour) -> Self {
        match colour {
            partie_chess::Colour::White => Colour::White,
            partie_chess::Colour::Black => Colour::Black,
        }
    }
}

impl From<Colour> for partie_chess::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::White => partie_chess::Colour::White,
            Colour::Black => partie_chess::Colour::Black,
        }
    }
}

impl From<partie_draughts::Colour> for Colour {
    fn from(colour: partie_draughts::Colour) -> Self {
        match colour {
            partie_draughts::Colour::White => Colour::White,
            partie_draughts::Colour::Black => Colour::Black,
        }
    }
}

impl From<Colour> for partie_draughts::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::White => partie_draughts::Colour::White,
            Colour::Black => partie_draughts::Colour::Black,
        }
    }
}
