//! The form of the PGN tag `TimeControl`: seconds.

use super::cursor::{self, Cursor};
use super::period::MakeMode;
use super::{
    Millis, Mode, Period, Periods, Quota, TimeControl, TimeControlError, TimeControlProblem, write_players,
};

type Result<T> = std::result::Result<T, TimeControlError>;

const MODES: [(&str, MakeMode); 3] = [("+", Mode::Fischer), ("d", Mode::Delay), ("b", Mode::Bronstein)];

pub(super) fn read(text: &str) -> Result<TimeControl> {
    let mut cursor = Cursor::new(text);
    let white = player(&mut cursor)?;
    let black = if cursor.take(" v ") { player(&mut cursor)? } else { white.clone() };
    if cursor.at_end() { Ok(TimeControl { white, black }) } else { cursor.error(TimeControlProblem::Surplus) }
}

fn player(cursor: &mut Cursor) -> Result<Option<Periods>> {
    match cursor.peek() {
        Some('?') => return cursor.error(TimeControlProblem::Unknown),
        Some('*') => return cursor.error(TimeControlProblem::Hourglass),
        _ if cursor.take("-") => return Ok(None),
        _ => {}
    }
    let mut read = Vec::new();
    loop {
        read.push((cursor.column, period(cursor)?));
        if !cursor.take(":") {
            return cursor::periods(&read, cursor.column).map(Some);
        }
    }
}

/// `40/6000+30`
fn period(cursor: &mut Cursor) -> Result<Period> {
    let start = *cursor;
    let number = cursor.whole()?;
    let quota = match number {
        Some(number) if cursor.take("/") => cursor::moves(number, &start)?,
        _ => {
            *cursor = start;
            Quota::Rest
        }
    };
    let base = seconds(cursor)?;
    for (sign, mode) in MODES {
        if cursor.take(sign) {
            return Ok(Period { quota, base, mode: mode(seconds(cursor)?) });
        }
    }
    Ok(Period { quota, base, mode: Mode::Plain })
}

fn seconds(cursor: &mut Cursor) -> Result<Millis> {
    let start = *cursor;
    match cursor.thousandths()? {
        Some(ms) => cursor::millis(Some(ms), &start),
        None => cursor.error(TimeControlProblem::NotSeconds),
    }
}

pub(super) fn write(control: &TimeControl) -> String {
    write_players(control, |periods| match periods {
        None => "-".to_owned(),
        Some(periods) => periods.listed().iter().map(write_period).collect::<Vec<_>>().join(":"),
    })
}

fn write_period(period: &Period) -> String {
    format!("{}{}{}", quota_prefix(period.quota), period.base, mode_suffix(period.mode))
}

/// `40/`, or nothing for the rest of the game.
pub(super) fn quota_prefix(quota: Quota) -> String {
    quota.count().map_or(String::new(), |count| format!("{count}/"))
}

/// `+30`, `d5`, `b3`, or nothing.
pub(super) fn mode_suffix(mode: Mode) -> String {
    match mode {
        Mode::Plain => String::new(),
        Mode::Fischer(time) => format!("+{time}"),
        Mode::Delay(time) => format!("d{time}"),
        Mode::Bronstein(time) => format!("b{time}"),
    }
}
