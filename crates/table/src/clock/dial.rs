use serde::{Deserialize, Serialize};

use super::Instant;
use crate::time_control::{Millis, Periods};

/// A flag that fell, or (on a clock without a move counter) the end of a period that it passed in good order.
///
/// ```
/// use partie_table::clock::{Fall, Instant};
/// let fall = Fall { at: Instant::from_seconds(7200), completed: 39, required: Some(40) };
/// assert!(!fall.moves_met());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fall {
    /// The very instant, whenever it is noticed.
    pub at: Instant,
    /// How many moves the player had completed by then. A move made but not completed does not count.
    pub completed: u16,
    /// How many had to be completed; `None` for all the moves of the game.
    pub required: Option<u32>,
}

impl Fall {
    /// What has to be checked as soon as a flag falls: were the required moves completed in time? FIDE 6.3
    pub fn moves_met(&self) -> bool {
        self.required.is_some_and(|required| u32::from(self.completed) >= required)
    }
}

/// The display of one player (FIDE 6.1): what is left, as of the clock's last act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Dial {
    /// The main time left; below zero when it ran on after the flag fell.
    pub(super) main: Millis,
    /// All the time that this clock has run.
    pub(super) used: Millis,
    /// The moves completed.
    pub(super) completed: u16,
    /// The number of the last period whose time has been given.
    pub(super) period: u32,
    /// The last flag fall.
    pub(super) fall: Option<Fall>,
}

impl Dial {
    /// Before the game. The first increment is already there (FIDE 6.2a: it belongs to every move, so to the first).
    pub(super) fn new(periods: Option<&Periods>) -> Self {
        let main = periods.map_or(Millis::ZERO, |periods| {
            let first = periods.get(0);
            first.base.saturating_add(first.mode.increment())
        });
        Self { main, used: Millis::ZERO, completed: 0, period: 0, fall: None }
    }

    pub(super) fn flag_is_down(&self) -> bool {
        self.fall.is_some_and(|fall| !fall.moves_met())
    }

    /// The number of the period that the next move belongs to.
    pub(super) fn due(&self, periods: &Periods) -> u32 {
        periods.number_after(self.completed)
    }

    /// The main time that may be used before the required moves are completed: not what was given in advance for
    /// later periods, when the opponent's clock was the first to reach the end of its period.
    pub(super) fn spare(&self, periods: &Periods) -> Millis {
        let advance = self.due(periods) + 1..=self.period;
        advance.fold(self.main, |spare, number| spare.saturating_sub(periods.get(number).base))
    }

    /// Lets the flag fall at this instant.
    pub(super) fn fall(&mut self, periods: &Periods, at: Instant) {
        let required = periods.moves_by_end_of(self.period.min(self.due(periods)));
        self.fall = Some(Fall { at, completed: self.completed, required });
    }

    /// Gives the time of the next period.
    pub(super) fn begin_next_period(&mut self, periods: &Periods) {
        self.period += 1;
        self.main = self.main.saturating_add(periods.get(self.period).base);
    }
}
