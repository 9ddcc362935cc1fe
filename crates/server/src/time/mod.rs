//! What time it is. The one place that asks.
//!
//! The server has a **line** of time of its own. It runs only while the server runs, so that a restart, a pause of the
//! machine and a change of the system's clock cost no player anything: the line goes on where it stopped, never goes back
//! and never jumps. Everything that is decided is decided by the line. The **date** is what the system's clock says; it
//! is shown to people and decides nothing.

mod manual;
mod timeline;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use partie_table::clock::Instant as TableTime;
use serde::{Deserialize, Serialize};

pub use manual::ManualTime;
pub(crate) use timeline::Timeline;
pub(crate) use timeline::{Pause, TICK_MS};

/// A moment, by the server's line of time and by the calendar.
///
/// ```
/// use partie_server::Moment;
/// let moment = Moment { line: 5, date: 1_700_000_000_000 };
/// assert!(moment.line < moment.date);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Milliseconds on the server's own line of time.
    pub line: u64,
    /// Milliseconds since 1970, by the system's clock.
    pub date: u64,
}

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub enum TimeSource {
    /// From the machine.
    #[default]
    Machine,
    /// From a test, which moves it on by hand.
    Manual(Arc<ManualTime>),
}

/// The server's clock.
#[derive(Debug)]
pub(crate) struct Clock {
    source: TimeSource,
    began: Instant,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    line: Timeline,
    stands: bool,
    pauses: Vec<Pause>,
}

impl Clock {
    /// Goes on from this point of the line, which is the last one known to have been reached.
    pub(crate) fn going_on(source: TimeSource, reached: Option<u64>) -> Clock {
        let began = Instant::now();
        let line = Timeline::going_on(reached, source.date(), source.steady(began));
        Clock { source, began, state: Mutex::new(State { line, stands: false, pauses: Vec::new() }) }
    }

    pub(crate) fn now(&self) -> Moment {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        // Asked for under the lock: two threads must not see the steady time in different orders.
        let (line, pauses) = match &self.source {
            _ if state.stands => (state.line.at(), None),
            TimeSource::Machine => state.line.read(self.source.steady(self.began)),
            TimeSource::Manual(time) => {
                let at = state.line.run_to(time.steady());
                (at, time.take_pause().map(|ms| Pause { at, ms }))
            }
        };
        state.pauses.extend(pauses);
        Moment { line, date: self.source.date() }
    }

    /// Lets the line stand from now on: the server goes down, and pages that were told so cannot play on.
    pub(crate) fn stand(&self) {
        self.now();
        self.state.lock().unwrap_or_else(PoisonError::into_inner).stands = true;
    }

    /// The pauses that were noticed since this was asked last.
    pub(crate) fn take_pauses(&self) -> Vec<Pause> {
        std::mem::take(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner).pauses)
    }

    /// Has `poke` called whenever a test moves the time on.
    pub(crate) fn on_change(&self, poke: impl Fn() + Send + Sync + 'static) {
        if let TimeSource::Manual(time) = &self.source {
            time.on_change(poke);
        }
    }
}

impl TimeSource {
    /// Milliseconds that go neither back nor with the system's clock.
    fn steady(&self, began: Instant) -> u64 {
        match self {
            TimeSource::Machine => began.elapsed().as_millis() as u64,
            TimeSource::Manual(time) => time.steady(),
        }
    }

    fn date(&self) -> u64 {
        match self {
            TimeSource::Machine => {
                SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
            }
            TimeSource::Manual(time) => time.date(),
        }
    }
}

/// A point of the line in the time of a table that was opened at `began`.
pub(crate) fn at_table(line: u64, began: u64) -> TableTime {
    TableTime::new(line.saturating_sub(began)).unwrap_or(TableTime::LAST)
}

/// The other way round.
pub(crate) fn on_line(at: TableTime, began: u64) -> u64 {
    began.saturating_add(at.get())
}
