//! The kinds of incidents, each with its article in every edition: one table.

use std::fmt;

use partie_laws::{Article, Edition};
use serde::{Deserialize, Serialize};

use crate::cited::{Numbers, cited};

/// What kind of thing has happened. Every article of the registers that is about conduct has one.
///
/// ```
/// use partie_table::IncidentKind;
/// assert_eq!(IncidentKind::named("smoking"), Some(IncidentKind::Smoking));
/// assert_eq!(IncidentKind::Smoking.to_string(), "somebody smoked where it is not allowed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the table below says what each is")]
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
    Unforeseen,
}

/// A kind, its name, what has happened, its article in each edition, and the one of Czech draughts.
struct Row(IncidentKind, &'static str, &'static str, Numbers, &'static str);

const TABLE: [Row; 44] = {
    use IncidentKind as Is;
    [
        Row(Is::Disrepute, "disrepute", "somebody brought the game into disrepute", ["12.1", "11.1", "11.1", "11.1"], ""),
        Row(Is::Assault, "assault", "somebody attacked the opponent", ["12.1", "11.1", "11.1", "11.1"], ""),
        Row(Is::LeftVenue, "left-venue", "somebody left without permission", ["12.2", "11.2", "11.2.3", "11.2.3"], ""),
        Row(
            Is::LeftWithoutReport,
            "left-without-report",
            "somebody did not tell the arbiter of leaving",
            ["", "", "11.2.4", "11.2.4"],
            "",
        ),
        Row(Is::Notes, "notes", "somebody used notes, advice or another board", ["12.3a", "11.3a", "11.3.1", "11.3.1"], ""),
        Row(
            Is::Device,
            "device",
            "a phone made a sound, or since 2014 a device was there",
            ["12.3b", "11.3b", "11.3.2.2", "11.3.2.2"],
            "",
        ),
        Row(
            Is::BagOpened,
            "bag-opened",
            "a bag with a device in it was opened without permission",
            ["", "11.3b", "11.3.2.1", "11.3.2.1"],
            "",
        ),
        Row(Is::SearchRefused, "search-refused", "somebody refused to be searched", ["", "11.3b", "11.3.3", "11.3.3"], ""),
        Row(
            Is::Smoking,
            "smoking",
            "somebody smoked where it is not allowed",
            ["12.3c", "11.3c", "11.3.4", "11.3.4"],
            "",
        ),
        Row(
            Is::ScoresheetMisused,
            "scoresheet-misused",
            "other things than facts of the game were written on the scoresheet",
            ["12.4", "=12.4", "=12.4", "=12.4"],
            "",
        ),
        Row(
            Is::ScoresheetHidden,
            "scoresheet-hidden",
            "the arbiter could not see the scoresheet",
            ["8.2", "=8.2", "=8.2", "=8.2"],
            "",
        ),
        Row(Is::Distraction, "distraction", "somebody disturbed the opponent", ["12.6", "11.5", "11.5", "11.5"], ""),
        Row(Is::Refusal, "refusal", "somebody kept refusing to obey the Laws", ["12.8", "11.7", "11.7", "11.7"], ""),
        Row(
            Is::RefusalByBoth,
            "refusal-by-both",
            "both players kept refusing to obey the Laws",
            ["12.9", "11.8", "11.8", "11.8"],
            "",
        ),
        Row(
            Is::WrongHand,
            "wrong-hand",
            "the clock was pressed with the other hand, or a finger kept on it",
            ["6.7b", "=6.7b", "6.2.3", "6.2.3"],
            "",
        ),
        Row(
            Is::ClockMishandled,
            "clock-mishandled",
            "the clock was hit, picked up or knocked over",
            ["6.7c", "=6.7c", "6.2.4", "6.2.4"],
            "",
        ),
        Row(Is::TwoHands, "two-hands", "a move was made with both hands", ["4.1", "=4.1", "7.5.4", "7.5.4"], ""),
        Row(
            Is::PressedWithoutMove,
            "pressed-without-move",
            "the clock was pressed without a move",
            ["6.7a", "=6.7a", "7.5.3", "7.5.3"],
            "",
        ),
        Row(
            Is::ClocksStopped,
            "clocks-stopped",
            "the clocks were stopped to call the arbiter",
            ["6.12d", "=6.12d", "=6.12d", "=6.12d"],
            "10.5",
        ),
        Row(Is::TouchMove, "touch-move", "the touch rules were broken", ["4.3", "=4.3", "=4.3", "=4.3"], "5.7"),
        Row(Is::Displaced, "displaced", "pieces were knocked out of place", ["7.3", "=7.3", "=7.3", "=7.3"], "5.4"),
        Row(Is::IllegalMove, "illegal-move", "an illegal move was completed", ["7.4a", "7.5a", "7.5.1", "7.5.1"], "5.4"),
        Row(
            Is::UnfinishedPromotion,
            "unfinished-promotion",
            "a pawn was left on the last rank",
            ["7.4a", "7.5a", "7.5.2", "7.5.2"],
            "5.4",
        ),
        Row(
            Is::BothKingsInCheck,
            "both-kings-in-check",
            "both kings are in check",
            ["7.4a", "7.5a", "7.5.1", "7.5.1"],
            "",
        ),
        Row(Is::WrongSetUp, "wrong-set-up", "the pieces were set up wrongly", ["7.1a", "=7.1a", "=7.1a", "=7.1a"], "5.2"),
        Row(Is::BoardTurned, "board-turned", "the board lies the wrong way", ["7.1b", "=7.1b", "=7.1b", "=7.1b"], "5.1"),
        Row(Is::ColoursReversed, "colours-reversed", "the colours were exchanged", ["7.2", "=7.2", "7.3", "7.3"], ""),
        Row(
            Is::ClockDefective,
            "clock-defective",
            "the clock is broken",
            ["6.10a", "=6.10a", "=6.10a", "=6.10a"],
            "10.5",
        ),
        Row(
            Is::ClockSetWrongly,
            "clock-set-wrongly",
            "the clock was set wrongly",
            ["6.10b", "=6.10b", "=6.10b", "=6.10b"],
            "10.5",
        ),
        Row(
            Is::BothFlags,
            "both-flags",
            "both flags are down and nobody knows which fell first",
            ["6.11", "=6.11", "III.3.1", "III.3.1"],
            "10.5",
        ),
        Row(Is::Flag, "flag", "a flag has fallen", ["6.9", "=6.9", "=6.9", "=6.9"], "10.1"),
        Row(Is::Resignation, "resignation", "somebody resigned", ["5.1b", "=5.1b", "=5.1b", "5.1.2"], "7.2a"),
        Row(Is::Late, "late", "somebody did not come in time", ["6.6a", "=6.6a", "6.7.1", "6.7.1"], "10.5"),
        Row(Is::WrongClaim, "wrong-claim", "a draw was claimed wrongly", ["9.5b", "=9.5b", "9.5.3", "9.5.3"], ""),
        Row(
            Is::Agreement,
            "agreement",
            "the players want to agree to a draw and need consent",
            ["9.1a", "=9.1a", "=9.1a", "=9.1a"],
            "7.3a",
        ),
        Row(
            Is::QuickplayClaim,
            "quickplay-claim",
            "a draw was claimed in a quickplay finish",
            ["10.2", "G5", "III.5", "III.5"],
            "",
        ),
        Row(
            Is::IncrementRequest,
            "increment-request",
            "extra time for every move was asked for in a quickplay finish",
            ["", "G4", "III.4", "III.4"],
            "",
        ),
        Row(Is::Disturbance, "disturbance", "something outside disturbed the game", ["13.5", "12.5", "12.5", "12.5"], ""),
        Row(Is::Interference, "interference", "somebody else interfered", ["13.7a", "12.7", "12.7", "12.7"], ""),
        Row(
            Is::PhoneInTheHall,
            "phone-in-the-hall",
            "somebody else used a phone in the hall",
            ["13.7b", "12.8", "12.8", "12.8"],
            "",
        ),
        Row(
            Is::CastlingUnannounced,
            "castling-unannounced",
            "castling in Chess960 was not announced",
            ["F3n1", "=F3n1", "=F3n1", "=F3n1"],
            "",
        ),
        Row(
            Is::CastlingUnclear,
            "castling-unclear",
            "castling in Chess960 was carried out unclearly",
            ["F3r1", "=F3r1", "=F3r1", "=F3r1"],
            "",
        ),
        Row(Is::TouchedOutOfTurn, "touched-out-of-turn", "somebody touched pieces out of turn", ["12.6", "11.5", "11.5", "11.5"], "3.14"),
        Row(Is::Unforeseen, "unforeseen", "something that the Laws do not foresee", ["P1", "=P1", "=P1", "=P1"], "1.1"),
    ]
};

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
        self.row().1
    }

    /// The kind of this name.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::named("sneezing"), None);
    /// ```
    pub fn named(name: &str) -> Option<IncidentKind> {
        Self::all().find(|kind| kind.name() == name)
    }

    /// The article that it is about, if the edition has one.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// use partie_table::IncidentKind;
    /// assert_eq!(IncidentKind::SearchRefused.article(&Edition::FIDE_2009), None);
    /// ```
    pub fn article(self, edition: &Edition) -> Option<Article> {
        cited(edition, self.row().3)
    }

    /// The article of Czech draughts, if it has one.
    ///
    /// ```
    /// use partie_table::IncidentKind;
    /// assert_eq!(IncidentKind::IllegalMove.article_in_draughts().unwrap().to_string(), "ČUD 5.4");
    /// ```
    pub fn article_in_draughts(self) -> Option<Article> {
        let number = self.row().4;
        (!number.is_empty()).then(|| Article::czech_draughts(number))
    }
}

impl fmt::Display for IncidentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().2)
    }
}
