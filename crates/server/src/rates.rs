//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;
use crate::wire::{Fault, FaultKind};

/// A bucket that fills slowly and is emptied by every use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    seen: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { level: rate.burst, seen: now }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let seconds = now.saturating_duration_since(self.seen).as_secs_f64();
        self.level = (self.level + seconds * rate.per_minute / 60.0).min(rate.burst);
        self.seen = now;
    }
}

/// A bucket for everybody.
pub(crate) struct Rates<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// More are kept only while they are not full.
const KEPT: usize = 10_000;

impl<K: Hash + Eq> Rates<K> {
    pub(crate) fn new(rate: Rate) -> Rates<K> {
        Rates { rate, buckets: Mutex::default() }
    }

    /// A fault if it was too often.
    pub(crate) fn check(&self, who: K) -> Result<(), Fault> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > KEPT {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.level < self.rate.burst
            });
        }
        let bucket = buckets.entry(who).or_insert_with(|| Bucket::full(self.rate, now));
        if bucket.take(self.rate, now) { Ok(()) } else { Err(too_many()) }
    }
}

pub(crate) fn too_many() -> Fault {
    Fault::new(FaultKind::TooMany, "too many requests; wait a little")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        let rate = Rate { burst: 2.0, per_minute: 60.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        assert_eq!([(); 3].map(|()| bucket.take(rate, start)), [true, true, false]);
        assert!(bucket.take(rate, start + Duration::from_secs(1)));
        assert!(!bucket.take(rate, start + Duration::from_secs(1)));
    }
}
