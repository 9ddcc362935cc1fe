//! What somebody's handwriting means, in the letters of any language (FIDE C3), without guessing.

use partie_chess::notation::{Description, Letters, NotationError, Written};
use partie_draughts::WhyNot;
use partie_draughts::notation::ReadProblem;

use super::entry::{move_alone, without_offer};
use crate::board::Board;
use crate::{Kind, Move, Piece};

/// Why a text is not one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Misread {
    /// Nobody can tell what it means.
    Unreadable,
    /// It means a move that is not legal.
    Illegal,
    /// It means several legal moves.
    Ambiguous,
}

/// Reads a move with the letters of one language: as it stands, or without the notes that players make beside it
/// (FIDE 12.4). Draughts has no letters for pieces.
pub(crate) fn read(board: &Board, text: &str, letters: Letters) -> Result<Move, Misread> {
    let as_it_stands = read_move(board, without_offer(text).trim(), letters);
    if as_it_stands != Err(Misread::Unreadable) {
        return as_it_stands;
    }
    read_move(board, &move_alone(text, board.chess().is_some()), letters)
}

/// The signs of the notations are read with the move (FIDE C9 to C13, ČUD 9.1).
fn read_move(board: &Board, text: &str, letters: Letters) -> Result<Move, Misread> {
    match board {
        Board::Chess(chess) => {
            let found = chess.position().read(text, letters).map_err(|error| misread(&error))?;
            board.find(&crate::board::written(found)).map_err(|_| Misread::Illegal)
        }
        Board::Draughts(draughts) => {
            let (found, _) =
                draughts.position().read_with_signs(text).map_err(|error| match error.problem {
                    ReadProblem::WhyNot(WhyNot::Ambiguous { .. }) => Misread::Ambiguous,
                    ReadProblem::WhyNot(_) | ReadProblem::NothingCaptured(_) => Misread::Illegal,
                    _ => Misread::Unreadable,
                })?;
            Ok(crate::board::written_path(&found))
        }
    }
}

fn misread(error: &NotationError) -> Misread {
    match error {
        NotationError::Ambiguous { .. } | NotationError::PromotionMissing { .. } => Misread::Ambiguous,
        NotationError::Illegal { .. } | NotationError::NullMove => Misread::Illegal,
        _ => Misread::Unreadable,
    }
}

/// Reads a move in any of these languages. If they give several legal moves, be it in one language or in two, it is
/// ambiguous.
pub(crate) fn read_in_any(board: &Board, text: &str, languages: &[Letters]) -> Result<Move, Misread> {
    let mut found = Err(Misread::Unreadable);
    for letters in languages {
        found = match (found, read(board, text, *letters)) {
            (Ok(one), Ok(other)) if one != other => return Err(Misread::Ambiguous),
            (_, Err(Misread::Ambiguous)) => return Err(Misread::Ambiguous),
            (Ok(one), _) | (_, Ok(one)) => Ok(one),
            (Err(one), Err(other)) => Err(one.max(other)),
        };
    }
    found
}

/// The languages that make a difference.
pub(crate) fn languages(board: &Board) -> &'static [Letters] {
    if board.chess().is_some() { &Letters::ALL } else { &Letters::ALL[..1] }
}

/// Whether a text describes a move that is not legal: the piece and the square where it ended.
pub(crate) fn describes(board: &Board, text: &str, mv: &Move, letters: Letters) -> bool {
    let text = move_alone(text, board.chess().is_some());
    let squares: Result<Move, _> = text.replace(['x', ':'], "-").parse();
    if squares.is_ok_and(|squares| squares.squares() == mv.squares()) {
        return true;
    }
    let Ok(Written { description: Description::Piece(piece), .. }) = Written::read(&text, letters) else {
        return false;
    };
    let kind = piece.kind.map_or(Kind::Pawn, Kind::from);
    let is_kind = |found: Piece| piece.from().is_some() || found.kind == kind;
    piece.to == mv.to().0
        && piece.from().is_none_or(|from| from == mv.from().0)
        && board.piece_at(mv.from()).is_some_and(is_kind)
}
