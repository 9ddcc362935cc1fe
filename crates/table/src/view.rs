//! What somebody sees and may do.
//!
//! Over the board the players of a chess game are not told how many moves were made, that the opponent has moved, or
//! that the clock was not pressed (FIDE 13.6): their view has no move list, no count and no turn, and lists the acts
//! of hands as open whether or not they are. When the game is over everybody sees everything (FIDE 12.5).

use partie_laws::{Article, Phrase};
use serde::Serialize;

use crate::clock::{Both, Face, Instant};
use crate::decide::decide_with;
use crate::phrase::InJson;
use crate::time_control::Millis;
use crate::{
    Act, ActKind, Actor, Claim, ClaimKind, Colour, Manner, Material, Move, Offer, Outcome, Piece, Question,
    Refusal, Square, Table, text,
};

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
    /// What stands on the board, from a1 to h8.
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

/// A move as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Who moved.
    pub by: Colour,
    /// In the notation of the game.
    pub notation: String,
    /// Whether it was legal.
    pub legal: bool,
    /// Whether a draw was offered with it (FIDE 9.1b(2)).
    pub offered: bool,
    /// When it was made.
    pub made_at: Instant,
    /// When it was completed.
    pub completed_at: Option<Instant>,
    /// When White and Black wrote it down.
    pub recorded_at: Both<Option<Instant>>,
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
    let now = now.max(table.last);
    let looks = Looks { table, role, now, hidden: is_hidden(table, role) };
    let arbiter = role == Actor::Arbiter;
    let (open, closed) = looks.acts();
    View {
        role,
        pieces: Square::all()
            .filter_map(|square| table.piece_at(square).map(|piece| Placed { square, piece }))
            .collect(),
        turn: (!looks.hidden).then(|| table.turn()),
        moves: (!looks.hidden).then(|| lines(table, first)),
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
        breach: table.breach.filter(|_| arbiter).map(|breach| breach.article),
        persistence: arbiter.then(|| looks.persistence()),
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
}

/// The moves in notation, played over from the beginning.
fn lines(table: &Table, first: usize) -> Vec<Line> {
    if first >= table.plies.len() {
        return Vec::new();
    }
    let Ok(mut board) = table.regulations.board() else { return Vec::new() };
    let mut lines = Vec::with_capacity(table.plies.len() - first);
    for (index, ply) in table.plies.iter().enumerate() {
        let shown = index >= first;
        let notation = if shown {
            ply.mv.map_or_else(|| "?".to_owned(), |mv| board.notation(&mv))
        } else {
            String::new()
        };
        match (ply.mv, table.illegal.iter().find(|illegal| illegal.ply == index)) {
            (_, Some(illegal)) => drop(board.stand(&illegal.changes)),
            (Some(mv), None) => drop(board.play(&mv)),
            (None, None) => {}
        }
        let crate::Ply { by, legal, offered, made_at, completed_at, recorded_at, .. } = *ply;
        if shown {
            lines.push(Line { by, notation, legal, offered, made_at, completed_at, recorded_at });
        }
    }
    lines
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
        let looks = self.role == Actor::Arbiter || self.role.player() == Some(self.table.turn());
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

    /// Every act of this role, tried. Who could still mate does not matter for what is open.
    fn acts(&self) -> (Vec<ActKind>, Vec<Closed>) {
        let (mut open, mut closed) = (Vec::new(), Vec::new());
        for act in self.typical_acts() {
            match decide_with(&Material, self.table, self.role, &act, self.now) {
                Err(_) if self.hidden && tells_of_moves(act.kind()) => open.push(act.kind()),
                Ok(_) => open.push(act.kind()),
                Err(refusal) => closed.push(Closed { act: act.kind(), refusal }),
            }
        }
        (open, closed)
    }

    /// One act of each kind that this role could do at all.
    fn typical_acts(&self) -> Vec<Act> {
        match self.role {
            Actor::White | Actor::Black => self.acts_of_player(),
            Actor::WhiteAssistant | Actor::BlackAssistant => vec![Act::pressing(), Act::Record],
            Actor::Arbiter => {
                let (ms, note) = (Millis::from_minutes(1), "a reason".to_owned());
                let article = self.table.regulations.cite("6.10b", "10.5");
                vec![
                    Act::starting(),
                    Act::CallDefault,
                    Act::StopClocks { note: String::new() },
                    Act::Resume { note: String::new() },
                    Act::Examine,
                    Act::CallFlag { order_unknown: false },
                    Act::AddTime { to: self.table.turn(), ms, article, note: note.clone() },
                    Act::SetTime { of: self.table.turn(), ms, completed: None, article, note },
                ]
            }
            Actor::Spectator => Vec::new(),
        }
    }

    fn acts_of_player(&self) -> Vec<Act> {
        let mut acts = Vec::new();
        let piece = self.table.board.pieces().find(|(_, piece)| Some(piece.colour) == self.role.player());
        let bound = self.table.bond().and_then(|(_, moves)| moves.first().copied());
        if let Some(mv) = bound.or_else(|| self.table.board.legal_moves().first().copied()) {
            acts.push(Act::moving(mv));
        }
        if let Some((square, _)) = piece.filter(|_| self.table.regulations.over_the_board()) {
            acts.push(Act::Touch { squares: vec![square], manner: Manner::Deliberate });
            acts.push(Act::Release { path: Move::new(square, square) });
            acts.push(Act::TakeOff { square });
            acts.push(Act::pressing());
            acts.push(Act::Complain);
        }
        acts.extend([
            Act::StopClocks { note: String::new() },
            Act::Offer,
            Act::Accept,
            Act::Decline,
            Act::Claim { claim: ClaimKind::Repetition, intended: None },
            Act::Claim { claim: ClaimKind::FiftyMoves, intended: None },
            Act::Examine,
            Act::ClaimFlag,
            Act::Resign,
            Act::Record,
        ]);
        acts
    }
}

/// Whether it would tell that somebody has moved or pressed, if the act were shown as closed.
fn tells_of_moves(act: ActKind) -> bool {
    use ActKind::{ClaimFiftyMoves, ClaimRepetition, Complain, Move, PressClock, Release, TakeOff, Touch};
    matches!(
        act,
        Move | Touch | Release | TakeOff | PressClock | ClaimRepetition | ClaimFiftyMoves | Complain
    )
}
