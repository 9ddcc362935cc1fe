use std::fmt;

use partie_laws::Article;
use serde::{Deserialize, Serialize};

use crate::time_control::Millis;
use crate::{Colour, Kind, Move, Score, Square, text};

/// Something that somebody wants to do at the table.
///
/// ```
/// use partie_table::Act;
/// let act: Act = serde_json::from_str(r#"{"act":"move","move":"e2-e4","offer":true}"#).unwrap();
/// assert_eq!(act, Act::Move { mv: "e2-e4".parse().unwrap(), offer: true, lag_ms: Default::default() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// The game begins and White's clock is started (FIDE 6.5).
    Start {
        /// Who is not at the board (FIDE 6.6).
        #[serde(default)]
        absent: Vec<Colour>,
    },
    /// A player who was absent arrives (FIDE 6.6).
    Arrive,
    /// The arbiter declares a game lost by a player who has not come in time (FIDE 6.6a).
    CallDefault,
    /// A move that is meant to be legal, made at once. In assisted conduct the clock is pressed with it. It is
    /// refused if it is not legal or not what the player is bound to.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
        /// Whether a draw is offered with it (FIDE 9.1b(1)).
        #[serde(default)]
        offer: bool,
        /// How long the act was on its way.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: Millis,
    },
    /// Over the board: touches pieces, one square after the other.
    Touch {
        /// The pieces, in the order in which they are touched.
        squares: Vec<Square>,
        /// How they are touched.
        #[serde(default)]
        manner: Manner,
    },
    /// Over the board: a piece is let go on the last of these squares. Legal or not.
    Release {
        /// The way of the piece.
        path: Move,
    },
    /// Over the board: a new piece touches the square of promotion.
    Put {
        /// What it is.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// Over the board: lets go of the new piece.
    LetGo,
    /// Over the board: takes a piece off.
    TakeOff {
        /// From where.
        square: Square,
    },
    /// Stops the own clock and starts the opponent's (FIDE 6.7a).
    PressClock {
        /// How long the act was on its way.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: Millis,
    },
    /// Stops both clocks to seek the arbiter's help; the arbiter may do so at any time (FIDE 6.12).
    StopClocks {
        /// Why, in their words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// Offers a draw (FIDE 9.1).
    Offer,
    /// Accepts the opponent's offer.
    Accept,
    /// Declines it in words.
    Decline,
    /// Claims a draw (FIDE 9.2, 9.3).
    Claim {
        /// By what.
        claim: ClaimKind,
        /// The move that is written down and not played (FIDE 9.2a, 9.3a).
        #[serde(default)]
        intended: Option<Move>,
    },
    /// Has the claim examined: the arbiter, or the opponent who does not accept (FIDE 9.5).
    Examine,
    /// Says that the opponent's flag has fallen (FIDE 6.8, A4d).
    ClaimFlag,
    /// Says that the opponent has broken article 4 (FIDE 4.7).
    Complain,
    /// Resigns (FIDE 5.1b, ČUD 7.2a).
    Resign,
    /// Has written down all moves so far (FIDE 8.1).
    Record,
    /// The arbiter sees a fallen flag (FIDE 6.8).
    CallFlag {
        /// Both are down and nobody can tell which fell first (FIDE 6.11).
        #[serde(default)]
        order_unknown: bool,
    },
    /// The arbiter has play resumed (FIDE 6.12c).
    Resume {
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The arbiter gives a player time, or takes it (below zero).
    AddTime {
        /// To whom.
        to: Colour,
        /// How much.
        ms: Millis,
        /// By which article.
        #[serde(with = "text::citation")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The arbiter sets a player's clock (FIDE 6.10b, 6.13).
    SetTime {
        /// Whose.
        of: Colour,
        /// To how much time.
        ms: Millis,
        /// To how many completed moves, if the counter is wrong too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        completed: Option<u16>,
        /// By which article.
        #[serde(with = "text::citation")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The arbiter decides what the software leaves to them, or otherwise than it did.
    Rule {
        /// What.
        ruling: Ruling,
        /// By which article.
        #[serde(with = "text::citation")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
}

impl Act {
    /// A move without an offer.
    ///
    /// ```
    /// use partie_table::Act;
    /// let act = Act::moving("e2-e4".parse().unwrap());
    /// assert_eq!(serde_json::to_string(&act).unwrap(), r#"{"act":"move","move":"e2-e4","offer":false}"#);
    /// ```
    pub const fn moving(mv: Move) -> Act {
        Act::Move { mv, offer: false, lag_ms: Millis::ZERO }
    }

    /// The start of the game with both players there.
    ///
    /// ```
    /// use partie_table::{Act, ActKind};
    /// assert_eq!(Act::starting().kind(), ActKind::Start);
    /// ```
    pub const fn starting() -> Act {
        Act::Start { absent: Vec::new() }
    }

    /// How long the act was on its way.
    pub(crate) const fn lag(&self) -> Millis {
        match self {
            Act::Move { lag_ms, .. } | Act::PressClock { lag_ms } => *lag_ms,
            _ => Millis::ZERO,
        }
    }

    /// A press of the clock.
    ///
    /// ```
    /// use partie_table::{Act, ActKind};
    /// assert_eq!(Act::pressing().kind(), ActKind::PressClock);
    /// ```
    pub const fn pressing() -> Act {
        Act::PressClock { lag_ms: Millis::ZERO }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
pub(crate) fn is_zero(time: &Millis) -> bool {
    *time == Millis::ZERO
}

/// How pieces are touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// On purpose, one after the other (FIDE 4.3).
    #[default]
    Deliberate,
    /// On purpose, and nobody can tell which was first (FIDE 4.3c, 4.4a).
    Together,
    /// By accident.
    Accidental,
    /// To adjust them, after saying so (FIDE 4.2, ČUD 3.13).
    Adjusting,
}

/// What a draw is claimed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// The same position for the third time (FIDE 9.2).
    Repetition,
    /// Fifty moves each without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
}

/// What the arbiter decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The game goes on.
    PlayOn,
    /// The game is over.
    Result {
        /// What White gets.
        white: Score,
        /// What Black gets.
        black: Score,
    },
}

/// The kinds of acts, to say what is open to somebody.
///
/// ```
/// use partie_table::{Act, ActKind};
/// assert_eq!(Act::Resign.kind(), ActKind::Resign);
/// assert_eq!(ActKind::PressClock.to_string(), "press the clock");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the act of the same name")]
pub enum ActKind {
    Start,
    Arrive,
    CallDefault,
    Move,
    Touch,
    Release,
    Put,
    LetGo,
    TakeOff,
    PressClock,
    StopClocks,
    Offer,
    Accept,
    Decline,
    ClaimRepetition,
    ClaimFiftyMoves,
    Examine,
    ClaimFlag,
    Complain,
    Resign,
    Record,
    CallFlag,
    Resume,
    AddTime,
    SetTime,
    Rule,
}

impl Act {
    /// What kind of act it is.
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::Start { .. } => ActKind::Start,
            Act::Arrive => ActKind::Arrive,
            Act::CallDefault => ActKind::CallDefault,
            Act::Move { .. } => ActKind::Move,
            Act::Touch { .. } => ActKind::Touch,
            Act::Release { .. } => ActKind::Release,
            Act::Put { .. } => ActKind::Put,
            Act::LetGo => ActKind::LetGo,
            Act::TakeOff { .. } => ActKind::TakeOff,
            Act::PressClock { .. } => ActKind::PressClock,
            Act::StopClocks { .. } => ActKind::StopClocks,
            Act::Offer => ActKind::Offer,
            Act::Accept => ActKind::Accept,
            Act::Decline => ActKind::Decline,
            Act::Claim { claim: ClaimKind::Repetition, .. } => ActKind::ClaimRepetition,
            Act::Claim { claim: ClaimKind::FiftyMoves, .. } => ActKind::ClaimFiftyMoves,
            Act::Examine => ActKind::Examine,
            Act::ClaimFlag => ActKind::ClaimFlag,
            Act::Complain => ActKind::Complain,
            Act::Resign => ActKind::Resign,
            Act::Record => ActKind::Record,
            Act::CallFlag { .. } => ActKind::CallFlag,
            Act::Resume { .. } => ActKind::Resume,
            Act::AddTime { .. } => ActKind::AddTime,
            Act::SetTime { .. } => ActKind::SetTime,
            Act::Rule { .. } => ActKind::Rule,
        }
    }
}

impl fmt::Display for ActKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            ActKind::Start => "start the game",
            ActKind::Arrive => "arrive",
            ActKind::CallDefault => "call the default",
            ActKind::Move => "move",
            ActKind::Touch => "touch pieces",
            ActKind::Release => "release a piece",
            ActKind::Put => "put a new piece",
            ActKind::LetGo => "let go of it",
            ActKind::TakeOff => "take a piece off",
            ActKind::PressClock => "press the clock",
            ActKind::StopClocks => "stop the clocks",
            ActKind::Offer => "offer a draw",
            ActKind::Accept => "accept",
            ActKind::Decline => "decline",
            ActKind::ClaimRepetition => "claim repetition",
            ActKind::ClaimFiftyMoves => "claim fifty moves",
            ActKind::Examine => "examine the claim",
            ActKind::ClaimFlag => "claim the flag",
            ActKind::Complain => "complain",
            ActKind::Resign => "resign",
            ActKind::Record => "record the moves",
            ActKind::CallFlag => "call the flag",
            ActKind::Resume => "resume play",
            ActKind::AddTime => "add time",
            ActKind::SetTime => "set the clock",
            ActKind::Rule => "rule",
        })
    }
}
