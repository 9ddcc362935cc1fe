//! What the Laws prescribe for an incident: options, each with its article and effect.
//!
//! The arbiter picks one and the table carries it out. [`advise()`] looks at a table; [`advise_on()`] needs none, so that
//! it can also be asked about a case that has happened elsewhere.

mod effect;
mod phrase;
mod rules;

use partie_laws::{Article, Edition};
use serde::Serialize;

use crate::cited::cited;
use crate::penalty::Penalty;
use crate::time_control::{Millis, Pace};
use crate::{
    Act, Actor, Analysis, Incident, IncidentKind, Irregularity, Regulations, Ruling, Score, Supervision,
    Table, Winnable, text,
};

pub use effect::Effect;
use rules::{PENALTIES, RULES, Rule};

/// What the Laws prescribe or allow for an incident.
///
/// ```
/// use partie_table::{Actor, Circumstances, Incident, IncidentKind, advise_on};
/// let options = advise_on(&Incident::of(IncidentKind::IllegalMove, Actor::White), &Circumstances::default());
/// assert_eq!(options[0].to_string(), "the position is restored and the clocks are set (FIDE 7.4a)");
/// assert_eq!(options[1].to_string(), "2 minutes more for the opponent (FIDE 7.4b)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Advice {
    /// By which article.
    #[serde(with = "text::citation")]
    pub article: Article,
    /// What follows.
    pub effect: Effect,
    /// Whether the Laws prescribe it; otherwise the arbiter may choose it.
    pub prescribed: bool,
}

/// What an answer depends on besides the incident.
///
/// ```
/// use partie_laws::Edition;
/// use partie_table::Circumstances;
/// let circumstances = Circumstances { edition: Edition::FIDE_2023, ..Circumstances::default() };
/// assert_eq!(circumstances.offence, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub pace: Pace,
    /// Whether there are arbiters enough.
    pub supervision: Supervision,
    /// Whether it is a game of draughts.
    pub draughts: bool,
    /// The how manieth illegal move of this player it is.
    pub offence: u8,
    /// How many moves each player has completed at least.
    pub moves: u16,
    /// Whether the opponent has moved since.
    pub replied: bool,
    /// Whether the opponent could still mate.
    pub opponent_can_mate: Winnable,
    /// Whether the event punishes devices less than with loss.
    pub milder_device_penalty: bool,
    /// In a game that was adjourned: whether wrong times were pointed out before the player's first move (FIDE G12).
    pub pointed_out_in_time: Option<bool>,
}

impl Default for Circumstances {
    fn default() -> Self {
        Circumstances {
            edition: Edition::default(),
            pace: Pace::Standard,
            supervision: Supervision::Adequate,
            draughts: false,
            offence: 1,
            moves: 20,
            replied: false,
            opponent_can_mate: Winnable::Yes,
            milder_device_penalty: false,
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
/// assert_eq!(options[0].to_string(), "the game is lost, and the opponent wins (FIDE 12.3b)");
/// ```
pub fn advise(table: &Table, incident: &Incident) -> Vec<Advice> {
    let Regulations { edition, supervision, ref time_control, arbitration, .. } = *table.regulations();
    let offender = incident.who.and_then(Actor::side);
    let opponent_can_mate = match (offender, table.board.chess()) {
        (Some(offender), Some(board)) => board.winnable(!offender, &Analysis),
        _ => Winnable::Yes,
    };
    let completed = crate::Colour::BOTH.map(|colour| table.completed(colour));
    let offences = offender.map_or(0, |offender| table.faults.offences[offender as usize]);
    advise_on(
        incident,
        &Circumstances {
            edition,
            pace: time_control.classify(&edition).pace,
            supervision,
            draughts: table.regulations().is_draughts(),
            offence: offences.saturating_add(1),
            moves: completed[0].min(completed[1]) as u16,
            replied: table.plies().last().is_some_and(|ply| ply.legal && Some(ply.by) != offender),
            opponent_can_mate,
            milder_device_penalty: arbitration.milder_device_penalty,
            pointed_out_in_time: table.record.resumption.map(|found| found.can_be_mended(table.plies())),
        },
    )
}

/// What the Laws prescribe for an incident under these circumstances.
pub fn advise_on(incident: &Incident, circumstances: &Circumstances) -> Vec<Advice> {
    if circumstances.draughts {
        return in_draughts(incident);
    }
    let fits = |rule: &&Rule| rule.kind == incident.incident && rule.fits(circumstances);
    let Some(rule) = RULES.iter().find(fits) else { return by_analogy(incident, circumstances) };
    let mut options: Vec<Advice> = Vec::new();
    for remedy in rule.remedies {
        let Some(article) = cited(&circumstances.edition, remedy.matter) else { continue };
        let effects = remedy.effect.under(circumstances);
        options.extend(effects.map(|(effect, prescribed)| Advice {
            article,
            effect,
            prescribed: remedy.prescribed && prescribed,
        }));
    }
    if rule.penalties {
        options.extend(penalties(circumstances));
    }
    options
}

/// Everything that the arbiter may punish with (FIDE 13.4, 2014/12.9, 2018/12.9).
fn penalties(circumstances: &Circumstances) -> impl Iterator<Item = Advice> {
    PENALTIES.iter().filter_map(|remedy| {
        let article = cited(&circumstances.edition, remedy.matter)?;
        Some(Advice { article, effect: remedy.effect, prescribed: false })
    })
}

/// FIDE P1: where the Laws are silent the arbiter decides by comparison with what they do say.
fn by_analogy(incident: &Incident, circumstances: &Circumstances) -> Vec<Advice> {
    let in_general = circumstances.edition.own(Article::fide("P1"));
    let article = incident.article(&circumstances.edition).unwrap_or(in_general);
    let judged = Advice { article, effect: Effect::AsJudged, prescribed: true };
    [judged].into_iter().chain(penalties(circumstances)).collect()
}

/// ČUD 5: the opponent alone chooses, and nobody is punished.
fn in_draughts(incident: &Incident) -> Vec<Advice> {
    let article = incident.incident.article_in_draughts();
    let effect = match article.map(|article| article.number) {
        Some("5.1") => Effect::NewGame,
        Some("5.2" | "5.4" | "5.7") => Effect::OpponentChooses,
        Some("3.14") => Effect::Warning,
        Some("7.2d") => Effect::Loss,
        _ => Effect::AsJudged,
    };
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
        match self.effect {
            Effect::Restore | Effect::BecomesQueen => notice(Irregularity::IllegalMove { ply: None }),
            Effect::WaitForMove => notice(Irregularity::IllegalPosition),
            Effect::TurnBoard => notice(Irregularity::TurnedBoard),
            Effect::NewGame if incident.incident == IncidentKind::WrongSetUp => {
                notice(Irregularity::WrongSetUp)
            }
            Effect::NewGame => notice(Irregularity::ExchangedColours),
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
            _ => None,
        }
    }
}

impl std::fmt::Display for Advice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.effect, self.article)
    }
}
