//! The table behind the advice: kind of incident, circumstances, remedies. The first row that fits counts.
//!
//! An article is that of the first edition that has it; the advice names it by the number of the edition in force.

use partie_laws::Text;

use super::{Circumstances, Effect};
use crate::cited::{Matter, fide, fide_2014, fide_2018, fide_2023};
use crate::time_control::Pace;
use crate::{IncidentKind as Is, Supervision};

/// What is done about a kind of incident, under some circumstances.
pub(super) struct Rule {
    pub(super) kind: Is,
    when: When,
    pub(super) remedies: &'static [Remedy],
    /// Whether the arbiter may also punish in any way (FIDE 13.4).
    pub(super) penalties: bool,
}

/// The circumstances under which a rule holds: all that are named have to hold.
struct When {
    years: &'static [u16],
    paces: &'static [Pace],
    unsupervised: Option<bool>,
    offence_from: u8,
    moves_from: u16,
    replied: Option<bool>,
    milder: Option<bool>,
    /// Wrong times after a resumption: pointed out in time, or too late.
    in_time: Option<bool>,
}

/// One thing that is done.
pub(super) struct Remedy {
    pub(super) matter: Matter,
    pub(super) effect: Effect,
    pub(super) prescribed: bool,
}

impl Rule {
    pub(super) fn fits(&self, is: &Circumstances) -> bool {
        let When { years, paces, unsupervised, offence_from, moves_from, replied, milder, in_time } =
            self.when;
        let year = match is.edition.text {
            Text::Fide2014 => 2014,
            Text::Fide2018 => 2018,
            Text::Fide2023 => 2023,
            Text::Fide2009 | Text::CzechDraughts2006 => 2009,
        };
        let same = |asked: Option<bool>, found: bool| asked.is_none_or(|asked| asked == found);
        (years.is_empty() || years.contains(&year))
            && (paces.is_empty() || paces.contains(&is.pace))
            && same(unsupervised, is.supervision == Supervision::Inadequate && is.pace != Pace::Standard)
            && is.offence >= offence_from
            && is.moves >= moves_from
            && same(replied, is.replied)
            && same(milder, is.milder_device_penalty)
            && (in_time.is_none() || in_time == is.pointed_out_in_time)
    }
}

const ALWAYS: When = When {
    years: &[],
    paces: &[],
    unsupervised: None,
    offence_from: 0,
    moves_from: 0,
    replied: None,
    milder: None,
    in_time: None,
};
const UNSUPERVISED: When = When { unsupervised: Some(true), ..ALWAYS };
const NEWER: &[u16] = &[2018, 2023];
const LATER: &[u16] = &[2014, 2018, 2023];
const BLITZ: &[Pace] = &[Pace::Blitz];
const RAPID: &[Pace] = &[Pace::Rapid];

const fn must(matter: Matter, effect: Effect) -> Remedy {
    Remedy { matter, effect, prescribed: true }
}

const fn may(matter: Matter, effect: Effect) -> Remedy {
    Remedy { matter, effect, prescribed: false }
}

const fn rule(kind: Is, when: When, remedies: &'static [Remedy]) -> Rule {
    Rule { kind, when, remedies, penalties: false }
}

/// The arbiter may also punish in any way.
const fn offence(kind: Is, when: When, remedies: &'static [Remedy]) -> Rule {
    Rule { kind, when, remedies, penalties: true }
}

const fn minutes(number: u8) -> Effect {
    Effect::TimeToOpponent { minutes: Some(number) }
}

pub(super) const PENALTIES: &[Remedy] = &[
    may(&[fide("13.4a")], Effect::Warning),
    may(&[fide("13.4b")], Effect::TimeToOpponent { minutes: None }),
    may(&[fide("13.4c")], Effect::TimeFromOffender { minutes: None }),
    may(&[fide("13.4d")], Effect::LossAsJudged),
    may(&[fide("13.4e")], Effect::FewerPoints),
    may(&[fide("13.4f")], Effect::MorePoints),
    may(&[fide_2014("12.9g")], Effect::Fine),
    may(&[fide_2018("12.9.8")], Effect::RoundsOut),
    may(&[fide("13.4g")], Effect::Expulsion),
];

const PLAIN: &[Remedy] = &[];
const RESTORE: Remedy = must(&[fide("7.4a")], Effect::Restore);
const PUNISHED: Matter = &[fide("7.4b")];
const TWO_MINUTES: Remedy = must(PUNISHED, minutes(2));
const ONE_MINUTE: Remedy = must(&[fide_2014("B2")], minutes(1));
const LOST: Remedy = must(PUNISHED, Effect::LossOrDraw);
const LATE: Matter = &[fide("6.6a")];
const STANDS: &[Remedy] = &[must(&[fide("B3c")], Effect::Stands)];
/// FIDE B3b, B3c: the arbiter keeps out, and the opponent may claim.
const WON_ON_CLAIM: &[Remedy] = &[may(&[fide("B3c")], Effect::LossOrDraw)];
const WAIT: Remedy = must(&[fide_2014("A4d")], Effect::WaitForMove);
const QUEEN: Remedy = must(&[fide_2014("7.5a"), fide_2018("7.5.2")], Effect::BecomesQueen);

/// Wrong times after a resumption.
const RESUMED: Matter = &[fide("G12")];

pub(super) const RULES: &[Rule] = &[
    // Adjourned games.
    rule(Is::ClockSetWrongly, When { in_time: Some(true), ..ALWAYS }, &[must(RESUMED, Effect::SetClock)]),
    rule(
        Is::ClockSetWrongly,
        When { in_time: Some(false), ..ALWAYS },
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
    offence(Is::LeftWithoutReport, When { years: NEWER, ..ALWAYS }, PLAIN),
    offence(Is::Notes, ALWAYS, PLAIN),
    offence(
        Is::Device,
        When { years: LATER, milder: Some(true), ..ALWAYS },
        &[may(&[fide_2014("11.3b")], Effect::AsJudged)],
    ),
    rule(Is::Device, When { years: LATER, ..ALWAYS }, &[must(&[fide_2014("11.3b")], Effect::Loss)]),
    rule(Is::Device, ALWAYS, &[must(&[fide("12.3b")], Effect::LossOrHalf)]),
    offence(Is::BagOpened, When { years: LATER, ..ALWAYS }, PLAIN),
    offence(Is::SearchRefused, When { years: LATER, ..ALWAYS }, PLAIN),
    offence(Is::Smoking, ALWAYS, PLAIN),
    offence(Is::ScoresheetMisused, ALWAYS, PLAIN),
    offence(Is::ScoresheetHidden, ALWAYS, PLAIN),
    offence(Is::Distraction, ALWAYS, PLAIN),
    offence(Is::TouchedOutOfTurn, ALWAYS, PLAIN),
    rule(Is::Refusal, ALWAYS, &[must(&[fide("12.8")], Effect::LossAsJudged)]),
    rule(Is::RefusalByBoth, ALWAYS, &[must(&[fide("12.9")], Effect::BothLose)]),
    offence(Is::WrongHand, ALWAYS, PLAIN),
    offence(Is::ClockMishandled, ALWAYS, PLAIN),
    // The board and the moves.
    rule(Is::TwoHands, When { years: NEWER, offence_from: 2, ..ALWAYS }, &[LOST]),
    rule(Is::TwoHands, When { years: NEWER, paces: BLITZ, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::TwoHands, When { years: &[2023], paces: RAPID, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::TwoHands, When { years: NEWER, ..ALWAYS }, &[TWO_MINUTES]),
    offence(Is::TwoHands, ALWAYS, PLAIN),
    rule(Is::PressedWithoutMove, When { years: NEWER, offence_from: 2, ..ALWAYS }, &[LOST]),
    rule(Is::PressedWithoutMove, When { years: NEWER, paces: BLITZ, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::PressedWithoutMove, When { years: &[2023], paces: RAPID, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::PressedWithoutMove, When { years: NEWER, ..ALWAYS }, &[TWO_MINUTES]),
    offence(Is::PressedWithoutMove, ALWAYS, &[may(&[fide("6.7a")], Effect::PlayOn)]),
    rule(Is::TouchMove, When { years: &[2009], ..UNSUPERVISED }, &[may(&[fide("A4b")], Effect::TouchMove)]),
    rule(Is::TouchMove, ALWAYS, &[must(&[fide("4.3")], Effect::TouchMove)]),
    offence(Is::Displaced, ALWAYS, &[must(&[fide("7.3")], Effect::PutBack)]),
    // Illegal moves: FIDE 7.4, A4c, B3c and their kin.
    rule(
        Is::IllegalMove,
        When { years: &[2009], paces: RAPID, replied: Some(true), ..UNSUPERVISED },
        &[must(&[fide("A4c")], Effect::Stands)],
    ),
    rule(Is::IllegalMove, When { replied: Some(true), ..UNSUPERVISED }, STANDS),
    rule(Is::IllegalMove, When { years: &[2009], paces: BLITZ, ..UNSUPERVISED }, WON_ON_CLAIM),
    rule(
        Is::IllegalMove,
        When { years: &[2014], ..UNSUPERVISED },
        &[must(&[fide_2014("A4b")], Effect::LossOrDraw)],
    ),
    rule(Is::IllegalMove, When { years: &[2009], offence_from: 3, ..ALWAYS }, &[RESTORE, LOST]),
    rule(Is::IllegalMove, When { years: &[2009], ..ALWAYS }, &[RESTORE, TWO_MINUTES]),
    rule(Is::IllegalMove, When { years: LATER, offence_from: 2, ..ALWAYS }, &[RESTORE, LOST]),
    rule(Is::IllegalMove, When { years: LATER, paces: BLITZ, ..ALWAYS }, &[RESTORE, ONE_MINUTE]),
    rule(Is::IllegalMove, When { years: &[2023], paces: RAPID, ..ALWAYS }, &[RESTORE, ONE_MINUTE]),
    rule(Is::IllegalMove, ALWAYS, &[RESTORE, TWO_MINUTES]),
    rule(
        Is::UnfinishedPromotion,
        When { years: &[2009], paces: BLITZ, replied: Some(true), ..UNSUPERVISED },
        STANDS,
    ),
    rule(Is::UnfinishedPromotion, When { years: &[2009], paces: BLITZ, ..UNSUPERVISED }, WON_ON_CLAIM),
    rule(Is::UnfinishedPromotion, When { years: LATER, replied: Some(true), ..UNSUPERVISED }, &[WAIT]),
    rule(
        Is::UnfinishedPromotion,
        When { years: &[2014], ..UNSUPERVISED },
        &[must(&[fide_2014("A4b")], Effect::LossOrDraw)],
    ),
    rule(Is::UnfinishedPromotion, When { years: &[2009], offence_from: 3, ..ALWAYS }, &[RESTORE, LOST]),
    rule(Is::UnfinishedPromotion, When { years: &[2009], ..ALWAYS }, &[RESTORE, TWO_MINUTES]),
    rule(Is::UnfinishedPromotion, When { years: LATER, offence_from: 2, ..ALWAYS }, &[QUEEN, LOST]),
    rule(Is::UnfinishedPromotion, When { years: LATER, paces: BLITZ, ..ALWAYS }, &[QUEEN, ONE_MINUTE]),
    rule(Is::UnfinishedPromotion, When { years: &[2023], paces: RAPID, ..ALWAYS }, &[QUEEN, ONE_MINUTE]),
    rule(Is::UnfinishedPromotion, ALWAYS, &[QUEEN, TWO_MINUTES]),
    rule(Is::BothKingsInCheck, When { years: LATER, ..UNSUPERVISED }, &[WAIT]),
    rule(
        Is::BothKingsInCheck,
        When { years: &[2009], paces: BLITZ, replied: Some(true), ..UNSUPERVISED },
        STANDS,
    ),
    rule(Is::BothKingsInCheck, When { years: &[2009], paces: BLITZ, ..UNSUPERVISED }, WON_ON_CLAIM),
    rule(Is::BothKingsInCheck, UNSUPERVISED, &[may(&[fide("A4c")], Effect::Restore)]),
    rule(Is::BothKingsInCheck, ALWAYS, &[RESTORE]),
    // How the game began: FIDE 7.1, 7.2, A4a.
    rule(
        Is::WrongSetUp,
        When { years: &[2009], moves_from: 3, ..UNSUPERVISED },
        &[must(&[fide("A4a")], Effect::PlayOn)],
    ),
    rule(
        Is::WrongSetUp,
        When { years: LATER, moves_from: 10, ..UNSUPERVISED },
        &[must(&[fide_2014("A4a(2)")], Effect::PlayOn)],
    ),
    rule(Is::WrongSetUp, ALWAYS, &[must(&[fide("7.1a")], Effect::NewGame)]),
    rule(
        Is::BoardTurned,
        When { years: &[2009], moves_from: 3, ..UNSUPERVISED },
        &[must(&[fide("A4a")], Effect::PlayOn)],
    ),
    rule(
        Is::BoardTurned,
        When { years: LATER, moves_from: 10, ..UNSUPERVISED },
        &[must(&[fide_2014("A4a(2)")], Effect::PlayOn)],
    ),
    rule(Is::BoardTurned, ALWAYS, &[must(&[fide("7.1b")], Effect::TurnBoard)]),
    rule(
        Is::ColoursReversed,
        When { years: NEWER, moves_from: 10, ..ALWAYS },
        &[must(&[fide_2018("7.3")], Effect::PlayOn)],
    ),
    rule(Is::ColoursReversed, When { years: NEWER, ..ALWAYS }, &[must(&[fide_2018("7.3")], Effect::NewGame)]),
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
        When { years: &[2009], moves_from: 3, ..UNSUPERVISED },
        &[must(&[fide("A4a")], Effect::PlayOn)],
    ),
    rule(
        Is::ClockSetWrongly,
        When { years: LATER, moves_from: 10, ..UNSUPERVISED },
        &[must(&[fide_2014("A4a(1)")], Effect::PlayOn), may(&[fide_2014("A4a(1)")], Effect::SetClock)],
    ),
    rule(Is::ClockSetWrongly, ALWAYS, &[must(&[fide("6.10b")], Effect::SetClock)]),
    rule(Is::BothFlags, When { years: &[2009], ..UNSUPERVISED }, &[must(&[fide("A4d(3)")], Effect::Draw)]),
    rule(
        Is::BothFlags,
        ALWAYS,
        &[must(&[fide("6.11a")], Effect::PlayOn), must(&[fide("6.11b")], Effect::Draw)],
    ),
    rule(
        Is::Flag,
        When { years: &[2009], ..UNSUPERVISED },
        &[may(&[fide("A4d(1)")], Effect::PlayOn), may(&[fide("6.9")], Effect::LossOrDraw)],
    ),
    rule(Is::Flag, ALWAYS, &[must(&[fide("6.9")], Effect::LossOrDraw)]),
    rule(
        Is::Resignation,
        When { years: &[2023], ..ALWAYS },
        &[must(&[fide_2023("5.1.2")], Effect::LossOrDraw)],
    ),
    rule(Is::Resignation, ALWAYS, &[must(&[fide("5.1b")], Effect::Loss)]),
    rule(Is::Late, When { years: LATER, ..ALWAYS }, &[must(LATE, Effect::Loss), may(LATE, Effect::PlayOn)]),
    rule(Is::Late, ALWAYS, &[must(LATE, Effect::Loss)]),
    // Draws.
    rule(Is::WrongClaim, When { years: &[2009], ..ALWAYS }, &[must(&[fide("9.5b")], minutes(3))]),
    rule(Is::WrongClaim, When { years: LATER, paces: BLITZ, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::WrongClaim, When { years: &[2023], paces: RAPID, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::WrongClaim, ALWAYS, &[must(&[fide_2014("9.5b")], minutes(2))]),
    rule(Is::Agreement, ALWAYS, &[may(&[fide("9.1a")], Effect::Draw), may(&[fide("9.1a")], Effect::PlayOn)]),
    rule(
        Is::QuickplayClaim,
        When { years: &[2009], paces: BLITZ, ..UNSUPERVISED },
        &[must(&[fide("B3b")], Effect::PlayOn)],
    ),
    rule(
        Is::QuickplayClaim,
        When { years: LATER, paces: BLITZ, ..ALWAYS },
        &[must(&[fide_2014("G3")], Effect::PlayOn)],
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
        When { years: LATER, ..ALWAYS },
        &[may(&[fide_2014("G4")], Effect::Increment), may(&[fide_2014("G4")], Effect::PlayOn)],
    ),
    // Others, and things outside.
    rule(Is::Disturbance, ALWAYS, &[may(&[fide("13.5")], Effect::TimeToEither)]),
    rule(Is::Interference, ALWAYS, &[may(&[fide("13.7a")], Effect::SendingOut)]),
    rule(Is::PhoneInTheHall, ALWAYS, &[may(&[fide("13.7b")], Effect::SendingOut)]),
    rule(Is::CastlingUnannounced, ALWAYS, &[must(&[fide("F3n1")], Effect::PlayOn)]),
    rule(Is::CastlingUnclear, ALWAYS, &[must(&[fide("F3r1")], Effect::PlayOn)]),
];
