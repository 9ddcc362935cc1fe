//! Placements of the men that are followed, each once.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::board::Board;
use crate::{Bitboard, Colour, Piece, Position, Square, zobrist};

/// The men that are followed, and who is to move.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    pub(super) board: Board,
    pub(super) turn: Colour,
    key: u64,
}

impl Placement {
    pub(super) fn of(position: &Position, roamers: Bitboard) -> Placement {
        let mut board = position.board;
        roamers.into_iter().for_each(|square| board.remove(square));
        board.passed = Bitboard::EMPTY;
        let key = Position::from_parts(board, position.turn(), 0, 1).key();
        Placement { board, turn: position.turn(), key }
    }

    /// Somebody who is not followed has moved.
    pub(super) fn passed(&self) -> Placement {
        Placement { board: self.board, turn: !self.turn, key: self.key ^ zobrist::BLACK_TO_MOVE }
    }

    /// And has captured.
    pub(super) fn without(&self, square: Square) -> Placement {
        let mut next = self.passed();
        next.remove(square);
        next
    }

    /// A man that is followed has moved and is this piece now.
    pub(super) fn moved(&self, piece: Piece, from: Square, to: Square) -> Placement {
        let mut next = self.passed();
        next.remove(from);
        next.remove(to);
        next.board.put(piece, to);
        next.key ^= zobrist::piece(piece, to);
        next
    }

    fn remove(&mut self, square: Square) {
        if let Some(piece) = self.board.piece_at(square) {
            self.board.remove(square);
            self.key ^= zobrist::piece(piece, square);
        }
    }
}

/// A placement's key is a good hash already.
#[derive(Default)]
struct KeyIsHash(u64);

impl Hasher for KeyIsHash {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {}
    fn write_u64(&mut self, key: u64) {
        self.0 = key.rotate_left(7);
    }
}

pub(super) struct Placements {
    all: Vec<Placement>,
    /// By key; should two share one, the second is lost, and the checker will miss it.
    known: HashSet<u64, BuildHasherDefault<KeyIsHash>>,
}

impl Placements {
    pub(super) fn from(first: Placement) -> Placements {
        let mut placements = Placements { all: Vec::new(), known: HashSet::default() };
        placements.insert(first);
        placements
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn get(&self, index: usize) -> Placement {
        self.all[index]
    }

    pub(super) fn insert(&mut self, placement: Placement) {
        if self.known.insert(placement.key) {
            self.all.push(placement);
        }
    }

    pub(super) fn into_positions(self) -> Vec<Position> {
        let position = |placement: Placement| Position::from_parts(placement.board, placement.turn, 0, 1);
        self.all.into_iter().map(position).collect()
    }
}
