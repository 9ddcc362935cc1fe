//! Going on after a token that cannot be read.

use memchr::{memchr, memchr2};

use super::class::Class;
use super::{Token, Tokens};
use crate::pgn::Text;
use crate::pgn::resume::{is_tag_pair, start_of_line};
use crate::pgn::tags::is_in_tag_name;

/// The part of a game that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pgn) enum Section {
    Tags,
    Moves,
}

impl<'a> Tokens<'a> {
    /// Whether the token that could not be read is the first tag of the next game.
    pub(in crate::pgn) fn begins_next_game(&self) -> bool {
        let before = &self.bytes[start_of_line(self.bytes, self.start)..self.start];
        before.trim_ascii().is_empty() && is_tag_pair(&self.bytes[self.start..])
    }

    /// The next sign if it stands on this line and means nothing after an outcome, to be passed over.
    pub(in crate::pgn) fn stray_on_this_line(&mut self) -> Option<u8> {
        let rest = &self.bytes[self.at..];
        let spaces = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let found = *rest.get(spaces)?;
        if !matches!(Class::of(found), Class::Stray | Class::Close) {
            return None;
        }
        self.start = self.at + spaces;
        Some(found)
    }

    /// Goes on after what could not be read. A tag may be clear enough all the same.
    pub(in crate::pgn) fn pass_over_fault(&mut self, section: Section) -> Option<Token<'a>> {
        let line = &self.bytes[self.start..];
        let line = &line[..memchr2(b'\n', b'\r', line).unwrap_or(line.len())];
        match (self.bytes.get(self.start), section) {
            (Some(b'['), Section::Tags) => {
                self.at = self.start + line.len();
                return clear_tag(line);
            }
            (Some(b'['), Section::Moves) => self.at = self.start + memchr(b']', line).unwrap_or(0) + 1,
            (Some(b'$'), _) => self.at = self.symbol_end(),
            _ => {
                let more = line.iter().take_while(|&&byte| Class::of(byte) == Class::Stray).count();
                self.at = self.start + more.max(1);
            }
        }
        None
    }
}

/// A tag whose value holds quotation marks that are not escaped: `[White "The "best""]`.
fn clear_tag(line: &[u8]) -> Option<Token<'_>> {
    let rest = line.strip_prefix(b"[")?.trim_ascii();
    let length = rest.iter().position(|&byte| !is_in_tag_name(byte))?;
    let (name, value) = rest.split_at(length);
    let value = value.trim_ascii_start().strip_prefix(b"\"")?.strip_suffix(b"]")?;
    let value = value.trim_ascii_end().strip_suffix(b"\"")?;
    let is_clear = !name.is_empty() && !value.contains(&b']');
    is_clear.then(|| Token::Tag { name: name.into(), value: Text::with_escapes(value) })
}
