//! The table behind the advice: kind of incident, circumstances, remedies. The first row that fits and has something to
//! say counts.
//!
//! An article is that of the first edition that has it; the advice names it by the number of the edition in force. What
//! an offence costs is not said here but in the price list.

use partie_laws::{ExchangedColours, Unsupervised};

use super::{Circumstances, Effect};
use crate::IncidentKind as Is;
use crate::arbiter::price::{Consequence, Offence};
use crate::regulations::cited::{Matter, fide, fide_2014, fide_2018, fide_2023};
use crate::time_control::Pace;

/// What is done about a kind of incident, under some circumstances.
pub(super) struct Rule {
    pub(super) kind: Is,
    pub(super) when: When,
    pub(super) remedies: &'static [Remedy],
    /// Whether the arbiter may also punish in any way (FIDE 13.4).
    pub(super) penalties: bool,
}

/// Whether a rule holds under the circumstances.
type When = fn(&Circumstances) -> bool;

/// One thing that is done.
pub(super) struct Remedy {
    pub(super) what: What,
    pub(super) prescribed: bool,
}

pub(super) enum What {
    /// This, by the article of the matter.
    Is(Effect, Matter),
    /// What the offence costs.
    Price(Offence),
}

impl Circumstances {
    /// What holds in rapid chess or blitz without enough arbiters (FIDE A4, B3).
    fn unsupervised(&self) -> Option<&'static Unsupervised> {
        self.terms().unsupervised()
    }

    fn is_blitz(&self) -> bool {
        self.pace == Pace::Blitz
    }

    /// FIDE A4c, B3c, 2014/A4b: without enough arbiters an illegal move stands once the opponent has moved.
    fn came_too_late(&self) -> bool {
        self.unsupervised().is_some() && self.replied
    }

    /// Whether the arbiter of such a game acts on an illegal move only when the opponent claims it, and the claim wins: in
    /// blitz of 2009 (FIDE B3b, B3c).
    fn only_on_claim(&self) -> bool {
        self.is_blitz() && self.unsupervised().is_some_and(|rules| !rules.arbiter_acts_on_illegal_moves)
    }

    /// Whether the first illegal move loses, so that nothing needs to be put right (FIDE B3c, 2014/A4b).
    fn loses_at_once(&self) -> bool {
        let first = self.terms().price(Offence::IllegalMove, 1);
        first.is_some_and(|price| !matches!(price.consequence, Consequence::TimeToOpponent { .. }))
    }

    /// FIDE 2014/A4d: without enough arbiters an illegal position waits for the next move.
    fn arbiter_waits(&self) -> bool {
        self.unsupervised().is_some_and(|rules| rules.arbiter_acts_on_illegal_moves)
    }

    /// FIDE 2018/III.3.1: only the rules of the quickplay finish say what follows when nobody knows which flag fell first.
    fn flag_order_is_unsettled(&self) -> bool {
        let by_guideline = self.rules.quickplay.is_some_and(|quickplay| quickplay.settles_unknown_flag_order);
        by_guideline && !self.quickplay_rules
    }

    /// FIDE A4a: without enough arbiters the game keeps how it began after so many moves.
    fn start_stands(&self) -> bool {
        self.unsupervised().is_some_and(|rules| u32::from(self.moves) >= rules.start_stands_after)
    }

    /// FIDE 2018/7.3: whether a game with exchanged colours is begun anew, where the edition leaves no choice.
    fn colours_are_put_right(&self) -> Option<bool> {
        match self.rules.exchanged_colours {
            ExchangedColours::NewGameBefore(moves) => Some(u32::from(self.moves) < moves),
            ExchangedColours::PlayOn | ExchangedColours::NotRegulated => None,
        }
    }

    /// Whether the edition leaves fallen flags to the players (FIDE A4d).
    fn flags_are_left_to_players(&self) -> bool {
        self.unsupervised().is_some_and(|rules| rules.arbiter_silent_on_flag)
    }
}

const ALWAYS: When = |_| true;

const fn must(matter: Matter, effect: Effect) -> Remedy {
    Remedy { what: What::Is(effect, matter), prescribed: true }
}

const fn may(matter: Matter, effect: Effect) -> Remedy {
    Remedy { what: What::Is(effect, matter), prescribed: false }
}

const fn charge(offence: Offence) -> Remedy {
    Remedy { what: What::Price(offence), prescribed: true }
}

/// FIDE B3b, B3c: the arbiter keeps out, and the opponent may claim.
const fn on_claim(offence: Offence) -> Remedy {
    Remedy { what: What::Price(offence), prescribed: false }
}

const fn rule(kind: Is, when: When, remedies: &'static [Remedy]) -> Rule {
    Rule { kind, when, remedies, penalties: false }
}

/// The arbiter may also punish in any way.
const fn offence(kind: Is, when: When, remedies: &'static [Remedy]) -> Rule {
    Rule { kind, when, remedies, penalties: true }
}

pub(super) const PENALTIES: &[(Effect, Matter)] = &[
    (Effect::Warning, &[fide("13.4a")]),
    (Effect::TimeToOpponent { minutes: None }, &[fide("13.4b")]),
    (Effect::TimeFromOffender { minutes: None }, &[fide("13.4c")]),
    (Effect::LossAsJudged, &[fide("13.4d")]),
    (Effect::FewerPoints, &[fide("13.4e")]),
    (Effect::MorePoints, &[fide("13.4f")]),
    (Effect::Fine, &[fide_2014("12.9g")]),
    (Effect::RoundsOut, &[fide_2018("12.9.8")]),
    (Effect::Expulsion, &[fide("13.4g")]),
];

const PLAIN: &[Remedy] = &[];
const RESTORE: Remedy = must(&[fide("7.4a")], Effect::Restore);
const STANDS: Remedy = must(&[fide("A4c")], Effect::Stands);
const STANDS_IN_BLITZ: Remedy = must(&[fide("B3c")], Effect::Stands);
const WAIT: Remedy = must(&[fide_2014("A4d")], Effect::WaitForMove);
const QUEEN: Remedy = must(&[fide_2014("7.5a"), fide_2018("7.5.2")], Effect::BecomesQueen);
const LATE: Matter = &[fide("6.6a")];
/// Wrong times after a resumption.
const RESUMED: Matter = &[fide("G12")];
/// How the game began.
const BEGUN: Matter = &[fide("A4a"), fide_2014("A4a(2)")];

pub(super) const RULES: &[Rule] = &[
    // Adjourned games.
    rule(Is::ClockSetWrongly, |is| is.pointed_out_in_time == Some(true), &[must(RESUMED, Effect::SetClock)]),
    rule(
        Is::ClockSetWrongly,
        |is| is.pointed_out_in_time == Some(false),
        &[must(RESUMED, Effect::PlayOn), may(RESUMED, Effect::SetClock)],
    ),
    // Conduct: FIDE 12.7 sends to the penalties.
    offence(Is::Disrepute, ALWAYS, PLAIN),
    rule(
        Is::Assault,
        ALWAYS,
        &[must(&[fide("13.4d")], Effect::Loss), must(&[fide("13.4g")], Effect::Expulsion)],
    ),
    offence(Is::LeftVenue, ALWAYS, PLAIN),
    offence(Is::LeftWithoutReport, |is| Is::LeftWithoutReport.article(is.rules).is_some(), PLAIN),
    offence(Is::Notes, ALWAYS, PLAIN),
    rule(Is::Device, |is| is.opponent_lost_by_device, &[charge(Offence::DeviceOfBoth)]),
    rule(Is::Device, ALWAYS, &[charge(Offence::Device)]),
    offence(Is::Device, ALWAYS, &[may(&[fide_2014("11.3b")], Effect::AsJudged)]),
    offence(Is::BagOpened, |is| Is::BagOpened.article(is.rules).is_some(), PLAIN),
    offence(Is::SearchRefused, |is| Is::SearchRefused.article(is.rules).is_some(), PLAIN),
    offence(Is::Smoking, ALWAYS, PLAIN),
    offence(Is::ScoresheetMisused, ALWAYS, PLAIN),
    offence(Is::ScoresheetHidden, ALWAYS, PLAIN),
    rule(Is::OtherNotation, ALWAYS, &[must(&[fide("C(preamble)")], Effect::Warning)]),
    offence(Is::Distraction, ALWAYS, PLAIN),
    offence(Is::TouchedOutOfTurn, ALWAYS, PLAIN),
    rule(Is::Refusal, ALWAYS, &[must(&[fide("12.8")], Effect::LossAsJudged)]),
    rule(Is::RefusalByBoth, ALWAYS, &[must(&[fide("12.9")], Effect::BothLose)]),
    offence(Is::WrongHand, ALWAYS, PLAIN),
    offence(Is::ClockMishandled, ALWAYS, PLAIN),
    // The board and the moves.
    rule(Is::TwoHands, ALWAYS, &[charge(Offence::BothHands)]),
    offence(Is::TwoHands, ALWAYS, PLAIN),
    rule(
        Is::PressedWithoutMove,
        |is| is.price(Offence::PressedWithoutMove).is_some(),
        &[must(&[fide_2018("7.5.3")], Effect::Restore), charge(Offence::PressedWithoutMove)],
    ),
    offence(Is::PressedWithoutMove, ALWAYS, &[may(&[fide("6.7a")], Effect::PlayOn)]),
    rule(
        Is::TouchMove,
        |is| is.unsupervised().is_some_and(|rules| rules.article_4_on_request),
        &[may(&[fide("A4b")], Effect::TouchMove)],
    ),
    rule(Is::TouchMove, ALWAYS, &[must(&[fide("4.3")], Effect::TouchMove)]),
    offence(Is::Displaced, ALWAYS, &[must(&[fide("7.3")], Effect::PutBack)]),
    // Illegal moves: FIDE 7.4, A4c, B3c and what later editions made of them.
    rule(Is::IllegalMove, |is| is.came_too_late() && is.is_blitz(), &[STANDS_IN_BLITZ]),
    rule(Is::IllegalMove, Circumstances::came_too_late, &[STANDS]),
    rule(Is::IllegalMove, Circumstances::only_on_claim, &[on_claim(Offence::IllegalMove)]),
    rule(Is::IllegalMove, Circumstances::loses_at_once, &[charge(Offence::IllegalMove)]),
    rule(Is::IllegalMove, ALWAYS, &[RESTORE, charge(Offence::IllegalMove)]),
    rule(Is::UnfinishedPromotion, |is| is.only_on_claim() && is.replied, &[STANDS_IN_BLITZ]),
    rule(Is::UnfinishedPromotion, Circumstances::only_on_claim, &[on_claim(Offence::IllegalMove)]),
    rule(Is::UnfinishedPromotion, |is| is.arbiter_waits() && is.replied, &[WAIT]),
    rule(Is::UnfinishedPromotion, Circumstances::loses_at_once, &[charge(Offence::IllegalMove)]),
    rule(
        Is::UnfinishedPromotion,
        |is| is.rules.unfinished_promotion_is_a_queen,
        &[QUEEN, charge(Offence::IllegalMove)],
    ),
    rule(Is::UnfinishedPromotion, ALWAYS, &[RESTORE, charge(Offence::IllegalMove)]),
    rule(Is::BothKingsInCheck, |is| is.only_on_claim() && is.replied, &[STANDS_IN_BLITZ]),
    rule(Is::BothKingsInCheck, Circumstances::only_on_claim, &[on_claim(Offence::IllegalMove)]),
    rule(Is::BothKingsInCheck, Circumstances::arbiter_waits, &[WAIT]),
    rule(Is::BothKingsInCheck, ALWAYS, &[RESTORE, charge(Offence::IllegalMove)]),
    // How the game began: FIDE 7.1, 7.2, A4a.
    rule(Is::WrongSetUp, Circumstances::start_stands, &[must(BEGUN, Effect::PlayOn)]),
    rule(Is::WrongSetUp, ALWAYS, &[must(&[fide("7.1a")], Effect::NewGame)]),
    rule(Is::BoardTurned, Circumstances::start_stands, &[must(BEGUN, Effect::PlayOn)]),
    rule(Is::BoardTurned, ALWAYS, &[must(&[fide("7.1b")], Effect::TurnBoard)]),
    rule(
        Is::ColoursReversed,
        |is| is.colours_are_put_right() == Some(false),
        &[must(&[fide_2018("7.3")], Effect::PlayOn)],
    ),
    rule(
        Is::ColoursReversed,
        |is| is.colours_are_put_right() == Some(true),
        &[must(&[fide_2018("7.3")], Effect::NewGame)],
    ),
    rule(
        Is::ColoursReversed,
        ALWAYS,
        &[must(&[fide("7.2")], Effect::PlayOn), may(&[fide("7.2")], Effect::NewGame)],
    ),
    // Clocks and flags.
    offence(Is::ClocksStopped, ALWAYS, &[may(&[fide("6.12c")], Effect::PlayOn)]),
    rule(Is::ClockDefective, ALWAYS, &[must(&[fide("6.10a")], Effect::ReplaceClock)]),
    rule(
        Is::ClockSetWrongly,
        Circumstances::start_stands,
        &[
            must(&[fide("A4a"), fide_2014("A4a(1)")], Effect::PlayOn),
            may(&[fide_2014("A4a(1)")], Effect::SetClock),
        ],
    ),
    rule(Is::ClockSetWrongly, ALWAYS, &[must(&[fide("6.10b")], Effect::SetClock)]),
    rule(Is::BothFlags, Circumstances::flags_are_left_to_players, &[must(&[fide("A4d(3)")], Effect::Draw)]),
    rule(Is::BothFlags, Circumstances::flag_order_is_unsettled, &[must(&[fide("P1")], Effect::AsJudged)]),
    rule(
        Is::BothFlags,
        ALWAYS,
        &[must(&[fide("6.11a")], Effect::PlayOn), must(&[fide("6.11b")], Effect::Draw)],
    ),
    rule(
        Is::Flag,
        Circumstances::flags_are_left_to_players,
        &[may(&[fide("A4d(1)")], Effect::PlayOn), may(&[fide("6.9")], Effect::LossOrDraw)],
    ),
    rule(Is::Flag, ALWAYS, &[must(&[fide("6.9")], Effect::LossOrDraw)]),
    rule(
        Is::Resignation,
        |is| is.rules.resignation_may_draw,
        &[must(&[fide_2023("5.1.2")], Effect::LossOrDraw)],
    ),
    rule(Is::Resignation, ALWAYS, &[must(&[fide("5.1b")], Effect::Loss)]),
    rule(
        Is::Late,
        |is| is.rules.late_player_may_be_admitted,
        &[must(LATE, Effect::Loss), may(LATE, Effect::PlayOn)],
    ),
    rule(Is::Late, ALWAYS, &[must(LATE, Effect::Loss)]),
    // Draws.
    rule(Is::WrongClaim, ALWAYS, &[charge(Offence::WrongClaim)]),
    rule(Is::Agreement, ALWAYS, &[may(&[fide("9.1a")], Effect::Draw), may(&[fide("9.1a")], Effect::PlayOn)]),
    offence(Is::OfferAtTheWrongMoment, ALWAYS, &[must(&[fide("9.1b(1)")], Effect::PlayOn)]), // it counts; FIDE 12.6
    rule(Is::QuickplayClaim, Circumstances::is_blitz, &[must(&[fide_2014("G3")], Effect::PlayOn)]),
    rule(
        Is::QuickplayClaim,
        |is| is.is_blitz() && is.unsupervised().is_some(),
        &[must(&[fide("B3b")], Effect::PlayOn)],
    ),
    rule(
        Is::QuickplayClaim,
        ALWAYS,
        &[
            may(&[fide("10.2a")], Effect::Draw),
            may(&[fide("10.2b")], Effect::Postpone),
            may(&[fide("10.2c")], Effect::Reject),
        ],
    ),
    rule(
        Is::IncrementRequest,
        ALWAYS,
        &[may(&[fide_2014("G4")], Effect::Increment), may(&[fide_2014("G4")], Effect::PlayOn)],
    ),
    // Others, and things outside.
    rule(Is::Disturbance, ALWAYS, &[may(&[fide("13.5")], Effect::TimeToEither)]),
    rule(Is::Interference, ALWAYS, &[may(&[fide("13.7a")], Effect::SendingOut)]),
    rule(Is::PhoneInTheHall, ALWAYS, &[may(&[fide("13.7b")], Effect::SendingOut)]),
    rule(Is::CastlingUnannounced, ALWAYS, &[must(&[fide("F3n1")], Effect::PlayOn)]),
    rule(Is::CastlingUnclear, ALWAYS, &[must(&[fide("F3r1")], Effect::PlayOn)]),
];
