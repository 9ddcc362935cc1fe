//! What somebody sees and may do.
//!
//! Over the board the players of a chess game are not told how many moves were made, that the opponent has moved, or
//! that the clock was not pressed (FIDE 13.6): their view has no move list, no count and no turn, and lists the acts
//! of hands as open whether or not they are. When the game is over everybody sees everything (FIDE 12.5).

mod acts;
mod lines;
mod record;

use partie_laws::{Article, Phrase};
use serde::Serialize;

use crate::clock::{Both, Face, Instant};
use crate::phrase::InJson;
use crate::{
    ActKind, Actor, Casebook, Claim, Colour, Move, Offer, Outcome, Piece, Proof, Question, Refusal, Square,
    Table, Told, text,
};
pub use lines::{Line, lines_since};
pub use record::{Adjourned, Sheets};

/// What somebody sees and may do at one moment.
///
/// ```
/// use partie_table::{Act, ActKind, Actor, Regulations, Table, clock::Instant, view};
/// let table = Table::open(Regulations::default()).unwrap();
/// let black = view(&table, Actor::Black, Instant::BEGINNING);
/// assert!(black.open.contains(&ActKind::Resign) && !black.open.contains(&ActKind::Move));
/// let refusal = &black.closed.iter().find(|closed| closed.act == ActKind::Move).unwrap().refusal;
/// assert_eq!(refusal.to_string(), "FIDE 1.1: White has the move");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub role: Actor,
    /// What stands on the board, from a1 to h8; nothing for a player who plays blindfold (ČUD 11.1d).
    pub pieces: Vec<Placed>,
    /// Who has the move; hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Colour>,
    /// The moves so far; hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<Line>>,
    /// The clocks. The count of completed moves is hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Both<Dial>>,
    /// The draw offer that waits for an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// The claim that is being examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// What waits for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Asked>,
    /// The result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What the player who has the move is bound to: for that player, and for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<Bound>,
    /// A breach of article 4 that the opponent may still complain of: for the arbiter.
    #[serde(with = "maybe", skip_serializing_if = "Option::is_none")]
    pub breach: Option<Article>,
    /// How often White and Black have offered a draw or claimed one in vain (FIDE 12.6): for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub persistence: Option<Both<Persistence>>,
    /// Incidents, penalties and appeals: for the arbiter, and for everybody when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub casebook: Option<Casebook>,
    /// Why a player could still mate, or never again, when a verdict rests on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<(Colour, Proof)>,
    /// The scoresheets: a player sees the own one, the arbiter both (FIDE 8.2), and everybody when the game is over.
    #[serde(skip_serializing_if = "Sheets::is_empty")]
    pub sheets: Sheets,
    /// The adjournment, without what is in the envelope: nobody sees that (FIDE G1a).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<Adjourned>,
    /// What an assistant has told this player on request (FIDE E2.9d).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
    /// The opponent's last move in words, for a player who does not see the board (FIDE E2.1, ČUD 11.1d).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// The squares on which the boards differ: for the arbiter (FIDE E2.7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differing: Vec<Square>,
    /// What this person may do now.
    pub open: Vec<ActKind>,
    /// What is closed, and why.
    pub closed: Vec<Closed>,
}

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Placed {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// One player's clock as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dial {
    /// The face of the clock.
    #[serde(flatten)]
    pub face: Face,
    /// Whether the count of moves may be seen; if not, it is zero here.
    pub shows_moves: bool,
}

/// A question to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// What about.
    pub question: Question,
    /// To be put into words in any language.
    #[serde(serialize_with = "phrase")]
    pub phrase: Phrase,
    /// By which article.
    #[serde(with = "text::citation")]
    pub article: Article,
}

/// What a player is bound to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bound {
    /// By which article.
    #[serde(with = "text::citation")]
    pub article: Article,
    /// In words.
    pub duty: String,
    /// To be put into words in any language.
    #[serde(serialize_with = "phrase")]
    pub phrase: Phrase,
    /// The moves that fulfil it.
    pub moves: Vec<Move>,
}

/// Offers and claims that have led to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Persistence {
    /// Draw offers.
    pub offers: u16,
    /// Wrong claims.
    pub failed_claims: u16,
}

/// An act that is closed, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Closed {
    /// The act.
    pub act: ActKind,
    /// Why.
    pub refusal: Refusal,
}

fn phrase<S: serde::Serializer>(phrase: &Phrase, serializer: S) -> Result<S::Ok, S::Error> {
    InJson(phrase).serialize(serializer)
}

mod maybe {
    use super::Article;

    #[expect(clippy::ref_option, reason = "serde asks for this form")]
    pub(super) fn serialize<S: serde::Serializer>(
        article: &Option<Article>,
        s: S,
    ) -> Result<S::Ok, S::Error> {
        s.collect_str(&article.map(|article| article.to_string()).unwrap_or_default())
    }
}

/// What somebody sees and may do at this moment.
pub fn view(table: &Table, role: Actor, now: Instant) -> View {
    view_since(table, role, now, 0)
}

/// The same with only the moves from this one on, for somebody who has seen the others.
///
/// ```
/// use partie_table::{Actor, Regulations, Table, clock::Instant, view_since};
/// let table = Table::open(Regulations::default()).unwrap();
/// assert_eq!(view_since(&table, Actor::White, Instant::BEGINNING, 0).moves, Some(Vec::new()));
/// ```
pub fn view_since(table: &Table, role: Actor, now: Instant, first: usize) -> View {
    let now = table.date(now).max(table.last);
    let looks = Looks { table, role, now, hidden: is_hidden(table, role) };
    let arbiter = role == Actor::Arbiter;
    let (open, closed) = looks.acts();
    View {
        role,
        pieces: looks.pieces(),
        turn: (!looks.hidden).then(|| table.turn()),
        moves: looks.sees_moves().then(|| lines_since(table, first)),
        clocks: looks.clocks(),
        offer: table.offer,
        claim: table.claim,
        question: table.question.map(|(question, article)| Asked {
            question,
            phrase: question.phrase(),
            article,
        }),
        outcome: table.outcome,
        bound: looks.bound(),
        breach: table.breach.as_ref().filter(|_| arbiter).map(|breach| breach.article),
        persistence: arbiter.then(|| looks.persistence()),
        casebook: (arbiter || table.outcome.is_some()).then(|| table.casebook.clone()),
        proof: table.casebook.proof.clone(),
        sheets: looks.sheets(),
        adjourned: looks.adjourned(),
        told: looks.told(),
        announced: looks.announced(),
        differing: looks.differing(),
        open,
        closed,
    }
}

/// FIDE 13.6 is about the players, and those who act for them.
fn is_hidden(table: &Table, role: Actor) -> bool {
    let regulations = table.regulations();
    role.side().is_some()
        && regulations.over_the_board()
        && !regulations.is_draughts()
        && table.outcome.is_none()
        && !table.casebook.shows_sheet_to(role, table.plies.len())
}

struct Looks<'a> {
    table: &'a Table,
    role: Actor,
    now: Instant,
    hidden: bool,
}

impl Looks<'_> {
    fn clocks(&self) -> Option<Both<Dial>> {
        let faces = self.table.clock.display(self.now).ok()?;
        let dial = |face: Face| {
            let completed = if self.hidden { 0 } else { face.completed };
            Dial { face: Face { completed, ..face }, shows_moves: !self.hidden }
        };
        Some(Both { white: dial(faces.white), black: dial(faces.black) })
    }

    fn bound(&self) -> Option<Bound> {
        let plays = self.role.player() == Some(self.table.turn()) && self.blindfold().is_none();
        let looks = self.role == Actor::Arbiter || plays;
        let (bond, moves) = if looks { self.table.bond()? } else { return None };
        Some(Bound { article: bond.article, duty: bond.to_string(), phrase: bond.phrase(), moves })
    }

    fn persistence(&self) -> Both<Persistence> {
        let of = |colour: Colour| Persistence {
            offers: self.table.offers[colour as usize],
            failed_claims: self.table.failed_claims[colour as usize],
        };
        Both { white: of(Colour::White), black: of(Colour::Black) }
    }
}
