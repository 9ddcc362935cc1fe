//! What hands do to the pieces.

use crate::board::Board;
use crate::hand::Hand;
use crate::table::Breach;
use crate::{Colour, Event, Fact, Square, Table};

impl Table {
    pub(super) fn handle(&mut self, event: &Event) {
        let Some(by) = self.casebook.hand_of(event.by) else { return };
        let has_the_move = by == self.board.turn();
        match &event.fact {
            Fact::Touched { squares, manner } if has_the_move && self.is_meant(*manner) => {
                let squares = self.same_on_own_board(by, squares);
                self.hand.touch(&self.board, &squares, *manner);
                self.breach.take_if(|breach| breach.by != by && breach.is_forgotten_by_touch());
            }
            Fact::Released { path } if has_the_move => {
                self.by_hand(by, |hand, board| hand.release(board, path));
            }
            Fact::Put { kind, square } if has_the_move => {
                self.by_hand(by, |hand, board| hand.put(board, *kind, *square));
            }
            Fact::LetGo if has_the_move => self.hand.let_go(),
            Fact::TakenOff { square } if has_the_move => {
                self.by_hand(by, |hand, board| hand.take_off(board, *square));
            }
            Fact::Breached { article } => {
                let bound = self.hand.bound();
                let (ply, clocks) = (self.plies.len(), self.clock.times(event.at));
                let written = self.written;
                self.breach = Some(Breach { by, article: *article, ply, bound, written, clocks });
            }
            _ => {}
        }
    }

    /// Something that a hand does on the player's board.
    fn by_hand(&mut self, by: Colour, act: impl FnOnce(&mut Hand, &Board)) {
        let mut hand = std::mem::take(&mut self.hand);
        act(&mut hand, &self.board_of(by));
        self.hand = hand;
    }

    /// A piece that stands on the player's own board only binds to nothing: the boards have to be put right (FIDE E2.7).
    fn same_on_own_board(&self, player: Colour, squares: &[Square]) -> Vec<Square> {
        let own = self.board_of(player);
        let same = |square: &&Square| own.piece_at(**square) == self.board.piece_at(**square);
        squares.iter().filter(same).copied().collect()
    }

    /// Who has made a move cannot complain of what was before.
    pub(super) fn forget_breach_of(&mut self, colour: Colour) {
        self.breach.take_if(|breach| breach.by == colour);
    }
}
