use std::error::Error;
use std::fmt;

use super::{Outcome, Place, TagError};
use crate::fen::FenProblem;
use crate::notation::ReadProblem;

/// What is wrong with a game, and where.
///
/// ```
/// use partie_draughts::pdn::{PdnProblem, games};
/// let error = games("1. c3-d4\n   {open").next().unwrap().unwrap_err();
/// assert_eq!((error.game, error.line, error.column), (1, 2, 4));
/// assert_eq!(error.problem, PdnProblem::UnclosedComment);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// Which game of the text it is, counted from 1.
    pub game: usize,
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: PdnProblem,
}

/// What is wrong with a text, before anybody has counted its games.
///
/// ```
/// use partie_draughts::pdn::Tokens;
/// let fault = Tokens::new("1. {open").nth(1).unwrap().unwrap_err();
/// assert_eq!(fault.to_string(), "line 1, column 4: the comment has no closing }");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedProblem {
    /// Where it is.
    pub place: Place,
    /// What is wrong there.
    pub problem: PdnProblem,
}

/// What can be wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PdnProblem {
    /// A character that begins nothing.
    Unexpected(char),
    /// A comment without its `}`.
    UnclosedComment,
    /// A set-up without its closing `/`.
    UnclosedSetup,
    /// A tag that is not a name, a value in quotes and `]`, on one line; with the part that is missing.
    BadTag(&'static str),
    /// A tag that the game already has.
    TagTwice(String),
    /// A tag that cannot be kept.
    Tag(TagError),
    /// A game type that is not Czech draughts as ČUD has it.
    GameType(String),
    /// A number that is missing or too large, of a move or a NAG.
    BadNumber,
    /// What stands between slashes is not `FEN "..."`.
    NotASetup,
    /// The position of a FEN tag or of a set-up.
    Fen(FenProblem),
    /// The move.
    Move(ReadProblem),
    /// Three dots for a move of White, which cannot be left out.
    NoWhiteMove,
    /// A variation before any move.
    NothingToVary,
    /// A `(` without its `)`.
    UnclosedVariation,
    /// A `)` without its `(`.
    NoVariation,
    /// More than the one game that was asked for.
    SecondGame,
    /// The tag and the end of the game tell different outcomes.
    OutcomesDiffer {
        /// What the tag says.
        tag: Outcome,
        /// What the end says.
        end: Outcome,
    },
}

impl PlacedProblem {
    pub(super) fn in_game(self, game: usize) -> PdnError {
        let Place { line, column } = self.place;
        PdnError { game, line, column, problem: self.problem }
    }
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, line, column, problem } = self;
        write!(f, "game {game}, line {line}, column {column}: {problem}")
    }
}

impl fmt::Display for PlacedProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl fmt::Display for PdnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected(found) => {
                write!(f, "a tag, a move, a comment, a variation or an outcome expected, not {found:?}")
            }
            Self::UnclosedComment => f.write_str("the comment has no closing }"),
            Self::UnclosedSetup => f.write_str("the set-up has no closing /"),
            Self::BadTag(missing) => write!(f, "a tag such as [Event \"Praha\"] needs {missing} here"),
            Self::TagTwice(name) => write!(f, "the game already has a tag {name}"),
            Self::Tag(error) => error.fmt(f),
            Self::GameType(found) => {
                write!(f, "{found:?} is not Czech draughts; expected 29 or \"29,W,8,8,A0,0\"")
            }
            Self::BadNumber => write!(f, "a whole number up to {} expected", u16::MAX),
            Self::NotASetup => f.write_str("a set-up such as /FEN \"W:Wc3:Bd6\"/ expected"),
            Self::Fen(problem) => problem.fmt(f),
            Self::Move(problem) => problem.fmt(f),
            Self::NoWhiteMove => f.write_str("White is to move, and the move cannot be left out"),
            Self::NothingToVary => f.write_str("a variation must follow the move that it replaces"),
            Self::UnclosedVariation => f.write_str("the variation has no closing )"),
            Self::NoVariation => f.write_str("there is no variation to close"),
            Self::SecondGame => f.write_str("nothing more is expected after the first game"),
            Self::OutcomesDiffer { tag, end } => {
                write!(f, "the game ends with {end}, but its Result tag says {tag}")
            }
        }
    }
}

impl Error for PdnError {}

impl Error for PlacedProblem {}
