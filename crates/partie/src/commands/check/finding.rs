//! What an audit finds.

use partie_chess::notation::NotationError;
use partie_chess::pgn::PgnProblem;
use partie_draughts::notation::ReadProblem;
use partie_draughts::pdn::PdnProblem;
use partie_laws::{Article, Edition};
use partie_table::Colour;

use super::kind::Kind;
use crate::files::encoding::NotUtf8;
use crate::files::lines::Place;
use crate::text::move_number::MoveNumber;

/// Whether something is wrong, or only worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Severity {
    Fault,
    Note,
}

/// One thing that was found.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// By which edition of the FIDE Laws it is judged.
    pub(super) edition: Edition,
    /// Which game of the file, from 1; none if it is about the file.
    pub(super) game: Option<usize>,
    pub(super) place: Place,
    /// The move it is about, and how it is written.
    pub(super) at: Option<MoveNumber>,
    pub(super) san: Option<String>,
    pub(super) severity: Severity,
    pub(super) matter: Matter,
}

impl Finding {
    /// One about the whole file.
    pub(super) fn of_file(line: usize, severity: Severity, matter: Matter) -> Finding {
        Finding {
            edition: Edition::default(),
            game: None,
            place: Place { line, column: 1 },
            at: None,
            san: None,
            severity,
            matter,
        }
    }
}

/// What ends a game, or may be claimed in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Milestone {
    /// Its name in the texts.
    pub(super) name: &'static str,
    pub(super) article: Article,
    pub(super) winner: Option<Colour>,
}

/// A clock that does not fit the time control, times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockFault {
    /// It shows more than it can.
    TooMuch { shown: i64, most: i64 },
    /// It does not show what is left after the time that the move took.
    Elapsed { shown: i64, expected: i64 },
}

/// What was found.
#[derive(Clone, Debug)]
pub(super) enum Matter {
    /// A move that is not legal, and whether it stands in a variation.
    IllegalChess {
        reason: Box<NotationError>,
        in_variation: bool,
    },
    IllegalDraughts {
        problem: Box<ReadProblem>,
    },
    /// The PGN cannot be read.
    Pgn(Box<PgnProblem>),
    /// The PDN cannot be read.
    Pdn(Box<PdnProblem>),
    /// Moves after the game was over.
    AfterTheEnd {
        end: Milestone,
        ended_at: MoveNumber,
    },
    /// The board says otherwise.
    ResultAgainstBoard {
        end: Milestone,
        result: String,
    },
    /// The tag and the end of the moves tell different results.
    ResultsDiffer {
        tag: String,
        end: String,
    },
    /// A result that these rules do not have.
    NoSuchResult {
        result: String,
        article: Article,
    },
    /// The moves end without a result.
    NoResult,
    /// The winner could not have mated by any series of legal moves.
    WinnerCannotMate {
        article: Article,
    },
    /// A draw that could be claimed, or an end that came by itself.
    Reached {
        what: Milestone,
    },
    Clock {
        fault: ClockFault,
        article: Article,
    },
    TimeControlUnreadable {
        text: String,
    },
    /// A tag stands there twice.
    TagTwice {
        name: String,
    },
    /// The number of a move is another.
    MoveNumber {
        written: u32,
        is: u32,
    },
    /// A `+` without a check.
    NoCheck,
    /// A `#` without a mate.
    NoMate,
    /// The tags say that there is another initial position, and not which.
    SetUpWithoutFen,
    /// The file is not UTF-8.
    NotUtf8(NotUtf8),
    /// No game ends here for many megabytes.
    Endless,
}

impl Matter {
    pub(super) const fn kind(&self) -> Kind {
        match self {
            Matter::IllegalChess { in_variation: true, .. } => Kind::IllegalMoveInVariation,
            Matter::IllegalChess { .. } | Matter::IllegalDraughts { .. } => Kind::IllegalMove,
            Matter::Pgn(_) | Matter::Pdn(_) => Kind::Unreadable,
            Matter::AfterTheEnd { .. } => Kind::MovesAfterTheEnd,
            Matter::ResultAgainstBoard { .. } => Kind::ResultAgainstBoard,
            Matter::ResultsDiffer { .. } => Kind::ResultsDiffer,
            Matter::NoSuchResult { .. } => Kind::NoSuchResult,
            Matter::NoResult => Kind::NoResult,
            Matter::WinnerCannotMate { .. } => Kind::WinnerCannotMate,
            Matter::Reached { .. } => Kind::Reached,
            Matter::Clock { .. } => Kind::Clock,
            Matter::TimeControlUnreadable { .. } => Kind::TimeControlUnreadable,
            Matter::TagTwice { .. } => Kind::TagTwice,
            Matter::MoveNumber { .. } => Kind::MoveNumber,
            Matter::NoCheck => Kind::NoCheck,
            Matter::NoMate => Kind::NoMate,
            Matter::SetUpWithoutFen => Kind::SetUpWithoutFen,
            Matter::NotUtf8(_) => Kind::NotUtf8,
            Matter::Endless => Kind::NoEnd,
        }
    }

    /// The article that it rests on, by its number in an edition.
    pub(super) fn article(&self, edition: Edition) -> Option<Article> {
        let article = match self {
            Matter::IllegalChess { reason, .. } => match &**reason {
                NotationError::Illegal { reasons, .. } => reasons.first().map(partie_chess::WhyNot::article),
                NotationError::PromotionMissing { .. } => Some(Article::fide("3.7e")),
                NotationError::NullMove => Some(Article::fide("1.1")),
                _ => None,
            },
            Matter::IllegalDraughts { problem } => match &**problem {
                ReadProblem::WhyNot(why) => Some(why.article()),
                _ => None,
            },
            Matter::AfterTheEnd { end, .. } | Matter::ResultAgainstBoard { end, .. } => Some(end.article),
            Matter::Reached { what } => Some(what.article),
            Matter::WinnerCannotMate { article }
            | Matter::Clock { article, .. }
            | Matter::NoSuchResult { article, .. } => Some(*article),
            _ => None,
        };
        article.map(|article| edition.own(article))
    }
}
