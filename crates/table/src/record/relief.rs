//! Second boards: a player who cannot see has a board of their own, which can come to differ (FIDE E1, E2.7).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::KindOfPlay;
use crate::board::Board;
use crate::clock::Both;
use crate::snapshot;
use crate::{Change, Colour, Misfit, Move, Piece, Square, Table};

/// What stands on a board that can be felt.
pub(crate) type Placing = [Option<Piece>; 64];

/// The boards that can be felt, and what was said about the move under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Relief {
    #[serde(with = "snapshot::placings")]
    pub(crate) boards: Both<Option<Placing>>,
    /// The move that was announced and is not made yet (FIDE E2.3c).
    pub(crate) announced: Option<Move>,
    /// Whether the opponent's last move is still to be made on this player's board (FIDE E2.1).
    pub(crate) behind: Both<bool>,
    /// Whether the last move is still to be repeated by the opponent (FIDE E2.1).
    pub(crate) unrepeated: bool,
}

impl Relief {
    pub(crate) fn new(play: &KindOfPlay, table: &Board) -> Relief {
        let board = |player: Colour| play.is_special(player).then(|| placing(table));
        let boards = Both { white: board(Colour::White), black: board(Colour::Black) };
        Relief { boards, announced: None, behind: Both::default(), unrepeated: false }
    }

    /// Makes every board the same as the table's.
    pub(crate) fn set_all(&mut self, table: &Board) {
        for player in Colour::BOTH {
            self.set(player, table);
        }
        self.announced = None;
        self.unrepeated = false;
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

    /// The squares on which a player's board differs from a position.
    pub(crate) fn apart(&self, player: Colour, from: &Board) -> Vec<Square> {
        let Some(board) = self.boards.of(player) else { return Vec::new() };
        let differs = |square: &Square| board[square.0.index()] != from.piece_at(*square);
        Square::all().filter(differs).collect()
    }

    /// The squares on which a player's board differs from the table's. A move that is still to be made does not count.
    pub(crate) fn differs(&self, player: Colour, table: &Board) -> Vec<Square> {
        if *self.behind.of(player) { Vec::new() } else { self.apart(player, table) }
    }
}

impl Table {
    /// The board that a player's hand works on: a player who cannot see has an own one, which may differ (FIDE E2.7).
    pub(crate) fn board_of(&self, player: Colour) -> Cow<'_, Board> {
        let relief = self.record.relief.as_deref().filter(|_| self.has_own_board(player));
        let apart = relief.map_or_else(Vec::new, |relief| relief.apart(player, &self.board));
        let placing = relief.and_then(|relief| relief.boards.of(player).as_ref());
        let Some(placing) = placing.filter(|_| !apart.is_empty()) else { return Cow::Borrowed(&self.board) };
        let change = |square: Square| Change { square, piece: placing[square.0.index()] };
        let mut own = self.board.clone();
        own.stand(&apart.into_iter().map(change).collect::<Vec<Change>>(), self.board.turn());
        Cow::Owned(own)
    }

    /// Whether a player's hand works on a board that can be felt.
    pub(crate) fn has_own_board(&self, player: Colour) -> bool {
        self.regulations.play.is_special(player) && self.regulations.over_the_board()
    }

    /// What the last move has changed on the board, legal or not.
    fn last_changes(&self) -> Vec<Change> {
        let Some(last) = self.plies.len().checked_sub(1) else { return Vec::new() };
        match self.illegal.last().filter(|illegal| illegal.ply == last) {
            Some(illegal) => illegal.changes.clone(),
            None => self.board_before(last).map_or_else(Vec::new, |before| before.differences(&self.board)),
        }
    }

    /// A player makes the opponent's last move on the own board, or whatever the hand did instead (FIDE E2.1).
    pub(crate) fn follow_on_board(&mut self, of: Colour, mv: Option<&Move>) -> Result<(), Misfit> {
        let changes = self.last_changes();
        let relief = self.record.relief.as_mut().ok_or(Misfit::NotThere)?;
        *relief.behind.of_mut(of) = false;
        relief.unrepeated = false; // in logs from before it was an act of its own
        match mv {
            None => relief.change(of, &changes),
            Some(mv) => relief.carry(of, mv),
        }
        Ok(())
    }

    /// A player has said the opponent's move (FIDE E2.1).
    pub(crate) fn repeat(&mut self) -> Result<(), Misfit> {
        self.record.relief.as_mut().ok_or(Misfit::NotThere)?.unrepeated = false;
        Ok(())
    }

    /// The last move as it is written, to be said again.
    pub(crate) fn last_move_written(&self) -> Option<String> {
        let last = self.plies.len().checked_sub(1)?;
        Some(self.board_before(last)?.notation(&self.plies[last].mv?))
    }

    /// A player who cannot see gets a board that can be felt (FIDE E1).
    pub(crate) fn use_two_boards(&mut self, of: Colour) {
        self.regulations.play.special_boards.push(of);
        self.record.relief = Some(Box::new(Relief::new(&self.regulations.play, &self.board)));
    }

    /// After a move the boards that can be felt: the mover's shows what the hand did, the other is behind. A move that was
    /// made otherwise than by hand is the same on both.
    pub(crate) fn carry_to_boards(&mut self, by: Colour, changes: &[Change], hand_did_it: bool) {
        let Some(relief) = &mut self.record.relief else { return };
        relief.announced = None;
        relief.unrepeated = true;
        let by_hand = self.hand.changes();
        relief.change(by, if by_hand.is_empty() || hand_did_it { changes } else { by_hand });
        *relief.behind.of_mut(!by) = relief.boards.of(!by).is_some();
    }
}

fn placing(table: &Board) -> Placing {
    let mut placing = [None; 64];
    for (square, piece) in table.pieces() {
        placing[square.0.index()] = Some(piece);
    }
    placing
}
