//! The kinds of incidents, each with all that is to be said of it.

use std::fmt;

use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::row::{Row, row};
use crate::regulations::cited::{fide, fide_2014, fide_2018};
use crate::{Effect, Irregularity};

const ILLEGAL_MOVE: Irregularity = Irregularity::IllegalMove { ply: None };

/// What kind of thing has happened. Every article of the registers that is about conduct has one.
///
/// ```
/// use partie_table::IncidentKind;
/// assert_eq!(IncidentKind::named("smoking"), Some(IncidentKind::Smoking));
/// assert_eq!(IncidentKind::Smoking.to_string(), "smoking");
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "word-incident-")]
#[expect(missing_docs, reason = "`word-incident-` in `i18n/en/table.ftl` says what each is")]
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
    OtherNotation,
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
    OfferAtTheWrongMoment,
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

const ROWS: &[Row] = {
    use IncidentKind as Is;
    &[
        row(Is::Disrepute, "ostudu", &[fide("12.1")]),
        row(Is::Assault, "napadení", &[fide("12.1")]),
        row(Is::LeftVenue, "odchod bez dovolení", &[fide("12.2")]),
        row(Is::LeftWithoutReport, "neohlášený odchod", &[fide_2018("11.2.4")]),
        row(Is::Notes, "zápisky", &[fide("12.3a")]),
        row(Is::Device, "telefon", &[fide("12.3b")]),
        row(Is::BagOpened, "otevřenou tašku", &[fide_2014("11.3b"), fide_2018("11.3.2.1")]),
        row(Is::SearchRefused, "odmítnutou prohlídku", &[fide_2014("11.3b"), fide_2018("11.3.3")]),
        row(Is::Smoking, "kouření", &[fide("12.3c")]),
        row(Is::ScoresheetMisused, "poznámky v partiáři", &[fide("12.4")]),
        row(Is::ScoresheetHidden, "zakrytý partiář", &[fide("8.2")]),
        row(Is::OtherNotation, "jinou notaci", &[fide("C(preamble)")]),
        row(Is::Distraction, "rušení", &[fide("12.6")]),
        row(Is::Refusal, "neposlušnost", &[fide("12.8")]).in_draughts("7.2d", Effect::Loss),
        row(Is::RefusalByBoth, "neposlušnost obou", &[fide("12.9")]).in_draughts("7.3c", Effect::Draw),
        row(Is::WrongHand, "druhou ruku", &[fide("6.7b")]),
        row(Is::ClockMishandled, "ránu do hodin", &[fide("6.7c")]),
        row(Is::TwoHands, "obě ruce", &[fide("4.1"), fide_2018("7.5.4")]).noticed_as(ILLEGAL_MOVE),
        row(
            Is::PressedWithoutMove,
            "hodiny bez tahu",
            &[fide("6.7a"), fide_2014("6.2c"), fide_2018("7.5.3")],
        )
        .noticed_as(ILLEGAL_MOVE),
        row(Is::ClocksStopped, "zastavené hodiny", &[fide("6.12d")]).in_draughts("10.5", Effect::AsJudged),
        row(Is::TouchMove, "dotčeno-taženo", &[fide("4.3")]).in_draughts("5.4c", Effect::OpponentChooses),
        row(Is::Displaced, "shozené figury", &[fide("7.3")])
            .in_draughts("5.4", Effect::OpponentChooses)
            .noticed_as(Irregularity::DisplacedPieces),
        row(Is::IllegalMove, "nepřípustný tah", &[fide("7.4a")])
            .in_draughts("5.4", Effect::OpponentChooses)
            .noticed_as(ILLEGAL_MOVE),
        row(Is::UnfinishedPromotion, "nedokončenou proměnu", &[fide("7.4a"), fide_2018("7.5.2")])
            .in_draughts("5.4", Effect::OpponentChooses)
            .noticed_as(ILLEGAL_MOVE),
        row(Is::BothKingsInCheck, "oba krále v šachu", &[fide("7.4a")]).noticed_as(ILLEGAL_MOVE),
        row(Is::WrongSetUp, "špatné postavení", &[fide("7.1a")])
            .in_draughts("5.2", Effect::OpponentChooses)
            .noticed_as(Irregularity::WrongSetUp),
        row(Is::BoardTurned, "otočenou šachovnici", &[fide("7.1b")])
            .in_draughts("5.1", Effect::NewGame)
            .noticed_as(Irregularity::TurnedBoard),
        row(Is::ColoursReversed, "prohozené barvy", &[fide("7.2")])
            .noticed_as(Irregularity::ExchangedColours),
        row(Is::ClockDefective, "rozbité hodiny", &[fide("6.10a")]).in_draughts("10.5", Effect::AsJudged),
        row(Is::ClockSetWrongly, "špatně seřízené hodiny", &[fide("6.10b")])
            .in_draughts("10.5", Effect::AsJudged),
        row(Is::BothFlags, "oba praporky", &[fide("6.11")]).in_draughts("10.5", Effect::AsJudged),
        row(Is::Flag, "praporek", &[fide("6.9")]).in_draughts("10.1", Effect::AsJudged),
        row(Is::Resignation, "vzdání partie", &[fide("5.1b")]).in_draughts("7.2a", Effect::AsJudged),
        row(Is::Late, "pozdní příchod", &[fide("6.6a")]).in_draughts("10.5", Effect::AsJudged),
        row(Is::WrongClaim, "mylnou reklamaci", &[fide("9.5b")]),
        row(Is::Agreement, "dohodu", &[fide("9.1a")]).in_draughts("7.3a", Effect::AsJudged),
        row(Is::OfferAtTheWrongMoment, "nevhodnou nabídku remízy", &[fide("9.1b(1)")]),
        row(Is::QuickplayClaim, "rychlé zakončení", &[fide("10.2")]),
        row(Is::IncrementRequest, "žádost o přídavek", &[fide_2014("G4")]),
        row(Is::Disturbance, "vyrušení", &[fide("13.5")]),
        row(Is::Interference, "zásah zvenčí", &[fide("13.7a")]),
        row(Is::PhoneInTheHall, "telefon v sále", &[fide("13.7b")]),
        row(Is::CastlingUnannounced, "neohlášenou rošádu", &[fide("F3n1")]),
        row(Is::CastlingUnclear, "nejasnou rošádu", &[fide("F3r1")]),
        row(Is::TouchedOutOfTurn, "dotek mimo tah", &[fide("12.6")]).in_draughts("3.14", Effect::Warning),
        row(Is::ClockPlace, "místo hodin", &[fide("6.4")]).in_draughts("10.5", Effect::AsJudged),
        row(Is::Unforeseen, "něco nepředvídaného", &[fide("P1")]).in_draughts("1.1", Effect::AsJudged),
    ]
};

/// Every kind has one row: this does not compile if one is missing.
const _: () = {
    let kinds = IncidentKind::VARIANTS;
    assert!(ROWS.len() == kinds.len(), "every kind of incident has one row");
    let mut at = 0;
    while at < kinds.len() {
        kinds[at].row();
        at += 1;
    }
};

impl IncidentKind {
    const fn row(self) -> &'static Row {
        let mut at = 0;
        while ROWS[at].kind as usize != self as usize {
            at += 1;
        }
        &ROWS[at]
    }

    /// Every kind.
    ///
    /// ```
    /// use partie_table::IncidentKind;
    /// assert!(IncidentKind::all().all(|kind| IncidentKind::named(kind.name()) == Some(kind)));
    /// ```
    pub fn all() -> impl Iterator<Item = IncidentKind> {
        IncidentKind::VARIANTS.iter().copied()
    }

    /// The key of the words for it in `i18n/*/table.ftl`.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::Smoking.word(), "word-incident-smoking");
    /// ```
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Its name, as in JSON and scripts.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::WrongHand.name(), "wrong-hand");
    /// ```
    pub fn name(self) -> &'static str {
        self.word().split_at("word-incident-".len()).1
    }

    /// The kind of this name.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::named("sneezing"), None);
    /// ```
    pub fn named(name: &str) -> Option<IncidentKind> {
        Self::all().find(|kind| kind.name() == name)
    }

    /// What a Czech arbiter types for it, as the object of a sentence.
    pub(crate) const fn czech(self) -> &'static str {
        self.row().czech
    }

    /// What is noticed at the table to have it put right.
    pub(crate) const fn noticed_as(self) -> Option<Irregularity> {
        self.row().noticed
    }

    /// ČUD 5: the opponent alone chooses, and nobody is punished.
    pub(crate) const fn effect_in_draughts(self) -> Effect {
        self.row().effect_in_draughts
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
        let Row { matter, draughts, .. } = self.row();
        rules.on(matter).or_else(|| rules.in_draughts((*draughts)?))
    }
}

impl fmt::Display for IncidentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
