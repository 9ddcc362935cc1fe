//! One table of the kinds of incidents, each with its article.

use super::IncidentKind;
use crate::regulations::cited::{Matter, fide, fide_2014, fide_2018};

/// A kind, its articles, and the one of Czech draughts.
pub(super) struct Row(pub(super) IncidentKind, pub(super) Matter, pub(super) &'static str);

pub(super) const TABLE: [Row; 45] = {
    use IncidentKind as Is;
    [
        Row(Is::Disrepute, &[fide("12.1")], ""),
        Row(Is::Assault, &[fide("12.1")], ""),
        Row(Is::LeftVenue, &[fide("12.2")], ""),
        Row(Is::LeftWithoutReport, &[fide_2018("11.2.4")], ""),
        Row(Is::Notes, &[fide("12.3a")], ""),
        Row(Is::Device, &[fide("12.3b")], ""),
        Row(Is::BagOpened, &[fide_2014("11.3b"), fide_2018("11.3.2.1")], ""),
        Row(Is::SearchRefused, &[fide_2014("11.3b"), fide_2018("11.3.3")], ""),
        Row(Is::Smoking, &[fide("12.3c")], ""),
        Row(Is::ScoresheetMisused, &[fide("12.4")], ""),
        Row(Is::ScoresheetHidden, &[fide("8.2")], ""),
        Row(Is::Distraction, &[fide("12.6")], ""),
        Row(Is::Refusal, &[fide("12.8")], "7.2d"),
        Row(Is::RefusalByBoth, &[fide("12.9")], ""),
        Row(Is::WrongHand, &[fide("6.7b")], ""),
        Row(Is::ClockMishandled, &[fide("6.7c")], ""),
        Row(Is::TwoHands, &[fide("4.1"), fide_2018("7.5.4")], ""),
        Row(Is::PressedWithoutMove, &[fide("6.7a"), fide_2014("6.2c"), fide_2018("7.5.3")], ""),
        Row(Is::ClocksStopped, &[fide("6.12d")], "10.5"),
        Row(Is::TouchMove, &[fide("4.3")], "5.4c"),
        Row(Is::Displaced, &[fide("7.3")], "5.4"),
        Row(Is::IllegalMove, &[fide("7.4a")], "5.4"),
        Row(Is::UnfinishedPromotion, &[fide("7.4a"), fide_2018("7.5.2")], "5.4"),
        Row(Is::BothKingsInCheck, &[fide("7.4a")], ""),
        Row(Is::WrongSetUp, &[fide("7.1a")], "5.2"),
        Row(Is::BoardTurned, &[fide("7.1b")], "5.1"),
        Row(Is::ColoursReversed, &[fide("7.2")], ""),
        Row(Is::ClockDefective, &[fide("6.10a")], "10.5"),
        Row(Is::ClockSetWrongly, &[fide("6.10b")], "10.5"),
        Row(Is::BothFlags, &[fide("6.11")], "10.5"),
        Row(Is::Flag, &[fide("6.9")], "10.1"),
        Row(Is::Resignation, &[fide("5.1b")], "7.2a"),
        Row(Is::Late, &[fide("6.6a")], "10.5"),
        Row(Is::WrongClaim, &[fide("9.5b")], ""),
        Row(Is::Agreement, &[fide("9.1a")], "7.3a"),
        Row(Is::QuickplayClaim, &[fide("10.2")], ""),
        Row(Is::IncrementRequest, &[fide_2014("G4")], ""),
        Row(Is::Disturbance, &[fide("13.5")], ""),
        Row(Is::Interference, &[fide("13.7a")], ""),
        Row(Is::PhoneInTheHall, &[fide("13.7b")], ""),
        Row(Is::CastlingUnannounced, &[fide("F3n1")], ""),
        Row(Is::CastlingUnclear, &[fide("F3r1")], ""),
        Row(Is::TouchedOutOfTurn, &[fide("12.6")], "3.14"),
        Row(Is::ClockPlace, &[fide("6.4")], "10.5"),
        Row(Is::Unforeseen, &[fide("P1")], "1.1"),
    ]
};
