use std::error::Error;
use std::fmt;

use crate::{Move, ParseSquareError, WhyNot};

/// Why a text is not a move of this position, and where.
///
/// ```
/// use partie_draughts::Position;
/// let error = Position::start().read("c3-d").unwrap_err();
/// assert_eq!(error.column, 4);
/// assert_eq!(error.to_string(), "column 4: \"d\" is not a square; expected one such as c3 or 22");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The place in the text, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// What can be wrong with a written or spoken move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadProblem {
    /// A square should come here, but the text ends.
    SquareMissing,
    /// A square should come here, and not this character.
    SquareExpected(char),
    /// What stands here is no square in play.
    NotASquare(ParseSquareError),
    /// Neither a sign of article 9 nor a part of the move: the rest of the text.
    NotASign(String),
    /// A word that belongs to no spoken move.
    UnknownWord(String),
    /// The squares mean no legal move, or several: the reason.
    WhyNot(WhyNot),
    /// The text says that something is captured, but this legal move captures nothing.
    NothingCaptured(Move),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SquareMissing => f.write_str("a square such as c3 or 22 expected, but the text ends"),
            Self::SquareExpected(found) => write!(f, "a square such as c3 or 22 expected, not {found:?}"),
            Self::NotASquare(error) => error.fmt(f),
            Self::NotASign(found) => {
                write!(f, "{found:?} is no sign; expected one of ! !! ? ?? ?! !? * + = +1 -1 a.l.")
            }
            Self::UnknownWord(found) => {
                write!(f, "{found:?} is not understood; expected a square, na, bere, to or takes")
            }
            Self::WhyNot(why_not) => write!(f, "{}: {why_not}", why_not.article()),
            Self::NothingCaptured(mv) => write!(f, "{mv} captures nothing, but the text says that it does"),
        }
    }
}

impl Error for ReadError {}
