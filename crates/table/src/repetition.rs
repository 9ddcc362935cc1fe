//! The same position again, compared piece by piece (FIDE 9.2). The board's keys only say when it is worth looking.

use partie_chess::Position;
use partie_laws::Edition;

use crate::board::{ChessBoard, Count};
use crate::{Move, Table};

impl Table {
    /// How often the position on the chess board, or the one after an intended legal move, occurs.
    pub(crate) fn repetitions(&self, intended: Option<&Move>, edition: &Edition) -> Count {
        let needed = edition.claim_repetition;
        if intended.is_none() {
            // The keys find the same position again, and seldom another one: as long as they are too few, so is it.
            let found = self.board.chess().map_or(0, ChessBoard::times_seen);
            if found < needed {
                return Count { found, needed };
            }
        }
        let positions = self.positions();
        let found = match intended {
            None => positions.last().map_or(0, |position| times(&positions, position)),
            Some(mv) => self.position_after(mv).map_or(0, |position| times(&positions, &position) + 1),
        };
        Count { found, needed }
    }

    /// Whether the game is drawn after a legal move, because the position occurs so often (FIDE 2014/9.6a, 2018/9.6.1).
    pub(crate) fn is_drawn_by_repetition(&self, mv: &Move, edition: &Edition) -> bool {
        let (Some(needed), Some(next)) = (edition.automatic_repetition, self.position_after(mv)) else {
            return false;
        };
        let positions = self.positions();
        let found = if needed.consecutive {
            let earlier = positions.iter().rev().skip(3).step_by(4);
            earlier.take_while(|earlier| earlier.repeats(&next)).count() as u32
        } else {
            times(&positions, &next)
        };
        found + 1 >= needed.times
    }

    fn position_after(&self, mv: &Move) -> Option<Position> {
        let board = self.board.chess()?;
        Some(board.position().play(board.find(mv).ok()?))
    }

    /// Every position of a chess game so far, this one included.
    fn positions(&self) -> Vec<Position> {
        let mut positions = Vec::with_capacity(self.plies.len() + 1);
        self.played_over(|board, _| positions.extend(board.chess().map(|board| *board.position())));
        positions.extend(self.board.chess().map(|board| *board.position()));
        positions
    }
}

fn times(positions: &[Position], position: &Position) -> u32 {
    positions.iter().filter(|earlier| earlier.repeats(position)).count() as u32
}
