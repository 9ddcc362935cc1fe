//! The table behind the advice: kind of incident, circumstances, remedies. The first row that fits counts.
//!
//! The numbers of an article are those of 2009, 2014, 2018 and 2023; `=` means that of 2009.

use partie_laws::Text;

use super::{Circumstances, Effect};
use crate::cited::Numbers;
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
    pub(super) numbers: Numbers,
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

const fn must(numbers: Numbers, effect: Effect) -> Remedy {
    Remedy { numbers, effect, prescribed: true }
}

const fn may(numbers: Numbers, effect: Effect) -> Remedy {
    Remedy { numbers, effect, prescribed: false }
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
    may(["13.4a", "12.9a", "12.9.1", "12.9.1"], Effect::Warning),
    may(["13.4b", "12.9b", "12.9.2", "12.9.2"], Effect::TimeToOpponent { minutes: None }),
    may(["13.4c", "12.9c", "12.9.3", "12.9.3"], Effect::TimeFromOffender { minutes: None }),
    may(["13.4d", "12.9f", "12.9.6", "12.9.6"], Effect::LossAsJudged),
    may(["13.4e", "12.9e", "12.9.5", "12.9.5"], Effect::FewerPoints),
    may(["13.4f", "12.9d", "12.9.4", "12.9.4"], Effect::MorePoints),
    may(["", "12.9g", "12.9.7", "12.9.7"], Effect::Fine),
    may(["", "", "12.9.8", "12.9.8"], Effect::RoundsOut),
    may(["13.4g", "12.9h", "12.9.9", "12.9.9"], Effect::Expulsion),
];

const PLAIN: &[Remedy] = &[];
const RESTORE: Remedy = must(["7.4a", "7.5a", "7.5.1", "7.5.1"], Effect::Restore);
const PUNISHED: Numbers = ["7.4b", "7.5b", "7.5.5", "7.5.5"];
const TWO_MINUTES: Remedy = must(PUNISHED, minutes(2));
const ONE_MINUTE: Remedy = must(["", "B2", "B.2", "A.3"], minutes(1));
const LOST: Remedy = must(PUNISHED, Effect::LossOrDraw);
const LATE: Numbers = ["6.6a", "6.7a", "6.7.1", "6.7.1"];
const STANDS: &[Remedy] = &[must(["B3c", "A4b", "A.4.2", "A.5.2"], Effect::Stands)];
/// FIDE B3b, B3c: the arbiter keeps out, and the opponent may claim.
const WON_ON_CLAIM: &[Remedy] = &[may(["B3c", "", "", ""], Effect::LossOrDraw)];
const WAIT: Remedy = must(["", "A4d", "A.4.4", "A.5.4"], Effect::WaitForMove);
const QUEEN: Remedy = must(["", "7.5a", "7.5.2", "7.5.2"], Effect::BecomesQueen);

/// Wrong times after a resumption.
const RESUMED: Numbers = ["G12", "=G12", "=G12", "=G12"];

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
        &[
            must(["13.4d", "12.9f", "12.9.6", "12.9.6"], Effect::Loss),
            must(["13.4g", "12.9h", "12.9.9", "12.9.9"], Effect::Expulsion),
        ],
    ),
    offence(Is::LeftVenue, ALWAYS, PLAIN),
    offence(Is::LeftWithoutReport, When { years: NEWER, ..ALWAYS }, PLAIN),
    offence(Is::Notes, ALWAYS, PLAIN),
    offence(
        Is::Device,
        When { years: LATER, milder: Some(true), ..ALWAYS },
        &[may(["", "11.3b", "11.3.2.2", "11.3.2.2"], Effect::AsJudged)],
    ),
    rule(
        Is::Device,
        When { years: LATER, ..ALWAYS },
        &[must(["", "11.3b", "11.3.2.2", "11.3.2.2"], Effect::Loss)],
    ),
    rule(Is::Device, ALWAYS, &[must(["12.3b", "", "", ""], Effect::LossOrHalf)]),
    offence(Is::BagOpened, When { years: LATER, ..ALWAYS }, PLAIN),
    offence(Is::SearchRefused, When { years: LATER, ..ALWAYS }, PLAIN),
    offence(Is::Smoking, ALWAYS, PLAIN),
    offence(Is::ScoresheetMisused, ALWAYS, PLAIN),
    offence(Is::ScoresheetHidden, ALWAYS, PLAIN),
    offence(Is::Distraction, ALWAYS, PLAIN),
    offence(Is::TouchedOutOfTurn, ALWAYS, PLAIN),
    rule(Is::Refusal, ALWAYS, &[must(["12.8", "11.7", "11.7", "11.7"], Effect::LossAsJudged)]),
    rule(Is::RefusalByBoth, ALWAYS, &[must(["12.9", "11.8", "11.8", "11.8"], Effect::BothLose)]),
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
    offence(Is::PressedWithoutMove, ALWAYS, &[may(["6.7a", "6.2a", "", ""], Effect::PlayOn)]),
    rule(
        Is::TouchMove,
        When { years: &[2009], ..UNSUPERVISED },
        &[may(["A4b", "", "", ""], Effect::TouchMove)],
    ),
    rule(Is::TouchMove, ALWAYS, &[must(["4.3", "4.3", "4.3", "4.3"], Effect::TouchMove)]),
    offence(Is::Displaced, ALWAYS, &[must(["7.3", "7.4", "7.4.1", "7.4.1"], Effect::PutBack)]),
    // Illegal moves: FIDE 7.4, A4c, B3c and their kin.
    rule(
        Is::IllegalMove,
        When { years: &[2009], paces: RAPID, replied: Some(true), ..UNSUPERVISED },
        &[must(["A4c", "", "", ""], Effect::Stands)],
    ),
    rule(Is::IllegalMove, When { replied: Some(true), ..UNSUPERVISED }, STANDS),
    rule(Is::IllegalMove, When { years: &[2009], paces: BLITZ, ..UNSUPERVISED }, WON_ON_CLAIM),
    rule(
        Is::IllegalMove,
        When { years: &[2014], ..UNSUPERVISED },
        &[must(["", "A4b", "", ""], Effect::LossOrDraw)],
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
        &[must(["", "A4b", "", ""], Effect::LossOrDraw)],
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
    rule(Is::BothKingsInCheck, UNSUPERVISED, &[may(["A4c", "", "", ""], Effect::Restore)]),
    rule(Is::BothKingsInCheck, ALWAYS, &[RESTORE]),
    // How the game began: FIDE 7.1, 7.2, A4a.
    rule(
        Is::WrongSetUp,
        When { years: &[2009], moves_from: 3, ..UNSUPERVISED },
        &[must(["A4a", "", "", ""], Effect::PlayOn)],
    ),
    rule(
        Is::WrongSetUp,
        When { years: LATER, moves_from: 10, ..UNSUPERVISED },
        &[must(["", "A4a(2)", "A.4.1.2", "A.5.1.2"], Effect::PlayOn)],
    ),
    rule(Is::WrongSetUp, ALWAYS, &[must(["7.1a", "7.2a", "7.2.1", "7.2.1"], Effect::NewGame)]),
    rule(
        Is::BoardTurned,
        When { years: &[2009], moves_from: 3, ..UNSUPERVISED },
        &[must(["A4a", "", "", ""], Effect::PlayOn)],
    ),
    rule(
        Is::BoardTurned,
        When { years: LATER, moves_from: 10, ..UNSUPERVISED },
        &[must(["", "A4a(2)", "A.4.1.2", "A.5.1.2"], Effect::PlayOn)],
    ),
    rule(Is::BoardTurned, ALWAYS, &[must(["7.1b", "7.2b", "7.2.2", "7.2.2"], Effect::TurnBoard)]),
    rule(
        Is::ColoursReversed,
        When { years: NEWER, moves_from: 10, ..ALWAYS },
        &[must(["", "", "7.3", "7.3"], Effect::PlayOn)],
    ),
    rule(
        Is::ColoursReversed,
        When { years: NEWER, ..ALWAYS },
        &[must(["", "", "7.3", "7.3"], Effect::NewGame)],
    ),
    rule(
        Is::ColoursReversed,
        ALWAYS,
        &[must(["7.2", "7.3", "", ""], Effect::PlayOn), may(["7.2", "7.3", "", ""], Effect::NewGame)],
    ),
    // Clocks and flags.
    offence(Is::ClocksStopped, ALWAYS, &[may(["6.12c", "6.12c", "6.11.3", "6.11.3"], Effect::PlayOn)]),
    rule(Is::ClockDefective, ALWAYS, &[must(["6.10a", "6.10a", "6.10.1", "6.10.1"], Effect::ReplaceClock)]),
    rule(
        Is::ClockSetWrongly,
        When { years: &[2009], moves_from: 3, ..UNSUPERVISED },
        &[must(["A4a", "", "", ""], Effect::PlayOn)],
    ),
    rule(
        Is::ClockSetWrongly,
        When { years: LATER, moves_from: 10, ..UNSUPERVISED },
        &[must(["", "A4a(1)", "A.4.1.1", "A.5.1.1"], Effect::PlayOn)],
    ),
    rule(Is::ClockSetWrongly, ALWAYS, &[must(["6.10b", "6.10b", "6.10.2", "6.10.2"], Effect::SetClock)]),
    rule(
        Is::BothFlags,
        When { years: &[2009], ..UNSUPERVISED },
        &[must(["A4d(3)", "", "", ""], Effect::Draw)],
    ),
    rule(
        Is::BothFlags,
        ALWAYS,
        &[
            must(["6.11a", "6.11a", "III.3.1.1", "III.3.1.1"], Effect::PlayOn),
            must(["6.11b", "6.11b", "III.3.1.2", "III.3.1.2"], Effect::Draw),
        ],
    ),
    rule(
        Is::Flag,
        When { years: &[2009], ..UNSUPERVISED },
        &[may(["A4d(1)", "", "", ""], Effect::PlayOn), may(["6.9", "", "", ""], Effect::LossOrDraw)],
    ),
    rule(Is::Flag, ALWAYS, &[must(["6.9", "6.9", "6.9", "6.9"], Effect::LossOrDraw)]),
    rule(
        Is::Resignation,
        When { years: &[2023], ..ALWAYS },
        &[must(["", "", "", "5.1.2"], Effect::LossOrDraw)],
    ),
    rule(Is::Resignation, ALWAYS, &[must(["5.1b", "5.1b", "5.1.2", ""], Effect::Loss)]),
    rule(Is::Late, When { years: LATER, ..ALWAYS }, &[must(LATE, Effect::Loss), may(LATE, Effect::PlayOn)]),
    rule(Is::Late, ALWAYS, &[must(LATE, Effect::Loss)]),
    // Draws.
    rule(Is::WrongClaim, When { years: &[2009], ..ALWAYS }, &[must(["9.5b", "", "", ""], minutes(3))]),
    rule(Is::WrongClaim, When { years: LATER, paces: BLITZ, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::WrongClaim, When { years: &[2023], paces: RAPID, ..ALWAYS }, &[ONE_MINUTE]),
    rule(Is::WrongClaim, ALWAYS, &[must(["", "9.5b", "9.5.3", "9.5.3"], minutes(2))]),
    rule(
        Is::Agreement,
        ALWAYS,
        &[
            may(["9.1a", "9.1a", "9.1.1", "9.1.1"], Effect::Draw),
            may(["9.1a", "9.1a", "9.1.1", "9.1.1"], Effect::PlayOn),
        ],
    ),
    rule(
        Is::QuickplayClaim,
        When { years: &[2009], paces: BLITZ, ..UNSUPERVISED },
        &[must(["B3b", "", "", ""], Effect::PlayOn)],
    ),
    rule(
        Is::QuickplayClaim,
        When { years: LATER, paces: BLITZ, ..ALWAYS },
        &[must(["", "G3", "III.2.2", "III.2.2"], Effect::PlayOn)],
    ),
    rule(
        Is::QuickplayClaim,
        ALWAYS,
        &[
            may(["10.2a", "G5a", "III.5.1", "III.5.1"], Effect::Draw),
            may(["10.2b", "G5b", "III.5.2", "III.5.2"], Effect::Postpone),
            may(["10.2c", "G5c", "III.5.3", "III.5.3"], Effect::Reject),
        ],
    ),
    rule(
        Is::IncrementRequest,
        When { years: LATER, ..ALWAYS },
        &[
            may(["", "G4", "III.4", "III.4"], Effect::Increment),
            may(["", "G4", "III.4", "III.4"], Effect::PlayOn),
        ],
    ),
    // Others, and things outside.
    rule(Is::Disturbance, ALWAYS, &[may(["13.5", "12.5", "12.5", "12.5"], Effect::TimeToEither)]),
    rule(Is::Interference, ALWAYS, &[may(["13.7a", "12.7", "12.7", "12.7"], Effect::SendingOut)]),
    rule(Is::PhoneInTheHall, ALWAYS, &[may(["13.7b", "12.8", "12.8", "12.8"], Effect::SendingOut)]),
    rule(
        Is::CastlingUnannounced,
        ALWAYS,
        &[must(["F3n1", "=F3n1", "II.3.2.7n1", "II.3.2.7n1"], Effect::PlayOn)],
    ),
    rule(Is::CastlingUnclear, ALWAYS, &[must(["F3r1", "=F3r1", "II.3.2.5", "II.3.2.5"], Effect::PlayOn)]),
];
