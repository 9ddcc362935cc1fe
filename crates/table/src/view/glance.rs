//! What a list of tables shows of one: an arbiter's list, a hall's screen.

use serde::{Deserialize, Serialize};

use super::{Clocks, Looks, board_text};
use crate::clock::{Both, Instant};
use crate::time_control::Millis;
use crate::{ActKind, Actor, Asker, Claim, Colour, Presence, Question, Table};

/// What a list shows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Glance {
    /// The board as in a view.
    pub board: String,
    /// The clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Who has the move, as in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Colour>,
    /// How far the game is.
    pub stage: Stage,
    /// Why it needs the arbiter, the most urgent first: for the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
    /// Who waits for an answer, since when, and in which words: for the players and the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Asker>,
    /// The claim that is being examined: for the players and the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// What waits for the arbiter: for the players and the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// How many irregularities and breaches of each player were dealt with: for the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offences: Option<Both<u16>>,
    /// The number of moves that both have made; only where the looker sees the moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It has not begun.
    Waiting,
    /// It is under way.
    Playing,
    /// The clocks were stopped.
    Stopped,
    /// It is adjourned.
    Adjourned,
    /// It is over.
    Over,
}

/// Why a table needs the arbiter, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// Somebody has asked for the arbiter, or the clocks were stopped.
    Question,
    /// A claim is being examined.
    Claim,
    /// A flag has fallen that the arbiter may call (FIDE 6.8, not by A4d of 2009).
    Flag,
    /// Something irregular stands on the board that nobody has pointed out, and the arbiter may act on it.
    Irregularity,
    /// Somebody has reported an incident, and the arbiter has neither taken it down nor penalised anybody for it (FIDE 13.7a).
    Report,
    /// A player has less than five minutes.
    LowTime,
    /// The game is over and the result is not signed (FIDE 8.7).
    Unsigned,
}

/// Less than this is little time for a player.
const LITTLE_TIME: Millis = Millis::from_minutes(5);

/// What a list shows of a table to somebody at this moment. A player who comes to have little time does so without an event:
/// whoever shows the clocks counts them on.
///
/// ```
/// use partie_table::{Actor, Presence, Regulations, Stage, Table, clock::Instant, glance};
/// let table = Table::open(Regulations::default()).unwrap();
/// let seen = glance(&table, Presence::FULL, Actor::Spectator, Instant::BEGINNING);
/// assert_eq!((seen.stage, seen.plies), (Stage::Waiting, Some(0)));
/// ```
pub fn glance(table: &Table, presence: Presence, role: Actor, now: Instant) -> Glance {
    let looks = Looks::new(table, presence, role, now);
    let (arbiter, close_by) = (role == Actor::Arbiter, role != Actor::Spectator);
    let clocks = looks.clocks();
    Glance {
        board: board_text(&looks.pieces()),
        turn: (!looks.hidden && !looks.wood).then(|| table.turn()),
        stage: looks.stage(clocks.as_ref()),
        needs: if arbiter { looks.needs(clocks.as_ref()) } else { Vec::new() },
        waiting: table.waiting.as_deref().filter(|_| close_by).cloned(),
        claim: table.claim.filter(|_| close_by),
        question: table.question.map(|(question, _)| question).filter(|_| close_by),
        offences: arbiter.then(|| looks.offences()),
        plies: looks.sees_moves().then(|| looks.line_count() as u32),
        clocks,
    }
}

impl Looks<'_> {
    fn stage(&self, clocks: Option<&Clocks>) -> Stage {
        let table = self.table;
        let stands =
            |clocks: &Clocks| (clocks.white.is_some() || clocks.black.is_some()) && clocks.running.is_none();
        if table.outcome.is_some() {
            Stage::Over
        } else if table.is_adjourned() {
            Stage::Adjourned
        } else if !table.has_started() {
            Stage::Waiting
        } else if clocks.is_some_and(stands) {
            Stage::Stopped
        } else {
            Stage::Playing
        }
    }

    fn needs(&self, clocks: Option<&Clocks>) -> Vec<Need> {
        let (table, stage) = (self.table, self.stage(clocks));
        let under_way = matches!(stage, Stage::Playing | Stage::Stopped);
        let open = if under_way { self.open_acts() } else { Vec::new() };
        let asks = table.question.is_some() || table.waiting.is_some() && table.claim.is_none();
        let fell = clocks.is_some_and(|clocks| !clocks.fallen.is_empty());
        let little = |clocks: &Clocks| {
            let of = |colour| clocks.of(colour).is_some_and(|left| left < LITTLE_TIME);
            Colour::BOTH.into_iter().any(of)
        };
        let unsigned = table.regulations().over_the_board() && table.signed().is_none();
        let rows = [
            (Need::Question, asks && stage != Stage::Over || stage == Stage::Stopped),
            (Need::Claim, table.claim.is_some() && stage != Stage::Over),
            (Need::Flag, fell && open.contains(&ActKind::CallFlag)),
            (Need::Irregularity, open.iter().any(|act| IRREGULAR.contains(act))),
            (Need::Report, table.casebook.unanswered_reports().next().is_some()),
            (Need::LowTime, under_way && clocks.is_some_and(little)),
            (Need::Unsigned, stage == Stage::Over && unsigned),
        ];
        rows.into_iter().filter(|(_, holds)| *holds).map(|(need, _)| need).collect()
    }

    fn offences(&self) -> Both<u16> {
        let penalties = &self.table.casebook.penalties;
        let of = |colour: Colour| {
            let penalties = penalties.iter().filter(|given| given.offender.player() == Some(colour)).count();
            u16::from(self.table.faults.offences[colour as usize]).saturating_add(penalties as u16)
        };
        Both { white: of(Colour::White), black: of(Colour::Black) }
    }
}

/// What the arbiter can do only where something irregular stands that nobody has pointed out. Whether the board is turned or
/// the colours are exchanged, only people see.
const IRREGULAR: [ActKind; 4] = [
    ActKind::NoticeIllegalMove,
    ActKind::NoticeIllegalPosition,
    ActKind::NoticeDisplacedPieces,
    ActKind::NoticeWrongSetUp,
];
