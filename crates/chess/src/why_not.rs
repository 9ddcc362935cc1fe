use crate::{Kind, Move, Position, Square};

impl Position {
    /// tmp
    pub fn find_move(&self, from: Square, to: Square, promotion: Option<Kind>) -> Option<Move> {
        self.legal_moves().find(from, to, promotion)
    }
    /// tmp
    pub fn find_castling(&self, rook: Square) -> Option<Move> {
        self.legal_moves().find(self.king(self.turn()), rook, None)
    }
}
