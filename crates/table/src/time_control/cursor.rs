//! What both readers do alike: go through a text character by character, knowing the column.

use super::{Millis, Period, Periods, PeriodsError, TimeControlError, TimeControlProblem};

type Result<T> = std::result::Result<T, TimeControlError>;

/// A place in a text.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    pub(super) column: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text, column: 1 }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn error<T>(&self, problem: TimeControlProblem) -> Result<T> {
        Err(TimeControlError { column: self.column, problem })
    }

    /// Steps over the longest run of such characters, and gives it.
    pub(super) fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        let (run, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.column += run.chars().count();
        run
    }

    /// Steps over this text if it comes next.
    pub(super) fn take(&mut self, expected: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(expected) else { return false };
        self.rest = rest;
        self.column += expected.chars().count();
        true
    }

    /// Steps over digits and gives their value; `None` when there are no digits.
    pub(super) fn whole(&mut self) -> Result<Option<i64>> {
        let start = *self;
        let digits = self.take_while(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Ok(None);
        }
        match digits.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => start.error(TimeControlProblem::TooLarge),
        }
    }

    /// Steps over a number of at most three decimals and gives it in thousandths; `None` when there is no number.
    pub(super) fn thousandths(&mut self) -> Result<Option<i64>> {
        let start = *self;
        let Some(whole) = self.whole()? else { return Ok(None) };
        let mut decimals = *self;
        let mut thousandths = 0;
        if decimals.take(".") {
            let digits = decimals.take_while(|c| c.is_ascii_digit());
            if digits.len() > 3 {
                return self.error(TimeControlProblem::TooPrecise);
            }
            if !digits.is_empty() {
                thousandths = format!("{digits:0<3}").parse().unwrap_or(0);
                *self = decimals;
            }
        }
        match whole.checked_mul(1000).and_then(|number| number.checked_add(thousandths)) {
            Some(number) => Ok(Some(number)),
            None => start.error(TimeControlProblem::TooLarge),
        }
    }
}

/// So many milliseconds, of a number that began at this place.
pub(super) fn millis(ms: Option<i64>, start: &Cursor) -> Result<Millis> {
    match ms.and_then(Millis::new) {
        Some(time) => Ok(time),
        None => start.error(TimeControlProblem::TooLarge),
    }
}

/// A number of moves that began at this place.
pub(super) fn moves(number: i64, start: &Cursor) -> Result<super::Quota> {
    match u16::try_from(number).ok().and_then(super::Quota::moves) {
        Some(quota) => Ok(quota),
        None => start.error(TimeControlProblem::NotMoves),
    }
}

/// The periods that were read, each with the column it began at.
pub(super) fn periods(read: &[(usize, Period)], end: usize) -> Result<Periods> {
    Periods::new(read.iter().map(|(_, period)| *period).collect()).map_err(|error| {
        let (number, problem) = match error {
            PeriodsError::Empty => (usize::MAX, TimeControlProblem::NotATime),
            PeriodsError::BelowZero(number) | PeriodsError::NoTime(number) => {
                (number, TimeControlProblem::NoTime)
            }
            PeriodsError::TooLong(number) => (number, TimeControlProblem::TooLarge),
            PeriodsError::RestNotLast(number) => (number, TimeControlProblem::RestNotLast),
        };
        TimeControlError { column: read.get(number).map_or(end, |(column, _)| *column), problem }
    })
}
