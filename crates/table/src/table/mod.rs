//! The state of a table: nothing but the fold of its log.

pub(crate) mod crowns;
pub(crate) mod irregularities;
mod presence;

use partie_laws::{Article, Completion, Rules};
use serde::{Deserialize, Serialize};

use crate::arbiter::breach::BreachKind;
use crate::board::Board;
use crate::clock::{Both, Clock, Instant, Times};
use crate::hand::touch::{Bond, bond, unbound};
use crate::hand::{Hand, Touching};
use crate::record::Record;
use crate::snapshot;
use crate::table::crowns::Crowned;
use crate::table::irregularities::Faults;
use crate::{
    Actor, Casebook, Change, ClaimKind, Colour, Event, Fact, Manner, Move, Outcome, Piece, Proof, Question,
    Regulations, RegulationsError, Signs, Square, Version,
};

pub use presence::Presence;

/// One partie under way.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
/// let mut table = Table::open(Regulations::default()).unwrap();
/// let act = Act::moving("e2-e4".parse().unwrap());
/// for event in decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap() {
///     table.apply(&event);
/// }
/// assert_eq!(table.turn(), partie_table::Colour::Black);
/// ```
///
/// Its written form is for [snapshots](crate::STATE_FORM), and nobody else's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub(crate) regulations: Box<Regulations>,
    pub(crate) board: Board,
    #[serde(with = "snapshot::plies")]
    pub(crate) plies: Vec<Ply>,
    pub(crate) hand: Hand,
    pub(crate) clock: Clock,
    pub(crate) started_at: Option<Instant>,
    /// Whether White and Black are away from the board since the start (FIDE 6.6).
    pub(crate) absent: [bool; 2],
    /// The last moment that the table knows of.
    pub(crate) last: Instant,
    pub(crate) offer: Option<Offer>,
    /// Whether White and Black have offered a draw before their move: it is noted with that move (FIDE 9.1b(2)).
    pub(crate) offered_early: [bool; 2],
    pub(crate) claim: Option<Claim>,
    /// The move written down for a claim that failed.
    pub(crate) written: Option<Move>,
    pub(crate) breach: Option<Breach>,
    pub(crate) question: Option<(Question, Article)>,
    /// Who waits for the answer to a question or a claim.
    pub(crate) waiting: Option<Box<Call>>,
    /// The illegal moves that stand.
    pub(crate) illegal: Vec<Illegal>,
    /// What else was irregular, and how often.
    pub(crate) faults: Faults,
    /// The kings that have a second man on top (ČUD 3.6).
    pub(crate) crowned: Vec<Crowned>,
    /// The pieces stand so that the rules cannot be applied to them.
    pub(crate) stuck: bool,
    /// How often each player has offered a draw, and claimed one in vain (FIDE 12.6).
    pub(crate) offers: [u16; 2],
    pub(crate) failed_claims: [u16; 2],
    /// How often each player has noticed, complained of or claimed a flag that was not so.
    pub(crate) wrong_notices: [u16; 2],
    /// What a hand holds, as everybody sees it.
    pub(crate) touching: Option<Box<Touching>>,
    pub(crate) outcome: Option<Outcome>,
    /// What the arbiter has on record.
    #[serde(with = "snapshot::Cases")]
    pub(crate) casebook: Casebook,
    /// Scoresheets, envelopes and second boards.
    pub(crate) record: Record,
}

/// One move of one player, as it was made, with its moments: made, completed, recorded.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
/// let mut table = Table::open(Regulations::default()).unwrap();
/// let act = Act::moving("e2-e4".parse().unwrap());
/// let now = Instant::from_seconds(7);
/// decide(&table, Presence::FULL, Actor::White, &act, now).unwrap().iter().for_each(|event| table.apply(event));
/// assert_eq!(table.plies()[0].completed_at, Some(now));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub by: Colour,
    /// The move; of an illegal one, the piece that went somewhere.
    pub mv: Option<Move>,
    /// The signs that came with it (ČUD 9.1).
    pub signs: Signs,
    /// Whether it was legal.
    pub legal: bool,
    /// When it was made (FIDE 4.6).
    pub made_at: Instant,
    /// When it was completed (FIDE 6.7a).
    pub completed_at: Option<Instant>,
    /// When each player wrote it down (FIDE 8.1).
    pub recorded_at: Both<Option<Instant>>,
    /// Whether a draw was offered with it: `(=)` (FIDE 9.1b(2)).
    pub offered: bool,
    /// The clocks when it was made: what they are set to if it is taken back (FIDE 6.13).
    pub(crate) clocks: Times,
}

/// A draw offer that has not been answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// Who has offered.
    pub by: Colour,
    /// Whether at the proper moment (FIDE 9.1b(1)).
    pub proper: bool,
}

/// A claim that is being examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claim {
    /// Who claims.
    pub by: Colour,
    /// By what.
    pub claim: ClaimKind,
    /// The move that was written down.
    pub intended: Option<Move>,
}

/// Who waits for an answer, and since when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Call {
    /// Whose act stopped the clocks.
    pub by: Actor,
    /// Since when they have been standing.
    pub since: Instant,
    /// What that person has said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// An illegal move that stands (FIDE 7.4a, ČUD 5.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Illegal {
    /// The place of its ply.
    pub(crate) ply: usize,
    pub(crate) changes: Vec<Change>,
    pub(crate) article: Article,
    /// What was touched for it, and what was final: the move in its place is bound by that (FIDE 7.4a).
    pub(crate) bound: Hand,
    /// Who has the move after it.
    pub(crate) next: Colour,
}

impl Illegal {
    /// ČUD 5.4d: a move was taken back.
    pub(crate) fn takes_back(&self) -> bool {
        self.article == Article::czech_draughts("5.4d")
    }

    /// Whether no piece went anywhere: a move was taken back, or pieces were only taken off (ČUD 5.4d, 5.4g).
    pub(crate) fn is_no_move(&self) -> bool {
        self.takes_back() || self.changes.iter().all(|change| change.piece.is_none())
    }
}

/// Something against article 4 that the opponent may still complain of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Breach {
    pub(crate) by: Colour,
    pub(crate) article: Article,
    /// How many moves had been made before.
    pub(crate) ply: usize,
    /// What was touched until then, and what was final.
    pub(crate) bound: Hand,
    /// The move that had been written down for a claim (FIDE 9.5b).
    pub(crate) written: Option<Move>,
    /// The clocks at that moment.
    pub(crate) clocks: Times,
}

impl Breach {
    pub(crate) fn kind(&self) -> BreachKind {
        BreachKind::of(self.article)
    }

    /// Whether it is about how the move was made that stands in its place, and not about the clock or the scoresheet.
    pub(crate) fn is_of_a_move(&self, plies: &[Ply]) -> bool {
        let aside = matches!(self.kind(), BreachKind::Writing | BreachKind::Displaced)
            || self.article == Article::czech_draughts("10.5");
        self.ply < plies.len() && !aside
    }

    /// FIDE 4.7: who touches a piece on purpose cannot complain of article 4 any more. Both hands were a matter of that article
    /// until they counted as an illegal move.
    pub(crate) fn is_forgotten_by_touch(&self, rules: &Rules) -> bool {
        match self.kind() {
            BreachKind::TouchMove => true,
            BreachKind::BothHands => rules.prices.is_none_or(|prices| !prices.both_hands_are_illegal),
            _ => false,
        }
    }
}

/// Why a log is none.
///
/// ```
/// use partie_table::{ReplayError, Presence, Table};
/// assert_eq!(Table::replay(&[]), Err(ReplayError::NotOpened));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The log does not begin with the opening of a table.
    NotOpened,
    /// The regulations of the opening are not possible.
    Regulations(RegulationsError),
}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReplayError::NotOpened => f.write_str("a log begins with the opening of the table"),
            ReplayError::Regulations(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Table {
    /// The players sit down.
    ///
    /// # Errors
    /// When no game can be played by these regulations.
    pub fn open(regulations: Regulations) -> Result<Table, RegulationsError> {
        let board = regulations.board()?;
        Ok(Table {
            record: Record::new(&regulations.play, &board),
            clock: regulations.clock(),
            regulations: Box::new(regulations),
            board,
            plies: Vec::new(),
            hand: Hand::default(),
            started_at: None,
            absent: [false; 2],
            last: Instant::BEGINNING,
            offer: None,
            offered_early: [false; 2],
            claim: None,
            written: None,
            breach: None,
            question: None,
            waiting: None,
            illegal: Vec::new(),
            faults: Faults::default(),
            crowned: Vec::new(),
            stuck: false,
            offers: [0; 2],
            failed_claims: [0; 2],
            wrong_notices: [0; 2],
            touching: None,
            outcome: None,
            casebook: Casebook::default(),
        })
    }

    /// The event that a log begins with.
    ///
    /// ```
    /// use partie_table::{Presence, Regulations, Table, clock::Instant};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// let log = [table.opening(Instant::BEGINNING)];
    /// assert_eq!(Table::replay(&log), Ok(table));
    /// ```
    pub fn opening(&self, at: Instant) -> Event {
        let fact = Fact::Opened { regulations: self.regulations.clone() };
        Event { version: Version, at, by: Actor::Arbiter, fact }
    }

    /// The table that a log tells of.
    ///
    /// # Errors
    /// When the log does not begin with a possible opening.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Event>) -> Result<Table, ReplayError> {
        let mut log = log.into_iter();
        let Some(Fact::Opened { regulations }) = log.next().map(|event| &event.fact) else {
            return Err(ReplayError::NotOpened);
        };
        let mut table = Table::open((**regulations).clone()).map_err(ReplayError::Regulations)?;
        log.for_each(|event| table.apply(event));
        Ok(table)
    }

    /// What was fixed before play.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Who has the move (FIDE 1.1): the opponent of the one who made the last.
    pub fn turn(&self) -> Colour {
        self.board.turn()
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Every move that was made, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Whether play has begun.
    ///
    /// ```
    /// use partie_table::{Presence, Regulations, Table};
    /// assert!(!Table::open(Regulations::default()).unwrap().has_started());
    /// ```
    pub fn has_started(&self) -> bool {
        self.started_at.is_some()
    }

    /// The latest moment that the table knows of. An act that is dated earlier counts as made then.
    ///
    /// ```
    /// use partie_table::{Presence, Regulations, Table, clock::Instant};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().latest(), Instant::BEGINNING);
    /// ```
    pub fn latest(&self) -> Instant {
        self.last
    }

    /// The result, when there is one.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The draw offer that waits for an answer.
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// The claim that is being examined.
    pub fn claim(&self) -> Option<Claim> {
        self.claim
    }

    /// What waits for the arbiter's decision, and by which article.
    pub fn question(&self) -> Option<(Question, Article)> {
        self.question
    }

    /// What the arbiter has on record: incidents, penalties, appeals.
    pub fn casebook(&self) -> &Casebook {
        &self.casebook
    }

    /// Why the verdict is what it is: whether a player could still mate, with the proof.
    pub fn proof(&self) -> &[(Colour, Proof)] {
        &self.casebook.proof
    }

    /// What stands on the board, from a1 to h8, for those who may see everything.
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().pieces().len(), 32);
    /// ```
    pub fn pieces(&self) -> Vec<crate::Placed> {
        let placed = |square| Some(crate::Placed { square, piece: self.piece_at(square)? });
        Square::all().filter_map(placed).collect()
    }

    /// Whether the game is adjourned, or a move is being sealed for that.
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// assert!(!Table::open(Regulations::default()).unwrap().is_adjourned());
    /// ```
    pub fn is_adjourned(&self) -> bool {
        self.record.adjournment.is_some()
    }

    /// What stands on the board now, in the middle of a move too; but what a player who cannot see has not announced yet stands
    /// on the own board only (FIDE E2.3).
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if self.has_own_board(self.turn()) {
            return self.board.piece_at(square);
        }
        self.hand.piece_at(&self.board, square)
    }

    /// What the player who has the move is bound to, and the moves that fulfil it.
    ///
    /// ```
    /// use partie_table::{Act, Actor, Conduct, Presence, Regulations, Table, clock::Instant, decide};
    /// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
    /// let mut table = Table::open(regulations).unwrap();
    /// let touch = Act::Touch { squares: vec!["g1".parse().unwrap()], manner: Default::default() };
    /// let events = decide(&table, Presence::FULL, Actor::White, &touch, Instant::BEGINNING).unwrap();
    /// events.iter().for_each(|event| table.apply(event));
    /// let (bond, moves) = table.bond().unwrap();
    /// assert_eq!((bond.article.to_string(), moves.len()), ("FIDE 4.3a".to_owned(), 2));
    /// ```
    pub fn bond(&self) -> Option<(Bond, Vec<Move>)> {
        let free = self.stuck || self.hand == Hand::default() && self.written.is_none();
        let found = if free {
            None
        } else {
            bond(&self.board, &self.hand, self.written.as_ref(), self.regulations.rules())
        };
        found.map(|(bond, moves)| {
            let article = self.regulations.edition.own(bond.article);
            (Bond { article, ..bond }, moves)
        })
    }

    /// Why the player who has the move may make any legal move after touching something.
    ///
    /// ```
    /// use partie_table::{Act, Actor, Conduct, Presence, Regulations, Table, clock::Instant, decide};
    /// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
    /// let mut table = Table::open(regulations).unwrap();
    /// let touch = Act::Touch { squares: vec!["a1".parse().unwrap()], manner: Default::default() };
    /// let events = decide(&table, Presence::FULL, Actor::White, &touch, Instant::BEGINNING).unwrap();
    /// events.iter().for_each(|event| table.apply(event));
    /// assert_eq!(table.unbound().unwrap().to_string(), "FIDE 4.5");
    /// ```
    pub fn unbound(&self) -> Option<Article> {
        let free = !self.hand.touched().is_empty() && self.bond().is_none();
        free.then(|| {
            let article = unbound(&self.board, &self.hand, self.regulations.rules());
            self.regulations.edition.own(article)
        })
    }

    /// The moves that the player who has the move may make: legal ones that fulfil what the player is bound to.
    ///
    /// ```
    /// use partie_table::{Presence, Regulations, Table};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().legal_moves().len(), 20);
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        self.bond().map_or_else(|| self.board.legal_moves(), |(_, moves)| moves)
    }

    /// About how many bytes the state takes, what it points to included.
    ///
    /// ```
    /// use partie_table::{Presence, Regulations, Table};
    /// assert!(Table::open(Regulations::default()).unwrap().size_in_bytes() < 4096);
    /// ```
    pub fn size_in_bytes(&self) -> usize {
        size_of::<Table>()
            + size_of::<Regulations>()
            + self.plies.capacity() * size_of::<Ply>()
            + self.illegal.capacity() * size_of::<Illegal>()
            + self.crowned.capacity() * size_of::<Crowned>()
            + self.board.heap_bytes()
            + self.casebook.heap_bytes()
            + self.record.heap_bytes()
    }

    /// Whether a touch counts as meant, by this edition (FIDE 4.3, 2018/4.2.2).
    pub(crate) fn is_meant(&self, manner: Manner) -> bool {
        match manner {
            Manner::Deliberate | Manner::Together => true,
            Manner::Unclear => self.regulations.rules().contact_is_meant,
            Manner::Accidental | Manner::Adjusting | Manner::Feeling => false,
        }
    }

    /// How many moves a player has made.
    pub(crate) fn made(&self, colour: Colour) -> usize {
        self.plies.iter().filter(|ply| ply.by == colour).count()
    }

    /// How many moves a player has completed (FIDE 6.7a).
    pub(crate) fn completed(&self, colour: Colour) -> usize {
        self.plies.iter().filter(|ply| ply.by == colour && ply.completed_at.is_some()).count()
    }

    /// ČUD 3.10: whether a move counts as soon as the piece is let go, however late the clock is pressed (ČUD 10.5).
    pub(crate) fn counts_when_let_go(&self) -> bool {
        self.regulations.rules().completion == Completion::ByLettingGo
    }

    /// Whether a player has made a move and not pressed the clock yet.
    pub(crate) fn has_move_to_complete(&self, colour: Colour) -> bool {
        let last = self.plies.iter().rev().find(|ply| ply.by == colour);
        last.is_some_and(|ply| ply.completed_at.is_none())
    }
}
