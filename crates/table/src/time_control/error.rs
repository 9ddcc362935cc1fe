use std::fmt;

/// Why a list of periods is none. Periods are numbered from 0.
///
/// ```
/// use partie_table::time_control::{Periods, PeriodsError};
/// assert_eq!(Periods::new(vec![]), Err(PeriodsError::Empty));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodsError {
    /// There is no period.
    Empty,
    /// This period has a time below zero.
    BelowZero(usize),
    /// This period has neither time nor anything for each move.
    NoTime(usize),
    /// This period, or each move in it, has more than a leap year.
    TooLong(usize),
    /// This period is for the rest of the game, and another one follows it.
    RestNotLast(usize),
}

impl fmt::Display for PeriodsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "expected at least one period"),
            Self::BelowZero(number) => write!(f, "period {}: expected no time below zero", number + 1),
            Self::NoTime(number) => write!(f, "period {}: expected some time", number + 1),
            Self::TooLong(number) => write!(f, "period {}: expected at most 366 days", number + 1),
            Self::RestNotLast(number) => {
                write!(f, "period {}: expected a number of moves, because another period follows", number + 1)
            }
        }
    }
}

impl std::error::Error for PeriodsError {}

/// Why a text is no time control, and where.
///
/// ```
/// use partie_table::time_control::TimeControl;
/// let error = TimeControl::from_pgn("40/6000+:900").unwrap_err();
/// assert_eq!(error.column, 9);
/// assert_eq!(error.to_string(), "column 9: expected a number of seconds");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControlError {
    /// The character that the problem begins at, from 1; one past the last when something is missing at the end.
    pub column: usize,
    /// What is wrong there.
    pub problem: TimeControlProblem,
}

/// What is wrong with the text of a time control.
///
/// ```
/// use partie_table::time_control::{TimeControl, TimeControlProblem};
/// let error = TimeControl::from_pgn("0").unwrap_err();
/// assert_eq!(error.problem, TimeControlProblem::NoTime);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlProblem {
    /// A number of seconds is expected.
    NotSeconds,
    /// A time such as `90`, `5 min` or `1:30` is expected.
    NotATime,
    /// A number of moves from 1 to 65535 is expected before the `/`.
    NotMoves,
    /// The end of the text is expected, or one of the signs that can follow.
    Surplus,
    /// The number has more than three decimals.
    TooPrecise,
    /// The number is too large.
    TooLarge,
    /// Minutes and seconds after a colon have to be below 60.
    NotBelowSixty,
    /// The period has neither time nor anything for each move.
    NoTime,
    /// The period is for the rest of the game, but another one follows.
    RestNotLast,
    /// PGN's `?` says that the time control is unknown.
    Unknown,
    /// PGN's `*` means an hourglass, which the Laws do not know.
    Hourglass,
}

impl fmt::Display for TimeControlProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotSeconds => "expected a number of seconds",
            Self::NotATime => "expected a time, such as 90, 5 min or 1:30",
            Self::NotMoves => "expected a number of moves from 1 to 65535",
            Self::Surplus => "expected the end, another period or the time for each move",
            Self::TooPrecise => "expected at most three decimals",
            Self::TooLarge => "expected a smaller number",
            Self::NotBelowSixty => "expected two digits below 60 after the colon",
            Self::NoTime => "expected some time in this period",
            Self::RestNotLast => "expected a number of moves, because another period follows",
            Self::Unknown => "expected a time control, not the sign for an unknown one",
            Self::Hourglass => "expected a chess clock, not an hourglass",
        })
    }
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

impl std::error::Error for TimeControlError {}
