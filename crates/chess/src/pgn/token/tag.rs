//! Tag pairs: `[White "Morphy, Paul"]`.

use memchr::memchr3;

use super::{Token, Tokens};
use crate::pgn::error::PlacedProblem;
use crate::pgn::tags::is_in_tag_name;
use crate::pgn::{Expected, Text};

impl<'a> Tokens<'a> {
    pub(super) fn tag(&mut self) -> Result<Token<'a>, PlacedProblem> {
        self.at += 1;
        self.skip_blanks();
        let name = self.tag_name()?;
        self.skip_blanks();
        self.expect(b'"', Expected::TagValue)?;
        let value = self.tag_value()?;
        self.skip_blanks();
        self.expect(b']', Expected::ClosingBracket)?;
        Ok(Token::Tag { name, value })
    }

    fn tag_name(&mut self) -> Result<Text<'a>, PlacedProblem> {
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|&byte| !is_in_tag_name(byte)).unwrap_or(rest.len());
        if length == 0 {
            return Err(self.unexpected(self.at, Expected::TagName));
        }
        self.at += length;
        Ok(rest[..length].into())
    }

    /// Up to the quotation mark that is not escaped, on the same line.
    fn tag_value(&mut self) -> Result<Text<'a>, PlacedProblem> {
        let start = self.at;
        loop {
            let rest = &self.bytes[self.at..];
            let length = memchr3(b'"', b'\\', b'\n', rest).unwrap_or(rest.len());
            self.at += length;
            match rest.get(length) {
                Some(b'"') => break,
                Some(b'\\') => {
                    let escapes = matches!(rest.get(length + 1), Some(b'"' | b'\\'));
                    self.at += if escapes { 2 } else { 1 };
                }
                _ => return Err(self.unexpected(self.at, Expected::ClosingQuote)),
            }
        }
        self.at += 1;
        Ok(Text::with_escapes(&self.bytes[start..self.at - 1]))
    }

    fn skip_blanks(&mut self) {
        while let Some(b' ' | b'\t') = self.bytes.get(self.at) {
            self.at += 1;
        }
    }

    fn expect(&mut self, byte: u8, expected: Expected) -> Result<(), PlacedProblem> {
        if self.bytes.get(self.at) != Some(&byte) {
            return Err(self.unexpected(self.at, expected));
        }
        self.at += 1;
        Ok(())
    }
}
