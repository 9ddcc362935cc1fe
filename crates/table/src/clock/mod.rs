//! The chess clock (FIDE 6): two dials of which at most one runs, flags that fall at an exact instant, and periods.
//!
//! The clock never asks what time it is. Every act brings its [`Instant`], and every question too, so the same acts
//! always give the same clock.
//!
//! ```
//! use partie_table::clock::{Clock, Instant};
//! use partie_table::time_control::{Millis, TimeControl};
//! use partie_table::Colour::{Black, White};
//!
//! let mut clock = Clock::new(TimeControl::from_people("3+2")?);
//! clock.start(White, Instant::from_seconds(0))?;
//! clock.press(White, Instant::from_seconds(10), Millis::ZERO)?;
//! let display = clock.display(Instant::from_seconds(15))?;
//! assert_eq!(display.of(White).shown, Some(Millis::from_seconds(182 - 10 + 2)));
//! assert_eq!(display.of(Black).shown, Some(Millis::from_seconds(182 - 5)));
//! assert_eq!(clock.next_flag_at(), Some(Instant::from_seconds(10 + 182)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acts;
mod dial;
mod display;
mod error;
mod instant;
mod run;
mod turning_back;

use serde::{Deserialize, Serialize};

use crate::time_control::{Millis, TimeControl};
use dial::Dial;
use run::{Phase, Reading};

pub use acts::{Change, Press, Setting};
pub use dial::Fall;
pub use display::{Both, Face};
pub use error::ClockError;
pub use instant::Instant;
pub(crate) use turning_back::Times;

/// When the time of the next period is added.
///
/// ```
/// use partie_table::clock::NextPeriod;
/// assert_eq!(NextPeriod::default(), NextPeriod::AtMoveCompleted);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NextPeriod {
    /// When a player has completed the moves of the period, as clocks with a move counter do.
    #[default]
    AtMoveCompleted,
    /// When a player who has completed them reaches zero, to both players at once, as clocks without a counter do. A
    /// player who gets it before having completed the moves cannot use it for them.
    WhenZeroReached,
}

/// How a clock works, apart from its times.
///
/// ```
/// use partie_table::clock::ClockRules;
/// use partie_table::time_control::Millis;
/// let rules = ClockRules { lag_limit: Millis::from_seconds(1), ..ClockRules::default() };
/// assert_ne!(rules, ClockRules::default());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockRules {
    /// When the time of the next period is added.
    pub next_period: NextPeriod,
    /// The most that a player gets back for a slow connection, for one press.
    pub lag_limit: Millis,
}

/// A chess clock: two dials, and the times and rules that it was set to.
///
/// ```
/// use partie_table::{clock::{Clock, Instant}, time_control::{Millis, TimeControl}};
/// let clock = Clock::new(TimeControl::from_people("90+30")?);
/// let shown = clock.display(Instant::BEGINNING)?.white.shown;
/// assert_eq!(shown, Some(Millis::from_seconds(90 * 60 + 30)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    rules: ClockRules,
    reading: Reading,
}

impl Clock {
    /// A clock with these times and a move counter, without compensation for lag.
    pub fn new(control: TimeControl) -> Self {
        Self::with_rules(control, ClockRules::default())
    }

    /// A clock with these times that works by these rules.
    ///
    /// ```
    /// use partie_table::{clock::{Clock, ClockRules}, time_control::TimeControl};
    /// let clock = Clock::with_rules(TimeControl::UNTIMED, ClockRules::default());
    /// assert_eq!(clock, Clock::new(TimeControl::UNTIMED));
    /// ```
    pub fn with_rules(control: TimeControl, rules: ClockRules) -> Self {
        let (white, black) = (Dial::new(control.white.as_ref()), Dial::new(control.black.as_ref()));
        let reading = Reading { as_of: Instant::BEGINNING, phase: Phase::NotStarted, white, black };
        Self { control, rules, reading }
    }

    /// The times that the clock was set to.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How the clock works.
    pub const fn rules(&self) -> ClockRules {
        self.rules
    }
}
