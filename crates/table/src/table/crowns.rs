//! Which kings have no second man on top yet (ČUD 3.6).

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::{Colour, Kind, Piece, Ply, Square, Table};

/// A king that was crowned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Crowned {
    /// How many moves had been made.
    pub(crate) ply: usize,
    pub(crate) square: Square,
}

/// A king that nobody has crowned yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Uncrowned {
    pub(crate) square: Square,
    pub(crate) owner: Colour,
    /// How many moves had been made before the one that made it a king.
    pub(crate) ply: usize,
}

impl Table {
    /// Whether there are any kings that somebody might have to crown.
    pub(crate) fn has_kings_to_crown(&self) -> bool {
        self.regulations.rules().kings_are_crowned
            && self.board.pieces().any(|(_, piece)| piece.kind == Kind::King)
    }

    /// The kings that were men in this game and have not been crowned, wherever they have gone since.
    pub(crate) fn uncrowned(&self) -> Vec<Uncrowned> {
        let mut kings = Vec::new();
        if !self.has_kings_to_crown() {
            return kings;
        }
        let mut before: Option<Board> = None;
        let end = self.played_over(|board, ply| {
            if let Some(before) = before.replace(board.clone()) {
                self.follow(&mut kings, ply - 1, &before, board);
            }
        });
        if let (Some(before), Some(end)) = (before, end) {
            self.follow(&mut kings, self.plies.len() - 1, &before, &end);
        }
        kings
    }

    /// What a move has made of the kings without a crown, and who was crowned after it.
    fn follow(&self, kings: &mut Vec<Uncrowned>, ply: usize, before: &Board, after: &Board) {
        if let Ply { by, mv: Some(mv), .. } = self.plies[ply] {
            let man = Some(Piece { colour: by, kind: Kind::Man });
            kings.iter_mut().filter(|king| king.square == mv.from()).for_each(|king| king.square = mv.to());
            if before.piece_at(mv.from()) == man && before.piece_at(mv.to()).is_none() {
                kings.push(Uncrowned { square: mv.to(), owner: by, ply });
            }
        }
        let stands = |king: &Uncrowned| {
            after.piece_at(king.square) == Some(Piece { colour: king.owner, kind: Kind::King })
        };
        let crowned = |king: &Uncrowned| {
            self.crowned.iter().any(|crowned| (crowned.ply, crowned.square) == (ply + 1, king.square))
        };
        kings.retain(|king| stands(king) && !crowned(king));
    }
}
