use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Colour;

/// Who does something at the table, or looks at it.
///
/// ```
/// use partie_table::{Actor, Colour};
/// assert_eq!(Actor::from(Colour::White), Actor::White);
/// assert_eq!(Actor::BlackAssistant.player(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
    /// The arbiter (FIDE 13).
    Arbiter,
    /// Whoever presses the clock or keeps the score for White (FIDE 6.7d, 8.1).
    WhiteAssistant,
    /// The same for Black.
    BlackAssistant,
    /// Anybody else.
    Spectator,
}

impl Actor {
    /// Everybody.
    pub const ALL: [Actor; 6] = [
        Actor::White,
        Actor::Black,
        Actor::Arbiter,
        Actor::WhiteAssistant,
        Actor::BlackAssistant,
        Actor::Spectator,
    ];

    /// The colour, if it is a player.
    pub const fn player(self) -> Option<Colour> {
        match self {
            Actor::White => Some(Colour::White),
            Actor::Black => Some(Colour::Black),
            _ => None,
        }
    }

    pub(crate) const fn assistant_of(player: Colour) -> Actor {
        match player {
            Colour::White => Actor::WhiteAssistant,
            Colour::Black => Actor::BlackAssistant,
        }
    }

    /// The colour of the player, or of the one who is assisted.
    ///
    /// ```
    /// use partie_table::{Actor, Colour};
    /// assert_eq!(Actor::BlackAssistant.side(), Some(Colour::Black));
    /// assert_eq!(Actor::Arbiter.side(), None);
    /// ```
    pub const fn side(self) -> Option<Colour> {
        match self {
            Actor::White | Actor::WhiteAssistant => Some(Colour::White),
            Actor::Black | Actor::BlackAssistant => Some(Colour::Black),
            Actor::Arbiter | Actor::Spectator => None,
        }
    }
}

impl From<Colour> for Actor {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::White => Actor::White,
            Colour::Black => Actor::Black,
        }
    }
}

impl fmt::Display for Actor {
    /// In English for programmers. The lists of a server keep these words on disk, so they stay as they are.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Actor::White => "White",
            Actor::Black => "Black",
            Actor::Arbiter => "the arbiter",
            Actor::WhiteAssistant => "White's assistant",
            Actor::BlackAssistant => "Black's assistant",
            Actor::Spectator => "a spectator",
        })
    }
}
