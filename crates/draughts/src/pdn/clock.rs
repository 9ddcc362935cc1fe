use std::fmt;

use crate::Colour;
use crate::notation::Cursor;

/// A reading of a clock, as it stands in a comment: `[%clk 1:55:21]`, `[%clock w0:00:10 B0:00:03]`.
///
/// ```
/// use partie_draughts::Colour;
/// use partie_draughts::pdn::{ClockCommand, ClockKind, ClockTime};
/// let time = |of, running, ms| ClockTime { of: Some(of), running, ms };
/// let times = vec![time(Colour::White, false, 10_000), time(Colour::Black, true, 3_000)];
/// let clock = ClockCommand { kind: ClockKind::Remaining, times };
/// assert_eq!(clock.to_string(), "[%clock w0:00:10 B0:00:03]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClockCommand {
    /// What the times mean.
    pub kind: ClockKind,
    /// One time, or one for each player.
    pub times: Vec<ClockTime>,
}

/// What the times of a [`ClockCommand`] mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockKind {
    /// `clk`, `clock`: the time that remains on a clock.
    Remaining,
    /// `mct`: the time that has passed on a mechanical clock.
    Elapsed,
    /// `egt`: the time since the game began.
    Game,
    /// `emt`: the time that the move took.
    Move,
}

/// One time of a [`ClockCommand`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockTime {
    /// Whose clock, if it is said; else it is that of the player who has just moved.
    pub of: Option<Colour>,
    /// Whether this clock is running; only said together with whose it is.
    pub running: bool,
    /// The time in milliseconds.
    pub ms: u64,
}

const NAMES: [(&str, ClockKind); 5] = [
    ("clk", ClockKind::Remaining),
    ("clock", ClockKind::Remaining),
    ("mct", ClockKind::Elapsed),
    ("egt", ClockKind::Game),
    ("emt", ClockKind::Move),
];

impl ClockCommand {
    /// All commands of this kind in the text of a comment.
    pub(super) fn all_in(text: &str) -> Vec<Self> {
        let commands = text.split_inclusive(']').filter_map(|part| part.strip_suffix(']')?.rsplit_once("[%"));
        commands.filter_map(|(_, inside)| Self::read(inside)).collect()
    }

    /// Reads what stands between `[%` and `]`.
    fn read(inside: &str) -> Option<Self> {
        let mut cursor = Cursor::new(inside);
        let name = cursor.take_while(|found| found.is_ascii_alphabetic());
        let (_, kind) = NAMES.into_iter().find(|(known, _)| *known == name)?;
        let times: Option<Vec<_>> = cursor.rest().split_whitespace().map(ClockTime::read).collect();
        let times = times.filter(|times| matches!(times.len(), 1 | 2))?;
        Some(Self { kind, times })
    }
}

impl ClockTime {
    fn read(text: &str) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        let player = cursor.take(|found| "wWbB".contains(found));
        let of = player.map(|letter| if "wW".contains(letter) { Colour::White } else { Colour::Black });
        let running = player.is_some_and(|letter| letter.is_ascii_uppercase());
        Some(Self { of, running, ms: milliseconds(cursor.rest())? })
    }
}

/// Reads `h:mm:ss`, perhaps with a fraction of the second.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let [hours, minutes, seconds] = <[&str; 3]>::try_from(whole.split(':').collect::<Vec<_>>()).ok()?;
    if minutes.len() != 2 || seconds.len() != 2 || fraction.len() > 3 {
        return None;
    }
    let [hours, minutes, seconds, fraction] =
        [hours, minutes, seconds, &format!("{fraction:0<3}")].map(|digits| number(digits).map(u64::from));
    if minutes? > 59 || seconds? > 59 {
        return None;
    }
    Some(((hours? * 60 + minutes?) * 60 + seconds?) * 1000 + fraction?)
}

fn number(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

impl fmt::Display for ClockCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let says_whose = self.times.iter().any(|time| time.of.is_some());
        let name = match self.kind {
            ClockKind::Remaining if says_whose => "clock",
            ClockKind::Remaining => "clk",
            ClockKind::Elapsed => "mct",
            ClockKind::Game => "egt",
            ClockKind::Move => "emt",
        };
        write!(f, "[%{name}")?;
        self.times.iter().try_for_each(|time| write!(f, " {time}"))?;
        f.write_str("]")
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.of, self.running) {
            (None, _) => "",
            (Some(Colour::White), false) => "w",
            (Some(Colour::White), true) => "W",
            (Some(Colour::Black), false) => "b",
            (Some(Colour::Black), true) => "B",
        })?;
        let (seconds, ms) = (self.ms / 1000, self.ms % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if ms == 0 { Ok(()) } else { write!(f, ".{ms:03}") }
    }
}
