use core::fmt;

use crate::setup::Impossible;

/// What is wrong with a FEN, and where.
///
/// ```
/// use partie_chess::Position;
/// let error = "8/8/8/8/8/8/8/K7x w - - 0 1".parse::<Position>().unwrap_err();
/// assert_eq!(error.column, 17);
/// assert_eq!(error.to_string(), "column 17: rank 1 has more than eight squares");
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
    /// The text ends before this part.
    Missing(&'static str),
    /// Something stands after the last part.
    Surplus,
    /// More than one space, or a space at the start or end (only the strict reading minds).
    Spacing,
    /// A character that is no piece, digit or slash.
    NotAPiece(char),
    /// A rank with more than eight squares; ranks as people count them, 1 to 8.
    RankTooLong(u8),
    /// A rank with fewer than eight squares.
    RankTooShort(u8),
    /// Two digits side by side (only the strict reading minds).
    DigitsTogether,
    /// More or fewer than eight ranks.
    WrongNumberOfRanks,
    /// The turn is not `w` or `b`.
    NotATurn,
    /// A character that names no castling right.
    NotACastlingRight(char),
    /// The same right twice, or two rights on one side of one king.
    CastlingTwice(char),
    /// Rights not in the usual order, or written in two ways at once (only the strict reading minds).
    CastlingOrder,
    /// A castling right without the rook, or with a king that is not on its first rank or stands in a corner.
    NoSuchCastling(char),
    /// Not `-` and not a square.
    NotASquare,
    /// Not a number from this to that.
    NotANumber {
        /// The least that it can be.
        least: u16,
    },
    /// The rules cannot be applied to what the text says.
    Impossible(Impossible),
}

impl From<Impossible> for FenProblem {
    fn from(problem: Impossible) -> FenProblem {
        FenProblem::Impossible(problem)
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenProblem::Missing(part) => write!(f, "{part} expected, but the text ends"),
            FenProblem::Surplus => f.write_str("nothing more is expected here"),
            FenProblem::Spacing => f.write_str("the parts are separated by one space each"),
            FenProblem::NotAPiece(found) => {
                write!(f, "a piece (KQRBNP or kqrbnp), a digit from 1 to 8 or / expected, not {found:?}")
            }
            FenProblem::RankTooLong(rank) => write!(f, "rank {rank} has more than eight squares"),
            FenProblem::RankTooShort(rank) => write!(f, "rank {rank} has fewer than eight squares"),
            FenProblem::DigitsTogether => f.write_str("empty squares side by side are counted in one digit"),
            FenProblem::WrongNumberOfRanks => f.write_str("the board has eight ranks separated by /"),
            FenProblem::NotATurn => f.write_str("the turn is w or b"),
            FenProblem::NotACastlingRight(found) => {
                write!(f, "castling rights are -, or letters of KQkq or of the rooks' files, not {found:?}")
            }
            FenProblem::CastlingTwice(found) => {
                write!(f, "{found:?} is a second castling right on the same side of the same king")
            }
            FenProblem::CastlingOrder => f.write_str(
                "castling rights come in the order KQkq, or all as the letters of the rooks' files",
            ),
            FenProblem::NoSuchCastling(found) => {
                write!(f, "{found:?} needs that rook and the king, not in a corner, on their first rank")
            }
            FenProblem::NotASquare => f.write_str("the en-passant square is - or a square such as e3"),
            FenProblem::NotANumber { least } => write!(f, "a whole number from {least} to 65535 expected"),
            FenProblem::Impossible(problem) => problem.fmt(f),
        }
    }
}

impl core::error::Error for FenError {}
