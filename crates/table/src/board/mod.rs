//! The board of either game: the few things that the table asks of it.

mod changes;
mod chess;
mod choice;
mod colour;
mod draughts;
mod irregular_position;
mod moves;
mod piece;
mod signs;
mod snapshot;
mod square;

pub use changes::Change;
pub(crate) use chess::{ChessBoard, written};
pub use choice::{Castling, Choice, Choices};
pub use colour::Colour;
pub(crate) use draughts::{DraughtsBoard, is_jumped, written as written_path};
pub use moves::{Move, NotAMove};
pub use piece::{Kind, Piece};
pub use signs::{MarkedMove, NotAMarkedMove, NotSigns, Signs};
pub use square::Square;

use partie_chess::notation::Letters;
use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};

use crate::result::Reason;
use crate::{Why, Winnability};

/// What stands on the board, and what of the game so far the rules need to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Board {
    Chess(ChessBoard),
    Draughts(DraughtsBoard),
}

/// How a game has ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) winner: Option<Colour>,
    pub(crate) reason: Reason,
    pub(crate) article: Article,
}

impl Board {
    /// The player who has the move.
    pub(crate) fn turn(&self) -> Colour {
        match self {
            Board::Chess(board) => board.turn(),
            Board::Draughts(board) => board.turn(),
        }
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Board::Chess(board) => board.piece_at(square),
            Board::Draughts(board) => board.piece_at(square),
        }
    }

    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let squares = match self {
            Board::Chess(board) => board.position().occupied(),
            Board::Draughts(_) => partie_chess::Bitboard::ALL,
        };
        squares.into_iter().filter_map(|square| Some((Square(square), self.piece_at(Square(square))?)))
    }

    /// The legal move that the squares mean, or why there is none.
    pub(crate) fn find(&self, mv: &Move) -> Result<Move, Why> {
        match self {
            Board::Chess(board) => board.find(mv).map(chess::written),
            Board::Draughts(board) => board.find(mv).map(|found| draughts::written(&found)),
        }
    }

    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        match self {
            Board::Chess(board) => board.legal_moves().map(chess::written).collect(),
            Board::Draughts(board) => board.legal_moves().iter().map(draughts::written).collect(),
        }
    }

    pub(crate) fn some_legal_move(&self) -> Option<Move> {
        match self {
            Board::Chess(board) => board.legal_moves().next().map(chess::written),
            Board::Draughts(board) => board.legal_moves().first().map(draughts::written),
        }
    }

    /// Whether the game has such pieces.
    pub(crate) fn has(&self, kind: Kind) -> bool {
        match self {
            Board::Chess(_) => kind.in_chess().is_some(),
            Board::Draughts(_) => matches!(kind, Kind::Man | Kind::King),
        }
    }

    /// Plays a legal move. Whether it was one.
    pub(crate) fn play(&mut self, mv: &Move) -> bool {
        match self {
            Board::Chess(board) => board.play(mv),
            Board::Draughts(board) => board.play(mv),
        }
    }

    /// The legal move that the squares mean, and what ends the game after it, if anything does.
    pub(crate) fn find_with_end(
        &self,
        mv: &Move,
        rules: &Rules,
        judge: &dyn Winnability,
    ) -> Result<(Move, Option<End>), Why> {
        match self {
            Board::Chess(board) => {
                let legal = board.find(mv)?;
                Ok((chess::written(legal), board.end_after(legal, rules, judge)))
            }
            Board::Draughts(board) => {
                let legal = board.find(mv)?;
                Ok((draughts::written(&legal), board.end_after(&legal)))
            }
        }
    }

    /// In draughts: how the game has ended, if it has, with the pieces as they stand.
    pub(crate) fn end(&self) -> Option<End> {
        match self {
            Board::Chess(_) => None,
            Board::Draughts(board) => board.end(),
        }
    }

    /// What a legal move changes on the board.
    pub(crate) fn changes_of(&self, mv: &Move) -> Vec<Change> {
        self.position_after(mv).map_or_else(Vec::new, |after| self.differences(&after))
    }

    /// What would have to change for this board to look like another one.
    pub(crate) fn differences(&self, other: &Board) -> Vec<Change> {
        let differs = |square: &Square| self.piece_at(*square) != other.piece_at(*square);
        Square::all().filter(differs).map(|square| Change { square, piece: other.piece_at(square) }).collect()
    }

    /// What changes when a piece goes from one square to another, and nothing else happens.
    pub(crate) fn relocation(&self, path: &Move) -> Vec<Change> {
        let piece = self.piece_at(path.from());
        [Change { square: path.from(), piece: None }, Change { square: path.to(), piece }].to_vec()
    }

    /// In draughts: the legal captures of the piece on a square, each as the squares it lands on and those it captures.
    pub(crate) fn captures_from(&self, from: Square) -> Vec<(Vec<Square>, Vec<Square>)> {
        match self {
            Board::Chess(_) => Vec::new(),
            Board::Draughts(board) => board.captures_from(from),
        }
    }

    /// In draughts: the orders in which a legal capture can jump its pieces.
    pub(crate) fn orders_of_capture(&self, mv: &Move) -> Vec<Vec<Square>> {
        match self {
            Board::Chess(_) => Vec::new(),
            Board::Draughts(board) => board.orders_of_capture(mv),
        }
    }

    /// The position after a legal move, as a board without a past.
    pub(crate) fn position_after(&self, mv: &Move) -> Option<Board> {
        match self {
            Board::Chess(board) => board.position_after(mv).map(|next| Board::Chess(ChessBoard::new(next))),
            Board::Draughts(board) => {
                board.position_after(mv).map(|next| Board::Draughts(DraughtsBoard::new(next)))
            }
        }
    }

    /// Whether a legal move captures the piece on this square.
    pub(crate) fn captures(&self, mv: &Move, square: Square) -> bool {
        match self {
            Board::Chess(board) => board.captures(mv, square),
            Board::Draughts(board) => board.captures(mv, square),
        }
    }

    /// Where the king ends if the legal move is castling.
    pub(crate) fn castling_king_ends(&self, mv: &Move) -> Option<Square> {
        let legal = self.chess()?.find(mv).ok()?;
        legal.is_castling().then(|| Square(legal.king_goes_to()))
    }

    /// Whether a king that goes this way is meant to castle, and may not (FIDE 3.8b).
    pub(crate) fn castles_illegally(&self, way: &Move) -> bool {
        use partie_chess::WhyNot;
        let Err(Why::Chess(why)) = self.find(way) else { return false };
        matches!(
            why,
            WhyNot::NoCastlingRook { .. }
                | WhyNot::CastlingRightLost { .. }
                | WhyNot::CastlingBlocked { .. }
                | WhyNot::CastlingAttacked { .. }
                | WhyNot::CastlingExposesKing { .. }
        )
    }

    /// Goes on from the pieces as they stand after something against the rules, with this player to move. It is false,
    /// and nothing happens, if the rules cannot be applied to them: a king is missing.
    pub(crate) fn stand(&mut self, changes: &[Change], turn: Colour) -> bool {
        match self {
            Board::Chess(board) => board.stand(changes, turn),
            Board::Draughts(board) => board.stand(changes, turn),
        }
    }

    /// The move that a text means: notation of the game, or squares.
    pub(crate) fn read(&self, text: &str) -> Result<MarkedMove, Why> {
        match self {
            Board::Chess(board) => board.read(text),
            Board::Draughts(_) => draughts::read(text),
        }
    }

    /// How a legal move is written on the scoresheet.
    pub(crate) fn notation(&self, mv: &Move) -> String {
        match self {
            Board::Chess(board) => board.notation(mv),
            Board::Draughts(board) => {
                board.find(mv).map_or_else(|_| mv.to_string(), |found| found.to_string())
            }
        }
    }

    /// The same with the letters of a language; draughts has no letters for pieces.
    pub(crate) fn notation_in(&self, mv: &Move, letters: Letters) -> String {
        match self {
            Board::Chess(board) => board.notation_in(mv, letters),
            Board::Draughts(_) => self.notation(mv),
        }
    }

    /// The position as FEN.
    pub(crate) fn fen(&self) -> String {
        match self {
            Board::Chess(board) => board.position().fen(),
            Board::Draughts(board) => board.position().fen(),
        }
    }

    /// About how many bytes it points to.
    pub(crate) fn heap_bytes(&self) -> usize {
        match self {
            Board::Chess(board) => board.heap_bytes(),
            Board::Draughts(board) => board.heap_bytes(),
        }
    }

    /// The chess board, if it is one.
    pub(crate) fn chess(&self) -> Option<&ChessBoard> {
        match self {
            Board::Chess(board) => Some(board),
            Board::Draughts(_) => None,
        }
    }
}
