//! What is wrong or odd in a game that can be read on.

use super::branch::Branch;
use super::error::PlacedProblem;
use super::reader::Reader;
use super::token::{Section, Token, Tokens};
use super::{Expected, Oddity, PgnProblem, Text, Visitor};

impl<'a> Reader<'a> {
    /// The next token. One that cannot be read is passed over if the visitor wants it so.
    #[inline]
    pub(super) fn token<V: Visitor>(
        &mut self,
        section: Section,
        visitor: &mut V,
    ) -> Result<Option<Token<'a>>, PlacedProblem> {
        match self.tokens.read() {
            Err(fault) => self.token_after(fault, section, visitor),
            read => read,
        }
    }

    #[cold]
    fn token_after<V: Visitor>(
        &mut self,
        mut fault: PlacedProblem,
        section: Section,
        visitor: &mut V,
    ) -> Result<Option<Token<'a>>, PlacedProblem> {
        loop {
            if section == Section::Moves && self.tokens.begins_next_game() {
                return Ok(Some(Token::Tag { name: Text::from(&b""[..]), value: Text::from(&b""[..]) }));
            }
            if fault.problem == PgnProblem::UnclosedComment {
                return Err(fault);
            }
            self.tell(fault, visitor)?;
            if let Some(tag) = self.tokens.pass_over_fault(section) {
                return Ok(Some(tag));
            }
            match self.tokens.read() {
                Err(next) => fault = next,
                read => return read,
            }
        }
    }

    /// Tells the visitor of something that can be passed over.
    #[cold]
    pub(super) fn tell<V: Visitor>(
        &mut self,
        fault: PlacedProblem,
        visitor: &mut V,
    ) -> Result<(), PlacedProblem> {
        let at = fault.at;
        let error = fault.located(self.game, self.tokens.bytes(), &mut self.places);
        visitor.problem(error).map_err(|error| PlacedProblem { at, problem: error.problem })
    }

    /// What stands after the outcome on the same line and means nothing belongs to this game, not to the next one.
    pub(super) fn strays_after_outcome<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), PlacedProblem> {
        while let Some(found) = self.tokens.stray_on_this_line() {
            let problem = if found == b')' {
                PgnProblem::NoVariation
            } else {
                PgnProblem::Unexpected { found: Some(char::from(found)), expected: Expected::Game }
            };
            self.tell(PlacedProblem { at: self.tokens.offset(), problem }, visitor)?;
            self.tokens.pass_over_fault(Section::Moves);
        }
        Ok(())
    }

    /// Takes note of a tag, and says whether the game seems to have it already.
    #[inline]
    pub(super) fn seems_known(&mut self, name: Text<'a>) -> bool {
        let [first, middle, last] = match name.bytes() {
            [first, .., last] => [*first, name.bytes()[name.bytes().len() / 2], *last],
            _ => [0; 3],
        };
        let key = u32::from_le_bytes([first, middle, last, name.bytes().len() as u8]);
        // Most are told apart by this bit already.
        let bit = 1u64 << (key.wrapping_mul(0x9e37_79b1) >> 26);
        let known = self.tag_bits & bit != 0 && self.tag_keys.contains(&key);
        self.tag_bits |= bit;
        self.tag_keys.push(key);
        known
    }

    /// The value that a tag has earlier in the section.
    #[cold]
    pub(super) fn earlier_value(&self, section_at: usize, name: Text<'a>) -> Option<Text<'a>> {
        let mut earlier = Tokens::new(self.tokens.bytes());
        earlier.go_to(section_at);
        while earlier.position() < self.tokens.offset() {
            match earlier.read() {
                Ok(Some(Token::Tag { name: known, value })) if known.bytes() == name.bytes() => {
                    return Some(value).filter(|_| earlier.offset() < self.tokens.offset());
                }
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(_) => _ = earlier.pass_over_fault(Section::Tags),
            }
        }
        None
    }

    #[cold]
    pub(super) fn tag_twice<V: Visitor>(
        &mut self,
        name: Text<'a>,
        [first, second]: [Text<'a>; 2],
        visitor: &mut V,
    ) {
        let same = first.to_str() == second.to_str();
        let oddity = Oddity::TagTwice { name: name.to_str().into_owned(), same };
        self.odd(self.tokens.offset(), oddity, visitor);
    }

    /// Looks at the number and the marks of the move that was just played.
    #[inline(always)]
    pub(super) fn look_at_form<V: Visitor>(
        &mut self,
        written: &[u8],
        at: usize,
        branch: &Branch<'_>,
        visitor: &mut V,
    ) {
        if !V::SEES_ODDITIES {
            return;
        }
        let number = self.tokens.take_number();
        let is = branch.before.move_number();
        if number != 0 && number != u32::from(is) && !self.wrong_number {
            self.wrong_number = true;
            self.odd(at, Oddity::MoveNumber { written: number, is }, visitor);
        }
        match written {
            [.., b'+'] if !branch.now.is_check() => self.odd(at, Oddity::NoCheck, visitor),
            [.., b'#'] if !branch.now.is_checkmate() => self.odd(at, Oddity::NoMate, visitor),
            _ => {}
        }
    }

    #[cold]
    fn odd<V: Visitor>(&mut self, at: usize, oddity: Oddity, visitor: &mut V) {
        let (line, column) = self.places.find(self.tokens.bytes(), at);
        visitor.oddity(line, column, oddity);
    }
}
