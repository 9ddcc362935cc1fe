//! The moves that a player may choose from, with what somebody who shows them needs to know.

use crate::board::Board;
use crate::{Move, Square, Table};

/// A move that the player who has the move may make.
///
/// ```
/// use partie_table::{Regulations, Table};
/// let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned();
/// let table = Table::open(Regulations { start: Some(start), ..Regulations::default() }).unwrap();
/// let castles = table.choices().into_iter().find(|choice| choice.notation == "O-O").unwrap();
/// assert_eq!((castles.mv.to_string(), castles.castling.unwrap().king_to.to_string()), ("e1-h1".into(), "g1".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, with every landing of a capture in draughts.
    pub mv: Move,
    /// In the notation of the game, with English letters.
    pub notation: String,
    /// What it captures, hop by hop in draughts.
    pub captured: Vec<Square>,
    /// Where king and rook end, if it is castling.
    pub castling: Option<Castling>,
}

/// Where king and rook end when they castle (FIDE 3.8a, F3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The king's square.
    pub king_to: Square,
    /// The rook's.
    pub rook_to: Square,
}

impl Table {
    /// The moves that the player who has the move may make; in draughts every path that a capture can take.
    pub fn choices(&self) -> Vec<Choice> {
        let bound = self.bond().map(|(_, moves)| moves);
        let fulfils = |choice: &Choice| {
            let same = |mv: &Move| {
                (mv.from(), mv.to(), mv.promotion())
                    == (choice.mv.from(), choice.mv.to(), choice.mv.promotion())
            };
            bound.as_ref().is_none_or(|moves| moves.iter().any(same))
        };
        self.board.choices().into_iter().filter(fulfils).collect()
    }

    /// The square of the king that stands in check (FIDE 3.9).
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().check(), None);
    /// ```
    pub fn check(&self) -> Option<Square> {
        let position = self.board.chess()?.position();
        position.is_check().then(|| Square(position.king(position.turn())))
    }

    /// How a move is written on the scoresheet if it is made now.
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// assert_eq!(table.notation(&"g1-f3".parse().unwrap()), "Nf3");
    /// ```
    pub fn notation(&self, mv: &Move) -> String {
        self.board.notation(mv)
    }
}

impl Board {
    fn choices(&self) -> Vec<Choice> {
        match self {
            Board::Chess(board) => board.choices(),
            Board::Draughts(board) => board.choices(),
        }
    }
}
