//! Incidents in words.

use super::fit::is_same;
use crate::IncidentKind;

/// `wrong-hand`, `wrong hand`, `druhá ruka`
pub(super) fn read(text: &str) -> Option<IncidentKind> {
    let english = text.replace(' ', "-").to_lowercase();
    IncidentKind::named(&english).or_else(|| IncidentKind::all().find(|kind| is_same(czech(*kind), text)))
}

/// What an arbiter would call it.
const fn czech(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::Disrepute => "ostudu",
        IncidentKind::Assault => "napadení",
        IncidentKind::LeftVenue => "odchod bez dovolení",
        IncidentKind::LeftWithoutReport => "neohlášený odchod",
        IncidentKind::Notes => "zápisky",
        IncidentKind::Device => "telefon",
        IncidentKind::BagOpened => "otevřenou tašku",
        IncidentKind::SearchRefused => "odmítnutou prohlídku",
        IncidentKind::Smoking => "kouření",
        IncidentKind::ScoresheetMisused => "poznámky v partiáři",
        IncidentKind::ScoresheetHidden => "zakrytý partiář",
        IncidentKind::Distraction => "rušení",
        IncidentKind::Refusal => "neposlušnost",
        IncidentKind::RefusalByBoth => "neposlušnost obou",
        IncidentKind::WrongHand => "druhou ruku",
        IncidentKind::ClockMishandled => "ránu do hodin",
        IncidentKind::TwoHands => "obě ruce",
        IncidentKind::PressedWithoutMove => "hodiny bez tahu",
        IncidentKind::ClocksStopped => "zastavené hodiny",
        IncidentKind::TouchMove => "dotčeno-taženo",
        IncidentKind::Displaced => "shozené figury",
        IncidentKind::IllegalMove => "nepřípustný tah",
        IncidentKind::UnfinishedPromotion => "nedokončenou proměnu",
        IncidentKind::BothKingsInCheck => "oba krále v šachu",
        IncidentKind::WrongSetUp => "špatné postavení",
        IncidentKind::BoardTurned => "otočenou šachovnici",
        IncidentKind::ColoursReversed => "prohozené barvy",
        IncidentKind::ClockDefective => "rozbité hodiny",
        IncidentKind::ClockSetWrongly => "špatně seřízené hodiny",
        IncidentKind::BothFlags => "oba praporky",
        IncidentKind::Flag => "praporek",
        IncidentKind::Resignation => "vzdání partie",
        IncidentKind::Late => "pozdní příchod",
        IncidentKind::WrongClaim => "mylnou reklamaci",
        IncidentKind::Agreement => "dohodu",
        IncidentKind::QuickplayClaim => "rychlé zakončení",
        IncidentKind::IncrementRequest => "žádost o přídavek",
        IncidentKind::Disturbance => "vyrušení",
        IncidentKind::Interference => "zásah zvenčí",
        IncidentKind::PhoneInTheHall => "telefon v sále",
        IncidentKind::CastlingUnannounced => "neohlášenou rošádu",
        IncidentKind::CastlingUnclear => "nejasnou rošádu",
        IncidentKind::TouchedOutOfTurn => "dotek mimo tah",
        IncidentKind::ClockPlace => "místo hodin",
        IncidentKind::Unforeseen => "něco nepředvídaného",
    }
}
