use std::borrow::Cow;

use super::{Outcome, PdnProblem, Place, PlacedProblem};
use crate::notation::{Cursor, Sign, is_separator};

/// One piece of a PDN text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// `[Event "Praha"]`
    Tag(Tag<'a>),
    /// `12.` or `12...`
    Number(u16),
    /// `...` in place of White's move.
    Ellipsis,
    /// What should be a move, as it is written.
    Move(&'a str),
    /// `!?`, or the same between parentheses.
    Strength(&'a str),
    /// Another sign of article 9 behind a move: `+1`, `a.l.`; `*` only right behind it.
    Sign(Sign),
    /// `$7`
    Nag(u16),
    /// What stands between braces.
    Comment(&'a str),
    /// What stands between slashes.
    Setup(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `*`, or another outcome.
    End(Outcome),
}

/// A tag with its value.
///
/// ```
/// use partie_draughts::pdn::{Token, Tokens};
/// let placed = Tokens::new(r#"[Event "U \"Kohouta\""]"#).next().unwrap().unwrap();
/// let Token::Tag(tag) = placed.token else { panic!() };
/// assert_eq!((tag.name, &*tag.value), ("Event", "U \"Kohouta\""));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its value, without quotes and backslashes around it.
    pub value: Cow<'a, str>,
    /// Where the value begins.
    pub value_place: Place,
}

/// A token and where it begins.
///
/// ```
/// use partie_draughts::pdn::{Place, Token, Tokens};
/// let placed = Tokens::new("  1. c3-d4").nth(1).unwrap().unwrap();
/// assert_eq!(placed.token, Token::Move("c3-d4"));
/// assert_eq!(placed.place, Place { line: 1, column: 6 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<'a> {
    /// Where it begins.
    pub place: Place,
    /// What it is.
    pub token: Token<'a>,
}

/// The tokens of a PDN text one by one. After an error they go on behind what was wrong.
///
/// ```
/// use partie_draughts::pdn::{Token, Tokens};
/// let tokens: Vec<_> = Tokens::new("1. c3-d4(!) % to the end of the line\n{good} 1-0")
///     .map(|token| token.unwrap().token)
///     .collect();
/// assert_eq!(tokens[1..4], [Token::Move("c3-d4"), Token::Strength("!"), Token::Comment("good")]);
/// ```
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    rest: &'a str,
    place: Place,
    /// Whether a comment has been met that nothing closes: then none behind it can be closed either.
    braces_ran_out: bool,
    /// Whether the last token was a move or a sign behind it.
    behind_move: bool,
}

/// What is wrong, how far from the beginning of the token, and where to go on.
struct Wrong {
    at: usize,
    problem: PdnProblem,
    go_on: usize,
}

type Lexed<'a> = Result<(Token<'a>, usize), Wrong>;

impl<'a> Tokens<'a> {
    /// The tokens of a text.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, place: Place::START, braces_ran_out: false, behind_move: false }
    }

    fn pass(&mut self, length: usize) {
        let (passed, rest) = self.rest.split_at(length);
        self.place = self.place.after(passed);
        self.rest = rest;
    }

    /// The token that begins with this character, unless it is a sign behind a move.
    fn lex(&self, text: &'a str, first: char, place: Place) -> Lexed<'a> {
        match first {
            '[' => tag(text, place),
            '{' if self.braces_ran_out => Err(unclosed_comment(text)),
            '{' => comment(text),
            '/' => setup(text),
            '(' => Ok(strength_in_parentheses(text).unwrap_or((Token::Open, 1))),
            ')' => Ok((Token::Close, 1)),
            '*' => Ok((Token::End(Outcome::Unknown), 1)),
            '!' | '?' => Ok(strength(text)),
            '$' => nag(text),
            '.' | '…' => ellipsis(text, first),
            _ => word(text, first),
        }
    }

    /// Spaces, a byte order mark, and lines behind a `%`.
    fn skip_blank(&mut self) {
        loop {
            let blank = |found: char| found.is_whitespace() || found == '\u{feff}';
            self.pass(self.rest.len() - self.rest.trim_start_matches(blank).len());
            if !self.rest.starts_with('%') {
                return;
            }
            self.pass(line_length(self.rest));
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Placed<'a>, PlacedProblem>;

    fn next(&mut self) -> Option<Self::Item> {
        let before = self.rest;
        self.skip_blank();
        let (text, place) = (self.rest, self.place);
        let first = text.chars().next()?;
        let glued = before.len() == text.len();
        let sign = if self.behind_move { sign(text, glued) } else { None };
        let lexed = sign.map_or_else(|| self.lex(text, first, place), Ok);
        Some(match lexed {
            Ok((token, length)) => {
                self.pass(length);
                self.behind_move = matches!(token, Token::Move(_) | Token::Strength(_) | Token::Sign(_));
                Ok(Placed { place, token })
            }
            Err(wrong) => {
                self.behind_move = false;
                self.braces_ran_out |= wrong.problem == PdnProblem::UnclosedComment;
                self.pass(wrong.go_on);
                Err(PlacedProblem { place: place.after(&text[..wrong.at]), problem: wrong.problem })
            }
        })
    }
}

fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

fn run_length(text: &str, is_one: impl Fn(char) -> bool) -> usize {
    text.find(|found| !is_one(found)).unwrap_or(text.len())
}

fn unexpected(found: char) -> Wrong {
    Wrong { at: 0, problem: PdnProblem::Unexpected(found), go_on: found.len_utf8() }
}

/// A tag that goes wrong is left at the end of its line.
fn tag(text: &str, place: Place) -> Lexed<'_> {
    let mut cursor = Cursor::new(text);
    let read = |cursor: &Cursor| text.len() - cursor.rest().len();
    let fault = |cursor: &Cursor, missing| {
        let at = read(cursor);
        Wrong { at, problem: PdnProblem::BadTag(missing), go_on: at + line_length(&text[at..]) }
    };
    cursor.eat('[');
    cursor.skip_spaces();
    let name = cursor.take_while(|found| found.is_ascii_alphanumeric() || found == '_');
    if name.is_empty() {
        return Err(fault(&cursor, "a name"));
    }
    cursor.skip_spaces();
    if !cursor.eat('"') {
        return Err(fault(&cursor, "a value in quotes"));
    }
    let value_place = place.after(&text[..read(&cursor)]);
    let raw = quoted(cursor.rest());
    cursor.go_to(&cursor.rest()[raw.len()..]);
    if !cursor.eat('"') {
        return Err(fault(&cursor, "a closing quote"));
    }
    cursor.skip_spaces();
    if !cursor.eat(']') {
        return Err(fault(&cursor, "a closing ]"));
    }
    Ok((Token::Tag(Tag { name, value: unescape(raw), value_place }), read(&cursor)))
}

/// The text up to a quote that no backslash stands before, or to the end of the line.
fn quoted(text: &str) -> &str {
    let mut escaped = false;
    let end = text.find(|found| {
        let ends = matches!((found, escaped), ('"', false) | ('\n', _));
        escaped = found == '\\' && !escaped;
        ends
    });
    &text[..end.unwrap_or(text.len())]
}

/// A backslash before a quote or another backslash is not part of the value.
fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return Cow::Borrowed(raw);
    }
    let mut value = String::with_capacity(raw.len());
    let mut left = raw.chars().peekable();
    while let Some(found) = left.next() {
        let escaped = left.next_if(|next| found == '\\' && matches!(next, '"' | '\\'));
        value.push(escaped.unwrap_or(found));
    }
    Cow::Owned(value)
}

fn comment(text: &str) -> Lexed<'_> {
    let end = text.find('}').ok_or_else(|| unclosed_comment(text))?;
    Ok((Token::Comment(&text[1..end]), end + 1))
}

/// A comment without end is left at the next line that begins with a tag.
fn unclosed_comment(text: &str) -> Wrong {
    let go_on = text.find("\n[").map_or(text.len(), |end| end + 1);
    Wrong { at: 0, problem: PdnProblem::UnclosedComment, go_on }
}

fn setup(text: &str) -> Lexed<'_> {
    match text[1..].find('/') {
        Some(length) => Ok((Token::Setup(&text[1..=length]), length + 2)),
        None => Err(Wrong { at: 0, problem: PdnProblem::UnclosedSetup, go_on: line_length(text) }),
    }
}

/// A sign behind a move. Marks of strength are tokens of their own, and a `*` with a space before it ends the game.
fn sign(text: &str, glued: bool) -> Option<(Token<'_>, usize)> {
    let (sign, rest) = Sign::split(text).filter(|(sign, _)| !sign.is_strength())?;
    (glued || sign != Sign::Forced).then_some((Token::Sign(sign), text.len() - rest.len()))
}

fn strength(text: &str) -> (Token<'_>, usize) {
    let length = run_length(text, |found| matches!(found, '!' | '?'));
    (Token::Strength(&text[..length]), length)
}

fn strength_in_parentheses(text: &str) -> Option<(Token<'_>, usize)> {
    let (marks, length) = strength(&text[1..]);
    (length > 0 && text[1 + length..].starts_with(')')).then_some((marks, length + 2))
}

fn nag(text: &str) -> Lexed<'_> {
    let length = 1 + run_length(&text[1..], |found| found.is_ascii_digit());
    number(&text[1..length], 1, length).map(|number| (Token::Nag(number), length))
}

fn number(digits: &str, at: usize, go_on: usize) -> Result<u16, Wrong> {
    digits.parse().map_err(|_| Wrong { at, problem: PdnProblem::BadNumber, go_on })
}

fn ellipsis(text: &str, first: char) -> Lexed<'_> {
    match (first, text.starts_with("...")) {
        ('…', _) => Ok((Token::Ellipsis, first.len_utf8())),
        (_, true) => Ok((Token::Ellipsis, 3)),
        (_, false) => Err(unexpected(first)),
    }
}

/// A move, its number or an outcome.
fn word(text: &str, first: char) -> Lexed<'_> {
    const DRAW: &str = "1/2-1/2";
    if text.starts_with(DRAW) {
        return Ok((Token::End(Outcome::Draw), DRAW.len()));
    }
    let digits = run_length(text, |found| found.is_ascii_digit());
    if digits > 0 && text[digits..].starts_with(['.', '…']) {
        let dots = text[digits..].bytes().take(3).take_while(|byte| *byte == b'.').count();
        let length = digits + dots;
        return number(&text[..digits], 0, length).map(|number| (Token::Number(number), length));
    }
    let length = move_length(text);
    let word = &text[..length];
    if word.is_empty() {
        return Err(unexpected(first));
    }
    let compact: String = word.split_whitespace().collect();
    let token = compact.parse().map_or(Token::Move(word), Token::End);
    Ok((token, length))
}

/// Squares, and more squares behind separators, with spaces around these or without.
fn move_length(text: &str) -> usize {
    let squares = |text: &str| run_length(text, |found| found.is_alphanumeric() && !is_separator(found));
    let mut length = squares(text);
    while length > 0 {
        let mut cursor = Cursor::new(&text[length..]);
        cursor.skip_spaces();
        let separator = cursor.take(is_separator);
        cursor.skip_spaces();
        let more = squares(cursor.rest());
        if separator.is_none() || more == 0 {
            break;
        }
        length = text.len() - cursor.rest().len() + more;
    }
    // `a.l.` right behind a square begins with a letter, too (ČUD 9.1n).
    let ends_in_sign = length > 1
        && text.get(length - 1..).and_then(Sign::split).is_some_and(|(sign, _)| sign == Sign::AdLibitum);
    length - usize::from(ends_in_sign)
}
