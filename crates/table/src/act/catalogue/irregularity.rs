//! Irregularities, each with the act of noticing it.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use super::field::optional_within;
use super::irregular::{IRREGULAR, NOTICE};
use super::trial::{Scene, Try};
use super::{ARBITER, FieldKind, Row};
use crate::{Act, ActKind};

/// Something irregular that somebody notices (FIDE 7, A4; ČUD 5).
///
/// ```
/// use partie_table::Irregularity;
/// let seen = Irregularity::IllegalMove { ply: Some(3) };
/// assert_eq!(serde_json::to_string(&seen).unwrap(), r#"{"illegal-move":{"ply":3}}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "word-irregularity-")]
pub enum Irregularity {
    /// An illegal move was completed (FIDE 7.4, A4c, B3c; ČUD 5.4).
    IllegalMove {
        /// Which, counted from 1 over both players; otherwise the one that comes first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
    },
    /// Both kings are in check, or a pawn stands on the last rank (FIDE A4c).
    IllegalPosition,
    /// Pieces stand elsewhere than the moves have left them (FIDE 7.3, 7.5; ČUD 5.3).
    DisplacedPieces,
    /// The pieces were set up wrongly (FIDE 7.1a, ČUD 5.2).
    WrongSetUp,
    /// The board lies the wrong way round (FIDE 7.1b, ČUD 5.1).
    TurnedBoard,
    /// The players have each other's colours (FIDE 7.2).
    ExchangedColours,
}

impl Irregularity {
    /// Every irregularity.
    ///
    /// ```
    /// use partie_table::Irregularity;
    /// assert_eq!(Irregularity::all().next(), Some(Irregularity::IllegalMove { ply: None }));
    /// ```
    pub fn all() -> impl Iterator<Item = Irregularity> {
        Irregularity::iter()
    }

    /// The key of the words for it in `i18n/*/table.ftl`.
    ///
    /// ```
    /// use partie_table::Irregularity;
    /// assert_eq!(Irregularity::TurnedBoard.word(), "word-irregularity-turned-board");
    /// ```
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Its name, as in JSON.
    ///
    /// ```
    /// assert_eq!(partie_table::Irregularity::WrongSetUp.name(), "wrong-set-up");
    /// ```
    pub fn name(self) -> &'static str {
        self.word().split_at("word-irregularity-".len()).1
    }

    /// The act of noticing it.
    pub(in crate::act) const fn notice(self) -> ActKind {
        match self {
            Irregularity::IllegalMove { .. } => ActKind::NoticeIllegalMove,
            Irregularity::IllegalPosition => ActKind::NoticeIllegalPosition,
            Irregularity::DisplacedPieces => ActKind::NoticeDisplacedPieces,
            Irregularity::WrongSetUp => ActKind::NoticeWrongSetUp,
            Irregularity::TurnedBoard => ActKind::NoticeTurnedBoard,
            Irregularity::ExchangedColours => ActKind::NoticeExchangedColours,
        }
    }

    /// What noticing it leaves behind. What follows from it besides are events of their own.
    pub(crate) const fn trace(self) -> Trace {
        match self {
            Irregularity::IllegalMove { .. } => Trace::Offence,
            Irregularity::IllegalPosition => Trace::Watched,
            Irregularity::DisplacedPieces
            | Irregularity::WrongSetUp
            | Irregularity::TurnedBoard
            | Irregularity::ExchangedColours => Trace::Nothing,
        }
    }
}

/// What noticing an irregularity leaves behind in the state of the table.
pub(crate) enum Trace {
    /// One more offence of the player who is to blame (FIDE 7.4b).
    Offence,
    /// The arbiter waits for the next move (FIDE A4c).
    Watched,
    /// Nothing.
    Nothing,
}

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::NoticeIllegalMove,
        template: r#"{"act": "notice", "what": {"illegal-move": {}}}"#,
        fields: &[optional_within("what/illegal-move", "ply", FieldKind::Number)],
        english: &["notice an illegal move", "notice the illegal ply {ply:7}"],
        czech: &["upozornit na nepřípustný tah", "upozornit na nepřípustný půltah {ply:7}"],
        short: &["notice illegal move", "notice illegal ply {ply:7}"],
        tries: |scene, attempt| notice(Irregularity::IllegalMove { ply: None }, scene, attempt),
        ..NOTICE
    },
    Row {
        kind: ActKind::NoticeIllegalPosition,
        who: ARBITER,
        template: r#"{"act": "notice", "what": "illegal-position"}"#,
        english: &["notice an illegal position"],
        czech: &["upozornit na nepřípustnou pozici"],
        short: &["notice illegal position"],
        tries: |scene, attempt| notice(Irregularity::IllegalPosition, scene, attempt),
        ..IRREGULAR
    },
    Row {
        kind: ActKind::NoticeDisplacedPieces,
        template: r#"{"act": "notice", "what": "displaced-pieces"}"#,
        english: &["notice displaced pieces"],
        czech: &["upozornit na posunuté figury"],
        short: &["upozornit na posunuté kameny"],
        tries: |scene, attempt| notice(Irregularity::DisplacedPieces, scene, attempt),
        ..NOTICE
    },
    Row {
        kind: ActKind::NoticeWrongSetUp,
        template: r#"{"act": "notice", "what": "wrong-set-up"}"#,
        english: &["notice the wrong set-up"],
        czech: &["upozornit na špatné základní postavení"],
        short: &["notice wrong set-up"],
        tries: |scene, attempt| notice(Irregularity::WrongSetUp, scene, attempt),
        ..NOTICE
    },
    Row {
        kind: ActKind::NoticeTurnedBoard,
        template: r#"{"act": "notice", "what": "turned-board"}"#,
        english: &["notice the turned board"],
        czech: &["upozornit na otočenou desku"],
        short: &["notice turned board", "upozornit na otočenou šachovnici"],
        tries: |scene, attempt| notice(Irregularity::TurnedBoard, scene, attempt),
        ..NOTICE
    },
    Row {
        kind: ActKind::NoticeExchangedColours,
        template: r#"{"act": "notice", "what": "exchanged-colours"}"#,
        english: &["notice the exchanged colours"],
        czech: &["upozornit na prohozené barvy"],
        short: &["notice exchanged colours"],
        tries: |scene, attempt| notice(Irregularity::ExchangedColours, scene, attempt),
        ..NOTICE
    },
];

fn notice(what: Irregularity, scene: &Scene<'_>, attempt: Try<'_>) {
    if scene.sees_irregularities() {
        attempt(Act::Notice { what });
    }
}
