use serde::{Deserialize, Serialize};

/// Something irregular that somebody notices (FIDE 7, A4; ČUD 5).
///
/// ```
/// use partie_table::Irregularity;
/// let seen = Irregularity::IllegalMove { ply: Some(3) };
/// assert_eq!(serde_json::to_string(&seen).unwrap(), r#"{"illegal-move":{"ply":3}}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Irregularity {
    /// An illegal move was completed (FIDE 7.4, A4c, B3c; ČUD 5.4).
    IllegalMove {
        /// Which, counted from 1 over both players; otherwise the one that comes first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
    },
    /// Both kings are in check, or a pawn stands on the last rank (FIDE A4c).
    IllegalPosition,
    /// Pieces stand elsewhere than the moves have left them (FIDE 7.3, 7.5; ČUD 5.3).
    DisplacedPieces,
    /// The pieces were set up wrongly (FIDE 7.1a, ČUD 5.2).
    WrongSetUp,
    /// The board lies the wrong way round (FIDE 7.1b, ČUD 5.1).
    TurnedBoard,
    /// The players have each other's colours (FIDE 7.2).
    ExchangedColours,
}
