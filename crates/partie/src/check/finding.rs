//! What an audit finds.

use partie_chess::notation::NotationError;
use partie_chess::pgn::PgnProblem;
use partie_draughts::notation::ReadProblem;
use partie_draughts::pdn::PdnProblem;
use partie_laws::{Article, Edition};
use partie_table::Colour;

use crate::move_number::MoveNumber;

/// Whether something is wrong, or only worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Severity {
    Fault,
    Note,
}

/// One thing that was found.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// Which game of the file, from 1.
    pub(super) game: usize,
    /// The line, from 1: that of the move if it is known, else that of the game.
    pub(super) line: usize,
    pub(super) column: Option<usize>,
    /// The move it is about.
    pub(super) at: Option<MoveNumber>,
    pub(super) severity: Severity,
    pub(super) matter: Matter,
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
        written: String,
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
    /// The file is not UTF-8, and was read as Latin-1.
    Latin1,
    /// No game ends here for many megabytes.
    Endless,
}

impl Matter {
    /// Its name in JSON.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Matter::IllegalChess { in_variation: true, .. } => "illegal-move-in-variation",
            Matter::IllegalChess { .. } | Matter::IllegalDraughts { .. } => "illegal-move",
            Matter::Pgn(_) | Matter::Pdn(_) => "unreadable",
            Matter::AfterTheEnd { .. } => "moves-after-the-end",
            Matter::ResultAgainstBoard { .. } => "result-against-board",
            Matter::ResultsDiffer { .. } => "results-differ",
            Matter::NoResult => "no-result",
            Matter::WinnerCannotMate { .. } => "winner-cannot-mate",
            Matter::Reached { .. } => "reached",
            Matter::Clock { .. } => "clock",
            Matter::TimeControlUnreadable { .. } => "time-control-unreadable",
            Matter::Latin1 => "not-utf8",
            Matter::Endless => "no-end",
        }
    }

    /// The article that it rests on, by its number in an edition.
    pub(super) fn article(&self, edition: &Edition) -> Option<Article> {
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
            Matter::WinnerCannotMate { article } | Matter::Clock { article, .. } => Some(*article),
            _ => None,
        };
        article.map(|article| edition.own(article))
    }
}
