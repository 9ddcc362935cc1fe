//! How a move changes the key of a position.

use crate::board::Board;
use crate::moves::{CastlingSide, Manner};
use crate::side::Side;
use crate::zobrist;
use crate::{Kind, Piece, Position, Square};

impl Position {
    /// The numbers of all pieces and castling rights that come or go, and whether the move is a capture or a pawn's
    /// (FIDE 9.3). `after` is the board that the move leads to.
    #[inline(always)]
    pub(crate) fn changed_numbers<S: Side>(
        &self,
        after: &Board,
        manner: Manner,
        from: Square,
        to: Square,
    ) -> (u64, bool) {
        let (mut numbers, progress) = self.changed_pieces::<S>(manner, from, to);
        for rook in self.board.castling ^ after.castling {
            numbers ^= zobrist::castling(rook);
        }
        (numbers, progress)
    }

    #[inline(always)]
    fn changed_pieces<S: Side>(&self, manner: Manner, from: Square, to: Square) -> (u64, bool) {
        let ours = |kind, square| zobrist::piece(Piece::new(S::COLOUR, kind), square);
        let theirs = |kind, square| zobrist::piece(Piece::new(S::Opponent::COLOUR, kind), square);
        if let Manner::Castling = manner {
            let side = CastlingSide::of(from, to);
            let king = ours(Kind::King, from) ^ ours(Kind::King, side.king_ends_on(from));
            return (king ^ ours(Kind::Rook, to) ^ ours(Kind::Rook, side.rook_ends_on(from)), false);
        }
        let kind = match manner {
            Manner::Piece => self.board.kind_at(from).unwrap_or(Kind::Queen),
            Manner::King => Kind::King,
            _ => Kind::Pawn,
        };
        let moved = ours(kind, from) ^ ours(manner.promotion().unwrap_or(kind), to);
        if let Manner::EnPassant = manner {
            let captured = Square::wrap((to.index() as i32 - i32::from(S::FORWARD)) as u32);
            (moved ^ theirs(Kind::Pawn, captured), true)
        } else if self.board.colour(S::Opponent::COLOUR).has(to) {
            (moved ^ theirs(self.board.kind_at(to).unwrap_or(Kind::Queen), to), true)
        } else {
            (moved, kind == Kind::Pawn)
        }
    }
}
