//! The words for incidents.

use crate::IncidentKind;

impl IncidentKind {
    /// The key of the words for it.
    ///
    /// ```
    /// assert_eq!(partie_table::IncidentKind::Smoking.word(), "word-incident-smoking");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            IncidentKind::Disrepute => "word-incident-disrepute",
            IncidentKind::Assault => "word-incident-assault",
            IncidentKind::LeftVenue => "word-incident-left-venue",
            IncidentKind::LeftWithoutReport => "word-incident-left-without-report",
            IncidentKind::Notes => "word-incident-notes",
            IncidentKind::Device => "word-incident-device",
            IncidentKind::BagOpened => "word-incident-bag-opened",
            IncidentKind::SearchRefused => "word-incident-search-refused",
            IncidentKind::Smoking => "word-incident-smoking",
            IncidentKind::ScoresheetMisused => "word-incident-scoresheet-misused",
            IncidentKind::ScoresheetHidden => "word-incident-scoresheet-hidden",
            IncidentKind::Distraction => "word-incident-distraction",
            IncidentKind::Refusal => "word-incident-refusal",
            IncidentKind::RefusalByBoth => "word-incident-refusal-by-both",
            IncidentKind::WrongHand => "word-incident-wrong-hand",
            IncidentKind::ClockMishandled => "word-incident-clock-mishandled",
            IncidentKind::TwoHands => "word-incident-two-hands",
            IncidentKind::PressedWithoutMove => "word-incident-pressed-without-move",
            IncidentKind::ClocksStopped => "word-incident-clocks-stopped",
            IncidentKind::TouchMove => "word-incident-touch-move",
            IncidentKind::Displaced => "word-incident-displaced",
            IncidentKind::IllegalMove => "word-incident-illegal-move",
            IncidentKind::UnfinishedPromotion => "word-incident-unfinished-promotion",
            IncidentKind::BothKingsInCheck => "word-incident-both-kings-in-check",
            IncidentKind::WrongSetUp => "word-incident-wrong-set-up",
            IncidentKind::BoardTurned => "word-incident-board-turned",
            IncidentKind::ColoursReversed => "word-incident-colours-reversed",
            IncidentKind::ClockDefective => "word-incident-clock-defective",
            IncidentKind::ClockSetWrongly => "word-incident-clock-set-wrongly",
            IncidentKind::BothFlags => "word-incident-both-flags",
            IncidentKind::Flag => "word-incident-flag",
            IncidentKind::Resignation => "word-incident-resignation",
            IncidentKind::Late => "word-incident-late",
            IncidentKind::WrongClaim => "word-incident-wrong-claim",
            IncidentKind::Agreement => "word-incident-agreement",
            IncidentKind::QuickplayClaim => "word-incident-quickplay-claim",
            IncidentKind::IncrementRequest => "word-incident-increment-request",
            IncidentKind::Disturbance => "word-incident-disturbance",
            IncidentKind::Interference => "word-incident-interference",
            IncidentKind::PhoneInTheHall => "word-incident-phone-in-the-hall",
            IncidentKind::CastlingUnannounced => "word-incident-castling-unannounced",
            IncidentKind::CastlingUnclear => "word-incident-castling-unclear",
            IncidentKind::TouchedOutOfTurn => "word-incident-touched-out-of-turn",
            IncidentKind::ClockPlace => "word-incident-clock-place",
            IncidentKind::Unforeseen => "word-incident-unforeseen",
        }
    }
}
