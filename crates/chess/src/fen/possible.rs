//! Whether a position can be played from. Positions that no game can reach are let through, as long as the rules
//! can be applied to them.

use crate::board::Board;
use crate::setup::Impossible;
use crate::{Bitboard, Colour, Kind, Piece, Square};

/// Each player has one king: without it nothing can be said about a position.
pub(crate) fn check_kings(board: &Board) -> Result<(), Impossible> {
    for colour in Colour::ALL {
        let kings = (board.kind(Kind::King) & board.colour(colour)).count();
        if kings != 1 {
            return Err(Impossible::Kings(colour, kings));
        }
    }
    Ok(())
}

/// The first thing about the pieces that makes them impossible, with the square to blame if there is one.
pub(crate) fn check_pieces(board: &Board) -> Result<(), (Impossible, Option<Square>)> {
    check_kings(board).map_err(|problem| (problem, None))?;
    for colour in Colour::ALL {
        let pieces = board.colour(colour);
        let count = |kind| (board.kind(kind) & pieces).count();
        let pawns = board.pawns() & pieces;
        if let Some(square) = (pawns & (Bitboard::rank(0) | Bitboard::rank(7))).first() {
            return Err((Impossible::PawnOnEdge(Piece::new(colour, Kind::Pawn), square), Some(square)));
        }
        if count(Kind::Pawn) > 8 {
            return Err((Impossible::TooManyPawns(colour, count(Kind::Pawn)), None));
        }
        if pieces.count() > 16 {
            return Err((Impossible::TooManyPieces(colour, pieces.count()), None));
        }
    }
    Ok(())
}

/// FIDE 3.9: nobody may leave the own king in check, so the opponent of the player to move cannot be in check.
pub(crate) fn check_turn(board: &Board, turn: Colour) -> Result<(), Impossible> {
    let king = board.king(!turn);
    if board.attackers(turn, king, board.occupied()).any() {
        return Err(Impossible::OpponentInCheck(!turn));
    }
    Ok(())
}

/// FIDE 3.7d: the pawn stands beyond the square it passed, and both that square and its original one are empty.
pub(crate) fn check_passed(board: &Board, turn: Colour, passed: Square) -> Result<(), Impossible> {
    let forward = if turn == Colour::White { -1 } else { 1 };
    let pawn = Piece::new(!turn, Kind::Pawn);
    let right_rank = passed.rank_for(turn) == 5;
    let stands = passed.step(0, forward).is_some_and(|square| board.piece_at(square) == Some(pawn));
    let came = passed.step(0, -forward).is_some_and(|square| board.piece_at(square).is_none());
    if right_rank && stands && came && board.piece_at(passed).is_none() {
        Ok(())
    } else {
        Err(Impossible::NothingPassed(passed))
    }
}

/// A king begins with a rook on either side (FIDE F2a), so a right needs its rook on the first rank, beside a king that is
/// there as well and not in a corner; and there is one right on each side.
pub(crate) fn check_castling(board: &Board) -> Result<(), Impossible> {
    for rook in board.castling {
        let problem = Err(Impossible::Castling(rook));
        let Some(Piece { colour, kind: Kind::Rook }) = board.piece_at(rook) else { return problem };
        let king = board.king(colour);
        let at_home =
            king.rank_for(colour) == 0 && !matches!(king.file(), 0 | 7) && rook.rank() == king.rank();
        let others = board.castling.without(Bitboard::from(rook)) & board.colour(colour);
        if !at_home || others.into_iter().any(|other| (other > king) == (rook > king)) {
            return problem;
        }
    }
    Ok(())
}
