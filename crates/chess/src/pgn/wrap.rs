//! Words set in lines of fewer than 80 characters.

use core::fmt::{self, Display, Write};

/// The standard's export format has lines of at most 79 characters.
const WIDTH: usize = 79;

/// Writes words, separated by spaces or line breaks.
pub(super) struct Wrapped<W> {
    out: W,
    /// How far the line is filled.
    column: usize,
    /// The word that may still grow.
    word: String,
    /// The next text belongs to the same word.
    glued: bool,
}

impl<W: Write> Wrapped<W> {
    pub(super) fn new(out: W) -> Wrapped<W> {
        Wrapped { out, column: 0, word: String::new(), glued: false }
    }

    /// A word, which is never broken though it have spaces.
    pub(super) fn word(&mut self, word: impl Display) -> fmt::Result {
        if !self.glued {
            self.flush()?;
        }
        self.glued = false;
        write!(self.word, "{word}")
    }

    /// Something that the next word follows without a space.
    pub(super) fn open(&mut self, bracket: char) -> fmt::Result {
        self.word(bracket)?;
        self.glued = true;
        Ok(())
    }

    /// Something that follows the last word without a space.
    pub(super) fn close(&mut self, bracket: char) {
        self.word.push(bracket);
        self.glued = false;
    }

    /// Ends the line if there is anything in it.
    pub(super) fn end_line(&mut self) -> fmt::Result {
        self.flush()?;
        if self.column > 0 {
            self.out.write_char('\n')?;
        }
        self.column = 0;
        Ok(())
    }

    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let length = self.word.chars().count();
        let space = usize::from(self.column > 0);
        if space == 1 && self.column + space + length > WIDTH && may_start_line(&self.word) {
            self.out.write_char('\n')?;
            self.column = length;
        } else {
            self.out.write_str(&" "[..space])?;
            self.column += space + length;
        }
        self.out.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }
}

/// A line of a comment that looks like an escaped line or like the beginning of a game could be taken for it.
fn may_start_line(word: &str) -> bool {
    !word.starts_with('%') && !word.starts_with("[Event")
}

#[cfg(test)]
mod tests {
    use super::Wrapped;

    #[test]
    fn lines_have_fewer_than_80_characters() {
        let mut text = String::new();
        let mut wrapped = Wrapped::new(&mut text);
        for _ in 0..100 {
            wrapped.open('(').unwrap();
            wrapped.word("Dvořák").unwrap();
            wrapped.close(')');
        }
        wrapped.end_line().unwrap();
        assert!(text.lines().all(|line| line.chars().count() < 80 && line.ends_with(')')));
        assert_eq!(text.lines().next().unwrap().chars().count(), 8 * 8 + 7);
        assert_eq!(text.split_whitespace().count(), 100);
    }
}
