//! Time that a test moves on by hand.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Time that stands still until a test moves it on.
///
/// ```
/// use std::time::Duration;
/// use partie_server::{Config, ManualTime, TimeSource};
/// let time = ManualTime::new();
/// let config = Config { time: TimeSource::Manual(time.clone()), ..Config::new("data") };
/// time.advance(Duration::from_secs(60));
/// ```
#[derive(Default)]
pub struct ManualTime(Mutex<State>);

#[derive(Default)]
struct State {
    steady: u64,
    date: u64,
    paused: u64,
    pokes: Vec<Box<dyn Fn() + Send + Sync>>,
}

impl ManualTime {
    /// Begins in the year 2023.
    pub fn new() -> std::sync::Arc<ManualTime> {
        let time = ManualTime::default();
        time.state().date = 1_700_000_000_000;
        std::sync::Arc::new(time)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moves it on.
    pub fn advance(&self, by: Duration) {
        self.state().steady += by.as_millis() as u64;
        self.go_by(by);
    }

    /// Lets time go by in which the server is stopped.
    pub fn pause(&self, by: Duration) {
        self.state().paused += by.as_millis() as u64;
        self.go_by(by);
    }

    fn go_by(&self, by: Duration) {
        let mut state = self.state();
        state.date += by.as_millis() as u64;
        state.pokes.iter().for_each(|poke| poke());
    }

    /// Sets the system's clock, by so many milliseconds, without any time going by.
    pub fn set_date_by(&self, ms: i64) {
        let mut state = self.state();
        state.date = state.date.saturating_add_signed(ms);
    }

    pub(super) fn on_change(&self, poke: impl Fn() + Send + Sync + 'static) {
        self.state().pokes.push(Box::new(poke));
    }

    pub(super) fn take_pause(&self) -> Option<u64> {
        Some(std::mem::take(&mut self.state().paused)).filter(|ms| *ms > 0)
    }

    pub(super) fn steady(&self) -> u64 {
        self.state().steady
    }

    pub(super) fn date(&self) -> u64 {
        self.state().date
    }
}

impl fmt::Debug for ManualTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state();
        f.debug_struct("ManualTime").field("steady", &state.steady).field("date", &state.date).finish()
    }
}
