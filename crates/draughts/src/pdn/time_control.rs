use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::notation::Cursor;

/// The value of a `TimeControl` tag (ČUD 10.1, 10.3).
///
/// ```
/// use partie_draughts::pdn::{TimeControl, TimePeriod};
/// let control: TimeControl = "40/7200:3600".parse().unwrap();
/// let periods = vec![
///     TimePeriod::Moves { moves: 40, seconds: 7200 },
///     TimePeriod::RestOfGame { seconds: 3600 },
/// ];
/// assert_eq!(control, TimeControl::Periods(periods));
/// assert_eq!(control.to_string(), "40/7200:3600");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// `?`
    Unknown,
    /// `-`: played without a clock.
    None,
    /// The periods in order.
    Periods(Vec<TimePeriod>),
}

/// One period of a time control. All times are in seconds, as in the tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimePeriod {
    /// `40/7200`: so many moves in so much time.
    Moves {
        /// How many moves are to be made.
        moves: u32,
        /// In what time.
        seconds: u32,
    },
    /// `300+2`: a time, and more for every move.
    Increment {
        /// The time at the beginning.
        seconds: u32,
        /// What every move adds.
        increment: u32,
    },
    /// `3600`: all the remaining moves.
    RestOfGame {
        /// In what time.
        seconds: u32,
    },
    /// `*180`: what one player uses, the other gains.
    Sandclock {
        /// The time at the beginning.
        seconds: u32,
    },
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "?" => return Ok(Self::Unknown),
            "-" => return Ok(Self::None),
            _ => {}
        }
        let mut cursor = Cursor::new(text);
        let mut periods = Vec::new();
        loop {
            cursor.skip_spaces();
            periods.push(period(&mut cursor)?);
            cursor.skip_spaces();
            if cursor.is_at_end() {
                return Ok(Self::Periods(periods));
            }
            if !cursor.eat(':') {
                return Err(TimeControlError { column: cursor.column() });
            }
        }
    }
}

fn period(cursor: &mut Cursor) -> Result<TimePeriod, TimeControlError> {
    if cursor.eat('*') {
        return Ok(TimePeriod::Sandclock { seconds: number(cursor)? });
    }
    let first = number(cursor)?;
    if cursor.eat('/') {
        Ok(TimePeriod::Moves { moves: first, seconds: number(cursor)? })
    } else if cursor.eat('+') {
        Ok(TimePeriod::Increment { seconds: first, increment: number(cursor)? })
    } else {
        Ok(TimePeriod::RestOfGame { seconds: first })
    }
}

fn number(cursor: &mut Cursor) -> Result<u32, TimeControlError> {
    let start = cursor.clone();
    let digits = cursor.take_while(|found| found.is_ascii_digit());
    digits.parse().map_err(|_| TimeControlError { column: start.column() })
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::None => f.write_str("-"),
            Self::Periods(periods) => {
                let periods: Vec<String> = periods.iter().map(TimePeriod::to_string).collect();
                f.write_str(&periods.join(":"))
            }
        }
    }
}

impl fmt::Display for TimePeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves { moves, seconds } => write!(f, "{moves}/{seconds}"),
            Self::Increment { seconds, increment } => write!(f, "{seconds}+{increment}"),
            Self::RestOfGame { seconds } => write!(f, "{seconds}"),
            Self::Sandclock { seconds } => write!(f, "*{seconds}"),
        }
    }
}

/// Where a time control is wrong.
///
/// ```
/// use partie_draughts::pdn::TimeControl;
/// let error = "40/x".parse::<TimeControl>().unwrap_err();
/// assert_eq!(error.to_string(), "column 4: seconds expected, as in 40/7200, 300+2, 3600 or *180");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControlError {
    /// The place in the text, counted in characters from 1.
    pub column: usize,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: seconds expected, as in 40/7200, 300+2, 3600 or *180", self.column)
    }
}

impl Error for TimeControlError {}
