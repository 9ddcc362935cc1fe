/// A place in a line of text, and what is read from there on.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The text that has not been read yet.
    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes on where this rest of the text begins.
    pub(crate) fn go_to(&mut self, rest: &str) {
        self.at = self.text.len() - rest.len();
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// The place in characters, counted from 1.
    pub(crate) fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    /// Reads one character if it is one of these.
    pub(crate) fn take(&mut self, is_one: impl Fn(char) -> bool) -> Option<char> {
        let found = self.peek().filter(|&found| is_one(found))?;
        self.at += found.len_utf8();
        Some(found)
    }

    /// Reads this character, in either case, if it comes next.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        self.take(|found| found.eq_ignore_ascii_case(&wanted)).is_some()
    }

    /// Reads as many of these characters as there are.
    pub(crate) fn take_while(&mut self, is_one: impl Fn(char) -> bool) -> &'a str {
        let from = self.at;
        while self.take(&is_one).is_some() {}
        &self.text[from..self.at]
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Reads what looks like the name of a square: a letter and digits, or digits alone.
    pub(crate) fn take_name(&mut self) -> &'a str {
        let from = self.at;
        self.take(|found| found.is_ascii_alphabetic());
        self.take_while(|found| found.is_ascii_digit());
        &self.text[from..self.at]
    }
}
