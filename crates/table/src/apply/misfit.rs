use std::fmt;

use crate::Actor;
use crate::clock::ClockError;

/// Why an event does not fit the table: [`decide`](crate::decide()) never gives it there, so the log is damaged or there is a
/// mistake in the program.
///
/// ```
/// use partie_table::{Event, Regulations, Table};
/// let mut table = Table::open(Regulations::default()).unwrap();
/// let json = r#"{"v":1,"at":0,"by":"white","fact":"made","move":"e2-e5"}"#;
/// let event: Event = serde_json::from_str(json).unwrap();
/// assert_eq!(table.try_apply(&event).unwrap_err().to_string(), "no legal move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The clock cannot do it.
    Clock(ClockError),
    /// It is nothing that this person can do.
    NotBy(Actor),
    /// The move is not legal.
    NoMove,
    /// What the event is about is not there: an adjournment, a second board, a claim.
    NotThere,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Clock(error) => error.fmt(f),
            Misfit::NotBy(actor) => write!(f, "nothing that {actor} does"),
            Misfit::NoMove => f.write_str("no legal move"),
            Misfit::NotThere => f.write_str("nothing that it could be about"),
        }
    }
}

impl std::error::Error for Misfit {}

impl From<ClockError> for Misfit {
    fn from(error: ClockError) -> Self {
        Misfit::Clock(error)
    }
}
