//! The words of a PGN file, without regard to what they mean in chess.

mod class;
mod pass_over;
mod tag;

use core::str;

use class::Class;
use memchr::{memchr, memchr2, memmem};

use super::error::{PgnProblem, PlacedProblem};
use super::place::Places;
use super::{Expected, GameResult, Nag, Outcome, Text};
use crate::notation::san::signs::castling;

pub(super) use pass_over::Section;

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A comment of no more bytes cannot hold the end of one game and the beginning of another.
const SHORT_COMMENT: usize = 30;

/// One word of a PGN file. Move numbers, white space and `%` lines are passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A tag pair, `[White "Morphy, Paul"]`.
    Tag {
        /// Its name.
        name: Text<'a>,
        /// What stands between the quotation marks.
        value: Text<'a>,
    },
    /// What should be a move, without annotation marks.
    Move(Text<'a>),
    /// A comment in braces or from a semicolon to the end of the line, without these.
    Comment(Text<'a>),
    /// `$1` or `!` and their like.
    Nag(Nag),
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`, which end a game.
    Outcome(Outcome),
}

/// The tokens of a PGN file, one after another, with no opinion on their order or on the moves. To read games, use
/// [`Reader`](super::Reader) or [`games`](super::games).
///
/// ```
/// use partie_chess::pgn::{Nag, Token, Tokens};
/// let mut tokens = Tokens::new(b"1. e4! {best by test} *");
/// assert_eq!(tokens.next(), Some(Ok(Token::Move(b"e4"[..].into()))));
/// assert_eq!(tokens.offset(), 3);
/// assert_eq!(tokens.next(), Some(Ok(Token::Nag(Nag::GOOD))));
/// ```
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    bytes: &'a [u8],
    /// Where the next token is looked for.
    at: usize,
    /// Where the last one began.
    start: usize,
    /// The last number before a move that was passed over, as far as it is still to be looked at; 0 if there is none.
    number: u32,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text. A byte-order mark is passed over.
    pub fn new(bytes: &'a [u8]) -> Tokens<'a> {
        let at = if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        Tokens { bytes, at, start: at, number: 0 }
    }

    /// The byte at which the last token or problem began.
    pub fn offset(&self) -> usize {
        self.start
    }

    /// The line and column of the same place, both counted from 1, the column in characters.
    ///
    /// ```
    /// use partie_chess::pgn::Tokens;
    /// let mut tokens = Tokens::new(b"1. e4\n1... e5 *");
    /// tokens.nth(1);
    /// assert_eq!(tokens.line_and_column(), (2, 6));
    /// ```
    pub fn line_and_column(&self) -> (usize, usize) {
        Places::default().find(self.bytes, self.start)
    }

    pub(super) fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The last token, if it is a result that PGN does not know.
    pub(super) fn odd_result(&self) -> Option<GameResult> {
        odd_result(&self.bytes[self.start..self.at])
    }

    /// Where the next token is looked for.
    pub(super) fn position(&self) -> usize {
        self.at
    }

    /// Goes on from another place.
    pub(super) fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Makes the last token the next one again.
    pub(super) fn put_back(&mut self) {
        self.at = self.start;
    }

    /// The next word, if it has fewer than eight characters and white space ends it, as nearly all moves have. Spaces
    /// and a move number before it are passed over. Any other word is left to [`Tokens::read`].
    #[inline(always)]
    pub(super) fn peek_short_word(&mut self) -> Option<&'a [u8]> {
        if self.skip_spaces()?.is_ascii_digit() {
            let (number, number_end) = self.number();
            if self.bytes.get(number_end) != Some(&b'.') {
                return None;
            }
            self.number = number;
            self.at = number_end + 1;
            self.skip_spaces()?;
        }
        let eight = self.bytes[self.at..].first_chunk::<8>()?;
        eight.get(..bytes_before_space(*eight))
    }

    /// Goes on after a word that has been peeked at.
    #[inline(always)]
    pub(super) fn pass_over(&mut self, word: &[u8]) {
        self.at += word.len();
    }

    pub(super) fn read(&mut self) -> Result<Option<Token<'a>>, PlacedProblem> {
        loop {
            let byte = self.skip_spaces();
            self.start = self.at;
            let Some(byte) = byte else { return Ok(None) };
            let class = Class::of(byte);
            if class == Class::Symbol {
                return Ok(Some(self.symbol()));
            }
            if class == Class::Digit {
                if let Some(token) = self.after_digit() {
                    return Ok(Some(token));
                }
            } else if !self.skip_unusual(class) {
                return self.rare(class, byte).map(Some);
            }
        }
    }

    /// The next byte that is not white space.
    #[inline(always)]
    fn skip_spaces(&mut self) -> Option<u8> {
        loop {
            let byte = *self.bytes.get(self.at)?;
            if Class::of(byte) != Class::Space {
                return Some(byte);
            }
            self.at += 1;
        }
    }

    /// Passes over what says nothing though it does not look like white space, if it is that.
    fn skip_unusual(&mut self, class: Class) -> bool {
        match class {
            Class::EscapedLine if self.at_line_start() => {
                self.skip_line();
                true
            }
            Class::High => self.skip_wide_space(),
            _ => false,
        }
    }

    #[inline(never)]
    fn rare(&mut self, class: Class, byte: u8) -> Result<Token<'a>, PlacedProblem> {
        match class {
            Class::High => Ok(self.symbol()),
            Class::Mark => Ok(self.mark()),
            Class::Tag => self.tag(),
            Class::Comment => self.comment(),
            Class::LineComment => Ok(self.line_comment()),
            Class::Dollar => self.dollar(),
            _ => {
                self.at += 1;
                match byte {
                    b'(' if self.bytes[self.at..].starts_with(b"=)") => Ok(self.draw_offer()),
                    b'(' => Ok(Token::VariationStart),
                    b')' => Ok(Token::VariationEnd),
                    b'*' => Ok(Token::Outcome(Outcome::Unknown)),
                    _ => Err(self.unexpected(self.start, Expected::Movetext)),
                }
            }
        }
    }

    /// The text goes on with a letter, sign or digit for this long.
    fn symbol_end(&self) -> usize {
        let rest = &self.bytes[self.at..];
        self.at + rest.iter().position(|&byte| !Class::of(byte).goes_on()).unwrap_or(rest.len())
    }

    fn symbol(&mut self) -> Token<'a> {
        self.at = self.symbol_end();
        if self.bytes.get(self.at) == Some(&b'.') {
            self.take_in_passing();
        }
        let symbol = &self.bytes[self.start..self.at];
        if !symbol[0].is_ascii()
            && let Some(outcome) = Outcome::from_bytes(symbol)
        {
            return Token::Outcome(outcome);
        }
        Token::Move(symbol.into())
    }

    /// The dots of `e.p.` belong to the move (FIDE C13).
    fn take_in_passing(&mut self) {
        if self.bytes[self.start..self.at].ends_with(b"e") && self.bytes[self.at..].starts_with(b".p.") {
            self.at += b".p.".len();
        }
    }

    /// A move number is passed over, whatever follows it: `12.`, `12...`, `12.Nf6`, `12 Nf6`.
    fn after_digit(&mut self) -> Option<Token<'a>> {
        let (number, number_end) = self.number();
        let next = self.bytes.get(number_end).copied().unwrap_or(b' ');
        if Class::of(next).goes_on()
            && let Some(token) = self.outcome_or_castling()
        {
            return Some(token);
        }
        self.at = number_end;
        self.number = number;
        None
    }

    /// The number whose digits begin here, and where they end. One that is too large is no move's, whatever it is.
    #[inline(always)]
    fn number(&self) -> (u32, usize) {
        let mut at = self.at;
        let mut number = 0u32;
        while let Some(digit @ b'0'..=b'9') = self.bytes.get(at) {
            number = number.wrapping_mul(10).wrapping_add(u32::from(digit - b'0'));
            at += 1;
        }
        (number, at)
    }

    /// The number that stands before the move that was read last, or 0.
    #[inline(always)]
    pub(super) fn take_number(&mut self) -> u32 {
        core::mem::take(&mut self.number)
    }

    #[inline(never)]
    fn outcome_or_castling(&mut self) -> Option<Token<'a>> {
        let end = self.symbol_end();
        let symbol = &self.bytes[self.at..end];
        let token = match Outcome::from_bytes(symbol) {
            Some(outcome) => Token::Outcome(outcome),
            None if odd_result(symbol).is_some() => Token::Outcome(Outcome::Unknown),
            None if str::from_utf8(symbol).is_ok_and(|text| castling(text).is_some()) => {
                Token::Move(symbol.into())
            }
            None => return None,
        };
        self.at = end;
        Some(token)
    }

    /// `(=)` is no variation but the mark of a draw offer (FIDE C13), which PGN can keep as a comment.
    fn draw_offer(&mut self) -> Token<'a> {
        self.at += b"=)".len();
        Token::Comment(self.bytes[self.start..self.at].into())
    }

    /// What a run of `!` and `?` begins with.
    fn mark(&mut self) -> Token<'a> {
        let (nag, length) = Nag::strength(&self.bytes[self.at..]).unwrap_or((Nag::GOOD, 1));
        self.at += length;
        Token::Nag(nag)
    }

    fn dollar(&mut self) -> Result<Token<'a>, PlacedProblem> {
        self.at += 1;
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
        self.at += length;
        let number = str::from_utf8(&rest[..length]).ok().and_then(|digits| digits.parse().ok());
        let number = number.ok_or(PlacedProblem { at: self.start, problem: PgnProblem::NotANag })?;
        Ok(Token::Nag(Nag(number)))
    }

    /// A comment that holds the beginning of another game has not been closed.
    fn comment(&mut self) -> Result<Token<'a>, PlacedProblem> {
        self.at += 1;
        let rest = &self.bytes[self.at..];
        let unclosed = PlacedProblem { at: self.start, problem: PgnProblem::UnclosedComment };
        let Some(length) = memchr(b'}', rest) else { return Err(unclosed) };
        let comment = &rest[..length];
        if length > SHORT_COMMENT && holds_next_game(comment) {
            return Err(unclosed);
        }
        self.at += length + 1;
        Ok(Token::Comment(comment.into()))
    }

    fn line_comment(&mut self) -> Token<'a> {
        self.skip_line();
        Token::Comment(self.bytes[self.start + 1..self.at].into())
    }

    fn skip_line(&mut self) {
        let rest = &self.bytes[self.at..];
        self.at += memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    }

    fn at_line_start(&self) -> bool {
        let before = &self.bytes[..self.at];
        matches!(before, [] | [.., b'\n' | b'\r']) || before == BYTE_ORDER_MARK
    }

    /// The ellipsis after a move number and the space that does not break, in UTF-8.
    fn skip_wide_space(&mut self) -> bool {
        for space in ["…", "\u{a0}"] {
            if self.bytes[self.at..].starts_with(space.as_bytes()) {
                self.at += space.len();
                return true;
            }
        }
        false
    }

    #[cold]
    fn unexpected(&self, at: usize, expected: Expected) -> PlacedProblem {
        let found = first_char(&self.bytes[at..]);
        PlacedProblem { at, problem: PgnProblem::Unexpected { found, expected } }
    }
}

/// A result that PGN does not know, such as `1/2-0`. `0-0` is castling.
fn odd_result(symbol: &[u8]) -> Option<GameResult> {
    let result = str::from_utf8(symbol).ok()?.parse::<GameResult>().ok()?;
    let odd = result.outcome() == Outcome::Unknown && result.played;
    (odd && result != GameResult::BOTH_LOSE).then_some(result)
}

/// How many bytes come before the first space or control character; eight if none of them is one. All eight are looked
/// at together: a byte below 33 is one from which 33 cannot be taken without a borrow.
#[inline(always)]
fn bytes_before_space(eight: [u8; 8]) -> usize {
    const EACH: u64 = u64::MAX / 255;
    let bytes = u64::from_le_bytes(eight);
    let below_33 = bytes.wrapping_sub(33 * EACH) & !bytes & (128 * EACH);
    below_33.trailing_zeros() as usize / 8
}

fn holds_next_game(comment: &[u8]) -> bool {
    memmem::find_iter(comment, b"[Event \"").any(|at| matches!(comment[..at], [.., b'\n' | b'\r']))
}

fn first_char(bytes: &[u8]) -> Option<char> {
    let valid = bytes[..bytes.len().min(4)].utf8_chunks().next()?.valid();
    valid.chars().next().or_else(|| bytes.first().map(|&byte| char::from(byte)))
}

/// A problem ends the tokens: what follows it cannot be told apart.
impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Token<'a>, PgnProblem>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(token) => token.map(Ok),
            Err(PlacedProblem { at, problem }) => {
                self.start = at;
                self.at = self.bytes.len();
                Some(Err(problem))
            }
        }
    }
}
