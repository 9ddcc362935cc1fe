use std::fmt;

use serde::Serialize;

use super::Circumstances;
use crate::refusal::phrase::write_name;
use crate::{Consequence, Winnable};

/// What follows from an incident.
///
/// ```
/// use partie_table::Effect;
/// assert_eq!(Effect::TimeToOpponent { minutes: Some(1) }.to_string(), "time-to-opponent 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A warning.
    Warning,
    /// More time for the opponent.
    TimeToOpponent {
        /// How many minutes; `None` where the arbiter chooses.
        minutes: Option<u8>,
    },
    /// Less time for the offender.
    TimeFromOffender {
        /// How many minutes; `None` where the arbiter chooses.
        minutes: Option<u8>,
    },
    /// More time for one or both players.
    TimeToEither,
    /// The game is lost, and the opponent wins.
    Loss,
    /// The game is lost, and it is a draw if the opponent could not mate.
    LossOrDraw,
    /// The game is lost, and the opponent gets half a point if mate was impossible.
    LossOrHalf,
    /// The game is lost, and the opponent gets half a point.
    LossForHalf,
    /// The game is lost, and the arbiter decides what the opponent gets.
    LossAsJudged,
    /// Both players lose.
    BothLose,
    /// Fewer points for the offender.
    FewerPoints,
    /// More points for the opponent.
    MorePoints,
    /// A fine that was announced beforehand.
    Fine,
    /// Leaving out rounds.
    RoundsOut,
    /// Expulsion from the event.
    Expulsion,
    /// Sending somebody out who does not play here.
    SendingOut,
    /// The position before is restored and the clocks are set.
    Restore,
    /// The pawn becomes a queen.
    BecomesQueen,
    /// The position stays as it is, unless both players agree otherwise.
    Stands,
    /// The player makes another move by the touch rules.
    TouchMove,
    /// The player puts the pieces back on their own time.
    PutBack,
    /// The game is cancelled and a new one played.
    NewGame,
    /// The position goes to a board that lies right.
    TurnBoard,
    /// The clock is replaced and set.
    ReplaceClock,
    /// The clock is stopped and set right.
    SetClock,
    /// The arbiter waits for the next move.
    WaitForMove,
    /// The game goes on.
    PlayOn,
    /// The game is drawn.
    Draw,
    /// The decision is postponed, perhaps with two minutes for the opponent.
    Postpone,
    /// The claim is rejected, and the opponent gets two minutes.
    Reject,
    /// Five seconds more a move for both, and two minutes for the opponent.
    Increment,
    /// The opponent alone chooses: put it right, or let it stand.
    OpponentChooses,
    /// The arbiter judges by comparison.
    AsJudged,
}

impl From<Consequence> for Effect {
    fn from(consequence: Consequence) -> Self {
        match consequence {
            Consequence::TimeToOpponent { minutes } => Effect::TimeToOpponent { minutes: Some(minutes) },
            Consequence::Loss => Effect::Loss,
            Consequence::LossOrDraw => Effect::LossOrDraw,
            Consequence::LossOrHalf => Effect::LossOrHalf,
            Consequence::BothLose => Effect::BothLose,
        }
    }
}

impl Effect {
    /// What it comes to under the circumstances, and whether that is certain.
    pub(super) fn under(self, circumstances: &Circumstances) -> impl Iterator<Item = (Effect, bool)> {
        let exception = match self {
            Effect::LossOrDraw => Some(Effect::Draw),
            Effect::LossOrHalf => Some(Effect::LossForHalf),
            _ => None,
        };
        let (first, second) = match (exception, circumstances.opponent_can_mate) {
            (None, _) => ((self, true), None),
            (Some(_), Winnable::Yes) => ((Effect::Loss, true), None),
            (Some(exception), Winnable::No) => ((exception, true), None),
            (Some(exception), Winnable::Unknown) => ((Effect::Loss, false), Some((exception, false))),
        };
        [Some(first), second].into_iter().flatten()
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut phrase = self.phrase();
        if let Effect::TimeToOpponent { minutes: None } | Effect::TimeFromOffender { minutes: None } = self {
            phrase.facts.clear();
        }
        write_name(f, &phrase, "word-effect-")
    }
}
