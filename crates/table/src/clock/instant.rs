use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

use crate::time_control::{Millis, OutOfRange};

/// A moment at the table, in milliseconds since the table's own beginning. The table never asks what time it is: every
/// act brings its instant along.
///
/// ```
/// use partie_table::clock::Instant;
/// use partie_table::time_control::Millis;
/// let start = Instant::from_seconds(10);
/// assert_eq!(start.after(Millis::from_seconds(5)), Some(Instant::from_seconds(15)));
/// assert_eq!(Instant::BEGINNING.since(start), Millis::new(-10_000).unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u64", into = "u64")]
pub struct Instant(
    /// One more than the milliseconds, so that `Option<Instant>` takes no more room: every move keeps several.
    NonZeroU64,
);

impl Instant {
    /// The table's beginning.
    pub const BEGINNING: Instant = Instant(NonZeroU64::MIN);
    /// The last instant there is, [`Millis::MAX`] after the beginning.
    pub const LAST: Instant = Self::known(Millis::MAX.get() as u64);

    /// So many milliseconds after the beginning, unless that is after the [last](Self::LAST) instant.
    pub const fn new(ms: u64) -> Option<Self> {
        if ms <= Millis::MAX.get() as u64 { Some(Self::known(ms)) } else { None }
    }

    /// So many seconds after the beginning.
    pub const fn from_seconds(seconds: u32) -> Self {
        Self::known(seconds as u64 * 1000)
    }

    /// `m:ss`, `h:mm:ss`, with or without `.mmm`.
    pub(crate) fn from_text(text: &str) -> Option<Instant> {
        let (clock, thousandths) = text.split_once('.').unwrap_or((text, "0"));
        let parts: Option<Vec<u64>> = clock.split(':').map(|part| part.trim().parse().ok()).collect();
        let seconds = match parts?[..] {
            [minutes, seconds] if seconds < 60 => minutes.checked_mul(60)?.checked_add(seconds)?,
            [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
                hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?
            }
            _ => return None,
        };
        let thousandths: u64 = format!("{thousandths:0<3}").parse().ok()?;
        Instant::new(seconds.checked_mul(1000)?.checked_add(thousandths)?)
    }

    /// Milliseconds since the beginning.
    pub const fn get(self) -> u64 {
        self.0.get() - 1
    }

    const fn known(ms: u64) -> Self {
        Self(NonZeroU64::MIN.saturating_add(ms))
    }

    /// The time from an earlier instant to this one; below zero when the other one is later.
    pub fn since(self, earlier: Instant) -> Millis {
        Millis::new(self.get() as i64 - earlier.get() as i64).unwrap_or_default()
    }

    /// The instant this much later, or earlier for a time below zero; `None` when there is no such instant.
    pub fn after(self, time: Millis) -> Option<Instant> {
        self.get().checked_add_signed(time.get()).and_then(Self::new)
    }
}

/// A table that is driven by a real clock adds what has passed since it began. It stops at the [last](Instant::LAST) instant.
///
/// ```
/// use partie_table::clock::Instant;
/// use std::time::Duration;
/// assert_eq!(Instant::BEGINNING + Duration::from_secs(90), Instant::from_seconds(90));
/// assert_eq!(Instant::from_seconds(1) + Duration::MAX, Instant::LAST);
/// ```
impl std::ops::Add<std::time::Duration> for Instant {
    type Output = Instant;

    fn add(self, time: std::time::Duration) -> Instant {
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Instant::new(self.get().saturating_add(ms)).unwrap_or(Instant::LAST)
    }
}

impl From<Instant> for u64 {
    fn from(instant: Instant) -> u64 {
        instant.get()
    }
}

impl TryFrom<u64> for Instant {
    type Error = OutOfRange;

    fn try_from(ms: u64) -> Result<Self, OutOfRange> {
        Self::new(ms).ok_or(OutOfRange)
    }
}

impl Default for Instant {
    fn default() -> Self {
        Self::BEGINNING
    }
}

impl std::fmt::Debug for Instant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Instant({})", self.get())
    }
}
