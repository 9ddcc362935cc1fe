//! How a game ends: two scores, whether it was played, why, and by which article.

mod proof;
pub(crate) mod winnability;

use std::fmt;

use partie_laws::{Article, Phrase};
use serde::{Deserialize, Serialize};

use crate::Colour;
use crate::refusal::phrase::write_name;

pub use proof::Proof;
pub use winnability::{Analysis, Material, Winnability, Winnable};

/// What one player gets (FIDE 11.1). How many points that is, the regulations say.
///
/// ```
/// use partie_table::Score;
/// assert_eq!(Score::Draw.to_string(), "1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Score {
    /// Nothing for a loss.
    #[serde(rename = "0")]
    Loss,
    /// Half of it for a draw.
    #[serde(rename = "1/2")]
    Draw,
    /// All of it for a win.
    #[serde(rename = "1")]
    Win,
}

impl Score {
    /// How many half points it is where nothing else was announced (FIDE 11.1).
    pub(crate) const fn half_points(self) -> u8 {
        self as u8
    }

    /// Whether one player has won and the other lost, or both have drawn.
    pub(crate) const fn is_shared_with(self, other: Score) -> bool {
        self.half_points() + other.half_points() == Score::Win.half_points()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["0", "1/2", "1"][*self as usize])
    }
}

/// Why a game has ended.
///
/// ```
/// use partie_table::Reason;
/// assert_eq!(Reason::FiftyMoves.to_string(), "fifty-moves");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// FIDE 5.1a.
    Checkmate,
    /// FIDE 5.1b, ČUD 7.2a.
    Resignation,
    /// FIDE 5.2a.
    Stalemate,
    /// FIDE 5.2b, 9.6.
    DeadPosition,
    /// FIDE 5.2c, ČUD 7.3a.
    Agreement,
    /// FIDE 9.2 on a claim, ČUD 6.1 without one.
    Repetition,
    /// FIDE 9.3, on a claim.
    FiftyMoves,
    /// Five times the same position, without a claim, since 2014.
    FivefoldRepetition,
    /// Seventy-five moves each, without a claim, since 2014.
    SeventyFiveMoves,
    /// FIDE 6.9: the moves were not completed in time.
    Flag,
    /// FIDE 6.11b, A4d(3): both flags have fallen.
    BothFlags,
    /// ČUD 7.2b.
    Blocked,
    /// ČUD 7.2c.
    NoPieces,
    /// ČUD 6.2.
    QuietMoves,
    /// ČUD 6.3.
    ThreeKings,
    /// ČUD 6.4.
    FewPieces,
    /// ČUD 7.3c.
    NobodyWins,
    /// FIDE 6.6a: a player was not there in time.
    Absence,
    /// FIDE 7.4b: one illegal move too many.
    IllegalMove,
    /// Nobody has mended an illegal position (FIDE 2014/A4d).
    IllegalPosition,
    /// The arbiter has decided.
    Ruling,
    /// A penalty: FIDE 12.3b, 12.8, 12.9, 13.4d.
    Penalty,
    /// FIDE 10.2, D1: the opponent could not win by normal means, or did not try.
    NormalMeans,
    /// FIDE 8.7: both players have signed another result.
    Signed,
    /// FIDE G8: the sealed move was none.
    SealedMove,
}

impl Reason {
    /// Whether the last move brought it about, so that it needs no clock to be complete (FIDE 6.7a).
    pub(crate) const fn is_by_move(self) -> bool {
        use Reason::{
            Agreement, Blocked, Checkmate, DeadPosition, FewPieces, FivefoldRepetition, NoPieces, NobodyWins,
            QuietMoves, Repetition, SeventyFiveMoves, Stalemate, ThreeKings,
        };
        matches!(
            self,
            Checkmate
                | Stalemate
                | DeadPosition
                | Agreement
                | FivefoldRepetition
                | SeventyFiveMoves
                | Repetition
                | Blocked
                | NoPieces
                | QuietMoves
                | ThreeKings
                | FewPieces
                | NobodyWins
        )
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, &Phrase::new(self.word()), "word-reason-")
    }
}

/// The result of a partie. The scores need not add up to one point: a penalty can leave `1/2-0` or `0-0`.
///
/// ```
/// use partie_laws::{Article, Phrase};
/// use partie_table::{Colour, Outcome, Reason};
/// let mate = Outcome::win(Colour::White, Reason::Checkmate, Article::fide("5.1a"));
/// assert_eq!(mate.to_string(), "1-0, checkmate (FIDE 5.1a)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// What White gets.
    pub white: Score,
    /// What Black gets.
    pub black: Score,
    /// Whether it was decided by play, or by a penalty during play; a forfeit is not played.
    pub played: bool,
    /// Why.
    pub reason: Reason,
    /// By which article.
    pub article: Article,
}

impl Outcome {
    /// One player has won.
    pub const fn win(winner: Colour, reason: Reason, article: Article) -> Self {
        let (white, black) = match winner {
            Colour::White => (Score::Win, Score::Loss),
            Colour::Black => (Score::Loss, Score::Win),
        };
        Outcome { white, black, played: true, reason, article }
    }

    /// A draw.
    ///
    /// ```
    /// use partie_laws::{Article, Phrase};
    /// use partie_table::{Outcome, Reason};
    /// let draw = Outcome::draw(Reason::Stalemate, Article::fide("5.2a"));
    /// assert_eq!(draw.to_string(), "1/2-1/2, stalemate (FIDE 5.2a)");
    /// ```
    pub const fn draw(reason: Reason, article: Article) -> Self {
        Outcome { white: Score::Draw, black: Score::Draw, played: true, reason, article }
    }

    /// A win, or a draw if nobody has won.
    pub(crate) fn of(winner: Option<Colour>, reason: Reason, article: Article) -> Self {
        winner.map_or(Self::draw(reason, article), |winner| Self::win(winner, reason, article))
    }

    /// How the result is written: `1-0`, `1/2-0`, `0-0`, and `+/-`, `-/+`, `-/-` for a game that was not played.
    ///
    /// ```
    /// use partie_laws::{Article, Phrase};
    /// use partie_table::{Colour, Outcome, Reason};
    /// let win = Outcome::win(Colour::White, Reason::Absence, Article::fide("6.6a"));
    /// assert_eq!(win.written(), "1-0");
    /// assert_eq!(Outcome { played: false, ..win }.written(), "+/-");
    /// ```
    pub fn written(&self) -> String {
        if self.played {
            return format!("{}-{}", self.white, self.black);
        }
        let sign = |score| match score {
            Score::Win => '+',
            Score::Draw => '=',
            Score::Loss => '-',
        };
        format!("{}/{}", sign(self.white), sign(self.black))
    }

    /// What a player gets.
    pub const fn score(&self, colour: Colour) -> Score {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}, {} ({})", self.white, self.black, self.reason, self.article)
    }
}
