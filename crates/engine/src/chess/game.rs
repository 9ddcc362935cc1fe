use partie_chess::{Colour, History, Kind, Move, Position};

use super::evaluation::{evaluate, worth};
use crate::search::{Game, NoMoves};

/// Plies of the fifty moves of FIDE 9.3.
const FIFTY_MOVES: u16 = 100;

/// A game of chess with the positions that repetition depends on.
///
/// ```
/// use partie_chess::{History, Position};
/// use partie_engine::chess::ChessGame;
/// use partie_engine::search::Game;
/// let game = ChessGame::new(&History::new(Position::start()));
/// assert_eq!(game.moves().len(), 20);
/// assert_eq!(game.evaluate(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct ChessGame {
    /// The key of every position, those before the search included.
    keys: Vec<u64>,
    /// The position that is searched and those that the search has led to, each with the number of plies before it that
    /// could have been the same.
    positions: Vec<(Position, usize)>,
}

impl ChessGame {
    /// The game as it stands.
    pub fn new(history: &History) -> Self {
        let (keys, position) = (history.keys().to_vec(), *history.position());
        let before = (keys.len() - 1).min(usize::from(position.plies_since_progress()));
        Self { keys, positions: vec![(position, before)] }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        // What is undone was played before.
        &self.positions[self.positions.len() - 1].0
    }

    fn push(&mut self, position: Position, is_move: bool) {
        let reversible = position.plies_since_progress() > 0 && is_move;
        let before = if reversible { self.positions[self.positions.len() - 1].1 + 1 } else { 0 };
        self.keys.push(position.key());
        self.positions.push((position, before));
    }

    fn has_several_pieces(&self, colour: Colour) -> bool {
        let position = self.position();
        let simple = position.of(colour, Kind::Pawn) | position.of(colour, Kind::King);
        position.pieces(colour).without(simple).several()
    }
}

impl Game for ChessGame {
    type Move = Move;
    /// Colour, origin and target.
    const HISTORY: usize = 2 * 64 * 64;

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.position().for_each_legal_move(|mv| moves.push(mv));
        moves
    }

    fn play(&mut self, mv: Move) {
        self.push(self.position().play(mv), true);
    }

    /// With few pieces a player may be glad to pass, and the search would be misled.
    fn pass(&mut self) -> bool {
        let passed = self.position().pass().filter(|_| self.has_several_pieces(self.position().turn()));
        if let Some(position) = passed {
            self.push(position, false);
        }
        passed.is_some()
    }

    fn undo(&mut self) {
        self.positions.pop();
        self.keys.pop();
    }

    fn key(&self) -> u64 {
        self.keys[self.keys.len() - 1]
    }

    fn code(mv: Move) -> u32 {
        let promotion = mv.promotion().map_or(0, |kind| kind as u32);
        1 << 16 | promotion << 12 | (mv.to().index() << 6 | mv.from().index()) as u32
    }

    fn slot(&self, mv: Move) -> usize {
        (self.position().turn() as usize) << 12 | mv.from().index() << 6 | mv.to().index()
    }

    fn without_moves(&self) -> NoMoves {
        if self.position().is_check() { NoMoves::Lost } else { NoMoves::Drawn }
    }

    /// The first repetition counts: what was possible once is possible again (FIDE 9.2, 9.3).
    fn is_drawn(&self) -> bool {
        let (Some((position, before)), Some((key, earlier))) =
            (self.positions.last(), self.keys.split_last())
        else {
            return false;
        };
        let repeated = || {
            let same_turn = earlier.iter().rev().take(*before).skip(1).step_by(2);
            same_turn.into_iter().any(|other| other == key)
        };
        position.plies_since_progress() >= FIFTY_MOVES || repeated()
    }

    fn evaluate(&self) -> i32 {
        evaluate(self.position())
    }

    fn known(&self) -> Option<Option<(bool, i32)>> {
        None
    }

    /// The most valuable victim by the least valuable attacker.
    fn gain(&self, mv: Move) -> Option<i32> {
        let position = self.position();
        let promotion = mv.promotion();
        if !position.is_capture(mv) && promotion != Some(Kind::Queen) {
            return None;
        }
        let victim = if mv.is_en_passant() {
            worth(Kind::Pawn)
        } else if position.is_capture(mv) {
            position.piece_at(mv.to()).map_or(0, |piece| worth(piece.kind))
        } else {
            0
        };
        let attacker = position.piece_at(mv.from()).map_or(0, |piece| worth(piece.kind));
        Some(victim * 16 - attacker + promotion.map_or(0, |kind| worth(kind) * 16) + 20_000)
    }

    fn is_restless(&self, _moves: &[Move]) -> bool {
        self.position().is_check()
    }

    fn extends(&self, _moves: usize) -> bool {
        self.position().is_check()
    }
}
