//! Amounts of time: `90`, `1.5`, `5 min`, `1 h 30 min`, `1:30`, `1:05:00`.

use super::super::cursor::{self, Cursor};
use super::super::{Millis, TimeControlProblem};
use super::Result;
use super::words::{UNITS, skip_spaces, take_word};

pub(super) const SECOND: i64 = 1;
pub(super) const MINUTE: i64 = 60;

/// An amount of time, and the (first) unit that it was told in, in seconds.
pub(super) struct Quantity {
    pub(super) time: Millis,
    pub(super) unit: i64,
}

/// Steps over an amount of time, in this unit unless it tells its own; `None` when there is none.
pub(super) fn quantity(cursor: &mut Cursor, default_unit: i64) -> Result<Option<Quantity>> {
    let start = *cursor;
    let Some(number) = cursor.thousandths()? else { return Ok(None) };
    if cursor.peek() == Some(':') {
        *cursor = start;
        let time = cursor::millis(with_colons(cursor)?, &start)?;
        return Ok(Some(Quantity { time, unit: MINUTE }));
    }
    let told = take_unit(cursor);
    let unit = told.unwrap_or(default_unit);
    let mut ms = number.checked_mul(unit);
    let mut smaller_than = told;
    while let Some(larger) = smaller_than {
        smaller_than = None;
        let before = *cursor;
        skip_spaces(cursor);
        if let Some(part) = cursor.thousandths()?
            && let Some(unit) = take_unit(cursor).filter(|unit| *unit < larger)
        {
            ms = ms.zip(part.checked_mul(unit)).and_then(|(a, b)| a.checked_add(b));
            smaller_than = Some(unit);
        } else {
            *cursor = before;
        }
    }
    Ok(Some(Quantity { time: cursor::millis(ms, &start)?, unit }))
}

fn take_unit(cursor: &mut Cursor) -> Option<i64> {
    UNITS.iter().find(|(_, words)| take_word(cursor, words)).map(|(unit, _)| *unit)
}

/// `minutes:seconds` or `hours:minutes:seconds` in milliseconds; `None` when it is too much.
fn with_colons(cursor: &mut Cursor) -> Result<Option<i64>> {
    let mut ms = cursor.whole()?.and_then(|number| number.checked_mul(1000));
    let mut colons = 0;
    while colons < 2 && cursor.take(":") {
        let start = *cursor;
        let part = cursor.thousandths()?.filter(|part| *part < 60_000);
        let Some(part) = part else { return start.error(TimeControlProblem::NotBelowSixty) };
        ms = ms.and_then(|ms| ms.checked_mul(60)).and_then(|ms| ms.checked_add(part));
        colons += 1;
    }
    Ok(ms)
}
