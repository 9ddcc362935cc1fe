use partie_draughts::{Counter, DrawRule, History, Move, Piece, Position};

use super::evaluation::evaluate;
use crate::endgames::{Tables, UnderCounters, Value};
use crate::search::{Game, NoMoves};

/// ČUD 6.3 and 6.4 count only with so few pieces.
const FEW_PIECES: usize = 4;

/// A game of Czech draughts with its draw counters, and endgame tables if there are any.
///
/// ```
/// use partie_draughts::{History, Position};
/// use partie_engine::draughts::DraughtsGame;
/// use partie_engine::search::{Game, Limits, Search};
/// let mut game = DraughtsGame::new(History::new(Position::start()), None);
/// let found = Search::new(1).run(&mut game, Limits::depth(4), || false, |_| {});
/// assert!(found.best.is_some());
/// ```
#[derive(Clone, Debug)]
pub struct DraughtsGame<'t> {
    now: History,
    before: Vec<History>,
    tables: Option<&'t Tables>,
}

impl<'t> DraughtsGame<'t> {
    /// The game as it stands.
    pub fn new(history: History, tables: Option<&'t Tables>) -> Self {
        Self { now: history, before: Vec::new(), tables }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.now.position()
    }

    fn pieces(&self) -> usize {
        32 - self.position().empty().len()
    }
}

impl Game for DraughtsGame<'_> {
    type Move = Move;
    /// Colour, piece, origin and target.
    const HISTORY: usize = 2 * 2 * 32 * 32;

    fn moves(&self) -> Vec<Move> {
        self.position().legal_moves()
    }

    fn play(&mut self, mv: Move) {
        self.before.push(self.now.clone());
        self.now.play(&mv);
    }

    /// Having to move is often what decides a game of draughts.
    fn pass(&mut self) -> bool {
        false
    }

    fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
        }
    }

    /// With few pieces the moves that are left until a draw decide what a position is worth.
    fn key(&self) -> u64 {
        let key = self.position().key();
        if self.pieces() > FEW_PIECES {
            return key;
        }
        let left = self.now.counters().iter().skip(1).map(Counter::remaining).min().unwrap_or_default();
        key ^ u64::from(left).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn code(mv: Move) -> u32 {
        let captured = mv.captured().iter().fold(0_u32, |sum, square| sum ^ 1 << (square.index() % 20));
        1 << 31 | captured << 10 | (mv.from().index() << 5 | mv.to().index()) as u32
    }

    fn slot(&self, mv: Move) -> usize {
        let kind = (self.position().turn() as usize) << 1 | usize::from(mv.piece() == Piece::King);
        kind << 10 | mv.from().index() << 5 | mv.to().index()
    }

    fn without_moves(&self) -> NoMoves {
        NoMoves::Lost
    }

    /// The first repetition counts: what was possible once is possible again.
    fn is_drawn(&self) -> bool {
        let recent = self.now.recent();
        if recent.len() == 1 && self.pieces() > FEW_PIECES {
            return false;
        }
        let repeated = |counter: &Counter| counter.rule == DrawRule::Repetition && counter.done > 1;
        self.now.counters().iter().any(|counter| counter.remaining() == 0 || repeated(counter))
    }

    fn evaluate(&self) -> i32 {
        evaluate(self.position())
    }

    fn known(&self) -> Option<Option<(bool, i32)>> {
        let tables = self.tables.filter(|tables| self.pieces() <= usize::from(tables.pieces()))?;
        let value = tables.probe(self.position())?;
        match (value.under(&self.now), value) {
            (UnderCounters::Open, _) => None,
            (UnderCounters::Drawn, _) | (_, Value::Drawn) => Some(None),
            (_, Value::Won(distances)) => Some(Some((true, distances.end.into()))),
            (_, Value::Lost(distances)) => Some(Some((false, distances.end.into()))),
        }
    }

    fn gain(&self, mv: Move) -> Option<i32> {
        let position = self.position();
        let opponent = position.turn().opponent();
        let kings = (mv.captured() & position.kings(opponent)).len();
        let promotes = mv.piece() == Piece::Man && mv.to().row() == position.turn().last_row();
        let gain = 100 * mv.captured().len() as i32 + 150 * kings as i32 + 150 * i32::from(promotes);
        (gain > 0).then_some(gain)
    }

    /// Capture is compulsory (ČUD 4.1).
    fn is_restless(&self, moves: &[Move]) -> bool {
        moves.first().is_some_and(Move::is_capture)
    }

    fn extends(&self, moves: usize) -> bool {
        moves == 1
    }
}
