use serde::{Deserialize, Serialize};

use crate::Score;

/// What the arbiter decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The game goes on.
    PlayOn,
    /// The game is over.
    Result {
        /// What White gets.
        white: Score,
        /// What Black gets.
        black: Score,
    },
    /// A claim in a quickplay finish is decided later, perhaps with more time for the opponent (FIDE 10.2b).
    Postponed {
        /// Whether the opponent gets two minutes.
        more_time: bool,
    },
    /// A claim in a quickplay finish is rejected (FIDE 10.2c).
    Rejected,
    /// Both players get five seconds more a move (FIDE 2014/G4).
    Increment,
}
