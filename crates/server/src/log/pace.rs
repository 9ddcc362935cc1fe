//! How fast entries come to the log.

use std::time::{Duration, Instant};

/// When so many come in a millisecond, others are on their way, and a commit is worth waiting a moment for them: it costs
/// much the same for a few as for a hundred.
const BUSY: usize = 4;
/// How long they are counted before that is said: a burst, or a pause of the disk, is not yet a rate.
const COUNTED_FOR: Duration = Duration::from_millis(20);

/// The rate at which entries come.
pub(super) struct Pace {
    since: Instant,
    count: usize,
    busy: bool,
}

impl Pace {
    pub(super) fn new(now: Instant) -> Pace {
        Pace { since: now, count: 0, busy: false }
    }

    /// So many more have come.
    pub(super) fn count(&mut self, entries: usize, now: Instant) {
        self.count += entries;
        let counted_for = now - self.since;
        if counted_for >= COUNTED_FOR {
            self.busy = self.count as u128 >= BUSY as u128 * counted_for.as_millis();
            (self.since, self.count) = (now, 0);
        }
    }

    pub(super) fn is_busy(&self) -> bool {
        self.busy
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::Pace;

    #[test]
    fn only_many_for_a_while_are_busy() {
        for (entries, every_ms, busy) in [(2, 1, false), (4, 1, true), (40, 20, false), (100, 20, true)] {
            let begin = Instant::now();
            let mut pace = Pace::new(begin);
            for moment in (every_ms..=100).step_by(every_ms) {
                pace.count(entries, begin + Duration::from_millis(moment as u64));
            }
            assert_eq!(pace.is_busy(), busy, "{entries} every {every_ms} ms");
        }
    }
}
