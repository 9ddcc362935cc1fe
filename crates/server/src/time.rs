//! What time it is. The one place that asks.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use partie_table::clock::Instant as TableTime;

/// Milliseconds since 1970 that never go back while the server runs, even if the machine's clock is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    began: Instant,
    began_at_ms: u64,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { began: Instant::now(), began_at_ms: since_1970.as_millis() as u64 }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.began_at_ms + self.began.elapsed().as_millis() as u64
    }

    /// The same moment for the runtime's timers.
    pub(crate) fn instant_of(&self, ms: u64) -> tokio::time::Instant {
        let after = ms.saturating_sub(self.began_at_ms);
        // Nothing that is further away than a month need be exact.
        let after = after.min(self.began.elapsed().as_millis() as u64 + 30 * 86_400_000);
        tokio::time::Instant::from_std(self.began + std::time::Duration::from_millis(after))
    }
}

/// A moment since 1970 in the time of a table that was opened then.
pub(crate) fn at_table(now_ms: u64, opened_at: u64) -> TableTime {
    TableTime::new(now_ms.saturating_sub(opened_at)).unwrap_or(TableTime::LAST)
}

/// The other way round.
pub(crate) fn since_1970(at: TableTime, opened_at: u64) -> u64 {
    opened_at.saturating_add(at.get())
}
