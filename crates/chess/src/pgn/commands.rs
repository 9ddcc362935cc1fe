//! Commands in comments: clock times and evaluations.

use core::fmt;
use core::time::Duration;

/// What an engine thinks of a position, from White's point of view.
///
/// ```
/// use partie_chess::pgn::{Eval, Score};
/// let eval = Eval { score: Score::Centipawns(-125), depth: Some(20) };
/// assert_eq!(eval.to_string(), "-1.25,20");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eval {
    /// How good it is for White.
    pub score: Score,
    /// How many plies deep the engine looked.
    pub depth: Option<u32>,
}

/// How good a position is for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// In hundredths of a pawn; written in pawns, `0.35`.
    Centipawns(i32),
    /// Mate in so many moves, by Black if negative: `#-3`.
    Mate(i32),
}

/// A command that can stand in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Clock(Duration),
    Elapsed(Duration),
    Eval(Eval),
}

impl Command {
    /// Reads `[%name value]`. What it cannot tell without loss it does not read.
    pub(super) fn read(text: &str) -> Option<Command> {
        let inner = text.strip_prefix("[%")?.strip_suffix(']')?;
        let (name, value) = inner.split_once(char::is_whitespace)?;
        let value = value.trim();
        match name {
            "clk" => read_time(value).map(Command::Clock),
            "emt" => read_time(value).map(Command::Elapsed),
            "eval" => read_eval(value).map(Command::Eval),
            _ => None,
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Clock(time) => write!(f, "[%clk {}]", Time(*time)),
            Command::Elapsed(time) => write!(f, "[%emt {}]", Time(*time)),
            Command::Eval(eval) => write!(f, "[%eval {eval}]"),
        }
    }
}

/// `h:mm:ss`, `mm:ss` or `ss`, with a fraction of a second if need be.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut seconds = 0u64;
    for (index, part) in whole.split(':').enumerate() {
        if index > 2 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(u64::from(read_digits(part)?))?;
    }
    let digits = u32::try_from(fraction.len()).ok().filter(|&digits| digits <= 9)?;
    Some(Duration::new(seconds, read_digits(fraction)? * 10u32.pow(9 - digits)))
}

/// A number without a sign.
fn read_digits(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn read_eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score.trim(), Some(read_digits(depth.trim())?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(moves) => Score::Mate(moves.parse().ok()?),
        None => Score::Centipawns(read_centipawns(score)?),
    };
    Some(Eval { score, depth })
}

/// Pawns with at most two decimals.
fn read_centipawns(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (pawns, hundredths) = match digits.split_once('.') {
        None => (digits, 0),
        Some((pawns, decimals)) => match decimals.len() {
            1 => (pawns, read_digits(decimals)? * 10),
            2 => (pawns, read_digits(decimals)?),
            _ => return None,
        },
    };
    let centipawns = i32::try_from(read_digits(pawns)?).ok()?.checked_mul(100)?;
    Some(sign * centipawns.checked_add(i32::try_from(hundredths).ok()?)?)
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Mate(moves) => write!(f, "#{moves}")?,
            Score::Centipawns(centipawns) => {
                let sign = if centipawns < 0 { "-" } else { "" };
                let size = centipawns.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
        }
        self.depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
    }
}

struct Time(Duration);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, nanos) = (self.0.as_secs(), self.0.subsec_nanos());
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if nanos == 0 {
            return Ok(());
        }
        write!(f, ".{}", format!("{nanos:09}").trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn commands_are_read_and_written() {
        for (read, written) in [
            ("[%clk 1:29:57]", Some("[%clk 1:29:57]")),
            ("[%clk 01:29:57]", Some("[%clk 1:29:57]")),
            ("[%clk 9:58.9]", Some("[%clk 0:09:58.9]")),
            ("[%clk\n3]", Some("[%clk 0:00:03]")),
            ("[%clk 0:00:00.250]", Some("[%clk 0:00:00.25]")),
            ("[%emt 0:00:03]", Some("[%emt 0:00:03]")),
            ("[%eval 0.35]", Some("[%eval 0.35]")),
            ("[%eval -0.5,21]", Some("[%eval -0.50,21]")),
            ("[%eval +12]", Some("[%eval 12.00]")),
            ("[%eval #-3,30]", Some("[%eval #-3,30]")),
            ("[%clk 1:2:3:4]", None),
            ("[%clk soon]", None),
            ("[%clk +1:00]", None),
            ("[%clk 1:00.]", None),
            ("[%clk 0:00:00.1234567890]", None),
            ("[%clk 99999999999:00:00]", None),
            ("[%eval 0.355]", None),
            ("[%eval 99999999999]", None),
            ("[%eval 99999999]", None),
            ("[%eval #]", None),
            ("[%eval 0.35,deep]", None),
            ("[%clk]", None),
            ("[%csl Ra4]", None),
        ] {
            let command = Command::read(read);
            assert_eq!(command.map(|command| command.to_string()).as_deref(), written, "{read}");
        }
    }
}
