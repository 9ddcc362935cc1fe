use core::ops::Deref;

use crate::Square;
use crate::moves::{Manner, Move};

/// Sixteen pieces with at most 27 targets each: no position can have more moves.
const CAPACITY: usize = 16 * 27;

/// The legal moves of a position, kept without allocating. It is a slice of [`Move`]s.
///
/// ```
/// use partie_chess::Position;
/// let moves = Position::start().legal_moves();
/// assert_eq!(moves.iter().filter(|m| m.from().rank() == 1).count(), 16);
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    #[inline(always)]
    pub(crate) fn push(&mut self, m: Move) {
        self.moves[self.len] = m;
        self.len += 1;
    }
}

impl Default for MoveList {
    #[inline(always)]
    fn default() -> MoveList {
        MoveList { moves: [Move::new(Manner::Piece, Square::A1, Square::A1); CAPACITY], len: 0 }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl core::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
