use partie_laws::Article;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::Instant;
use crate::time_control::Millis;
use crate::{
    Actor, Change, ClaimKind, Colour, Kind, Manner, Move, Outcome, Regulations, Ruling, Square, text,
};

/// Something that has happened at the table: one line of its log.
///
/// The JSON form is stable. A reader of logs refuses a version that it does not know.
///
/// ```
/// use partie_table::Event;
/// let json = r#"{"v":1,"at":5000,"by":"white","fact":"made","move":"e2-e4"}"#;
/// let event: Event = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&event).unwrap(), json);
/// assert!(serde_json::from_str::<Event>(&json.replace("1", "2")).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The version of the form.
    #[serde(rename = "v")]
    pub version: Version,
    /// When it happened.
    pub at: Instant,
    /// Whose act brought it about.
    pub by: Actor,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

/// The version of an event's form: there is one so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(1)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u32::deserialize(deserializer)? {
            1 => Ok(Version),
            other => Err(D::Error::custom(format!("version {other} of an event is not known; expected 1"))),
        }
    }
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    /// The players sit down under these regulations. Always the first.
    Opened {
        /// The regulations.
        regulations: Box<Regulations>,
    },
    /// The game has begun and White's clock runs.
    Started {
        /// Who is not there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Colour>,
    },
    /// A player who was absent has arrived in time.
    Arrived,
    /// Pieces were touched.
    Touched {
        /// Which.
        squares: Vec<Square>,
        /// How.
        manner: Manner,
    },
    /// A piece was let go.
    Released {
        /// Its way.
        path: Move,
    },
    /// A new piece touches the square of promotion.
    Put {
        /// What.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// The new piece was let go.
    LetGo,
    /// A piece was taken off the board.
    TakenOff {
        /// From where.
        square: Square,
    },
    /// A legal move was made (FIDE 4.6, ČUD 3.10).
    Made {
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// The clock was pressed on pieces that stand against the rules: an illegal move (FIDE 7.4a, ČUD 5.4).
    MadeIllegally {
        /// What it changed on the board.
        changes: Vec<Change>,
        /// The article that it breaks.
        #[serde(with = "text::citation")]
        article: Article,
    },
    /// Article 4, or another duty at the board, was broken. Only a complaint brings it up.
    Breached {
        /// The article.
        #[serde(with = "text::citation")]
        article: Article,
    },
    /// The opponent complains of it.
    Complained {
        /// The article that was broken; none, and the complaint is not justified.
        #[serde(with = "maybe_citation", default, skip_serializing_if = "Option::is_none")]
        article: Option<Article>,
    },
    /// The clock was pressed: the move is completed (FIDE 6.7a).
    Pressed {
        /// How much of the time before was lost on the way, and does not count.
        #[serde(default, skip_serializing_if = "crate::act::is_zero")]
        lag_ms: Millis,
    },
    /// Both clocks were stopped.
    Stopped {
        /// Why, in words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// Play goes on, and a clock runs.
    Resumed {
        /// Why, in words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player was given time, or lost it.
    TimeAdded {
        /// Who.
        to: Colour,
        /// How much.
        ms: Millis,
        /// By which article.
        #[serde(with = "text::citation")]
        article: Article,
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player's clock was set by the arbiter's judgement (FIDE 6.10b, 6.13).
    TimeSet {
        /// Whose.
        of: Colour,
        /// To how much time.
        ms: Millis,
        /// To how many completed moves.
        completed: u16,
        /// The number of the last period whose time is part of it, from 0.
        period: u32,
        /// By which article.
        #[serde(with = "text::citation")]
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// A player has written down the moves so far.
    Recorded,
    /// A draw was offered.
    Offered {
        /// Whether at the proper moment (FIDE 9.1b(1)); otherwise FIDE 12.6 is to be considered.
        proper: bool,
    },
    /// The offer was declined.
    Declined {
        /// By touching a piece, not in words.
        by_touch: bool,
    },
    /// A draw was claimed.
    Claimed {
        /// By what.
        claim: ClaimKind,
        /// The move that was written down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Move>,
    },
    /// The claim was found to be wrong.
    ClaimRejected {
        /// How many times, or moves, were found.
        found: u32,
        /// How many the Laws ask for.
        needed: u32,
        /// By which article.
        #[serde(with = "text::citation")]
        article: Article,
    },
    /// A fallen flag was noticed.
    FlagNoticed {
        /// Whose.
        of: Colour,
        /// When it fell.
        fell_at: Instant,
    },
    /// The flag was claimed and is not down.
    FlagClaimRejected {
        /// By which article.
        #[serde(with = "text::citation")]
        article: Article,
    },
    /// The arbiter has to decide. Both clocks are stopped.
    Referred {
        /// What about.
        question: Question,
        /// By which article.
        #[serde(with = "text::citation")]
        article: Article,
    },
    /// The arbiter has decided.
    Ruled {
        /// What.
        ruling: Ruling,
        /// By which article.
        #[serde(with = "text::citation")]
        article: Article,
        /// Why.
        note: String,
    },
    /// The game is over.
    Ended {
        /// How.
        #[serde(flatten)]
        outcome: Outcome,
    },
}

/// What an arbiter has to decide.
///
/// ```
/// use partie_table::Question;
/// assert_eq!(Question::Agreement.to_string(), "whether the players may agree to a draw");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The players want to agree to a draw and need consent (FIDE 9.1a).
    Agreement,
    /// A flag has fallen, and nobody knows whether the opponent could still mate (FIDE 6.9).
    Flag(Colour),
    /// A player has resigned, and nobody knows whether the opponent could still mate.
    Resignation(Colour),
    /// A justified complaint about article 4.
    Complaint,
    /// A player has stopped the clocks and needs help (FIDE 6.12b).
    Help,
}

impl Question {
    /// Why the game has ended, if the arbiter's answer ends it.
    pub(crate) const fn reason(self) -> crate::Reason {
        match self {
            Question::Agreement => crate::Reason::Agreement,
            Question::Flag(_) => crate::Reason::Flag,
            Question::Resignation(_) => crate::Reason::Resignation,
            Question::Complaint | Question::Help => crate::Reason::Ruling,
        }
    }
}

impl std::fmt::Display for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Question::Agreement => write!(f, "whether the players may agree to a draw"),
            Question::Flag(loser) => write!(f, "whether {loser}'s opponent could still mate"),
            Question::Resignation(by) => write!(f, "whether {by}, who resigns, could still be mated"),
            Question::Complaint => write!(f, "what follows from the complaint"),
            Question::Help => write!(f, "when play goes on"),
        }
    }
}

mod maybe_citation {
    use super::{Article, Deserialize, Deserializer, Error, Serializer};

    #[expect(clippy::ref_option, reason = "serde asks for this form")]
    pub(super) fn serialize<S: Serializer>(
        article: &Option<Article>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match article {
            Some(article) => serializer.collect_str(article),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Article>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| Article::parse(&text).map_err(D::Error::custom)).transpose()
    }
}
