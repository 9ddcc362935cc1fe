//! Kinds of play: by correspondence time is counted in whole days (ČUD 11.1c).

use crate::Table;
use crate::clock::Instant;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

impl Table {
    /// The moment that counts: by correspondence the date, so that no flag falls by seconds.
    pub(crate) fn date(&self, now: Instant) -> Instant {
        if !self.regulations.correspondence {
            return now;
        }
        Instant::new(now.get() - now.get() % DAY_MS).unwrap_or(now)
    }
}
