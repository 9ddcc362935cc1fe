//! A stream of games cut into parts that hold whole games, so that each part can be read by itself.

use std::io::{self, Read};

use memchr::{memmem, memrchr};

/// How much is read before looking for the end of a game.
const ENOUGH: usize = 1 << 20;
/// From here on the beginning of a game without an `Event` tag will do, too.
const MUCH: usize = 8 << 20;
/// Nobody's game is as long as this.
const TOO_MUCH: usize = 64 << 20;

const EVENT: &[u8] = b"\n[Event \"";
const OUTCOMES: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];

/// A part of a stream of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What stands in it: whole games, and nothing was changed.
    pub bytes: Vec<u8>,
    /// No game ends in it for longer than can be kept in memory, so it can only be passed over.
    pub endless: bool,
}

/// Cuts a stream of PGN (or PDN) into parts of about a megabyte that hold whole games, for threads that read them side by
/// side. Put together they are the stream. [`Stream`](super::Stream) reads the games one after the other.
///
/// ```
/// use partie_chess::pgn::Parts;
/// let file = "[Event \"?\"]\n\n1. e4 e5 *\n\n".repeat(100_000);
/// let parts: Vec<_> = Parts::new(file.as_bytes()).map(Result::unwrap).collect();
/// assert!(parts.len() > 1 && parts.iter().all(|part| part.bytes.starts_with(b"[Event")));
/// ```
#[derive(Debug)]
pub struct Parts<R> {
    reader: R,
    buffer: Vec<u8>,
    ended: bool,
    /// Whether the next game is still to be found, after something in which none ends.
    endless: bool,
}

impl<R: Read> Parts<R> {
    /// The parts of a stream.
    pub fn new(reader: R) -> Parts<R> {
        Parts { reader, buffer: Vec::new(), ended: false, endless: false }
    }

    /// Reads until the buffer holds so much, or the stream ends.
    fn fill(&mut self, size: usize) -> io::Result<()> {
        let missing = size.saturating_sub(self.buffer.len()) as u64;
        self.buffer.reserve(missing as usize);
        let read = self.reader.by_ref().take(missing).read_to_end(&mut self.buffer)?;
        self.ended = (read as u64) < missing;
        Ok(())
    }

    fn read(&mut self) -> io::Result<Option<Part>> {
        let mut size = ENOUGH;
        loop {
            self.fill(size)?;
            if self.endless {
                return Ok(self.pass_over());
            }
            if self.ended {
                return Ok(self.take(self.buffer.len(), false));
            }
            if let Some(cut) = cut(&self.buffer) {
                return Ok(self.take(cut, false));
            }
            if size >= TOO_MUCH {
                self.endless = true;
                return Ok(self.pass_over());
            }
            size *= 2;
        }
    }

    /// What comes before the next game that can be seen. The beginning of one may lie across the end of the buffer.
    fn pass_over(&mut self) -> Option<Part> {
        let next = memmem::find(&self.buffer, EVENT).map(|at| at + 1);
        self.endless = next.is_none();
        let seen = if self.ended { self.buffer.len() } else { self.buffer.len() + 1 - EVENT.len() };
        self.take(next.unwrap_or(seen), true)
    }

    fn take(&mut self, length: usize, endless: bool) -> Option<Part> {
        let rest = self.buffer.split_off(length);
        let bytes = std::mem::replace(&mut self.buffer, rest);
        (!bytes.is_empty()).then_some(Part { bytes, endless })
    }
}

impl<R: Read> Iterator for Parts<R> {
    type Item = io::Result<Part>;

    fn next(&mut self) -> Option<io::Result<Part>> {
        if self.ended && self.buffer.is_empty() {
            return None;
        }
        self.read().transpose()
    }
}

/// The last place where a game begins.
fn cut(bytes: &[u8]) -> Option<usize> {
    let event = last_line(bytes, EVENT, |before| !last_line_of(before).starts_with(b"["));
    if event.is_some() || bytes.len() < MUCH {
        return event;
    }
    last_line(bytes, b"\n[", |before| last_line_of(before).is_empty())
        .or_else(|| {
            last_line(bytes, b"\n\n", |before| OUTCOMES.iter().any(|outcome| before.ends_with(outcome)))
        })
        .or_else(|| indented(bytes))
}

/// The start of the last line that begins with white space and an `Event` tag.
fn indented(bytes: &[u8]) -> Option<usize> {
    let event = &EVENT[1..];
    let start_of_line = |at: usize| memrchr(b'\n', &bytes[..at]).map_or(0, |end| end + 1);
    let is_event = |start: &usize| *start > 0 && bytes[*start..].trim_ascii_start().starts_with(event);
    memmem::rfind_iter(bytes, event).map(start_of_line).find(is_event)
}

/// The start of the last line that begins with a pattern and comes after what will do.
fn last_line(bytes: &[u8], pattern: &[u8], will_do: impl Fn(&[u8]) -> bool) -> Option<usize> {
    let mut end = bytes.len();
    while let Some(at) = memmem::rfind(&bytes[..end], pattern) {
        if will_do(&bytes[..at]) {
            return Some(at + 1);
        }
        end = at + pattern.len() - 1;
    }
    None
}

/// The line that ends here, without a carriage return.
fn last_line_of(bytes: &[u8]) -> &[u8] {
    let line = &bytes[memrchr(b'\n', bytes).map_or(0, |end| end + 1)..];
    line.strip_suffix(b"\r").unwrap_or(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Event \"?\"]\n[Site \"?\"]\n\n1. e4 e5 *\n\n";

    fn sizes(text: &str) -> Vec<(usize, bool)> {
        Parts::new(text.as_bytes()).map(Result::unwrap).map(|part| (part.bytes.len(), part.endless)).collect()
    }

    #[test]
    fn games_are_never_torn() {
        let text = GAME.repeat(100_000);
        let parts: Vec<Part> = Parts::new(text.as_bytes()).map(Result::unwrap).collect();
        assert!(parts.len() > 3);
        for part in &parts {
            assert!(part.bytes.starts_with(b"[Event") && part.bytes.ends_with(b"*\n\n"));
        }
        let whole: Vec<u8> = parts.into_iter().flat_map(|part| part.bytes).collect();
        assert_eq!(whole, text.as_bytes());
    }

    #[test]
    fn tags_before_the_event_stay_with_it() {
        let text = format!("{}[White \"a\"]\n[Event \"b\"]\n\n*\n", GAME.repeat(ENOUGH / GAME.len()));
        let bytes = text.as_bytes();
        let at = cut(bytes).unwrap();
        assert!(bytes[at..].starts_with(GAME.as_bytes()), "the last game is not torn");
    }

    #[test]
    fn games_without_tags_are_cut_after_their_outcomes() {
        let text = "1. e4 e5 1-0\n\n".repeat(2 * MUCH / 14);
        assert!(sizes(&text).len() > 1);
        assert!(sizes(&text).iter().all(|(_, endless)| !endless));
    }

    #[test]
    fn games_may_be_indented() {
        const INDENTED: &str = "  [Event \"?\"]\n  [Site \"?\"]\n \n  1. e4 e5 *\n \n";
        let text = INDENTED.repeat(2 * MUCH / INDENTED.len());
        assert!(sizes(&text).len() > 1);
        assert!(
            sizes(&text).iter().all(|(size, endless)| size % INDENTED.len() == 0 && !endless),
            "{:?}",
            sizes(&text)
        );
    }

    #[test]
    fn what_never_ends_is_not_kept_in_memory() {
        let text = format!("{}\n{GAME}", "x".repeat(2 * TOO_MUCH));
        let sizes = sizes(&text);
        assert!(sizes.iter().all(|(size, _)| *size <= TOO_MUCH), "{sizes:?}");
        assert_eq!(sizes.last(), Some(&(GAME.len(), false)));
        assert!(sizes[..sizes.len() - 1].iter().all(|(_, endless)| *endless));
        assert_eq!(sizes.iter().map(|(size, _)| size).sum::<usize>(), text.len());
    }
}
