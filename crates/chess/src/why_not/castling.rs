//! Castling: what is meant by it, and what forbids it (FIDE 3.8a(ii), 3.8b, F3).

use super::{CastlingPart, Moved, PlacedPiece, WhyNot};
use crate::attacks;
use crate::{Bitboard, CastlingSide, Colour, Kind, Piece, Position, Square};

impl Position {
    /// The square of the rook that a move of the king means to castle with, if that is what it means: the king goes
    /// onto its own rook, or farther than one square to where castling would take it. From the e-file the latter
    /// means castling whether or not there is still a right to it. A piece of its own that stands there, or in the
    /// corner, can only have been meant like that: a king never steps onto one.
    pub(crate) fn castling_meant(&self, king: Square, to: Square) -> Option<Square> {
        let colour = self.turn();
        if king.rank_for(colour) != 0 || to.rank() != king.rank() {
            return None;
        }
        let own_rook = self.of(colour, Kind::Rook).has(to);
        if own_rook && self.castling_rooks().has(to) {
            return Some(to);
        }
        let side = CastlingSide::of(king, to);
        let to_its_end = side.king_ends_on(king) == to;
        let has_right = self.castling_rook(colour, side).is_some();
        let own_piece = self.pieces(colour).has(to);
        if attacks::king(king).has(to) {
            return (own_piece && to_its_end && has_right).then(|| self.rook_of_side(side));
        }
        if to_its_end && (has_right || king.file() == 4 && !own_rook) {
            return Some(self.rook_of_side(side));
        }
        let in_the_corner = matches!(to.file(), 0 | 7) && (has_right || king.file() == 4);
        (own_rook || own_piece && in_the_corner).then_some(to)
    }

    /// Where the rook for castling to a side stands: the one that has the right, else the outermost, else the corner.
    pub(super) fn rook_of_side(&self, side: CastlingSide) -> Square {
        let colour = self.turn();
        let corner = match (colour, side) {
            (Colour::White, CastlingSide::King) => Square::H1,
            (Colour::White, CastlingSide::Queen) => Square::A1,
            (Colour::Black, CastlingSide::King) => Square::H8,
            (Colour::Black, CastlingSide::Queen) => Square::A8,
        };
        let rook = self.castling_rook(colour, side).or_else(|| self.outermost_rook(colour, side));
        rook.unwrap_or(corner)
    }

    /// Whether the king may castle with the rook on this square.
    pub(super) fn check_castling(&self, rook: Square) -> Result<(), WhyNot> {
        self.check_castling_right(rook)?;
        let king = self.king(self.turn());
        let side = CastlingSide::of(king, rook);
        let (king_to, rook_to) = (side.king_ends_on(king), side.rook_ends_on(king));
        let others = self.occupied().without(Bitboard::from(king) | Bitboard::from(rook));
        let king_path = path(king, king_to);

        if let Some(by) = self.nearest_to(king, (king_path | path(rook, rook_to)) & others) {
            let between = attacks::between(king, rook).has(by.square);
            return Err(WhyNot::CastlingBlocked { by, between });
        }
        self.check_not_attacked(king, king_to, king_path)?;
        let by = self.enemy_attackers(king_to, others | Bitboard::from(king_to) | Bitboard::from(rook_to));
        if by.any() {
            return Err(WhyNot::CastlingExposesKing { rook, by: self.placed(by) });
        }
        Ok(())
    }

    /// FIDE 3.8b(1): neither the king nor this rook has moved.
    fn check_castling_right(&self, rook: Square) -> Result<(), WhyNot> {
        let colour = self.turn();
        let king = self.king(colour);
        // A king begins on its first rank with a rook on either side, in Chess960 too.
        if king.rank_for(colour) != 0 || matches!(king.file(), 0 | 7) {
            return Err(WhyNot::CastlingRightLost { rook, moved: Moved::King });
        }
        if self.piece_at(rook) != Some(Piece::new(colour, Kind::Rook)) {
            return Err(WhyNot::NoCastlingRook { at: rook });
        }
        let rights = self.castling_rooks() & self.pieces(colour);
        if rights.has(rook) {
            return Ok(());
        }
        let king_has_stayed = rights.any();
        let rook_has_moved = king_has_stayed || rook.rank() != king.rank();
        let moved = if rook_has_moved { Moved::Rook } else { Moved::KingOrRook };
        Err(WhyNot::CastlingRightLost { rook, moved })
    }

    /// FIDE 3.8b(2)a: the squares on which the king stands, that it crosses and on which it ends are not attacked.
    fn check_not_attacked(&self, king: Square, king_to: Square, path: Bitboard) -> Result<(), WhyNot> {
        let without_king = self.occupied().without(Bitboard::from(king));
        let mut squares: Vec<Square> = (path | Bitboard::from(king)).into_iter().collect();
        squares.sort_by_key(|square| square.file().abs_diff(king.file()));
        for square in squares {
            let by = self.enemy_attackers(square, without_king);
            if by.any() {
                let part = match square {
                    _ if square == king => CastlingPart::Start,
                    _ if square == king_to => CastlingPart::End,
                    _ => CastlingPart::Crossed,
                };
                return Err(WhyNot::CastlingAttacked { square, part, by: self.placed(by) });
            }
        }
        Ok(())
    }

    fn enemy_attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.board.attackers(!self.turn(), square, occupied)
    }

    fn nearest_to(&self, king: Square, pieces: Bitboard) -> Option<PlacedPiece> {
        let nearest = pieces.into_iter().min_by_key(|square| square.file().abs_diff(king.file()));
        nearest.and_then(|square| self.placed_on(square))
    }
}

/// The squares that a piece crosses and the one it ends on; a piece that stays ends on its own square.
fn path(from: Square, to: Square) -> Bitboard {
    attacks::between(from, to) | Bitboard::from(to)
}
