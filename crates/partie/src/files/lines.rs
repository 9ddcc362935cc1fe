//! Lines of a file, counted only when there is something to tell.

use memchr::{memchr_iter, memrchr};

pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// How many lines end in a text.
pub(crate) fn count(text: &[u8]) -> usize {
    memchr_iter(b'\n', text).count()
}

/// Where something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// Counts lines up to places that are asked for in rising order.
#[derive(Default)]
pub(crate) struct Lines {
    counted_to: usize,
    before: usize,
}

impl Lines {
    /// The line and the column of a byte, both from 1, the column in characters.
    pub(crate) fn place(&mut self, text: &[u8], at: usize) -> Place {
        if at < self.counted_to {
            *self = Lines::default();
        }
        self.before += count(&text[self.counted_to..at]);
        self.counted_to = at;
        let start = memrchr(b'\n', &text[..at]).map_or(0, |end| end + 1);
        let before = text[start..at].strip_prefix(BYTE_ORDER_MARK).unwrap_or(&text[start..at]);
        Place { line: self.before + 1, column: String::from_utf8_lossy(before).chars().count() + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::{Lines, Place};

    #[test]
    fn places_in_any_order() {
        let text = "\u{feff}a\n\n ěb\nc".as_bytes();
        let mut lines = Lines::default();
        for (byte, line, column) in [(b'b', 3, 3), (b'c', 4, 1), (b'a', 1, 1)] {
            let at = text.iter().position(|found| *found == byte).unwrap();
            assert_eq!(lines.place(text, at), Place { line, column });
        }
    }
}
