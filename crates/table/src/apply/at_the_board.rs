//! What hands do to the pieces.

use crate::table::Breach;
use crate::{Colour, Event, Fact, Table};

impl Table {
    pub(super) fn handle(&mut self, event: &Event) {
        let Some(by) = self.casebook.hand_of(event.by) else { return };
        let has_the_move = by == self.board.turn();
        match &event.fact {
            Fact::Touched { squares, manner } if has_the_move && self.is_meant(*manner) => {
                self.hand.touch(&self.board, squares, *manner);
                self.breach.take_if(|breach| breach.by != by && breach.is_forgotten_by_touch());
            }
            Fact::Released { path } if has_the_move => self.hand.release(&self.board, path),
            Fact::Put { kind, square } if has_the_move => self.hand.put(&self.board, *kind, *square),
            Fact::LetGo if has_the_move => self.hand.let_go(),
            Fact::TakenOff { square } if has_the_move => self.hand.take_off(&self.board, *square),
            Fact::Breached { article } => {
                let touched = self.hand.touched().to_vec();
                let (ply, clocks) = (self.plies.len(), self.clock.times(event.at));
                self.breach = Some(Breach { by, article: *article, ply, touched, clocks });
            }
            _ => {}
        }
    }

    /// Who has made a move cannot complain of what was before.
    pub(super) fn forget_breach_of(&mut self, colour: Colour) {
        self.breach.take_if(|breach| breach.by == colour);
    }
}
