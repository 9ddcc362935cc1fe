use core::fmt;

use super::place::Places;
use crate::notation::NotationError;
use crate::{Colour, FenError};

/// What is wrong with a game in a PGN file, and where. The reader goes on with the next game after it.
///
/// ```
/// use partie_chess::pgn::games;
/// let error = games(b"1. e4 e5\n2. Ke3 *").next().unwrap().unwrap_err();
/// assert_eq!((error.game, error.line, error.column), (1, 2, 4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// Which game of the file it is, counted from 1.
    pub game: usize,
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: PgnProblem,
}

/// What can be wrong with a game in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnProblem {
    /// Something stands where something else should.
    Unexpected {
        /// What stands there; nothing at the end of the file.
        found: Option<char>,
        /// What should.
        expected: Expected,
    },
    /// A comment that nothing closes, or only something in a later game.
    UnclosedComment,
    /// A variation that is still open where the game ends.
    UnclosedVariation,
    /// A closing bracket without an opening one.
    NoVariation,
    /// A variation with no move before it that it could be a variation on.
    NothingToVary,
    /// Variations within variations deeper than [`MAX_DEPTH`](super::MAX_DEPTH).
    TooDeep,
    /// A `$` without a number from 0 to 255.
    NotANag,
    /// A tag that the game has already, with another value.
    TagTwice(String),
    /// The `FEN` tag gives no possible position.
    Fen(FenError),
    /// The `Variant` tag names a game that has other rules.
    Variant(String),
    /// A move that cannot be read or is not legal.
    Move {
        /// What stands there.
        found: String,
        /// The number of the move.
        number: u16,
        /// Whose move it is.
        turn: Colour,
        /// Why it is none.
        reason: Box<NotationError>,
    },
}

/// What should stand somewhere in a PGN file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// A game.
    Game,
    /// A move or something that goes with it.
    Movetext,
    /// The name of a tag.
    TagName,
    /// The value of a tag.
    TagValue,
    /// The quotation mark after it.
    ClosingQuote,
    /// The bracket after that.
    ClosingBracket,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Game => "a tag, a move or the outcome",
            Expected::Movetext => "a move, a comment, a variation or the outcome",
            Expected::TagName => "the name of a tag in letters, digits and _",
            Expected::TagValue => "the tag's value in quotation marks",
            Expected::ClosingQuote => "the quotation mark after the tag's value",
            Expected::ClosingBracket => "] after the tag's value",
        })
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PgnError { game, line, column, problem } = self;
        write!(f, "game {game}, line {line}, column {column}: {problem}")
    }
}

impl fmt::Display for PgnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PgnProblem::Unexpected { found: Some(found), expected } => {
                write!(f, "{expected} expected, not {found:?}")
            }
            PgnProblem::Unexpected { found: None, expected } => {
                write!(f, "{expected} expected, but the file ends")
            }
            PgnProblem::UnclosedComment => f.write_str("this comment is not closed with }"),
            PgnProblem::UnclosedVariation => f.write_str("this variation is not closed with )"),
            PgnProblem::NoVariation => f.write_str("no variation is open that ) could close"),
            PgnProblem::NothingToVary => f.write_str("a variation needs a move before it that it replaces"),
            PgnProblem::TooDeep => {
                write!(f, "variations are nested more than {} deep", super::MAX_DEPTH)
            }
            PgnProblem::NotANag => f.write_str("a number from 0 to 255 expected after $"),
            PgnProblem::TagTwice(name) => {
                write!(f, "the tag {name} stands here twice, and the first one counts")
            }
            PgnProblem::Fen(error) => write!(f, "no possible position: {}", error.problem),
            PgnProblem::Variant(name) => {
                write!(f, "the rules of {name:?} are not known here, only those of chess and Chess960")
            }
            PgnProblem::Move { found, number, turn, reason } => {
                let reason = without_column(reason);
                write!(f, "a legal move of {turn} expected as move {number}, not {found:?}: {reason}")
            }
        }
    }
}

impl core::error::Error for PgnError {}

/// The place in the text of a move that an error is about, if it is about one.
pub(super) fn column_in_move(error: &NotationError) -> Option<usize> {
    match error {
        NotationError::Unreadable { column, .. } | NotationError::ForeignLetter { column, .. } => {
            Some(*column)
        }
        _ => None,
    }
}

/// The text of an error whose place is told in another way.
fn without_column(error: &NotationError) -> String {
    let text = error.to_string();
    let place = column_in_move(error).map(|column| format!("column {column}: "));
    place.and_then(|place| text.strip_prefix(&place).map(str::to_owned)).unwrap_or(text)
}

/// A problem and the byte at which it is.
#[derive(Debug)]
pub(super) struct PlacedProblem {
    pub(super) at: usize,
    pub(super) problem: PgnProblem,
}

impl PlacedProblem {
    pub(super) fn located(self, game: usize, text: &[u8], places: &mut Places) -> PgnError {
        let (line, column) = places.find(text, self.at);
        PgnError { game, line, column, problem: self.problem }
    }
}
