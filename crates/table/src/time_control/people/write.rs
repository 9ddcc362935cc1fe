//! Time controls as people write them.

use super::super::pgn::{mode_suffix, quota_prefix};
use super::super::{Millis, Mode, Period, Quota, TimeControl, write_players};

pub(in super::super) fn write(control: &TimeControl) -> String {
    write_players(control, |periods| match periods {
        None => "untimed".to_owned(),
        Some(periods) => periods.listed().iter().map(period).collect::<Vec<_>>().join(", "),
    })
}

fn period(period: &Period) -> String {
    if let Period { quota: Quota::Rest, base: Millis::ZERO, mode: Mode::Delay(time) } = *period {
        return format!("{}/move", with_unit(time));
    }
    format!("{}{}{}", quota_prefix(period.quota), minutes(period.base), mode_suffix(period.mode))
}

/// `90`, or `1:30` when there are seconds.
fn minutes(time: Millis) -> String {
    let (minutes, rest) = (time.get() / 60_000, time.get() % 60_000);
    let rest = Millis::new(rest).unwrap_or_default();
    if rest == Millis::ZERO {
        return minutes.to_string();
    }
    let zero = if rest.get() < 10_000 { "0" } else { "" };
    format!("{minutes}:{zero}{rest}")
}

/// In the largest unit that needs no decimals.
fn with_unit(time: Millis) -> String {
    let units = [(86_400_000, "day", "days"), (3_600_000, "h", "h"), (60_000, "min", "min")];
    for (length, one, more) in units {
        if time.get() % length == 0 {
            let count = time.get() / length;
            return format!("{count} {}", if count == 1 { one } else { more });
        }
    }
    format!("{time} s")
}
