//! Lines and columns, worked out only when there is something to report.

use core::str;

use memchr::{memchr2_iter, memrchr2};

/// Counts lines up to the places asked for; asking in rising order costs one pass over the text in all.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    counted_to: usize,
    lines_before: usize,
    /// How many lines of the stream come before the text.
    earlier: usize,
}

impl Places {
    /// The line and column of a byte, both counted from 1, the column in characters.
    pub(super) fn find(&mut self, text: &[u8], at: usize) -> (usize, usize) {
        let at = at.min(text.len());
        if at < self.counted_to {
            *self = Places { earlier: self.earlier, ..Places::default() };
        }
        let new = &text[self.counted_to..at];
        let ends_line = |&index: &usize| ends_line(text, self.counted_to + index);
        self.lines_before += memchr2_iter(b'\n', b'\r', new).filter(ends_line).count();
        self.counted_to = at;
        (self.earlier + self.lines_before + 1, column(text, at))
    }

    /// For the text that follows this one in a stream.
    pub(super) fn after(&mut self, text: &[u8]) -> Places {
        let (next_line, _) = self.find(text, text.len());
        Places { earlier: next_line - 1, ..Places::default() }
    }
}

/// A line ends with LF, CR LF or CR.
fn ends_line(text: &[u8], at: usize) -> bool {
    text[at] == b'\n' || text.get(at + 1) != Some(&b'\n')
}

fn column(text: &[u8], at: usize) -> usize {
    let line_start = memrchr2(b'\n', b'\r', &text[..at]).map_or(0, |end| end + 1);
    let before = &text[line_start..at];
    let before = before.strip_prefix(super::token::BYTE_ORDER_MARK).unwrap_or(before);
    str::from_utf8(before).map_or(before.len(), |before| before.chars().count()) + 1
}

#[cfg(test)]
mod tests {
    use super::Places;

    #[test]
    fn lines_end_with_lf_crlf_or_cr() {
        let text = "\u{feff}ab\ncé d\r\ne\rf\n".as_bytes();
        let place_of = |byte: u8| Places::default().find(text, text.iter().position(|&b| b == byte).unwrap());
        assert_eq!(place_of(b'a'), (1, 1));
        assert_eq!(place_of(b'b'), (1, 2));
        assert_eq!(place_of(b'd'), (2, 4));
        assert_eq!(place_of(b'e'), (3, 1));
        assert_eq!(place_of(b'f'), (4, 1));
        assert_eq!(Places::default().find(text, 1000), (5, 1));
        let mut places = Places::default();
        assert_eq!((places.find(text, 12).0, places.find(text, 3), places.find(text, 13).0), (2, (1, 1), 3));
    }
}
