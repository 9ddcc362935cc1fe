//! The acts that are done most often.

use super::Act;
use crate::time_control::Millis;
use crate::{MarkedMove, Move, Signs};

impl Act {
    /// A move without an offer.
    ///
    /// ```
    /// use partie_table::Act;
    /// let act = Act::moving("e2-e4".parse().unwrap());
    /// assert_eq!(serde_json::to_string(&act).unwrap(), r#"{"act":"move","move":"e2-e4","offer":false}"#);
    /// ```
    pub const fn moving(mv: Move) -> Act {
        Act::Move { mv: MarkedMove { mv, signs: Signs::NONE }, offer: false, lag_ms: Millis::ZERO }
    }

    /// All moves so far are written down.
    ///
    /// ```
    /// use partie_table::Act;
    /// assert_eq!(serde_json::to_string(&Act::recording()).unwrap(), r#"{"act":"record"}"#);
    /// ```
    pub const fn recording() -> Act {
        Act::Record { entry: None, line: None }
    }

    /// The start of the game with both players there.
    ///
    /// ```
    /// use partie_table::{Act, ActKind};
    /// assert_eq!(Act::starting().kind(), ActKind::Start);
    /// ```
    pub const fn starting() -> Act {
        Act::Start { absent: Vec::new() }
    }

    /// How long the act was on its way.
    pub(crate) const fn lag(&self) -> Millis {
        match self {
            Act::Move { lag_ms, .. } | Act::PressClock { lag_ms } => *lag_ms,
            _ => Millis::ZERO,
        }
    }

    /// A press of the clock.
    ///
    /// ```
    /// use partie_table::{Act, ActKind};
    /// assert_eq!(Act::pressing().kind(), ActKind::PressClock);
    /// ```
    pub const fn pressing() -> Act {
        Act::PressClock { lag_ms: Millis::ZERO }
    }
}
