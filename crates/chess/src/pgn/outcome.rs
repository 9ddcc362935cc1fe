use core::{fmt, str};

use crate::Colour;
use crate::notation::san::signs::is_dash;

/// How a game ended, as far as PGN can say it: the last thing in its movetext.
///
/// ```
/// use partie_chess::pgn::Outcome;
/// assert_eq!("1/2-1/2".parse(), Ok(Outcome::Draw));
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
    /// `*`: the game is under way, was given up, or ended in a way that the other three do not tell.
    #[default]
    Unknown,
}

/// As the standard has them, then as people write them too.
const SPELLINGS: [(&str, Outcome); 7] = [
    ("1-0", Outcome::WhiteWins),
    ("0-1", Outcome::BlackWins),
    ("1/2-1/2", Outcome::Draw),
    ("*", Outcome::Unknown),
    ("1/2", Outcome::Draw),
    ("½-½", Outcome::Draw),
    ("½", Outcome::Draw),
];

impl Outcome {
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Outcome> {
        let known = |text: &[u8]| SPELLINGS.iter().find(|(spelling, _)| spelling.as_bytes() == text);
        let plain = || str::from_utf8(bytes).ok().filter(|text| !text.is_ascii()).map(with_hyphens);
        known(bytes).or_else(|| known(plain()?.as_bytes())).map(|&(_, outcome)| outcome)
    }

    /// The winner, if there is one.
    ///
    /// ```
    /// use partie_chess::{Colour, pgn::Outcome};
    /// assert_eq!(Outcome::BlackWins.winner(), Some(Colour::Black));
    /// ```
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Outcome::WhiteWins => Some(Colour::White),
            Outcome::BlackWins => Some(Colour::Black),
            Outcome::Draw | Outcome::Unknown => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(SPELLINGS[*self as usize].0)
    }
}

/// The text with a hyphen for every dash.
pub(super) fn with_hyphens(text: &str) -> String {
    text.chars().map(|char| if is_dash(char) { '-' } else { char }).collect()
}

/// A text that is none of `1-0`, `0-1`, `1/2-1/2` and `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOutcome;

impl fmt::Display for NotAnOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an outcome is 1-0, 0-1, 1/2-1/2 or *")
    }
}

impl core::error::Error for NotAnOutcome {}

impl core::str::FromStr for Outcome {
    type Err = NotAnOutcome;

    fn from_str(text: &str) -> Result<Outcome, NotAnOutcome> {
        Outcome::from_bytes(text.as_bytes()).ok_or(NotAnOutcome)
    }
}
