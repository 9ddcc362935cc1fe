//! Lines of a file, counted only when there is something to tell.

use memchr::memchr_iter;

/// How many lines end in a text.
pub(crate) fn count(text: &[u8]) -> usize {
    memchr_iter(b'\n', text).count()
}

/// Counts lines up to places that are asked for in rising order.
#[derive(Default)]
pub(crate) struct Lines {
    counted_to: usize,
    before: usize,
}

impl Lines {
    /// The line of the first thing from a place on that is no white space, from 1.
    pub(crate) fn of_next(&mut self, text: &[u8], at: usize) -> usize {
        let spaces = text[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.of(text, at + spaces)
    }

    /// The line of a place, from 1.
    pub(crate) fn of(&mut self, text: &[u8], at: usize) -> usize {
        if at < self.counted_to {
            *self = Lines::default();
        }
        self.before += count(&text[self.counted_to..at]);
        self.counted_to = at;
        self.before + 1
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn places_in_any_order() {
        let text = b"a\n\n b\nc";
        let mut lines = Lines::default();
        assert_eq!([lines.of_next(text, 1), lines.of(text, 6), lines.of(text, 0)], [3, 4, 1]);
    }
}
