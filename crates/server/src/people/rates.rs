//! How often something may be done.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::run::config::Rate;
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
        self.take_many(rate, 1, now)
    }

    /// Takes so many out, if they are there.
    fn take_many(&mut self, rate: Rate, count: u32, now: Instant) -> bool {
        self.fill(rate, now);
        let enough = self.level >= f64::from(count);
        if enough {
            self.level -= f64::from(count);
        }
        enough
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let seconds = now.saturating_duration_since(self.seen).as_secs_f64();
        self.level = (self.level + seconds * rate.per_minute / 60.0).min(rate.burst);
        self.seen = now;
    }
}

/// A bucket for each person or address.
pub(crate) struct Rates<K> {
    rate: Rate,
    buckets: Mutex<Buckets<K>>,
}

struct Buckets<K> {
    of: HashMap<K, (Rate, Bucket)>,
    /// Full ones are dropped when there are this many.
    most: usize,
}

/// So many are kept without looking whether they are needed.
const KEPT: usize = 10_000;

impl<K: Hash + Eq> Rates<K> {
    pub(crate) fn new(rate: Rate) -> Rates<K> {
        Rates { rate, buckets: Mutex::new(Buckets { of: HashMap::new(), most: KEPT }) }
    }

    /// A fault if it was too often.
    pub(crate) fn check(&self, who: K) -> Result<(), Fault> {
        self.check_at(self.rate, who)
    }

    /// As [`check`](Self::check), at a rate of its own.
    pub(crate) fn check_at(&self, rate: Rate, who: K) -> Result<(), Fault> {
        self.take(rate, who, 1)
    }

    /// As [`check`](Self::check), for so many at once.
    pub(crate) fn check_many(&self, who: K, count: u32) -> Result<(), Fault> {
        self.take(self.rate, who, count)
    }

    fn take(&self, rate: Rate, who: K, count: u32) -> Result<(), Fault> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.take(rate, who, count, Instant::now()) { Ok(()) } else { Err(too_many()) }
    }
}

impl<K: Hash + Eq> Buckets<K> {
    fn take(&mut self, rate: Rate, who: K, count: u32, now: Instant) -> bool {
        if self.of.len() >= self.most {
            self.of.retain(|_, (rate, bucket)| {
                bucket.fill(*rate, now);
                bucket.level < rate.burst
            });
            // Otherwise a flood from very many addresses would have all of them looked at for each request.
            self.most = KEPT.max(2 * self.of.len());
        }
        let (rate, bucket) = self.of.entry(who).or_insert_with(|| (rate, Bucket::full(rate, now)));
        bucket.take_many(*rate, count, now)
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

    #[test]
    fn full_buckets_are_dropped_and_others_keep_their_level() {
        let [guest, account] = [20.0, 100.0].map(|burst| Rate { burst, per_minute: 60.0 });
        let mut buckets = Buckets { of: HashMap::new(), most: 3 };
        let start = Instant::now();
        let later = start + Duration::from_secs(10);
        assert!(buckets.take(account, 0, 1, start));
        assert!([(); 90].iter().all(|()| buckets.take(account, 1, 1, start)));
        assert!(buckets.take(guest, 2, 1, start));
        assert!(buckets.take(guest, 3, 1, later));
        assert_eq!(buckets.of.len(), 2, "those that are full again are gone");
        assert_eq!((0..40).filter(|_| buckets.take(account, 1, 1, later)).count(), 20);
        assert_eq!(buckets.most, KEPT);
    }
}
