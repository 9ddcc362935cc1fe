//! What somebody sees and may do. It goes over the wire as it is, with every move, so it is written briefly: what is usual is
//! left out, and why an act is closed is told when somebody asks ([`why_closed`]).
//!
//! Over the board nothing that anybody but the arbiter sees depends on what is legal (FIDE 6.14, 12.3), except a result and the
//! answer to a claim: their views have no turn, no check and no choices, their lines are squares, and the acts of hands are
//! listed as open whether or not they are. The players of a chess game are not told either how many moves were made, that the
//! opponent has moved, or that the clock was not pressed (FIDE 13.6): they have no lines at all. When the game is over everybody
//! sees everything (FIDE 12.5).

mod acts;
mod board;
mod clocks;
mod glance;
mod lines;
mod record;
mod seen_lines;

use partie_laws::{Article, Phrase};
use serde::{Deserialize, Serialize};

use crate::clock::{Both, Instant};
use crate::{
    ActKind, Actor, Asker, Casebook, Choices, Claim, Colour, Incident, Move, Outcome, Presence, Proof,
    Question, Square, Submitted, Table, Told, Touching,
};
pub use acts::{acts_of, why_closed};
pub use board::{Placed, board_text};
pub use clocks::Clocks;
pub use glance::{Glance, Need, Stage, glance};
pub use lines::{Line, lines_for, lines_since};
pub use record::{Adjourned, Sheets};

/// What somebody sees and may do at one moment.
///
/// ```
/// use partie_table::{ActKind, Actor, Presence, Regulations, Table, clock::Instant, view, why_closed};
/// let table = Table::open(Regulations::default()).unwrap();
/// let (now, black) = (Instant::BEGINNING, Actor::Black);
/// let open = view(&table, Presence::FULL, black, now).open;
/// assert!(open.contains(&ActKind::Resign) && !open.contains(&ActKind::Move));
/// let refusal = why_closed(&table, Presence::FULL, black, ActKind::Move, now).unwrap();
/// assert_eq!(refusal.article.to_string(), "FIDE 1.1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// In which role.
    pub role: Actor,
    /// The board as the first field of a FEN: rows from the 8th to the 1st, White in capitals. `PNBRQK` are the pieces of
    /// chess; in draughts `M` is a man and `K` a king. It is empty for a player who plays blindfold (ČUD 11.1d).
    #[serde(rename = "board", with = "board")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub pieces: Vec<Placed>,
    /// Who has the move; over the board only for the arbiter, because it depends on what is legal (FIDE 13.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Colour>,
    /// The square of a king in check; over the board only for the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<Square>,
    /// The place in the scoresheet of the first of the `lines`: what a reader has from there on is replaced. If the reader has
    /// fewer lines, it opens the table again.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub from: usize,
    /// The lines of the scoresheet from there on; none where FIDE 13.6 hides them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<Line>>,
    /// The moves to choose from, for the player who has the move: `g1 f3 Nf3,h3 Nh3;e1 h1 O-O kg1rf1`, in draughts
    /// `c3 e5-g7 c3xe5xg7 xd4f6`. After the square of each piece come its moves: the rest of the move as squares, and its
    /// notation; then, if it is not plain from these, what it captures hop by hop (`x`), or where the king (`k`) and the rook
    /// (`r`) end when they castle.
    #[serde(default, skip_serializing_if = "Choices::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub choices: Choices,
    /// What a hand holds over the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Touching>,
    /// The clocks at the moment `now` of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The draw offer that waits for an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<StandingOffer>,
    /// The claim that is being examined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// What waits for the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Asked>,
    /// Who waits for the answer to the claim or the question, since when, and in which words: for the players and the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Asker>,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What the player who has the move is bound to: for the arbiter, and for that player; over the board only after a move was
    /// taken back for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<Bound>,
    /// The article that was broken and may still be complained of: for the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breach: Option<Article>,
    /// How often White and Black have offered a draw, claimed one in vain or pointed to what was not there (FIDE 12.6): for the
    /// arbiter.
    #[serde(default, skip_serializing_if = "is_patient")]
    pub persistence: Option<Both<Persistence>>,
    /// Incidents, penalties and appeals: for the arbiter, and for everybody when the game is over.
    #[serde(default, skip_serializing_if = "is_blank")]
    pub casebook: Option<Casebook>,
    /// What was sent to an arbiter with a claim in a quickplay finish, where none is there (FIDE D1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub submitted: Option<Submitted>,
    /// Why a player could still mate, or never again, when a verdict rests on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<(Colour, Proof)>,
    /// The scoresheets over the board: a player sees their own, the arbiter both (FIDE 8.2), and everybody when the game is
    /// over.
    #[serde(default, skip_serializing_if = "Sheets::is_empty")]
    pub sheets: Sheets,
    /// The adjournment, without what is in the envelope: nobody sees that (FIDE G1a).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<Adjourned>,
    /// What an assistant has told this player on request (FIDE E2.9d).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
    /// The opponent's last move in words, for a player who does not see the board (FIDE E2.1, ČUD 11.1d).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// The squares on which the boards of a player who cannot see and of the opponent differ: for the arbiter (FIDE E2.7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differing: Vec<Square>,
    /// What this person may do now: `move offer resign`.
    #[serde(default, with = "acts::names", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub open: Vec<ActKind>,
}

/// A draw offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingOffer {
    /// Who has offered.
    pub by: Colour,
    /// Whether at the proper moment (FIDE 9.1b(1)); over the board only for the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proper: Option<bool>,
}

/// A question to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// What about.
    pub question: Question,
    /// To be put into words in any language.
    pub phrase: Phrase,
    /// By which article.
    pub article: Article,
    /// What it looks like, to ask for advice on: for the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub incident: Option<Incident>,
}

/// What a player is bound to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bound {
    /// By which article.
    pub article: Article,
    /// To be put into words in any language.
    pub phrase: Phrase,
    /// The moves that fulfil it; over the board only for the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move>,
}

/// What a player has offered, claimed and done in vain or against the Laws so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Persistence {
    /// Draw offers.
    pub offers: u16,
    /// Wrong claims.
    pub failed_claims: u16,
    /// Irregularities, breaches and fallen flags that were pointed out and were not there.
    #[serde(default)]
    pub wrong_notices: u16,
    /// Illegal moves, and what counts as one, that were pointed out (FIDE 7.4b).
    #[serde(default)]
    pub illegal_moves: u16,
}

#[expect(clippy::ref_option, reason = "serde asks for this form")]
fn is_patient(persistence: &Option<Both<Persistence>>) -> bool {
    persistence.unwrap_or_default() == Both::default()
}

#[expect(clippy::ref_option, reason = "serde asks for this form")]
fn is_blank(casebook: &Option<Casebook>) -> bool {
    casebook.as_ref().is_none_or(Casebook::is_blank)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
fn is_nothing(number: &usize) -> bool {
    *number == 0
}

/// What somebody sees and may do at this moment.
pub fn view(table: &Table, presence: Presence, role: Actor, now: Instant) -> View {
    view_since(table, presence, role, now, 0)
}

/// The same with only the lines from this one on, for somebody who has seen the others.
///
/// ```
/// use partie_table::{Actor, Presence, Regulations, Table, clock::Instant, view_since};
/// let table = Table::open(Regulations::default()).unwrap();
/// assert_eq!(view_since(&table, Presence::FULL, Actor::White, Instant::BEGINNING, 0).lines, Some(Vec::new()));
/// ```
pub fn view_since(table: &Table, presence: Presence, role: Actor, now: Instant, first: usize) -> View {
    let looks = Looks::new(table, presence, role, now);
    let arbiter = role == Actor::Arbiter;
    let pieces = looks.pieces();
    let sees_board = !looks.hidden && !pieces.is_empty();
    let chooses = sees_board && !looks.wood && table.outcome.is_none() && role.player() == Some(table.turn());
    View {
        role,
        pieces,
        turn: (!looks.hidden && !looks.wood).then(|| table.turn()),
        check: table.check().filter(|_| sees_board && !looks.wood),
        from: if looks.sees_moves() { first.min(looks.line_count()) } else { 0 },
        lines: looks.sees_moves().then(|| lines_for(table, role, first)),
        choices: if chooses { table.choices() } else { Choices::default() },
        hand: table.touching.as_deref().cloned(),
        clocks: looks.clocks(),
        offer: table
            .offer
            .map(|offer| StandingOffer { by: offer.by, proper: (!looks.wood).then_some(offer.proper) }),
        claim: table.claim,
        question: table.question.map(|(question, article)| Asked {
            question,
            phrase: question.phrase(),
            article,
            incident: arbiter.then(|| Incident::from(question)),
        }),
        waiting: table.waiting.as_deref().filter(|_| role != Actor::Spectator).cloned(),
        outcome: table.outcome,
        bound: looks.bound(),
        breach: table.breach.as_ref().filter(|_| arbiter).map(|breach| breach.article),
        persistence: arbiter.then(|| looks.persistence()),
        casebook: (arbiter || table.outcome.is_some()).then(|| table.casebook.clone()),
        submitted: table.casebook.submitted.as_deref().cloned(),
        proof: table.casebook.proof.clone(),
        sheets: looks.sheets(),
        adjourned: looks.adjourned(),
        told: looks.told(),
        announced: looks.announced(),
        differing: looks.differing(),
        open: looks.open_acts(),
    }
}

impl View {
    /// The same where nothing can happen any more, though the game is not over.
    #[must_use]
    pub fn at_rest(self) -> View {
        View { choices: Choices::default(), open: Vec::new(), ..self.with_clocks_standing() }
    }

    /// The same while no clock runs.
    #[must_use]
    pub fn with_clocks_standing(mut self) -> View {
        if let Some(clocks) = &mut self.clocks {
            clocks.running = None;
        }
        self
    }

    /// What stands on a square.
    ///
    /// ```
    /// use partie_table::{Actor, Presence, Regulations, Table, clock::Instant, view};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// let seen = view(&table, Presence::FULL, Actor::Spectator, Instant::BEGINNING);
    /// assert_eq!(seen.piece_at("e4".parse().unwrap()), None);
    /// ```
    pub fn piece_at(&self, square: Square) -> Option<crate::Piece> {
        self.pieces.iter().find(|placed| placed.square == square).map(|placed| placed.piece)
    }
}

/// FIDE 13.6 is about the players, and those who act for them.
fn is_hidden(table: &Table, role: Actor) -> bool {
    let regulations = table.regulations();
    role.side().is_some()
        && regulations.over_the_board()
        && regulations.rules().moves_are_not_told
        && table.outcome.is_none()
        && !table.casebook.shows_sheet_to(role, table.plies.len())
}

/// Whether somebody may be told what is legal: over the board nobody but the arbiter, before the end (FIDE 6.14, 12.3, 13.6).
///
/// ```
/// use partie_table::{Actor, Conduct, Regulations, Table, knows_legality};
/// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
/// let table = Table::open(regulations).unwrap();
/// assert!(knows_legality(&table, Actor::Arbiter) && !knows_legality(&table, Actor::Spectator));
/// ```
pub fn knows_legality(table: &Table, role: Actor) -> bool {
    !table.regulations().over_the_board() || table.outcome.is_some() || role == Actor::Arbiter
}

struct Looks<'a> {
    table: &'a Table,
    presence: Presence,
    role: Actor,
    now: Instant,
    hidden: bool,
    /// Not told what is legal.
    wood: bool,
}

impl<'a> Looks<'a> {
    fn new(table: &'a Table, presence: Presence, role: Actor, now: Instant) -> Looks<'a> {
        let now = table.date(now).max(table.last);
        let wood = !knows_legality(table, role);
        Looks { table, presence, role, now, hidden: is_hidden(table, role), wood }
    }

    /// How many lines the whole scoresheet has, as this person sees it.
    fn line_count(&self) -> usize {
        if self.wood { self.table.seen_lines().len() } else { self.table.plies.len() }
    }

    fn clocks(&self) -> Option<Clocks> {
        let faces = self.table.clock.display(self.now).ok()?;
        Some(Clocks::new(&faces, self.role == Actor::Arbiter || self.count_is_told()))
    }

    /// FIDE 13.6: players are told how many moves were made while they complete their scoresheets after a flag has fallen
    /// (FIDE 8.5).
    fn count_is_told(&self) -> bool {
        let at_flag = self.table.plies_at_flag(self.now);
        let completes = |of: Colour| self.table.writes(of) && self.table.written_by(of) < at_flag;
        self.role.side().is_some() && Colour::BOTH.into_iter().any(completes)
    }

    fn bound(&self) -> Option<Bound> {
        let plays = self.role.player() == Some(self.table.turn()) && self.blindfold().is_none();
        let is_told = !self.wood || self.table.hand.is_told();
        let looks = self.role == Actor::Arbiter || plays && is_told;
        let (bond, moves) = if looks { self.table.bond()? } else { return None };
        let moves = if self.wood { Vec::new() } else { moves };
        Some(Bound { article: bond.article, phrase: bond.phrase(), moves })
    }

    fn persistence(&self) -> Both<Persistence> {
        let of = |colour: Colour| Persistence {
            offers: self.table.offers[colour as usize],
            failed_claims: self.table.failed_claims[colour as usize],
            wrong_notices: self.table.wrong_notices[colour as usize],
            illegal_moves: self.table.faults.offences[colour as usize].into(),
        };
        Both { white: of(Colour::White), black: of(Colour::Black) }
    }
}
