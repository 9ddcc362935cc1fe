use std::fmt;

use serde::Serialize;

use super::Circumstances;
use crate::{Consequence, Winnable};

/// What follows from an incident.
///
/// ```
/// use partie_table::Effect;
/// assert_eq!(Effect::TimeToOpponent { minutes: Some(1) }.to_string(), "1 minute more for the opponent");
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
    /// The player puts the pieces back on the own time.
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
        let minutes = |minutes: &Option<u8>| match minutes {
            Some(1) => "1 minute".to_owned(),
            Some(number) => format!("{number} minutes"),
            None => "time".to_owned(),
        };
        f.write_str(match self {
            Effect::TimeToOpponent { minutes: time } => {
                return write!(f, "{} more for the opponent", minutes(time));
            }
            Effect::TimeFromOffender { minutes: time } => return write!(f, "{} less", minutes(time)),
            Effect::Warning => "a warning",
            Effect::TimeToEither => "time more for one or both players",
            Effect::Loss => "the game is lost, and the opponent wins",
            Effect::LossOrDraw => "the game is lost, or drawn if the opponent could not mate",
            Effect::LossOrHalf => "the game is lost, with half a point if the opponent could not mate",
            Effect::LossForHalf => "the game is lost, and the opponent gets half a point",
            Effect::LossAsJudged => "the game is lost, and the arbiter decides what the opponent gets",
            Effect::BothLose => "both players lose",
            Effect::FewerPoints => "fewer points for the offender",
            Effect::MorePoints => "more points for the opponent",
            Effect::Fine => "a fine that was announced",
            Effect::RoundsOut => "rounds left out",
            Effect::Expulsion => "expulsion from the event",
            Effect::SendingOut => "sending the person out",
            Effect::Restore => "the position is restored and the clocks are set",
            Effect::BecomesQueen => "the pawn becomes a queen",
            Effect::Stands => "it stands, unless both players agree otherwise",
            Effect::TouchMove => "the player moves as the touch rules demand",
            Effect::PutBack => "the player puts the pieces back on the own time",
            Effect::NewGame => "a new game is played",
            Effect::TurnBoard => "the position goes to a board that lies right",
            Effect::ReplaceClock => "the clock is replaced and set",
            Effect::SetClock => "the clock is stopped and set right",
            Effect::WaitForMove => {
                "the arbiter waits for the next move, and it is a draw if nothing has changed"
            }
            Effect::PlayOn => "play goes on",
            Effect::Draw => "the game is drawn",
            Effect::Postpone => "the decision is postponed, perhaps with 2 minutes for the opponent",
            Effect::Reject => "the claim is rejected, and the opponent gets 2 minutes",
            Effect::Increment => "5 seconds more a move for both, and 2 minutes for the opponent",
            Effect::OpponentChooses => "the opponent chooses: put it right, or let it stand",
            Effect::AsJudged => "as the arbiter judges",
        })
    }
}
