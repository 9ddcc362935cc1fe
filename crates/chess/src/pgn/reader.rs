use super::error::{Fault, PgnProblem};
use super::place::Places;
use super::resume::next_game;
use super::token::{Token, Tokens};
use super::variant::Setup;
use super::{Nag, Outcome, PgnError, Text};
use crate::notation::san::plain::read_plain;
use crate::{Move, Position};

/// How deep variations within variations may be nested.
pub const MAX_DEPTH: usize = 200;

/// Whether a [`Visitor`] wants to be told what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interest {
    /// Read it and check its moves.
    Read,
    /// Pass over it, unchecked.
    Skip,
}

/// What is done with the games of a PGN file while they are read. Every method but the ones you care for can be left as
/// it is. A game that turns out to be broken is left without [`Visitor::end`].
///
/// ```
/// use partie_chess::pgn::{Reader, Visitor};
/// use partie_chess::{Move, Position};
///
/// #[derive(Default)]
/// struct Captures(u32);
///
/// impl Visitor for Captures {
///     fn played(&mut self, before: &Position, played: Move, _after: &Position) {
///         self.0 += u32::from(before.is_capture(played));
///     }
/// }
///
/// let mut captures = Captures::default();
/// let mut reader = Reader::new(b"1. e4 d5 2. exd5 Qxd5 *");
/// while let Some(result) = reader.read(&mut captures) {
///     result.unwrap();
/// }
/// assert_eq!(captures.0, 2);
/// ```
#[expect(unused_variables, reason = "the names tell what the arguments are; these bodies need none of them")]
pub trait Visitor {
    /// A game begins.
    fn begin(&mut self) {}

    /// A tag pair of its tag section.
    fn tag(&mut self, name: &str, value: Text<'_>) {}

    /// The tag section is over; the game starts from this position.
    fn start(&mut self, position: &Position) -> Interest {
        Interest::Read
    }

    /// A legal move of the main line, or of the variation that is open.
    fn played(&mut self, before: &Position, played: Move, after: &Position) {}

    /// A comment on the last move, or on the start of the line.
    fn comment(&mut self, text: Text<'_>) {}

    /// An annotation of the last move.
    fn nag(&mut self, nag: Nag) {}

    /// A variation on the last move begins, from the position `before` it.
    fn variation_begins(&mut self, before: &Position) -> Interest {
        Interest::Read
    }

    /// The variation that was begun last is over. Not called for one that was passed over.
    fn variation_ends(&mut self) {}

    /// The game is over; there may be no outcome at the end of its moves.
    fn end(&mut self, outcome: Option<Outcome>) {}
}

/// A visitor that does nothing: reading with it checks that every move of a file is legal.
impl Visitor for () {}

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
    tokens: Tokens<'a>,
    places: Places,
    game: usize,
    initial: Position,
    /// The lines that wait for the end of an open variation.
    waiting: Vec<Branch>,
}

/// Where a line stands.
#[derive(Clone, Copy, Debug)]
struct Branch {
    /// The position before the last move: where variations on it start.
    before: Position,
    now: Position,
    /// Whether a move of this line has been played.
    moved: bool,
    /// The byte at which the line begins.
    opened_at: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the start of a file.
    pub fn new(file: &'a [u8]) -> Reader<'a> {
        Reader {
            tokens: Tokens::new(file),
            places: Places::default(),
            game: 0,
            initial: Position::start(),
            waiting: Vec::new(),
        }
    }

    /// How many games have been begun.
    pub fn games_begun(&self) -> usize {
        self.game
    }

    /// Reads the next game, or finds that there is none. After an error, the next call goes on with the next game.
    ///
    /// # Errors
    /// When the game is broken or a move in it not legal; the error says where and why.
    pub fn read<V: Visitor>(&mut self, visitor: &mut V) -> Option<Result<(), PgnError>> {
        let result = match self.find_game() {
            Ok(false) => return None,
            Ok(true) => {
                self.game += 1;
                visitor.begin();
                self.game(visitor)
            }
            Err(fault) => {
                self.game += 1;
                Err(fault)
            }
        };
        Some(result.map_err(|fault| {
            self.waiting.clear();
            let file = self.tokens.bytes();
            self.tokens.go_to(next_game(file, self.tokens.position()));
            fault.located(self.game, file, &mut self.places)
        }))
    }

    /// Goes to the first token of the next game; comments between games belong to none.
    fn find_game(&mut self) -> Result<bool, Fault> {
        loop {
            match self.tokens.read()? {
                Some(Token::Comment(_)) => {}
                Some(_) => {
                    self.tokens.put_back();
                    return Ok(true);
                }
                None => return Ok(false),
            }
        }
    }

    fn game<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Fault> {
        let setup = self.tag_section(visitor)?;
        let start = setup.position(self.tokens.bytes())?.unwrap_or(self.initial);
        let outcome = match visitor.start(&start) {
            Interest::Read => self.movetext(start, visitor)?,
            Interest::Skip => self.skip_movetext()?,
        };
        visitor.end(outcome);
        Ok(())
    }

    /// The tags up to the first other token. A second `Event` belongs to the next game.
    fn tag_section<V: Visitor>(&mut self, visitor: &mut V) -> Result<Setup<'a>, Fault> {
        let mut setup = Setup::default();
        let mut has_event = false;
        loop {
            match self.tokens.read()? {
                Some(Token::Tag { name, value }) if !(has_event && name == "Event") => {
                    has_event |= name == "Event";
                    setup.note(self.tokens.offset(), name, value);
                    visitor.tag(name, value);
                }
                _ => {
                    self.tokens.put_back();
                    return Ok(setup);
                }
            }
        }
    }

    /// The moves with all that goes with them, up to the outcome or the next game's tags.
    fn movetext<V: Visitor>(&mut self, start: Position, visitor: &mut V) -> Result<Option<Outcome>, Fault> {
        let opened_at = self.tokens.offset();
        let mut line = Branch { before: start, now: start, moved: false, opened_at };
        loop {
            match self.tokens.read()? {
                Some(Token::Move(text)) => match read_plain(text.bytes(), &line.now) {
                    Some(played) => line.play(played, visitor),
                    None => self.unusual_move(text, &mut line, visitor)?,
                },
                Some(Token::Comment(text)) => visitor.comment(text),
                Some(Token::Nag(nag)) => visitor.nag(nag),
                Some(Token::VariationStart) => self.open_variation(&mut line, visitor)?,
                Some(Token::VariationEnd) => {
                    line = self.waiting.pop().ok_or(self.fault(PgnProblem::NoVariation))?;
                    visitor.variation_ends();
                }
                Some(Token::Outcome(_)) if !self.waiting.is_empty() => {} // how the variation would end
                Some(Token::Outcome(outcome)) => return Ok(Some(outcome)),
                Some(Token::Tag { .. }) | None => {
                    self.tokens.put_back();
                    if self.waiting.is_empty() {
                        return Ok(None);
                    }
                    return Err(Fault { at: line.opened_at, problem: PgnProblem::UnclosedVariation });
                }
            }
        }
    }

    fn open_variation<V: Visitor>(&mut self, line: &mut Branch, visitor: &mut V) -> Result<(), Fault> {
        if !line.moved {
            return Err(self.fault(PgnProblem::NothingToVary));
        }
        if self.waiting.len() == MAX_DEPTH {
            return Err(self.fault(PgnProblem::TooDeep));
        }
        let opened_at = self.tokens.offset();
        match visitor.variation_begins(&line.before) {
            Interest::Skip => self.skip_variation(opened_at),
            Interest::Read => {
                self.waiting.push(*line);
                *line = Branch { now: line.before, moved: false, opened_at, ..*line };
                Ok(())
            }
        }
    }

    fn skip_variation(&mut self, opened_at: usize) -> Result<(), Fault> {
        let mut open = 1;
        while open > 0 {
            match self.tokens.read()? {
                Some(Token::VariationStart) => open += 1,
                Some(Token::VariationEnd) => open -= 1,
                Some(Token::Tag { .. }) | None => {
                    self.tokens.put_back();
                    return Err(Fault { at: opened_at, problem: PgnProblem::UnclosedVariation });
                }
                Some(_) => {}
            }
        }
        Ok(())
    }

    fn skip_movetext(&mut self) -> Result<Option<Outcome>, Fault> {
        loop {
            match self.tokens.read()? {
                Some(Token::VariationStart) => self.skip_variation(self.tokens.offset())?,
                Some(Token::VariationEnd) => return Err(self.fault(PgnProblem::NoVariation)),
                Some(Token::Outcome(outcome)) => return Ok(Some(outcome)),
                Some(Token::Tag { .. }) | None => {
                    self.tokens.put_back();
                    return Ok(None);
                }
                Some(_) => {}
            }
        }
    }

    /// What plain notation does not tell: a move in another spelling, a mark that stands by itself, or an error.
    #[cold]
    fn unusual_move<V: Visitor>(
        &self,
        text: Text<'a>,
        line: &mut Branch,
        visitor: &mut V,
    ) -> Result<(), Fault> {
        const CHECKS_AND_CAPTURES: [&[u8]; 7] = [b"+", b"++", b"#", b"e.p.", b"ep", b"x", b"mate"];
        const NULL_MOVES: [&[u8]; 5] = [b"--", b"Z0", b"z0", b"null", b"@@@@"];
        if let Some(nag) = Nag::from_mark_bytes(text.bytes()) {
            visitor.nag(nag);
            return Ok(());
        }
        if line.moved && CHECKS_AND_CAPTURES.contains(&text.bytes()) {
            return Ok(());
        }
        let found = text.to_str().chars().take(20).collect();
        if NULL_MOVES.contains(&text.bytes()) {
            return Err(self.fault(PgnProblem::NullMove(found)));
        }
        let (number, turn) = (line.now.move_number(), line.now.turn());
        Err(self.fault(PgnProblem::Move { found, number, turn }))
    }

    fn fault(&self, problem: PgnProblem) -> Fault {
        Fault { at: self.tokens.offset(), problem }
    }
}

impl Branch {
    #[inline(always)]
    fn play<V: Visitor>(&mut self, played: Move, visitor: &mut V) {
        let after = self.now.play(played);
        visitor.played(&self.now, played, &after);
        self.before = self.now;
        self.now = after;
        self.moved = true;
    }
}
