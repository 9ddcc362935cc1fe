//! How people write time controls: minutes, and seconds for each move.

mod quantity;
mod words;
mod write;

use super::cursor::{self, Cursor};
use super::{Mode, Period, Periods, Quota, TimeControl, TimeControlError, TimeControlProblem};
use quantity::{MINUTE, Quantity, SECOND, quantity};
use words::{MODES, MOVE, PER, REST, THEN, UNTIMED, VERSUS, next_is, skip_spaces, take_all, take_word};

pub(super) use write::write;

type Result<T> = std::result::Result<T, TimeControlError>;

pub(super) fn read(text: &str) -> Result<TimeControl> {
    let mut cursor = Cursor::new(text);
    let white = player(&mut cursor)?;
    let black = if take_word(&mut cursor, VERSUS) { player(&mut cursor)? } else { white.clone() };
    skip_spaces(&mut cursor);
    if cursor.at_end() { Ok(TimeControl { white, black }) } else { cursor.error(TimeControlProblem::Surplus) }
}

fn player(cursor: &mut Cursor) -> Result<Option<Periods>> {
    skip_spaces(cursor);
    if cursor.take("-") || UNTIMED.iter().any(|words| take_all(cursor, words)) {
        return Ok(None);
    }
    let mut read: Vec<(usize, Period)> = Vec::new();
    let mut shared = None;
    while read.is_empty() || begins_another(cursor)? {
        skip_spaces(cursor);
        let column = cursor.column;
        let (period, apart) = period(cursor)?;
        shared = apart.then_some(period.mode);
        read.push((column, period));
    }
    if let Some(shared) = shared {
        for (_, period) in read.iter_mut().filter(|(_, period)| period.mode == Mode::Plain) {
            period.mode = shared;
        }
    }
    cursor::periods(&read, cursor.column).map(Some)
}

/// Whether another period follows; steps over what parts it from the last one.
fn begins_another(cursor: &mut Cursor) -> Result<bool> {
    skip_spaces(cursor);
    let parted = cursor.take(",") || cursor.take(";") || take_word(cursor, THEN);
    let begins = parted || cursor.peek().is_some_and(|c| c.is_ascii_digit()) || next_is(cursor, REST);
    if begins || cursor.at_end() || next_is(cursor, VERSUS) {
        return Ok(begins);
    }
    cursor.error(TimeControlProblem::Surplus)
}

/// A period, and whether the time for each move was set apart from it.
fn period(cursor: &mut Cursor) -> Result<(Period, bool)> {
    let quota = quota(cursor)?;
    skip_spaces(cursor);
    let Some(Quantity { time, .. }) = quantity(cursor, MINUTE)? else {
        return cursor.error(TimeControlProblem::NotATime);
    };
    if take_each_move(cursor) {
        // So much for each move and nothing to save, as in correspondence: a delay before no main time at all.
        return Ok((Period { quota, base: super::Millis::ZERO, mode: Mode::Delay(time) }, false));
    }
    let (mode, apart) = mode(cursor, quota)?;
    Ok((Period { quota, base: time, mode }, apart))
}

/// `40/`, `G/`, `SD/` or nothing.
fn quota(cursor: &mut Cursor) -> Result<Quota> {
    if take_word(cursor, REST) {
        skip_spaces(cursor);
        cursor.take("/");
        return Ok(Quota::Rest);
    }
    let start = *cursor;
    if let Some(number) = cursor.whole()? {
        skip_spaces(cursor);
        if cursor.take("/") && !next_is(cursor, MOVE) {
            return cursor::moves(number, &start);
        }
    }
    *cursor = start;
    Ok(Quota::Rest)
}

/// `+30`, `| 10`, `d5`, `; delay 5 s/move` or nothing; and whether it was set apart.
fn mode(cursor: &mut Cursor, quota: Quota) -> Result<(Mode, bool)> {
    let before = *cursor;
    let spaced = skip_spaces(cursor);
    let apart = cursor.take(",") || cursor.take(";") || spaced;
    skip_spaces(cursor);
    let found = MODES
        .iter()
        .find(|(signs, words, _)| signs.iter().any(|sign| cursor.take(sign)) || take_word(cursor, words));
    let Some((_, _, mode)) = found else {
        *cursor = before;
        return Ok((Mode::Plain, false));
    };
    skip_spaces(cursor);
    let start = *cursor;
    let Some(Quantity { time, unit }) = quantity(cursor, SECOND)? else {
        return cursor.error(TimeControlProblem::NotSeconds);
    };
    // "40/90 + 30 min" means another period, not half an hour for each move: better to ask than to guess.
    if unit > SECOND && quota != Quota::Rest {
        return start.error(TimeControlProblem::NotSeconds);
    }
    take_each_move(cursor);
    Ok((mode(time), apart))
}

/// Steps over `/move`, `per move`, `na tah`.
fn take_each_move(cursor: &mut Cursor) -> bool {
    let before = *cursor;
    skip_spaces(cursor);
    if (cursor.take("/") || take_word(cursor, PER)) && take_word(cursor, MOVE) {
        return true;
    }
    *cursor = before;
    false
}
