//! Second boards: a player who cannot see has a board of their own, which can come to differ (FIDE E1, E2.7).

use super::KindOfPlay;
use crate::board::Board;
use crate::clock::Both;
use crate::{Change, Colour, Move, Piece, Square};

/// What stands on a board that can be felt.
pub(crate) type Placing = [Option<Piece>; 64];

/// The boards that can be felt, and what was said about the move under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Relief {
    pub(crate) boards: Both<Option<Placing>>,
    /// The move that was announced and is not made yet (FIDE E2.3c).
    pub(crate) announced: Option<Move>,
    /// Whether the opponent's last move is still to be made on this player's board (FIDE E2.1).
    pub(crate) behind: Both<bool>,
}

impl Relief {
    pub(crate) fn new(play: &KindOfPlay, table: &Board) -> Relief {
        let board = |player: Colour| play.is_special(player).then(|| placing(table));
        let boards = Both { white: board(Colour::White), black: board(Colour::Black) };
        Relief { boards, announced: None, behind: Both::default() }
    }

    /// Makes every board the same as the table's.
    pub(crate) fn set_all(&mut self, table: &Board) {
        for player in Colour::BOTH {
            self.set(player, table);
        }
        self.announced = None;
    }

    /// Makes a player's board the same as the table's.
    pub(crate) fn set(&mut self, player: Colour, table: &Board) {
        if let Some(board) = self.boards.of_mut(player) {
            *board = placing(table);
        }
        *self.behind.of_mut(player) = false;
    }

    /// What a hand has changed on a player's own board.
    pub(crate) fn change(&mut self, player: Colour, changes: &[Change]) {
        let Some(board) = self.boards.of_mut(player) else { return };
        for change in changes {
            board[change.square.0.index()] = change.piece;
        }
    }

    /// A player makes the opponent's move on the own board: the right one, or whatever the hand did.
    pub(crate) fn carry(&mut self, player: Colour, mv: &Move) {
        let Some(board) = self.boards.of_mut(player) else { return };
        let place = |square: Square| square.0.index();
        let piece = board[place(mv.from())].take();
        board[place(mv.to())] = piece;
    }

    /// The squares on which a player's board differs from the table's. A move that is still to be made does not count.
    pub(crate) fn differs(&self, player: Colour, table: &Board) -> Vec<Square> {
        let Some(board) = self.boards.of(player).filter(|_| !self.behind.of(player)) else {
            return Vec::new();
        };
        let differs = |square: &Square| board[square.0.index()] != table.piece_at(*square);
        Square::all().filter(differs).collect()
    }
}

fn placing(table: &Board) -> Placing {
    let mut placing = [None; 64];
    for (square, piece) in table.pieces() {
        placing[square.0.index()] = Some(piece);
    }
    placing
}
