//! Long algebraic notation, which names both squares: `Ng1-f3`, `e7xd8=Q`.

use crate::notation::san::write::{castling_sign, push_promotion, push_suffixes};
use crate::notation::{MoveText, Notation};
use crate::{Kind, Move, Position};

impl Position {
    /// A legal move in long algebraic notation. [`Position::read`] reads it back.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::{Letters, Notation};
    /// let start = Position::start();
    /// let m = start.find_move(Square::G1, Square::F3, None).unwrap();
    /// assert_eq!(start.long_algebraic(m, Notation::PGN).to_string(), "Ng1-f3");
    /// assert_eq!(start.read("Jg1-f3", Letters::CZECH), Ok(m));
    /// ```
    pub fn long_algebraic(&self, legal: Move, notation: Notation) -> MoveText {
        let mut text = MoveText::EMPTY;
        if let Some(side) = legal.castling_side() {
            text.push_str(castling_sign(side, notation));
        } else {
            let kind = self.board.kind_at(legal.from()).unwrap_or(Kind::Pawn);
            text.push_str(notation.letter(kind));
            text.push_square(legal.from());
            text.push(if self.is_capture(legal) { b'x' } else { b'-' });
            text.push_square(legal.to());
            push_promotion(&mut text, legal, notation);
        }
        push_suffixes(&mut text, legal, &self.play(legal), notation);
        text
    }
}
