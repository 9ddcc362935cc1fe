//! What the Laws prescribe for an incident: options, each with its article and effect.
//!
//! The arbiter picks one and the table carries it out. [`advise()`] looks at a table; [`advise_on()`] needs none, so that
//! it can also be asked about a case that has happened elsewhere.

mod effect;
mod phrase;
mod rules;

use std::borrow::Cow;

use partie_laws::{Article, Rules};
use serde::Serialize;

use crate::arbiter::penalty::Penalty;
use crate::arbiter::price::{Offence, Price, Terms};
use crate::board::Board;
use crate::time_control::{Millis, Pace};
use crate::{
    Act, ActKind, Actor, Analysis, Incident, IncidentKind, Irregularity, Regulations, Ruling, Score,
    Supervision, Table, Winnable,
};

pub use effect::Effect;
use rules::{PENALTIES, RULES, Remedy, Rule, What};

/// What the Laws prescribe or allow for an incident.
///
/// ```
/// use partie_table::{Actor, Circumstances, Incident, IncidentKind, advise_on};
/// let options = advise_on(&Incident::of(IncidentKind::IllegalMove, Actor::White), &Circumstances::default());
/// assert_eq!(options[0].to_string(), "restore (FIDE 7.4a)");
/// assert_eq!(options[1].to_string(), "time-to-opponent 2 (FIDE 7.4b)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Advice {
    /// By which article.
    pub article: Article,
    /// What follows.
    pub effect: Effect,
    /// Whether the Laws prescribe it; otherwise the arbiter may choose it.
    pub prescribed: bool,
}

/// What an answer depends on besides the incident.
///
/// ```
/// use partie_laws::Rules;
/// use partie_table::Circumstances;
/// let circumstances = Circumstances { rules: &Rules::FIDE_2023, ..Circumstances::default() };
/// assert_eq!(circumstances.offence, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Circumstances {
    /// The rules in force.
    pub rules: &'static Rules,
    /// Standard, rapid or blitz.
    pub pace: Pace,
    /// Whether there are arbiters enough.
    pub supervision: Supervision,
    /// Which offence of this player it is, counted from 1; only illegal moves are counted.
    pub offence: u8,
    /// How many moves each player has completed at least.
    pub moves: u16,
    /// Whether the opponent has moved since.
    pub replied: bool,
    /// Whether the opponent could still mate.
    pub opponent_can_mate: Winnable,
    /// Whether the event punishes devices less than with loss.
    pub milder_device_penalty: bool,
    /// Whether the opponent has lost by a device already.
    pub opponent_lost_by_device: bool,
    /// Whether the rules of the quickplay finish hold in this game (FIDE 2018/III.2).
    pub quickplay_rules: bool,
    /// In a game that was adjourned: whether wrong times were pointed out before the player's first move (FIDE G12).
    pub pointed_out_in_time: Option<bool>,
}

impl Default for Circumstances {
    fn default() -> Self {
        Circumstances {
            rules: &Rules::FIDE_2009,
            pace: Pace::Standard,
            supervision: Supervision::Adequate,
            offence: 1,
            moves: 20,
            replied: false,
            opponent_can_mate: Winnable::Yes,
            milder_device_penalty: false,
            opponent_lost_by_device: false,
            quickplay_rules: false,
            pointed_out_in_time: None,
        }
    }
}

/// What the Laws prescribe for an incident at this table.
///
/// ```
/// use partie_table::{Actor, Incident, IncidentKind, Regulations, Table, advise};
/// let table = Table::open(Regulations::default()).unwrap();
/// let options = advise(&table, &Incident::of(IncidentKind::Device, Actor::Black));
/// assert_eq!(options[0].to_string(), "loss (FIDE 12.3b)");
/// ```
pub fn advise(table: &Table, incident: &Incident) -> Vec<Advice> {
    let Regulations { supervision, arbitration, .. } = *table.regulations();
    let offender = incident.who.and_then(Actor::side);
    let board = judged_position(table, incident.incident);
    let opponent_can_mate = match (offender, board.chess()) {
        (Some(offender), Some(board)) => board.winnable(!offender, &Analysis),
        _ => Winnable::Yes,
    };
    let moves = crate::Colour::BOTH.map(|colour| match incident.incident {
        IncidentKind::ColoursReversed => table.made(colour), // FIDE 2018/7.3
        _ => table.completed(colour),
    });
    let replied = table.plies().last().is_some_and(|ply| ply.legal && Some(ply.by) != offender);
    let waits = offender.is_some_and(|offender| table.waits_for_opponent_of(offender));
    let offences = offender.map_or(0, |offender| table.faults.offences[offender as usize]);
    advise_on(
        incident,
        &Circumstances {
            rules: table.regulations().rules(),
            pace: table.regulations().pace(),
            supervision,
            offence: offences.saturating_add(1),
            moves: moves[0].min(moves[1]) as u16,
            replied: replied && !waits,
            opponent_can_mate,
            milder_device_penalty: arbitration.milder_device_penalty,
            opponent_lost_by_device: offender.is_some_and(|offender| table.has_lost_by_device(!offender)),
            quickplay_rules: table.has_quickplay_rules(),
            pointed_out_in_time: table.record.resumption.map(|found| found.can_be_mended(table.plies())),
        },
    )
}

/// The position from which it is judged whether the opponent could mate: an illegal move is taken back first (FIDE 7.4b).
fn judged_position(table: &Table, kind: IncidentKind) -> Cow<'_, Board> {
    let illegal = match kind {
        IncidentKind::IllegalMove | IncidentKind::UnfinishedPromotion | IncidentKind::BothKingsInCheck => {
            table.illegal.last()
        }
        _ => None,
    };
    illegal.map_or(Cow::Borrowed(&table.board), |illegal| Cow::Owned(table.board_before_illegal(illegal)))
}

/// What the Laws prescribe for an incident under these circumstances.
pub fn advise_on(incident: &Incident, circumstances: &Circumstances) -> Vec<Advice> {
    if circumstances.rules.opponent_decides {
        return left_to_the_opponent(incident, circumstances);
    }
    let rules = RULES.iter().filter(|rule| rule.kind == incident.incident && (rule.when)(circumstances));
    let found = rules.map(|rule| rule.options(circumstances)).find(|options| !options.is_empty());
    found.unwrap_or_else(|| by_analogy(incident, circumstances))
}

impl Rule {
    /// What it prescribes or allows; nothing where the edition has no such article and no such price.
    fn options(&self, circumstances: &Circumstances) -> Vec<Advice> {
        let mut options: Vec<Advice> = Vec::new();
        for Remedy { what, prescribed } in self.remedies {
            let Some((effect, article)) = what.under(circumstances) else { continue };
            let effects = effect.under(circumstances);
            options.extend(effects.map(|(effect, certain)| Advice {
                article,
                effect,
                prescribed: *prescribed && certain,
            }));
        }
        if self.penalties {
            options.extend(penalties(circumstances));
        }
        options
    }
}

impl What {
    fn under(&self, circumstances: &Circumstances) -> Option<(Effect, Article)> {
        match self {
            What::Is(effect, matter) => Some((*effect, circumstances.rules.on(matter)?)),
            What::Price(offence) => {
                let price = circumstances.price(*offence)?;
                Some((price.consequence.into(), price.article))
            }
        }
    }
}

impl Circumstances {
    /// What an offence costs.
    fn price(&self, offence: Offence) -> Option<Price> {
        self.terms().price(offence, self.offence.into())
    }

    fn terms(&self) -> Terms {
        Terms {
            rules: self.rules,
            pace: self.pace,
            supervision: self.supervision,
            milder_device_penalty: self.milder_device_penalty,
        }
    }
}

/// Everything that the arbiter may punish with (FIDE 13.4, 2014/12.9, 2018/12.9).
fn penalties(circumstances: &Circumstances) -> impl Iterator<Item = Advice> {
    PENALTIES.iter().filter_map(|(effect, matter)| {
        let article = circumstances.rules.on(matter)?;
        Some(Advice { article, effect: *effect, prescribed: false })
    })
}

/// FIDE P1: where the Laws are silent the arbiter decides by comparison with what they do say.
fn by_analogy(incident: &Incident, circumstances: &Circumstances) -> Vec<Advice> {
    let in_general = circumstances.rules.own(Article::fide("P1"));
    let article = incident.article(circumstances.rules).unwrap_or(in_general);
    let judged = Advice { article, effect: Effect::AsJudged, prescribed: true };
    [judged].into_iter().chain(penalties(circumstances)).collect()
}

/// ČUD 5: the opponent alone chooses, and nobody is punished. The opponent's next move confirms what stands (ČUD 5.7).
fn left_to_the_opponent(incident: &Incident, circumstances: &Circumstances) -> Vec<Advice> {
    let article = incident.article(circumstances.rules);
    let effect = incident.incident.effect_in_draughts();
    if effect == Effect::OpponentChooses && circumstances.replied && incident.who.is_some() {
        let article = Article::czech_draughts("5.7");
        return vec![Advice { article, effect: Effect::PlayOn, prescribed: true }];
    }
    vec![Advice { article: article.unwrap_or(Article::czech_draughts("1.1")), effect, prescribed: true }]
}

impl Advice {
    /// The act that carries it out, with the arbiter's reason; `None` where the arbiter has to choose something more.
    ///
    /// ```
    /// use partie_table::{Act, Actor, Circumstances, Incident, IncidentKind, Penalty, advise_on};
    /// let noise = Incident::of(IncidentKind::Distraction, Actor::Black);
    /// let warning = &advise_on(&noise, &Circumstances::default())[0];
    /// let Some(Act::Penalise { penalties, .. }) = warning.act(&noise, "humming") else { panic!() };
    /// assert_eq!(penalties, [Penalty::Warning]);
    /// ```
    pub fn act(&self, incident: &Incident, note: &str) -> Option<Act> {
        let (article, note) = (self.article, note.to_owned());
        let offender = incident.who;
        let penalise = |penalty| {
            let (offender, penalties) = (offender?, vec![penalty]);
            Some(Act::Penalise { offender, penalties, article, note: note.clone(), incident: None })
        };
        let rule = |ruling| Some(Act::Rule { ruling, article, note: note.clone() });
        let notice = |what| Some(Act::Notice { what });
        if let Some(act) = self.charging(incident.incident) {
            return Some(act);
        }
        match self.effect {
            Effect::WaitForMove => notice(Irregularity::IllegalPosition),
            Effect::NewGame if !self.prescribed => {
                Some(Act::OrderNewGame { exchange: true, article, note: note.clone() })
            }
            Effect::NewGame | Effect::TurnBoard => notice(incident.incident.noticed_as()?),
            Effect::Loss if incident.incident == IncidentKind::Late => Some(Act::CallDefault),
            Effect::PlayOn if incident.incident == IncidentKind::Late => {
                Some(Act::Admit { player: offender.and_then(Actor::player)?, note: note.clone() })
            }
            Effect::TouchMove => Some(Act::Complain),
            Effect::PutBack => Some(Act::PutBack),
            Effect::Warning => penalise(Penalty::Warning),
            Effect::TimeToOpponent { minutes } => {
                penalise(Penalty::TimeToOpponent { ms: Millis::from_minutes(minutes?.into()) })
            }
            Effect::TimeFromOffender { minutes } => {
                penalise(Penalty::TimeFromOffender { ms: Millis::from_minutes(minutes?.into()) })
            }
            Effect::Loss => penalise(Penalty::Loss { opponent: Score::Win }),
            Effect::LossForHalf => penalise(Penalty::Loss { opponent: Score::Draw }),
            Effect::Expulsion => penalise(Penalty::Expulsion),
            Effect::BothLose => rule(Ruling::Result { white: Score::Loss, black: Score::Loss }),
            Effect::Draw => rule(Ruling::Result { white: Score::Draw, black: Score::Draw }),
            Effect::PlayOn => rule(Ruling::PlayOn),
            Effect::Postpone => rule(Ruling::Postponed { more_time: true }),
            Effect::Reject => rule(Ruling::Rejected),
            Effect::Increment => rule(Ruling::Increment),
            Effect::TimeToEither
            | Effect::LossOrDraw
            | Effect::LossOrHalf
            | Effect::LossAsJudged
            | Effect::FewerPoints
            | Effect::MorePoints
            | Effect::Fine
            | Effect::RoundsOut
            | Effect::SendingOut
            | Effect::Restore
            | Effect::BecomesQueen
            | Effect::Stands
            | Effect::ReplaceClock
            | Effect::SetClock
            | Effect::OpponentChooses
            | Effect::AsJudged => None,
        }
    }

    /// The act that carries it out, or is filled in for it where the arbiter has to choose something more.
    ///
    /// ```
    /// use partie_table::{ActKind, Actor, Circumstances, Incident, IncidentKind, advise_on};
    /// let disturbed = Incident::of(IncidentKind::Disturbance, Actor::Spectator);
    /// let advice = advise_on(&disturbed, &Circumstances::default());
    /// assert!(advice.iter().any(|advice| advice.form(&disturbed) == Some(ActKind::AddTime)));
    /// ```
    pub fn form(&self, incident: &Incident) -> Option<ActKind> {
        if let Some(act) = self.act(incident, "") {
            return Some(act.kind());
        }
        match self.effect {
            Effect::TimeToEither => Some(ActKind::AddTime),
            Effect::ReplaceClock | Effect::SetClock => Some(ActKind::SetTime),
            Effect::Restore | Effect::BecomesQueen => Some(ActKind::Restore),
            Effect::LossOrDraw
            | Effect::LossOrHalf
            | Effect::LossAsJudged
            | Effect::AsJudged
            | Effect::Loss => Some(ActKind::Rule),
            Effect::FewerPoints
            | Effect::MorePoints
            | Effect::Fine
            | Effect::RoundsOut
            | Effect::SendingOut
            | Effect::Warning
            | Effect::TimeToOpponent { .. }
            | Effect::TimeFromOffender { .. }
            | Effect::LossForHalf
            | Effect::Expulsion => Some(ActKind::Penalise),
            Effect::WaitForMove
            | Effect::NewGame
            | Effect::TurnBoard
            | Effect::TouchMove
            | Effect::PutBack
            | Effect::BothLose
            | Effect::Draw
            | Effect::PlayOn
            | Effect::Postpone
            | Effect::Reject
            | Effect::Increment
            | Effect::Stands
            | Effect::OpponentChooses => None,
        }
    }

    /// What the table charges by itself once somebody brings it up: the position, and what the price list says.
    fn charging(&self, kind: IncidentKind) -> Option<Act> {
        let put_right = matches!(self.effect, Effect::Restore | Effect::BecomesQueen);
        let price = match self.effect {
            Effect::TimeToOpponent { minutes } => minutes.is_some(),
            Effect::Loss | Effect::Draw => true,
            _ => false,
        };
        match kind {
            IncidentKind::WrongClaim if price => Some(Act::Examine),
            IncidentKind::Flag if price && self.prescribed => Some(Act::CallFlag { order_unknown: false }),
            _ if put_right || price && self.prescribed => kind.noticed_as().map(|what| Act::Notice { what }),
            _ => None,
        }
    }
}

impl std::fmt::Display for Advice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.effect, self.article)
    }
}
