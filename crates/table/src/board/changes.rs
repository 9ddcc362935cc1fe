use serde::{Deserialize, Serialize};

use crate::{Piece, Square};

/// What has become of one square: a piece stands there now, or nothing.
///
/// ```
/// let json = r#"{"square":"e4","piece":{"colour":"white","kind":"pawn"}}"#;
/// let change: partie_table::Change = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&change).unwrap(), json);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// The square.
    pub square: Square,
    /// What stands on it now.
    pub piece: Option<Piece>,
}
