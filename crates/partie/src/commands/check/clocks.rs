//! Clock times in comments, compared with the time control.
//!
//! Files round to seconds, and do not agree on whether the first increment is there before the first move, nor on when
//! the time of the next period is added. Whatever fits one of the usual ways is fine.

use memchr::memmem;
use partie_table::time_control::{Periods, TimeControl};
use partie_table::{Colour, clocks_changed};

use super::finding::ClockFault;

/// Seconds are rounded, on both ends.
const ROUNDING_MS: i64 = 1_500;

/// What a comment says of the clock, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Reading {
    /// What is left: `[%clk 1:29:57]`.
    pub(super) left: Option<i64>,
    /// What the move took: `[%emt 0:00:03]`.
    pub(super) elapsed: Option<i64>,
    /// Whether White's and Black's clocks were changed by something else than a move.
    pub(super) changed: [bool; 2],
}

impl Reading {
    /// Reads the commands of a comment.
    pub(super) fn of_comment(text: &[u8]) -> Reading {
        // A change that is not a move's names its article, and most comments name none.
        let cites = ["(FIDE", "(ČUD"].iter().any(|words| memmem::find(text, words.as_bytes()).is_some());
        let changed = if cites {
            clocks_changed(&String::from_utf8_lossy(text).replace(['\r', '\n'], " "))
        } else {
            [false; 2]
        };
        Reading { left: command(text, b"[%clk "), elapsed: command(text, b"[%emt "), changed }
    }

    /// What two comments on a move say together.
    pub(super) fn and(self, next: Reading) -> Reading {
        let changed = [0, 1].map(|of| self.changed[of] || next.changed[of]);
        Reading { left: next.left.or(self.left), elapsed: next.elapsed.or(self.elapsed), changed }
    }

    pub(super) fn is_empty(self) -> bool {
        self == Reading::default()
    }
}

fn command(text: &[u8], name: &[u8]) -> Option<i64> {
    let value = &text[memmem::find(text, name)? + name.len()..];
    let end = memchr::memchr(b']', value)?;
    milliseconds(str::from_utf8(&value[..end]).ok()?.trim())
}

/// `h:mm:ss`, `m:ss` or `s`, with or without a fraction.
fn milliseconds(text: &str) -> Option<i64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut seconds = 0i64;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(i64::from(part.parse::<u32>().ok()?))?;
    }
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(thousandths.parse().ok()?)
}

/// One player's clock.
#[derive(Clone, Debug, Default)]
struct Dial {
    completed: u16,
    left: Option<i64>,
    /// Time of the next periods that may still come.
    to_come: i64,
    /// The clock was changed, so that the next time that it shows is as good as any.
    changed: bool,
}

/// Both clocks of a game.
pub(super) struct Clocks<'a> {
    control: &'a TimeControl,
    dials: [Dial; 2],
    /// One fault tells enough: the times after it do not fit either.
    found: bool,
}

impl<'a> Clocks<'a> {
    pub(super) fn new(control: &'a TimeControl) -> Clocks<'a> {
        Clocks { control, dials: Default::default(), found: false }
    }

    /// The next move and what is said of its player's clock.
    pub(super) fn moved(&mut self, by: Colour, reading: Reading) -> Option<ClockFault> {
        let periods = self.control.of(by)?;
        self.change(reading.changed);
        let fault = self.dials[by as usize].moved(periods, reading).filter(|_| !self.found);
        self.found |= fault.is_some();
        self.change(reading.changed); // before the press or after it
        fault
    }

    fn change(&mut self, changed: [bool; 2]) {
        for (dial, changed) in self.dials.iter_mut().zip(changed) {
            dial.changed |= changed;
        }
    }
}

impl Dial {
    fn moved(&mut self, periods: &Periods, reading: Reading) -> Option<ClockFault> {
        let period = periods.number_after(self.completed);
        let mode = periods.get(period).mode;
        let (increment, delay) = (mode.increment().get(), mode.delay().get());
        let before = self.left.unwrap_or_else(|| self.at_the_beginning(periods));
        self.completed = self.completed.saturating_add(1);
        for next in period..periods.number_after(self.completed) {
            self.to_come += periods.get(next + 1).base.get();
        }
        let shown = reading.left;
        self.left = shown.or(Some(before + increment));
        let shown = shown?;
        if std::mem::take(&mut self.changed) {
            return None;
        }
        let most = before + increment + self.to_come;
        if shown > most + ROUNDING_MS {
            return Some(ClockFault::TooMuch { shown, most });
        }
        let used = (reading.elapsed? - delay).max(0);
        let ways = [before - used, before - used + increment, before - used + increment + self.to_come];
        if shown > before + increment + ROUNDING_MS {
            self.to_come = 0;
        }
        let fits = ways.iter().any(|way| (way - shown).abs() <= ROUNDING_MS);
        (!fits).then_some(ClockFault::Elapsed { shown, expected: ways[1].max(0) })
    }

    /// FIDE 6.2a: the first increment is there before the first move.
    fn at_the_beginning(&self, periods: &Periods) -> i64 {
        let first = periods.get(0);
        first.base.get() + if self.completed == 0 { first.mode.increment().get() } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(text: &str) -> Reading {
        Reading::of_comment(text.as_bytes())
    }

    #[test]
    fn commands_are_read() {
        assert_eq!(reading("[%clk 1:29:57]").left, Some(5_397_000));
        assert_eq!(
            reading("good [%emt 0:00:03.5] [%clk 9:58]"),
            Reading { left: Some(598_000), elapsed: Some(3_500), changed: [false; 2] }
        );
        assert!(reading("[%clk soon] [%eval 0.3] [%clk").is_empty());
    }

    #[track_caller]
    fn check(control: &str, whites: &[&str], expected: Option<usize>) {
        let control = TimeControl::from_pgn(control).unwrap();
        let mut clocks = Clocks::new(&control);
        let faults: Vec<bool> =
            whites.iter().map(|text| clocks.moved(Colour::White, reading(text)).is_some()).collect();
        assert_eq!(faults.iter().position(|fault| *fault), expected, "{whites:?}");
    }

    #[test]
    fn fide_6_2a_a_clock_gains_no_more_than_the_time_control_gives() {
        check("300+3", &["[%clk 0:05:00]", "[%clk 0:05:01]", "[%clk 0:04:30]"], None);
        check("300+3", &["[%clk 0:05:06]", "[%clk 0:05:09]"], None);
        check("300+3", &["[%clk 0:05:00]", "[%clk 0:05:05]"], Some(1));
        check("300", &["[%clk 0:05:00]", "[%clk 0:04:00]", "[%clk 0:04:02]"], Some(2));
        check("300", &["[%clk 0:06:00]"], Some(0));
        check("-", &["[%clk 0:06:00]"], None);
        check(
            "300",
            &["[%clk 0:05:00] white gains 2 minutes (FIDE 7.4b)", "[%clk 0:07:00]", "[%clk 0:07:02]"],
            Some(2),
        );
        check("300", &["[%clk 0:05:00] black gains 2 minutes (FIDE 7.4b)", "[%clk 0:07:00]"], Some(1));
    }

    #[test]
    fn fide_6_2b_the_time_of_the_next_period_comes_once() {
        check("2/60:300", &["[%clk 0:00:50]", "[%clk 0:05:40]", "[%clk 0:05:30]"], None);
        check("2/60:300", &["[%clk 0:00:50]", "[%clk 0:00:30]", "[%clk 0:05:20]"], None);
        check("2/60:300", &["[%clk 0:00:50]", "[%clk 0:05:40]", "[%clk 0:11:00]"], Some(2));
        check("2/60:300", &["[%clk 0:05:00]"], Some(0));
    }

    #[test]
    fn elapsed_times_fit_the_clock() {
        check("300+2", &["[%emt 0:00:10][%clk 0:04:54]", "[%emt 0:00:10][%clk 0:04:46]"], None);
        check("300+2", &["[%emt 0:00:10][%clk 0:04:52]", "[%emt 0:01:00][%clk 0:04:46]"], Some(1));
        check("300d5", &["[%emt 0:00:04][%clk 0:05:00]", "[%emt 0:00:15][%clk 0:04:50]"], None);
    }
}
