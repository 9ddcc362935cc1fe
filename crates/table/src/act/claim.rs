use serde::{Deserialize, Serialize};

/// What a draw is claimed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// The same position for the third time (FIDE 9.2).
    Repetition,
    /// Fifty moves each without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
}
