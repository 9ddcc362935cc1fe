//! Why a move is not legal.
//!
//! [`Position::find_move`] goes through what the Laws ask of a move, and the first thing that fails is the reason.
//! The order is that of a person who explains: how the piece moves at all comes before what stands in its way, and
//! that before the safety of the king.
//!
//! 1. There is a piece to move, it goes somewhere, and its player has the move (FIDE 1.1).
//! 2. It can go that way (FIDE 3.2-3.4, 3.6-3.8a), a pawn's double step starts from the original square (FIDE 3.7b).
//! 3. It does not capture a king (FIDE 1.2).
//! 4. Nothing is in its way (FIDE 3.5, 3.7a, 3.7b), and no piece of its own colour is on the target (FIDE 3.1).
//! 5. A pawn that goes diagonally has something to capture (FIDE 3.7c, 3.7d).
//! 6. The king goes to no attacked square (FIDE 3.8a(i)) and is not left in check or put into it (FIDE 3.9).
//! 7. A promotion, and no other move, says what the pawn becomes (FIDE 3.7e). As this is asked last,
//!    [`WhyNot::PromotionMissing`] means that the move is fine but for the choice.
//!
//! Castling has steps of its own in place of 2 to 6:
//!
//! 1. King and rook have not moved (FIDE 3.8b(1)), and there is a rook (FIDE 3.8a(ii)).
//! 2. No piece stands where they go (FIDE 3.8b(2)b, F3n4).
//! 3. The king is not in check, crosses no attacked square and ends on none (FIDE 3.8b(2)a).
//! 4. The king is not in check once the rook has left its place (FIDE 3.9; possible in Chess960 only).

mod castling;
mod king_safety;
mod phrase;
mod reason;
mod text;
mod way;

pub use reason::{CastlingPart, Moved, PlacedPiece, WhyNot};

use crate::moves::{Manner, Move};
use crate::{CastlingSide, Kind, Position, Square};

impl Position {
    /// The legal move from one square to another, or the reason why there is none.
    ///
    /// Castling may be given in two ways: the king goes onto its rook, or to the square where it ends. If the latter
    /// is next to the king, as can happen in Chess960, it means a step of the king.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let start = Position::start();
    /// assert!(start.find_move(Square::G1, Square::F3, None).is_ok());
    /// let why_not = start.find_move(Square::C1, Square::E3, None).unwrap_err();
    /// assert_eq!(why_not.article().to_string(), "FIDE 3.5");
    /// assert_eq!(why_not.to_string(), "the pawn on d2 is in the way");
    /// ```
    ///
    /// # Errors
    /// When the move is not legal: the reason, which knows its article and the squares and pieces it is about.
    pub fn find_move(&self, from: Square, to: Square, promotion: Option<Kind>) -> Result<Move, WhyNot> {
        let piece = self.piece_to_move(from, to)?;
        if piece.kind() == Kind::King
            && let Some(rook) = self.castling_meant(from, to)
        {
            let castling = self.find_castling(rook)?;
            return promote(Manner::Castling, to, promotion).map(|_| castling);
        }
        let manner = self.way_to(piece, to)?;
        self.check_king_stays_safe(piece, to, manner)?;
        promote(manner, to, promotion).map(|manner| Move::new(manner, from, to))
    }

    /// The reason why a move is not legal; nothing if it is.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let start = Position::start();
    /// assert_eq!(start.why_not(Square::E2, Square::E4, None), None);
    /// assert_eq!(start.why_not(Square::E2, Square::E5, None).unwrap().article().to_string(), "FIDE 3.7b");
    /// ```
    pub fn why_not(&self, from: Square, to: Square, promotion: Option<Kind>) -> Option<WhyNot> {
        self.find_move(from, to, promotion).err()
    }

    /// Castling with the rook on a square, or the reason why it is not legal.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let position: Position = "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
    /// assert!(position.find_castling(Square::A1).is_ok());
    /// let why_not = position.find_castling(Square::H1).unwrap_err();
    /// assert_eq!(why_not.to_string(), "the king would cross f1, which is attacked by the bishop on a6");
    /// ```
    ///
    /// # Errors
    /// When castling with this rook is not legal.
    pub fn find_castling(&self, rook: Square) -> Result<Move, WhyNot> {
        self.check_castling(rook)?;
        Ok(Move::new(Manner::Castling, self.king(self.turn()), rook))
    }

    /// Castling to one side, `0-0` or `0-0-0`, or the reason why it is not legal.
    ///
    /// ```
    /// use partie_chess::{CastlingSide, Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1".parse().unwrap();
    /// assert_eq!(position.find_castling_to(CastlingSide::King).unwrap().to(), Square::H1);
    /// let why_not = position.find_castling_to(CastlingSide::Queen).unwrap_err();
    /// assert_eq!(why_not.to_string(), "the knight on b1 is in the way of castling");
    /// ```
    ///
    /// # Errors
    /// When castling to this side is not legal.
    pub fn find_castling_to(&self, side: CastlingSide) -> Result<Move, WhyNot> {
        self.find_castling(self.rook_of_side(side))
    }

    /// FIDE 1.1: players move their own pieces, in turns, and cannot pass.
    pub(crate) fn piece_to_move(&self, from: Square, to: Square) -> Result<PlacedPiece, WhyNot> {
        let piece = self.piece_at(from).ok_or(WhyNot::NoPiece { from })?;
        let placed = PlacedPiece { piece, square: from };
        if piece.colour != self.turn() {
            return Err(WhyNot::NotYourPiece { piece: placed });
        }
        if from == to { Err(WhyNot::StaysPut { piece: placed }) } else { Ok(placed) }
    }
}

/// FIDE 3.7e: a pawn on the last rank becomes one of four pieces, and nothing else changes its kind.
fn promote(manner: Manner, to: Square, promotion: Option<Kind>) -> Result<Manner, WhyNot> {
    let promotes = matches!(manner, Manner::Pawn) && matches!(to.rank(), 0 | 7);
    match promotion {
        None if promotes => Err(WhyNot::PromotionMissing { to }),
        None => Ok(manner),
        Some(kind) if promotes => {
            let promotion = Manner::PROMOTIONS.into_iter().find(|manner| manner.promotion() == Some(kind));
            promotion.ok_or(WhyNot::PromotionNotAllowed { kind })
        }
        Some(kind) => Err(WhyNot::NotAPromotion { kind }),
    }
}
