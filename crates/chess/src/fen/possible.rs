//! Whether a position can be played from. Positions that no game can reach are let through, as long as the rules
//! can be applied to them.

use super::FenProblem;
use crate::board::Board;
use crate::{Bitboard, Colour, Kind, Piece, Square};

/// Each player has one king: without it nothing can be said about a position.
pub(super) fn check_kings(board: &Board) -> Result<(), FenProblem> {
    for colour in Colour::ALL {
        let kings = (board.kind(Kind::King) & board.colour(colour)).count();
        if kings != 1 {
            return Err(FenProblem::Kings(colour, kings));
        }
    }
    Ok(())
}

/// The first thing about the pieces that makes them impossible, with the square to blame if there is one.
pub(super) fn check_pieces(board: &Board) -> Result<(), (FenProblem, Option<Square>)> {
    check_kings(board).map_err(|problem| (problem, None))?;
    for colour in Colour::ALL {
        let pieces = board.colour(colour);
        let count = |kind| (board.kind(kind) & pieces).count();
        let pawns = board.pawns() & pieces;
        if let Some(square) = (pawns & (Bitboard::rank(0) | Bitboard::rank(7))).first() {
            return Err((FenProblem::PawnOnEdge(Piece::new(colour, Kind::Pawn), square), Some(square)));
        }
        if count(Kind::Pawn) > 8 {
            return Err((FenProblem::TooManyPawns(colour, count(Kind::Pawn)), None));
        }
        if pieces.count() > 16 {
            return Err((FenProblem::TooManyPieces(colour, pieces.count()), None));
        }
    }
    Ok(())
}

/// FIDE 3.9: nobody may leave the own king in check, so the opponent of the player to move cannot be in check.
pub(super) fn check_turn(board: &Board, turn: Colour) -> Result<(), FenProblem> {
    let king = board.king(!turn);
    if board.attackers(turn, king, board.occupied()).any() {
        return Err(FenProblem::OpponentInCheck(!turn));
    }
    Ok(())
}

/// FIDE 3.7d: the pawn stands beyond the square it passed, and both that square and its original one are empty.
pub(super) fn check_passed(board: &Board, turn: Colour, passed: Square) -> Result<(), FenProblem> {
    let forward = if turn == Colour::White { -1 } else { 1 };
    let pawn = Piece::new(!turn, Kind::Pawn);
    let right_rank = passed.rank_for(turn) == 5;
    let stands = passed.step(0, forward).is_some_and(|square| board.piece_at(square) == Some(pawn));
    let came = passed.step(0, -forward).is_some_and(|square| board.piece_at(square).is_none());
    if right_rank && stands && came && board.piece_at(passed).is_none() {
        Ok(())
    } else {
        Err(FenProblem::NothingPassed(passed))
    }
}
