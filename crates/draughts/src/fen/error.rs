use std::error::Error;
use std::fmt;

use crate::{ParseSquareError, SetupError, Square};

/// What is wrong with a FEN, and where.
///
/// ```
/// use partie_draughts::Position;
/// let error = "W:Wb8:Bc3".parse::<Position>().unwrap_err();
/// assert_eq!(error.column, 4);
/// assert_eq!(error.to_string(), "column 4: White has a man on b8, where it becomes a king");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The place in the text, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: FenProblem,
}

/// What can be wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenProblem {
    /// The text does not begin with `W` or `B`.
    NotATurn,
    /// The text begins with `?`: PDN has this for "unknown", but a position needs a side to move.
    TurnUnknown,
    /// Neither a colon nor the end of the text.
    ColonExpected,
    /// After a colon comes `W`, `B`, `H` or `F`.
    ColourExpected,
    /// No square in play.
    NotASquare(ParseSquareError),
    /// A range from a higher number to a lower one.
    BackwardRange(Square, Square),
    /// A range of squares named by letters, which has no fixed meaning.
    RangeOfLetters,
    /// `H` or `F` without a number that fits.
    NotACounter,
    /// `H` or `F` for the second time.
    CounterTwice,
    /// Something after the closing dot.
    Surplus,
    /// Pieces that cannot stand like this.
    Impossible(SetupError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATurn => f.write_str("the side to move, W or B, expected"),
            Self::TurnUnknown => f.write_str("the side to move is unknown; W or B expected"),
            Self::ColonExpected => f.write_str("a colon, a comma or the end of the text expected"),
            Self::ColourExpected => f.write_str("W or B and a list of squares expected after the colon"),
            Self::NotASquare(error) => error.fmt(f),
            Self::BackwardRange(from, to) => {
                write!(f, "the range from {} to {} runs backwards", from.number(), to.number())
            }
            Self::RangeOfLetters => f.write_str("a range needs numbers, such as 21-32"),
            Self::NotACounter => f.write_str("a number expected after H or F"),
            Self::CounterTwice => f.write_str("H and F can be given only once"),
            Self::Surplus => f.write_str("nothing more is expected after the dot"),
            Self::Impossible(error) => error.fmt(f),
        }
    }
}

impl Error for FenError {}
