//! Whether a piece can get to a square, were it not for the safety of its king (FIDE 3.1-3.8a).

use super::{PlacedPiece, WhyNot};
use crate::attacks;
use crate::moves::Manner;
use crate::{Bitboard, Kind, Piece, Position, Square};

impl Position {
    /// How the piece gets there.
    pub(super) fn way_to(&self, piece: PlacedPiece, to: Square) -> Result<Manner, WhyNot> {
        if piece.kind() == Kind::Pawn {
            return self.pawn_way_to(piece, to);
        }
        let from = piece.square;
        if !attacks::of(piece.kind(), piece.piece.colour, from, Bitboard::EMPTY).has(to) {
            return Err(WhyNot::WrongWay { piece, to });
        }
        self.check_no_king_on(to)?;
        if let Some(by) = self.first_between(from, to) {
            return Err(WhyNot::InTheWay { by });
        }
        self.check_not_own(to)?;
        Ok(if piece.kind() == Kind::King { Manner::King } else { Manner::Piece })
    }

    fn pawn_way_to(&self, pawn: PlacedPiece, to: Square) -> Result<Manner, WhyNot> {
        match pawn.to(to) {
            (0, 1) => self.pawn_path_is_free(pawn, to).map(|()| Manner::Pawn),
            (0, 2) if pawn.square.rank_for(pawn.piece.colour) == 1 => {
                self.pawn_path_is_free(pawn, to).map(|()| Manner::DoubleStep)
            }
            (0, 2) => Err(WhyNot::NotOriginalSquare { pawn }),
            (-1 | 1, 1) => self.pawn_captures(pawn, to),
            _ => Err(WhyNot::WrongWay { piece: pawn, to }),
        }
    }

    /// FIDE 3.7a, 3.7b: straight forward, to an empty square and over an empty one.
    fn pawn_path_is_free(&self, pawn: PlacedPiece, to: Square) -> Result<(), WhyNot> {
        match self.first_between(pawn.square, to).or_else(|| self.placed_on(to)) {
            Some(by) => Err(WhyNot::PawnBlocked { pawn, by, to }),
            None => Ok(()),
        }
    }

    /// FIDE 3.7c, 3.7d: diagonally, where there is something to capture.
    fn pawn_captures(&self, pawn: PlacedPiece, to: Square) -> Result<Manner, WhyNot> {
        if self.occupied().has(to) {
            self.check_no_king_on(to)?;
            return self.check_not_own(to).map(|()| Manner::Pawn);
        }
        if self.passed_square() == Some(to) {
            return Ok(Manner::EnPassant);
        }
        let enemy_pawn = Piece::new(!self.turn(), Kind::Pawn);
        let beside = Square::at(to.file(), pawn.square.rank()).and_then(|square| self.placed_on(square));
        match beside.filter(|beside| beside.piece == enemy_pawn) {
            Some(beside) if pawn.square.rank_for(self.turn()) == 4 => {
                Err(WhyNot::EnPassantTooLate { beside })
            }
            _ => Err(WhyNot::NothingToCapture { to }),
        }
    }

    /// FIDE 1.2
    fn check_no_king_on(&self, to: Square) -> Result<(), WhyNot> {
        match self.placed_on(to).filter(|_| to == self.king(!self.turn())) {
            Some(king) => Err(WhyNot::CapturesKing { king }),
            None => Ok(()),
        }
    }

    /// FIDE 3.1
    fn check_not_own(&self, to: Square) -> Result<(), WhyNot> {
        match self.placed_on(to).filter(|own| own.piece.colour == self.turn()) {
            Some(own) => Err(WhyNot::OwnPiece { own }),
            None => Ok(()),
        }
    }

    /// The first piece that one meets on a straight line between two squares.
    fn first_between(&self, from: Square, to: Square) -> Option<PlacedPiece> {
        let pieces = attacks::between(from, to) & self.occupied();
        let first = pieces.into_iter().min_by_key(|square| square.index().abs_diff(from.index()));
        first.and_then(|square| self.placed_on(square))
    }
}
