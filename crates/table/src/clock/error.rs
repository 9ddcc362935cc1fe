use std::fmt;

use serde::{Deserialize, Serialize};

use super::Instant;
use crate::Colour;
use crate::refusal::phrase::write_name;

/// Why the clock cannot do what was asked. Nothing has changed then.
///
/// ```
/// use partie_table::{Colour, clock::{Clock, ClockError, Instant}, time_control::{Millis, TimeControl}};
/// let mut clock = Clock::new(TimeControl::from_people("5").unwrap());
/// let pressed = clock.press(Colour::White, Instant::BEGINNING, Millis::ZERO);
/// assert_eq!(pressed, Err(ClockError::NotRunning));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockError {
    /// Neither clock is running.
    NotRunning,
    /// It is this player's clock that is running, not the other one's.
    OtherIsRunning(Colour),
    /// The clock was started before.
    AlreadyStarted,
    /// The clock is not paused.
    NotPaused,
    /// The clock was stopped for good.
    Stopped,
    /// The clock has already been used at a later instant.
    BackInTime {
        /// That instant.
        last: Instant,
    },
    /// A time below zero was given where there can be none.
    BelowZero,
    /// The player has no clock.
    Untimed,
    /// A clock with a move counter is always in the period of the next move, and another one was asked for.
    NotThatPeriod,
    /// The time or the number of moves would become too large to be kept.
    TooLarge,
}

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, &self.phrase(), "clock-")
    }
}

impl std::error::Error for ClockError {}
