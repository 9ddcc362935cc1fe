//! Slows down password guessing without holding up the owner.
//!
//! Only failures count. Those of one address on one name, and of one address on all names, make that address wait longer and
//! longer. What others do to a name never refuses anybody: an address that has not logged in to it yet is answered a
//! little later, and that is all. A browser that has logged in to the name before is judged by its own failures alone.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::connections::address_block::AddressBlock;
use crate::people::identity::Identity;
use crate::run::config::Rate;
use crate::wire::{Fault, FaultKind};

/// Nobody waits longer than this.
const LONGEST_WAIT_MS: u64 = 15 * 60_000;
/// Waits double from one second on. After this many failures beyond the free ones the longest wait is reached.
const MOST_COUNTED: f64 = 11.0;
/// Many people can share an address, so it has this many times more free failures on all names than on one.
const NAMES_OF_ADDRESS: f64 = 4.0;
/// Under an attack on a name from many addresses, each failure beyond the free ones delays an answer by this much.
const SLOWER_MS: f64 = 200.0;
/// At most this many of them count, which makes two seconds.
const MOST_SLOWER: f64 = 10.0;
/// No account has a longer name: what follows in a longer one need not be kept.
const LONGEST_NAME: usize = 32;
/// The most entries of each kind, so that memory is bounded.
const KEPT: usize = 20_000;

/// Failures that are forgotten one after the other.
#[derive(Clone, Copy, Debug, Default)]
struct Failures {
    count: f64,
    last_at: u64,
    /// Whether the password was right once.
    known: bool,
}

impl Failures {
    fn count_at(&self, now: u64, rate: Rate) -> f64 {
        let minutes = Duration::from_millis(now.saturating_sub(self.last_at)).as_secs_f64() / 60.0;
        (self.count - minutes * rate.per_minute).max(0.0)
    }

    /// How long to wait from `now` on.
    fn wait_ms(&self, now: u64, rate: Rate) -> u64 {
        let beyond = (self.count - rate.burst).round();
        if beyond < 0.0 {
            return 0;
        }
        let wait = (1000 << (beyond.min(MOST_COUNTED) as u64)).min(LONGEST_WAIT_MS);
        (self.last_at + wait).saturating_sub(now)
    }

    fn add(&mut self, now: u64, rate: Rate, most: f64) {
        self.count = (self.count_at(now, rate) + 1.0).min(rate.burst + most);
        self.last_at = now;
    }
}

/// A bounded number of counts.
struct Counts<K> {
    rate: Rate,
    most: f64,
    kept: HashMap<K, Failures>,
}

impl<K: Hash + Eq> Counts<K> {
    fn new(rate: Rate, most: f64) -> Counts<K> {
        Counts { rate, most, kept: HashMap::new() }
    }

    fn get(&self, key: &K) -> Failures {
        self.kept.get(key).copied().unwrap_or_default()
    }

    fn wait_ms(&self, key: &K, now: u64) -> u64 {
        self.get(key).wait_ms(now, self.rate)
    }

    fn entry(&mut self, key: K) -> &mut Failures {
        if self.kept.len() >= KEPT && !self.kept.contains_key(&key) {
            self.make_room();
        }
        self.kept.entry(key).or_default()
    }

    fn add(&mut self, key: K, now: u64) {
        let (rate, most) = (self.rate, self.most);
        self.entry(key).add(now, rate, most);
    }

    fn take_back(&mut self, key: &K) {
        if let Some(failures) = self.kept.get_mut(key) {
            failures.count = (failures.count - 1.0).max(0.0);
        }
    }

    /// Forgets the half that was quiet for longest.
    fn make_room(&mut self) {
        let mut moments: Vec<u64> = self.kept.values().map(|failures| failures.last_at).collect();
        let half = moments.len() / 2;
        let (_, middle, _) = moments.select_nth_unstable(half);
        let middle = *middle;
        self.kept.retain(|_, failures| failures.last_at > middle);
    }
}

/// Where an attempt comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Origin {
    Block(AddressBlock),
    /// A browser that has logged in to the name before, or a session of it.
    Known(String),
}

/// An attempt to give the password of a name.
pub(crate) struct Attempt {
    origin: Origin,
    name: String,
    /// How long to wait before it is looked at.
    pub(crate) delay: Duration,
}

/// Everybody's failures.
pub(crate) struct Guessing(Mutex<Inner>);

struct Inner {
    on_name: Counts<(Origin, String)>,
    of_block: Counts<AddressBlock>,
    of_name: Counts<String>,
}

impl Guessing {
    /// The rate says how many failures of one address on one name are free, and how many a minute are forgotten.
    pub(crate) fn new(rate: Rate) -> Guessing {
        let of_block =
            Rate { burst: rate.burst * NAMES_OF_ADDRESS, per_minute: rate.per_minute * NAMES_OF_ADDRESS };
        Guessing(Mutex::new(Inner {
            on_name: Counts::new(rate, MOST_COUNTED),
            of_block: Counts::new(of_block, MOST_COUNTED),
            of_name: Counts::new(of_block, MOST_SLOWER),
        }))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An attempt from an address, in a browser that has logged in to the name before or not. It counts as failed until it
    /// has [succeeded](Self::succeeded), so that many at once are not more than one after the other.
    pub(crate) fn attempt(
        &self,
        address: IpAddr,
        known_browser: Option<String>,
        name: &str,
        now: u64,
    ) -> Result<Attempt, Fault> {
        let origin =
            known_browser.map_or_else(|| Origin::Block(AddressBlock::of_customer(address)), Origin::Known);
        let name = name.to_lowercase().chars().take(LONGEST_NAME).collect();
        self.begin(origin, name, now)
    }

    /// An attempt by a logged-in person to give the password once more.
    pub(crate) fn attempt_of(&self, identity: &Identity, now: u64) -> Result<Attempt, Fault> {
        self.begin(Origin::Known(format!("{:?}", identity.credential)), identity.id().to_owned(), now)
    }

    fn begin(&self, origin: Origin, name: String, now: u64) -> Result<Attempt, Fault> {
        let key = (origin, name);
        let mut inner = self.inner();
        let mut wait_ms = inner.on_name.wait_ms(&key, now);
        if let Origin::Block(block) = &key.0 {
            wait_ms = wait_ms.max(inner.of_block.wait_ms(block, now));
        }
        if wait_ms > 0 {
            return Err(too_many(wait_ms));
        }
        let delay = inner.delay(&key, now);
        inner.on_name.add(key.clone(), now);
        if let Origin::Block(block) = key.0 {
            inner.of_block.add(block, now);
            inner.of_name.add(key.1.clone(), now);
        }
        let (origin, name) = key;
        Ok(Attempt { origin, name, delay })
    }

    /// The password was right.
    pub(crate) fn succeeded(&self, attempt: Attempt, now: u64) {
        let mut inner = self.inner();
        if let Origin::Block(block) = attempt.origin {
            inner.of_block.take_back(&block);
            inner.of_name.take_back(&attempt.name);
        }
        *inner.on_name.entry((attempt.origin, attempt.name)) =
            Failures { count: 0.0, last_at: now, known: true };
    }
}

impl Inner {
    /// How much later an answer comes because others are guessing the password of the name.
    fn delay(&self, key: &(Origin, String), now: u64) -> Duration {
        if matches!(key.0, Origin::Known(_)) || self.on_name.get(key).known {
            return Duration::ZERO;
        }
        let beyond = self.of_name.get(&key.1).count_at(now, self.of_name.rate) - self.of_name.rate.burst;
        Duration::from_millis((beyond.clamp(0.0, MOST_SLOWER) * SLOWER_MS) as u64)
    }
}

fn too_many(wait_ms: u64) -> Fault {
    let seconds = wait_ms.div_ceil(1000);
    let detail = format!("too many wrong passwords; wait for {seconds} s");
    Fault { retry_after: Some(seconds), ..Fault::new(FaultKind::TooMany, detail) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 3.0, per_minute: 0.05 };
    const SECOND: u64 = 1000;
    const HOUR: u64 = 3_600_000;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Tries wrong passwords as fast as it may until `end`: how many.
    fn guesses(guessing: &Guessing, from: IpAddr, name: impl Fn(u64) -> String, end: u64) -> u64 {
        let (mut now, mut count) = (0, 0);
        while now < end {
            match guessing.attempt(from, None, &name(count), now) {
                Ok(_) => count += 1,
                Err(fault) => now += fault.retry_after.unwrap() * SECOND,
            }
        }
        count
    }

    #[test]
    fn waits_grow_and_are_forgotten() {
        let guessing = Guessing::new(RATE);
        let one = address("192.0.2.1");
        let fails = |now: u64| guessing.attempt(one, None, "anna", now).map(drop);
        assert_eq!([fails(0), fails(0), fails(0)], [Ok(()), Ok(()), Ok(())]);
        let mut now = 0;
        let mut waits = Vec::new();
        for _ in 0..14 {
            let wait = fails(now).unwrap_err().retry_after.unwrap();
            waits.push(wait);
            now += wait * SECOND;
            fails(now).unwrap();
        }
        assert_eq!(waits[..6], [1, 2, 4, 8, 16, 32]);
        assert_eq!(waits[12..], [900, 900]);
        assert_eq!(waits.iter().max(), Some(&900));
        assert!(fails(now + SECOND).is_err());
        assert_eq!(fails(now + 6 * HOUR), Ok(()));
        assert_eq!(fails(now + 6 * HOUR), Ok(()), "all of them are forgotten");
    }

    #[test]
    fn a_day_of_guessing_does_not_get_far() {
        let one = address("192.0.2.1");
        assert!(guesses(&Guessing::new(RATE), one, |_| "anna".to_owned(), 26 * HOUR) < 200);
        let on_many_names = guesses(&Guessing::new(RATE), one, |count| format!("name{count}"), 26 * HOUR);
        assert!(on_many_names < 800, "{on_many_names}");
    }

    #[test]
    fn strangers_do_not_lock_the_owner_out() {
        let guessing = Guessing::new(RATE);
        let home = address("198.51.100.7");
        let attempt = guessing.attempt(home, None, "Anna", 0).unwrap();
        guessing.succeeded(attempt, 0);
        for number in 0..10_000_u32 {
            let stranger = IpAddr::from((0x0a00_0000 + number).to_be_bytes());
            let delay = guessing.attempt(stranger, None, "anna", 1).unwrap().delay;
            assert!(delay <= Duration::from_secs(2));
        }
        assert_eq!(guessing.attempt(home, None, "anna", 2).unwrap().delay, Duration::ZERO);
        let elsewhere = guessing.attempt(address("203.0.113.9"), None, "anna", 2).unwrap();
        assert_eq!(elsewhere.delay, Duration::from_secs(2), "later, and not refused");
        let browser = Some("g1".to_owned());
        let delay = guessing.attempt(address("203.0.113.10"), browser, "anna", 2).unwrap().delay;
        assert_eq!(delay, Duration::ZERO);
    }

    #[test]
    fn a_known_browser_is_judged_by_its_own_failures() {
        let guessing = Guessing::new(RATE);
        let school = address("192.0.2.1");
        guesses(&guessing, school, |_| "anna".to_owned(), SECOND);
        guesses(&guessing, school, |count| format!("name{count}"), SECOND);
        assert!(guessing.attempt(school, None, "anna", 0).is_err());
        let known = |now| guessing.attempt(school, Some("g1".to_owned()), "anna", now).map(drop);
        assert_eq!([known(0), known(0), known(0)], [Ok(()), Ok(()), Ok(())]);
        assert!(known(0).is_err());
    }

    #[test]
    fn a_right_password_wipes_the_slate() {
        let guessing = Guessing::new(RATE);
        let one = address("192.0.2.1");
        for _ in 0..100 {
            for _ in 0..2 {
                guessing.attempt(one, None, "anna", 0).unwrap();
            }
            let right = guessing.attempt(one, None, "anna", 0).unwrap();
            guessing.succeeded(right, 0);
            // The failures of the address stay; they are forgotten in their own time.
            guessing.inner().of_block = Counts::new(RATE, MOST_COUNTED);
        }
    }

    #[test]
    fn many_attempts_at_once_are_counted() {
        let guessing = Guessing::new(RATE);
        let at_once = (0..100).filter(|_| guessing.attempt(address("::1"), None, "anna", 0).is_ok()).count();
        assert_eq!(at_once, 3);
    }

    #[test]
    fn memory_is_bounded() {
        let guessing = Guessing::new(RATE);
        for number in 0..100_000_u32 {
            let from = IpAddr::from(number.to_be_bytes());
            let _ = guessing.attempt(from, None, &format!("name{number}"), u64::from(number));
        }
        let _ = guessing.attempt(address("192.0.2.1"), None, &"x".repeat(10_000), 200_000);
        let inner = guessing.inner();
        let most = inner.on_name.kept.len().max(inner.of_block.kept.len()).max(inner.of_name.kept.len());
        assert!(most <= KEPT, "{most}");
        assert!(inner.of_name.kept.keys().all(|name| name.len() <= LONGEST_NAME));
    }
}
