use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::Colour;

/// How a game ended (ČUD 7.1), as far as PDN can say it.
///
/// ```
/// use partie_draughts::pdn::Outcome;
/// assert_eq!("2-0".parse(), Ok(Outcome::WhiteWins));
/// assert_eq!(Outcome::WhiteWins.to_string(), "1-0");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: lost for both players.
    BothLose,
    /// `*`: the game is under way, or nobody knows.
    #[default]
    Unknown,
}

impl Outcome {
    /// The winner, if there is one.
    ///
    /// ```
    /// use partie_draughts::{Colour, pdn::Outcome};
    /// assert_eq!(Outcome::BlackWins.winner(), Some(Colour::Black));
    /// ```
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::WhiteWins => Some(Colour::White),
            Self::BlackWins => Some(Colour::Black),
            Self::Draw | Self::BothLose | Self::Unknown => None,
        }
    }
}

/// Reads an outcome; `2-0`, `1-1` and `0-2` of international draughts are understood.
impl FromStr for Outcome {
    type Err = NotAnOutcome;

    fn from_str(text: &str) -> Result<Self, NotAnOutcome> {
        match text {
            "1-0" | "2-0" => Ok(Self::WhiteWins),
            "0-1" | "0-2" => Ok(Self::BlackWins),
            "1/2-1/2" | "1-1" => Ok(Self::Draw),
            "0-0" => Ok(Self::BothLose),
            "*" => Ok(Self::Unknown),
            _ => Err(NotAnOutcome),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        })
    }
}

/// A text that is no outcome.
///
/// ```
/// use partie_draughts::pdn::{NotAnOutcome, Outcome};
/// assert_eq!("1-2".parse::<Outcome>(), Err(NotAnOutcome));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOutcome;

impl fmt::Display for NotAnOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an outcome is 1-0, 0-1, 1/2-1/2, 0-0 or *")
    }
}

impl Error for NotAnOutcome {}
