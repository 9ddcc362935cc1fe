//! The key of the position after a move, from the key before it.

use crate::board::Board;
use crate::moves::{CastlingSide, Manner};
use crate::side::Side;
use crate::zobrist;
use crate::{Kind, Piece, Position, Square};

impl Position {
    /// `after` is the board that the move leads to.
    #[inline(always)]
    pub(crate) fn key_after<S: Side>(
        &self,
        after: &Board,
        en_passant_is_legal: bool,
        manner: Manner,
        from: Square,
        to: Square,
    ) -> u64 {
        let mut key = self.key() ^ zobrist::BLACK_TO_MOVE ^ self.moved_pieces::<S>(manner, from, to);
        if let Some(square) = self.en_passant_square() {
            key ^= zobrist::en_passant(square);
        }
        if en_passant_is_legal {
            key ^= zobrist::en_passant(to);
        }
        for rook in self.board.castling ^ after.castling {
            key ^= zobrist::castling(rook);
        }
        key
    }

    #[inline(always)]
    fn moved_pieces<S: Side>(&self, manner: Manner, from: Square, to: Square) -> u64 {
        let ours = |kind, square| zobrist::piece(Piece::new(S::COLOUR, kind), square);
        let theirs = |kind, square| zobrist::piece(Piece::new(S::Opponent::COLOUR, kind), square);
        if let Manner::Castling = manner {
            let side = CastlingSide::of(from, to);
            let king = ours(Kind::King, from) ^ ours(Kind::King, side.king_ends_on(from));
            return king ^ ours(Kind::Rook, to) ^ ours(Kind::Rook, side.rook_ends_on(from));
        }
        let kind = match manner {
            Manner::Piece => self.board.kind_at(from).unwrap_or(Kind::Queen),
            Manner::King => Kind::King,
            _ => Kind::Pawn,
        };
        let mut numbers = ours(kind, from) ^ ours(manner.promotion().unwrap_or(kind), to);
        if let Manner::EnPassant = manner {
            let captured = Square::wrap((to.index() as i32 - i32::from(S::FORWARD)) as u32);
            numbers ^= theirs(Kind::Pawn, captured);
        } else if self.board.colour(S::Opponent::COLOUR).has(to) {
            numbers ^= theirs(self.board.kind_at(to).unwrap_or(Kind::Queen), to);
        }
        numbers
    }
}
