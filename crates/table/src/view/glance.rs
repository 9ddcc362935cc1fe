//! What a list of tables shows of one: an arbiter's list, a hall's screen.

use serde::{Deserialize, Serialize};

use super::Clocks;
use crate::clock::Both;
use crate::{Asker, Claim, Colour, Question};

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
    /// A player has less than five minutes.
    LowTime,
    /// The game is over and the result is not signed (FIDE 8.7).
    Unsigned,
}
