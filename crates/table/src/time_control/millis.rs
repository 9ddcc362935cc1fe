use std::fmt;

use serde::{Deserialize, Serialize};

/// An amount of time in milliseconds: thinking time, an increment, a bonus, or (below zero) a penalty.
///
/// It never leaves ±[`MAX`](Self::MAX), so that every sum of two fits and every JSON reader sees the exact number.
///
/// ```
/// use partie_table::time_control::Millis;
/// assert_eq!(Millis::from_minutes(90), Millis::from_seconds(5400));
/// assert_eq!(Millis::new(i64::MAX), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "i64", into = "i64")]
pub struct Millis(i64);

impl Millis {
    /// No time.
    pub const ZERO: Millis = Millis(0);
    /// The longest time there is: 2⁵³ - 1 ms, some 285,000 years.
    pub const MAX: Millis = Millis((1 << 53) - 1);

    /// So many milliseconds, unless they are beyond ±[`MAX`](Self::MAX).
    pub const fn new(ms: i64) -> Option<Self> {
        if -Self::MAX.0 <= ms && ms <= Self::MAX.0 { Some(Self(ms)) } else { None }
    }

    /// So many seconds.
    pub const fn from_seconds(seconds: u32) -> Self {
        Self(seconds as i64 * 1000)
    }

    /// So many minutes.
    pub const fn from_minutes(minutes: u32) -> Self {
        Self(minutes as i64 * 60_000)
    }

    /// So many days.
    pub const fn from_days(days: u16) -> Self {
        Self(days as i64 * 86_400_000)
    }

    /// The number of milliseconds.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The sum, unless it is beyond ±[`MAX`](Self::MAX).
    pub const fn checked_add(self, other: Self) -> Option<Self> {
        Self::new(self.0 + other.0)
    }

    /// The difference, kept within ±[`MAX`](Self::MAX).
    #[must_use]
    pub fn saturating_sub(self, other: Self) -> Self {
        Self((self.0 - other.0).clamp(-Self::MAX.0, Self::MAX.0))
    }

    /// The sum, kept within ±[`MAX`](Self::MAX).
    #[must_use]
    pub fn saturating_add(self, other: Self) -> Self {
        Self((self.0 + other.0).clamp(-Self::MAX.0, Self::MAX.0))
    }

    /// So many times as much, kept within ±[`MAX`](Self::MAX).
    #[must_use]
    pub fn saturating_mul(self, times: u32) -> Self {
        Self(self.0.saturating_mul(i64::from(times)).clamp(-Self::MAX.0, Self::MAX.0))
    }
}

/// In seconds, with as many decimals as needed: `90`, `0.5`, `-120`.
///
/// ```
/// use partie_table::time_control::Millis;
/// assert_eq!(Millis::new(90_050).unwrap().to_string(), "90.05");
/// ```
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (seconds, rest) = (self.0.abs() / 1000, self.0.abs() % 1000);
        if rest == 0 {
            return write!(f, "{sign}{seconds}");
        }
        let decimals = format!("{rest:03}");
        write!(f, "{sign}{seconds}.{}", decimals.trim_end_matches('0'))
    }
}

impl From<Millis> for i64 {
    fn from(time: Millis) -> i64 {
        time.0
    }
}

impl TryFrom<i64> for Millis {
    type Error = OutOfRange;

    fn try_from(ms: i64) -> Result<Self, OutOfRange> {
        Self::new(ms).ok_or(OutOfRange)
    }
}

/// A number of milliseconds is beyond [`Millis::MAX`].
///
/// ```
/// use partie_table::time_control::{Millis, OutOfRange};
/// assert_eq!(Millis::try_from(i64::MIN), Err(OutOfRange));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange;

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected at most {} milliseconds either way", Millis::MAX.0)
    }
}

impl std::error::Error for OutOfRange {}
