//! The kinds of incidents.

use std::fmt;

use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};

use super::table::{Row, TABLE};

/// What kind of thing has happened. Every article of the registers that is about conduct has one.
///
/// ```
/// use partie_table::IncidentKind;
/// assert_eq!(IncidentKind::named("smoking"), Some(IncidentKind::Smoking));
/// assert_eq!(IncidentKind::Smoking.to_string(), "smoking");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the texts of `phrase.rs` say what each is")]
pub enum IncidentKind {
    Disrepute,
    Assault,
    LeftVenue,
    LeftWithoutReport,
    Notes,
    Device,
    BagOpened,
    SearchRefused,
    Smoking,
    ScoresheetMisused,
    ScoresheetHidden,
    Distraction,
    Refusal,
    RefusalByBoth,
    WrongHand,
    ClockMishandled,
    TwoHands,
    PressedWithoutMove,
    ClocksStopped,
    TouchMove,
    Displaced,
    IllegalMove,
    UnfinishedPromotion,
    BothKingsInCheck,
    WrongSetUp,
    BoardTurned,
    ColoursReversed,
    ClockDefective,
    ClockSetWrongly,
    BothFlags,
    Flag,
    Resignation,
    Late,
    WrongClaim,
    Agreement,
    QuickplayClaim,
    IncrementRequest,
    Disturbance,
    Interference,
    PhoneInTheHall,
    CastlingUnannounced,
    CastlingUnclear,
    TouchedOutOfTurn,
    ClockPlace,
    Unforeseen,
}

impl IncidentKind {
    /// Every kind.
    ///
    /// ```
    /// use partie_table::IncidentKind;
    /// assert!(IncidentKind::all().all(|kind| IncidentKind::named(kind.name()) == Some(kind)));
    /// ```
    pub fn all() -> impl Iterator<Item = IncidentKind> {
        TABLE.iter().map(|row| row.0)
    }

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Its name, as in JSON and scripts.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::WrongHand.name(), "wrong-hand");
    /// ```
    pub fn name(self) -> &'static str {
        self.word().trim_start_matches("word-incident-")
    }

    /// The kind of this name.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::named("sneezing"), None);
    /// ```
    pub fn named(name: &str) -> Option<IncidentKind> {
        Self::all().find(|kind| kind.name() == name)
    }

    /// The article that it is about, if the rules have one.
    ///
    /// ```
    /// use partie_laws::Rules;
    /// use partie_table::IncidentKind;
    /// let draughts = IncidentKind::IllegalMove.article(&Rules::CZECH_DRAUGHTS_2006);
    /// assert_eq!(draughts.unwrap().to_string(), "ČUD 5.4");
    /// assert_eq!(IncidentKind::SearchRefused.article(&Rules::FIDE_2009), None);
    /// ```
    pub fn article(self, rules: &Rules) -> Option<Article> {
        let Row(.., matter, draughts) = self.row();
        rules.on(matter).or_else(|| rules.in_draughts(draughts).filter(|_| !draughts.is_empty()))
    }
}

impl fmt::Display for IncidentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
