use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use super::{Millis, PeriodsError};

/// What a player gets for each move on top of the period's time (FIDE 6.2a).
///
/// ```
/// use partie_table::time_control::{Millis, Mode};
/// let mode = Mode::Delay(Millis::from_seconds(5));
/// assert_eq!((mode.per_move(), mode.increment()), (Millis::from_seconds(5), Millis::ZERO));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Nothing.
    #[default]
    Plain,
    /// Time added for every move, to be kept when it is not used. The first is there before move 1.
    Fischer(Millis),
    /// Time that runs before the main time does, and is lost when it is not used: the US delay.
    Delay(Millis),
    /// As [`Delay`](Self::Delay), shown as one sum that comes back after the move, at most up to what it was before.
    Bronstein(Millis),
}

/// A mode that gives this much for each move.
pub(super) type MakeMode = fn(Millis) -> Mode;

impl Mode {
    /// The time for each move, of whichever kind.
    pub const fn per_move(self) -> Millis {
        match self {
            Mode::Plain => Millis::ZERO,
            Mode::Fischer(time) | Mode::Delay(time) | Mode::Bronstein(time) => time,
        }
    }

    /// The time for each move that is kept when it is not used.
    pub const fn increment(self) -> Millis {
        match self {
            Mode::Fischer(time) => time,
            _ => Millis::ZERO,
        }
    }

    /// The time for each move that is lost when it is not used (FIDE 6.2b).
    pub const fn delay(self) -> Millis {
        match self {
            Mode::Delay(time) | Mode::Bronstein(time) => time,
            _ => Millis::ZERO,
        }
    }
}

/// How many moves a period is for.
///
/// ```
/// use partie_table::time_control::Quota;
/// assert_eq!(Quota::moves(40).unwrap().count(), Some(40));
/// assert_eq!(Quota::Rest.count(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quota {
    /// So many moves.
    Moves(NonZeroU16),
    /// All the moves that remain (FIDE 10.1).
    Rest,
}

impl Quota {
    /// A quota of this many moves; `None` for no moves.
    pub fn moves(count: u16) -> Option<Quota> {
        NonZeroU16::new(count).map(Quota::Moves)
    }

    /// How many moves; `None` for all the rest.
    pub fn count(self) -> Option<u32> {
        match self {
            Quota::Moves(count) => Some(u32::from(count.get())),
            Quota::Rest => None,
        }
    }
}

/// One period: moves, the time for them, and what comes with each move (FIDE 6.2a).
///
/// ```
/// use partie_table::time_control::{Millis, Mode, Period, Quota};
/// let period = Period { quota: Quota::Rest, base: Millis::from_minutes(5), mode: Mode::Plain };
/// assert_eq!(period.base.to_string(), "300");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// How many moves it is for.
    pub quota: Quota,
    /// The time at its beginning.
    pub base: Millis,
    /// The time for each move.
    pub mode: Mode,
}

/// The periods of one player, in order: at least one, each with some time but
/// none [too long](Self::LONGEST), and only the last for the rest of the game.
/// When the last one too has a number of moves, it is repeated until the game ends.
///
/// Periods are numbered from 0, repetitions included.
///
/// ```
/// use partie_table::time_control::{Millis, Mode, Period, Periods, Quota};
/// let first = Period { quota: Quota::moves(40).unwrap(), base: Millis::from_minutes(120), mode: Mode::Plain };
/// let then = Period { quota: Quota::moves(20).unwrap(), base: Millis::from_minutes(60), mode: Mode::Plain };
/// let periods = Periods::new(vec![first, then])?;
/// assert_eq!(periods.number_after(39), 0);
/// assert_eq!(periods.number_after(95), 3);
/// assert_eq!(periods.moves_by_end_of(3), Some(100));
/// # Ok::<(), partie_table::time_control::PeriodsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Period>", into = "Vec<Period>")]
pub struct Periods(Vec<Period>);

impl Periods {
    /// The most time that a period, or a move in it, can have: a leap year.
    pub const LONGEST: Millis = Millis::from_days(366);

    /// These periods. A mode that gives no time becomes [`Mode::Plain`].
    ///
    /// # Errors
    /// When the list breaks a rule that the type promises; the error says which period does.
    pub fn new(mut periods: Vec<Period>) -> Result<Self, PeriodsError> {
        let last = periods.len().checked_sub(1).ok_or(PeriodsError::Empty)?;
        for (number, period) in periods.iter_mut().enumerate() {
            let per_move = period.mode.per_move();
            if period.base < Millis::ZERO || per_move < Millis::ZERO {
                return Err(PeriodsError::BelowZero(number));
            }
            if period.base == Millis::ZERO && per_move == Millis::ZERO {
                return Err(PeriodsError::NoTime(number));
            }
            if period.base.max(per_move) > Self::LONGEST {
                return Err(PeriodsError::TooLong(number));
            }
            if period.quota == Quota::Rest && number < last {
                return Err(PeriodsError::RestNotLast(number));
            }
            if per_move == Millis::ZERO {
                period.mode = Mode::Plain;
            }
        }
        Ok(Self(periods))
    }

    /// The periods as they were given, without repetitions.
    pub fn listed(&self) -> &[Period] {
        &self.0
    }

    /// The period of this number, repetitions included.
    pub fn get(&self, number: u32) -> Period {
        self.0.get(number as usize).copied().unwrap_or(*self.last())
    }

    fn last(&self) -> &Period {
        self.0.last().expect("the constructor refuses an empty list")
    }

    fn last_number(&self) -> u32 {
        self.0.len() as u32 - 1
    }

    /// The number of the period in which the next move falls, after so many completed ones.
    pub fn number_after(&self, completed: u16) -> u32 {
        let mut left = u32::from(completed);
        for (number, period) in (0..).zip(&self.0) {
            match period.quota.count() {
                Some(count) if left >= count => left -= count,
                _ => return number,
            }
        }
        let repeated = self.last().quota.count().map_or(0, |count| left / count);
        self.last_number() + 1 + repeated
    }

    /// How many moves have to be completed by the end of a period, counted from the start of the game; `None` for all
    /// the moves of the game.
    pub fn moves_by_end_of(&self, number: u32) -> Option<u32> {
        let mut moves = 0u32;
        for period in self.0.iter().take(number as usize + 1) {
            moves = moves.saturating_add(period.quota.count()?);
        }
        let repeated = number.saturating_sub(self.last_number());
        let each = self.last().quota.count().unwrap_or(0);
        Some(moves.saturating_add(repeated.saturating_mul(each)))
    }
}

impl TryFrom<Vec<Period>> for Periods {
    type Error = PeriodsError;

    fn try_from(periods: Vec<Period>) -> Result<Self, PeriodsError> {
        Self::new(periods)
    }
}

impl From<Periods> for Vec<Period> {
    fn from(periods: Periods) -> Self {
        periods.0
    }
}
