//! A game to be played over.

use partie_table::clock::Both;
use partie_table::time_control::Millis;
use partie_table::{Line, Outcome, Unnoticed};
use schemars::JsonSchema;
use serde::Serialize;

use super::TableInfo;

/// A whole game, move by move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Review {
    /// The table.
    pub info: TableInfo,
    /// What stands on the board before the first move, as in the `board` of a view.
    pub start: String,
    /// The moves.
    pub lines: Vec<ReviewLine>,
    /// The result.
    pub outcome: Option<Outcome>,
    /// The time that White and Black had left when the game ended, which may be less than after the last move.
    pub left: Both<Option<Millis>>,
    /// Proves what the record is: the number of its last entry and the digest of all up to it, as in `45:9f2c…`. It stands in
    /// the PGN or PDN, too, and `partie verify` checks it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<String>,
}

/// A move and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReviewLine {
    /// The move.
    #[serde(flatten)]
    pub line: Line,
    /// What stands on the board after it.
    pub board: String,
    /// The square of a king in check after it.
    pub check: Option<partie_table::Square>,
    /// The time that White and Black have left after it; none without a clock.
    pub left: Both<Option<Millis>>,
    /// The time that its player took.
    pub spent: Option<Millis>,
    /// What was against the Laws in it, or between it and the move before, and nobody noticed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaches: Vec<Unnoticed>,
}
