use memchr::memchr_iter;

use super::branch::{Branch, Waiting};
use super::error::{PgnProblem, PlacedProblem, column_in_move};
use super::place::Places;
use super::resume::next_game;
use super::token::{Section, Token, Tokens};
use super::variant::Setup;
use super::{GameResult, Interest, Nag, Outcome, PgnError, Text, Visitor};
use crate::notation::san::plain::{read_plain, read_unannotated};
use crate::notation::{Letters, NotationError};
use crate::{Move, Position};

/// How deep variations within variations may be nested.
pub const MAX_DEPTH: usize = 200;

/// The pictures of the pieces mean the same in every language.
const FIGURINES: fn(char) -> bool = |char| matches!(char, '♔'..='♟');

/// How much of a text that is no move an error quotes, in characters.
const LONGEST_QUOTE: usize = 20;

/// Reads a PGN file that is in memory, game after game. Nothing is copied and nothing allocated for a move.
///
/// ```
/// use partie_chess::pgn::Reader;
/// let file = b"[Event \"?\"]\n\n1. e4 e5 2. Qh6 *\n\n[Event \"?\"]\n\n1. d4 *\n";
/// let mut reader = Reader::new(file);
/// let error = reader.read(&mut ()).unwrap().unwrap_err();
/// assert_eq!((error.line, error.column), (3, 13));
/// assert_eq!(reader.read(&mut ()), Some(Ok(())));
/// assert_eq!(reader.read(&mut ()), None);
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    pub(super) tokens: Tokens<'a>,
    pub(super) places: Places,
    pub(super) game: usize,
    initial: Position,
    letters: Letters,
    /// Whether the letters are those that plain notation is read with.
    plain: bool,
    /// The lines that wait for the end of an open variation.
    waiting: Vec<Waiting>,
    /// A key for each tag of the game, by which nearly all are told apart, and a bit for each key.
    pub(super) tag_keys: Vec<u32>,
    pub(super) tag_bits: u64,
    /// Whether a move number of the game has been wrong.
    pub(super) wrong_number: bool,
}

impl<'a> Reader<'a> {
    /// A reader at the start of a file.
    pub fn new(file: &'a [u8]) -> Reader<'a> {
        Reader {
            tokens: Tokens::new(file),
            places: Places::default(),
            game: 0,
            initial: Position::start(),
            letters: Letters::ENGLISH,
            plain: true,
            waiting: Vec::new(),
            tag_keys: Vec::new(),
            tag_bits: 0,
            wrong_number: false,
        }
    }

    /// The same, for a file with the piece letters of another language.
    ///
    /// ```
    /// use partie_chess::notation::Letters;
    /// use partie_chess::pgn::Reader;
    /// let mut reader = Reader::new("1. e4 e5 2. Jf3 Jc6 *".as_bytes()).with_letters(Letters::CZECH);
    /// assert_eq!(reader.read(&mut ()), Some(Ok(())));
    /// ```
    #[must_use]
    pub fn with_letters(self, letters: Letters) -> Reader<'a> {
        Reader { letters, plain: letters == Letters::ENGLISH, ..self }
    }

    /// How many games have been begun.
    pub fn games_begun(&self) -> usize {
        self.game
    }

    /// How many bytes of the file have been read: the game that was read last ends there.
    ///
    /// ```
    /// use partie_chess::pgn::Reader;
    /// let mut reader = Reader::new(b"1. e4 * 1. d4 *");
    /// reader.read(&mut ());
    /// assert_eq!(reader.bytes_read(), 7);
    /// ```
    pub fn bytes_read(&self) -> usize {
        self.tokens.position()
    }

    /// Reads the next game, or finds that there is none. After an error, the next call goes on with the next game.
    ///
    /// # Errors
    /// When the game is broken or a move in it not legal; the error says where and why.
    pub fn read<V: Visitor>(&mut self, visitor: &mut V) -> Option<Result<(), PgnError>> {
        if !self.find_game() {
            return None;
        }
        self.game += 1;
        self.wrong_number = false;
        visitor.begin();
        let result = self.game(visitor);
        Some(result.map_err(|fault| {
            self.waiting.clear();
            let file = self.tokens.bytes();
            self.tokens.go_to(next_game(file, self.tokens.position()));
            fault.located(self.game, file, &mut self.places)
        }))
    }

    /// Goes to the first token of the next game, if there is one. Comments before its tags belong to no game.
    fn find_game(&mut self) -> bool {
        let mut first_comment = None;
        loop {
            match self.tokens.read() {
                Ok(Some(Token::Comment(_))) => first_comment = first_comment.or(Some(self.tokens.offset())),
                // What cannot be read is told as a part of the game.
                Ok(Some(Token::Tag { .. })) | Err(_) => break,
                Ok(Some(_)) => {
                    let start = first_comment.unwrap_or(self.tokens.offset());
                    self.tokens.go_to(start);
                    return true;
                }
                Ok(None) => return false,
            }
        }
        self.tokens.put_back();
        true
    }

    fn game<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), PlacedProblem> {
        let setup = self.tag_section(visitor)?;
        let start = setup.position(self.tokens.bytes())?.unwrap_or(self.initial);
        let outcome = match visitor.start(&start) {
            Interest::Read => self.movetext(start, visitor)?,
            Interest::Skip => self.skip_movetext(visitor)?,
        };
        visitor.end(outcome);
        Ok(())
    }

    /// The tags up to the first other token. A second `Event` after an empty line belongs to the next game.
    fn tag_section<V: Visitor>(&mut self, visitor: &mut V) -> Result<Setup<'a>, PlacedProblem> {
        let mut setup = Setup::default();
        let section_at = self.tokens.position();
        let mut last_end = section_at;
        self.tag_keys.clear();
        self.tag_bits = 0;
        while let Some(Token::Tag { name, value }) = self.token(Section::Tags, visitor)? {
            if self.seems_known(name)
                && let Some(first) = self.earlier_value(section_at, name)
            {
                let between = &self.tokens.bytes()[last_end..self.tokens.offset()];
                if name.bytes() == b"Event" && holds_empty_line(between) {
                    break;
                }
                self.tag_twice(name, [first, value], visitor);
            }
            setup.note(self.tokens.offset(), name, value);
            visitor.tag(name, value);
            last_end = self.tokens.position();
        }
        self.tokens.put_back();
        Ok(setup)
    }

    /// The moves with all that goes with them, up to the outcome or the next game's tags.
    fn movetext<V: Visitor>(
        &mut self,
        start: Position,
        visitor: &mut V,
    ) -> Result<Option<Outcome>, PlacedProblem> {
        let opened_at = self.tokens.offset();
        let mut positions = [start; 2];
        let mut branch = Branch::new(&mut positions, opened_at);
        let mut outcome_of_variation = None;
        loop {
            if let Some((word, played)) = self.plain_move(branch.now) {
                let at = self.tokens.position();
                self.tokens.pass_over(word);
                visitor.stands_at(at);
                branch.play(played, visitor);
                self.look_at_form(word, at, &branch, visitor);
                continue;
            }
            match self.token(Section::Moves, visitor)? {
                Some(Token::Move(text)) => {
                    if let Err(fault) = self.unusual_move(text, &mut branch, visitor) {
                        if self.both_have_lost(text) {
                            visitor.odd_result(GameResult::BOTH_LOSE);
                            return Ok(Some(Outcome::Unknown));
                        }
                        self.give_up_variation(fault, &mut branch, visitor)?;
                    }
                }
                Some(Token::Comment(text)) => visitor.comment(text),
                Some(Token::Nag(nag)) => visitor.nag(nag),
                Some(Token::VariationStart) => self.open_variation(&mut branch, visitor)?,
                Some(Token::VariationEnd) => match self.waiting.pop() {
                    Some(waiting) => {
                        self.tokens.take_number();
                        branch.go_back(waiting);
                        visitor.variation_ends();
                    }
                    None => self.tell(self.fault(PgnProblem::NoVariation), visitor)?,
                },
                // How the variation would end.
                Some(Token::Outcome(outcome)) if !self.waiting.is_empty() => {
                    outcome_of_variation = Some(outcome);
                }
                Some(Token::Outcome(outcome)) => {
                    if let Some(result) = self.tokens.odd_result() {
                        visitor.odd_result(result);
                    }
                    self.strays_after_outcome(visitor)?;
                    return Ok(Some(outcome));
                }
                Some(Token::Tag { .. }) | None => {
                    self.tokens.put_back();
                    if self.waiting.is_empty() {
                        return Ok(None);
                    }
                    self.tell(
                        PlacedProblem { at: branch.opened_at, problem: PgnProblem::UnclosedVariation },
                        visitor,
                    )?;
                    self.waiting.drain(..).for_each(|_| visitor.variation_ends());
                    return Ok(outcome_of_variation);
                }
            }
        }
    }

    /// Whether `0-0`, where castling is not legal, ends the game and so is its result.
    #[cold]
    fn both_have_lost(&mut self, text: Text<'a>) -> bool {
        let here = self.tokens.position();
        let is_last = matches!(self.tokens.read(), Ok(Some(Token::Tag { .. }) | None));
        self.tokens.go_to(here);
        text.bytes() == b"0-0" && self.waiting.is_empty() && is_last
    }

    /// Leaves a variation at a move that cannot be read; in the main line the game ends there.
    #[cold]
    fn give_up_variation<V: Visitor>(
        &mut self,
        fault: PlacedProblem,
        branch: &mut Branch<'_>,
        visitor: &mut V,
    ) -> Result<(), PlacedProblem> {
        let Some(waiting) = self.waiting.pop() else { return Err(fault) };
        if let Err(fault) = self.tell(fault, visitor) {
            self.waiting.push(waiting);
            return Err(fault);
        }
        self.skip_variation(branch.opened_at, visitor)?;
        branch.go_back(waiting);
        visitor.variation_ends();
        Ok(())
    }

    /// The quick reading of a move that stands by itself in plain notation, which knows English letters only. If it is
    /// not that, it is still to be read.
    #[inline(always)]
    fn plain_move(&mut self, position: &Position) -> Option<(&'a [u8], Move)> {
        let word = self.tokens.peek_short_word().filter(|_| self.plain)?;
        Some((word, read_unannotated(word, position)?))
    }

    fn open_variation<V: Visitor>(
        &mut self,
        branch: &mut Branch<'_>,
        visitor: &mut V,
    ) -> Result<(), PlacedProblem> {
        let opened_at = self.tokens.offset();
        if !branch.moved || self.waiting.len() == MAX_DEPTH {
            let problem = if branch.moved { PgnProblem::TooDeep } else { PgnProblem::NothingToVary };
            self.tell(self.fault(problem), visitor)?;
            return self.skip_variation(opened_at, visitor);
        }
        match visitor.variation_begins(branch.before) {
            Interest::Skip => self.skip_variation(opened_at, visitor),
            Interest::Read => {
                self.waiting.push(branch.branch_off(opened_at));
                Ok(())
            }
        }
    }

    /// Passes over the rest of a variation.
    fn skip_variation<V: Visitor>(&mut self, opened_at: usize, visitor: &mut V) -> Result<(), PlacedProblem> {
        let mut open = 1;
        while open > 0 {
            match self.token(Section::Moves, visitor)? {
                Some(Token::VariationStart) => open += 1,
                Some(Token::VariationEnd) => open -= 1,
                Some(Token::Tag { .. }) | None => {
                    self.tokens.put_back();
                    return self.tell(
                        PlacedProblem { at: opened_at, problem: PgnProblem::UnclosedVariation },
                        visitor,
                    );
                }
                Some(_) => {}
            }
        }
        self.tokens.take_number();
        Ok(())
    }

    fn skip_movetext<V: Visitor>(&mut self, visitor: &mut V) -> Result<Option<Outcome>, PlacedProblem> {
        loop {
            match self.token(Section::Moves, visitor)? {
                Some(Token::VariationStart) => self.skip_variation(self.tokens.offset(), visitor)?,
                Some(Token::VariationEnd) => self.tell(self.fault(PgnProblem::NoVariation), visitor)?,
                Some(Token::Outcome(outcome)) => return Ok(Some(outcome)),
                Some(Token::Tag { .. }) | None => {
                    self.tokens.put_back();
                    return Ok(None);
                }
                Some(_) => {}
            }
        }
    }

    /// What does not stand by itself in plain notation: a move with something right after it or in another spelling,
    /// a mark that stands by itself, or an error.
    #[inline(never)]
    fn unusual_move<V: Visitor>(
        &mut self,
        text: Text<'a>,
        branch: &mut Branch<'_>,
        visitor: &mut V,
    ) -> Result<(), PlacedProblem> {
        const SAYS_NOTHING: [&[u8]; 7] = [b"+", b"++", b"#", b"e.p.", b"ep", b"e.p", b"mate"];
        let at = self.tokens.offset();
        if let Some(played) = read_plain(text.bytes(), branch.now).filter(|_| self.plain) {
            visitor.stands_at(at);
            branch.play(played, visitor);
            self.look_at_form(text.bytes(), at, branch, visitor);
            return Ok(());
        }
        if let Some(nag) = Nag::from_mark_bytes(text.bytes()) {
            visitor.nag(nag);
            return Ok(());
        }
        if branch.moved && SAYS_NOTHING.contains(&text.bytes()) {
            return Ok(());
        }
        let written = text.to_str();
        let letters = if written.starts_with(FIGURINES) { Letters::FIGURINES } else { self.letters };
        let played =
            branch.now.read(&written, letters).map_err(|reason| self.not_a_move(text, branch.now, reason))?;
        visitor.stands_at(at);
        branch.play(played, visitor);
        self.look_at_form(text.bytes(), at, branch, visitor);
        let nags = if branch.now.is_check() { Nag::behind_check(&written) } else { Nag::behind(&written) };
        for nag in nags {
            visitor.nag(nag);
        }
        Ok(())
    }

    #[cold]
    fn not_a_move(&self, text: Text<'a>, position: &Position, reason: NotationError) -> PlacedProblem {
        let readable = column_in_move(&reason).map_or(0, |column| column - 1);
        let length = |char: char| if text.is_latin1() { 1 } else { char.len_utf8() };
        let written = text.to_str();
        let readable_bytes: usize = written.chars().take(readable).map(length).sum();
        let problem = PgnProblem::Move {
            found: written.chars().take(LONGEST_QUOTE).collect(),
            number: position.move_number(),
            turn: position.turn(),
            reason: Box::new(reason),
        };
        PlacedProblem { at: self.tokens.offset() + readable_bytes, problem }
    }

    fn fault(&self, problem: PgnProblem) -> PlacedProblem {
        PlacedProblem { at: self.tokens.offset(), problem }
    }
}

/// Whether there is an empty line between two tags, or several.
fn holds_empty_line(between: &[u8]) -> bool {
    let count = |end| memchr_iter(end, between).count();
    count(b'\n').max(count(b'\r')) > 1
}
