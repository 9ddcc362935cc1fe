//! Whether a move leaves its own king out of check (FIDE 3.8a(i), 3.9).

use super::{PlacedPiece, WhyNot};
use crate::moves::Manner;
use crate::{Bitboard, Kind, Position, Square};

impl Position {
    /// The piece can get there; may it, as far as its king goes?
    pub(super) fn check_king_stays_safe(
        &self,
        piece: PlacedPiece,
        to: Square,
        manner: Manner,
    ) -> Result<(), WhyNot> {
        let king = if piece.kind() == Kind::King { to } else { self.king(self.turn()) };
        let by = self.attackers_after(piece.square, to, manner, king);
        let Some(first) = by.first().and_then(|square| self.placed_on(square)) else { return Ok(()) };
        let still = by & self.checkers();
        Err(if piece.kind() == Kind::King {
            WhyNot::KingToAttackedSquare { to, by: self.placed(by) }
        } else if still.any() {
            WhyNot::CheckNotAnswered { by: self.placed(still) }
        } else if let Manner::EnPassant = manner {
            WhyNot::EnPassantExposesKing { by: self.placed(by) }
        } else {
            WhyNot::Pinned { piece, by: first }
        })
    }

    /// The enemy pieces that attack the king once the move is made. A king that moves shields nothing behind it.
    fn attackers_after(&self, from: Square, to: Square, manner: Manner, king: Square) -> Bitboard {
        let captured = match manner {
            Manner::EnPassant => Square::at(to.file(), from.rank()).map_or(Bitboard::EMPTY, Bitboard::from),
            _ => Bitboard::from(to),
        };
        let occupied = self.occupied().without(Bitboard::from(from) | captured) | Bitboard::from(to);
        self.board.attackers(!self.turn(), king, occupied).without(captured)
    }
}
