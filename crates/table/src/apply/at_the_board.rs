//! What hands do to the pieces.

use partie_laws::Article;

use super::Misfit;
use crate::arbiter::breach::BreachKind;
use crate::board::Board;
use crate::clock::Instant;
use crate::hand::Hand;
use crate::table::Breach;
use crate::table::crowns::Crowned;
use crate::{Actor, Colour, Event, Fact, Manner, Square, Table, Touching};

impl Table {
    /// What those around the table see and remember of an event, whatever it changes.
    pub(super) fn look_on(&mut self, event: &Event) {
        self.see_hands(event);
        self.count_wrong_notices(event);
    }

    /// What everybody sees of the hands: what they hold, until something is done with it. Whether that was legal does not show.
    fn see_hands(&mut self, event: &Event) {
        if let Fact::Touched { squares, manner } = &event.fact {
            let hand = self.casebook.hand_of(event.by).filter(|_| !squares.is_empty());
            let touching = |by| Box::new(Touching { by, squares: squares.clone(), manner: *manner });
            self.touching = hand.map(touching);
        } else if self.touching.is_some() && !is_said(&event.fact) {
            self.touching = None;
        }
    }

    /// FIDE 12.6: to notice what is not so costs nothing, but the arbiter should know how often it happens.
    fn count_wrong_notices(&mut self, event: &Event) {
        let is_wrong = matches!(
            event.fact,
            Fact::NoticeRejected { .. } | Fact::Complained { article: None } | Fact::FlagClaimRejected { .. }
        );
        if let Some(player) = event.by.player().filter(|_| is_wrong) {
            let wrong = &mut self.wrong_notices[player as usize];
            *wrong = wrong.saturating_add(1);
        }
    }

    /// What is touched out of turn or by accident binds to nothing.
    pub(super) fn touch(&mut self, by: Actor, squares: &[Square], manner: Manner) -> Result<(), Misfit> {
        let by = self.casebook.hand_of(by).ok_or(Misfit::NotBy(by))?;
        if by == self.board.turn() && self.is_meant(manner) {
            let squares = self.same_on_own_board(by, squares);
            self.hand.touch(&self.board, &squares, manner);
            let rules = self.regulations.rules();
            self.breach.take_if(|breach| breach.by != by && breach.is_forgotten_by_touch(rules));
        }
        Ok(())
    }

    /// Something that a hand does on the player's board.
    pub(super) fn by_hand(&mut self, by: Actor, act: impl FnOnce(&mut Hand, &Board)) -> Result<(), Misfit> {
        let turn = self.board.turn();
        let by = self.casebook.hand_of(by).filter(|by| *by == turn).ok_or(Misfit::NotBy(by))?;
        let mut hand = std::mem::take(&mut self.hand);
        act(&mut hand, &self.board_of(by));
        self.hand = hand;
        Ok(())
    }

    /// It is said aloud; out of turn it means nothing.
    pub(super) fn declare_castling(&mut self, by: Actor) -> Result<(), Misfit> {
        let by = self.casebook.hand_of(by).ok_or(Misfit::NotBy(by))?;
        if by == self.board.turn() {
            self.hand.declare_castling();
        }
        Ok(())
    }

    /// The move is in the hand again, and binds.
    pub(super) fn go_on(&mut self, by: Actor) -> Result<(), Misfit> {
        let by = self.casebook.hand_of(by).ok_or(Misfit::NotBy(by))?;
        let place = self.plies.len().checked_sub(1).ok_or(Misfit::NotThere)?;
        let ply = self.plies[place];
        let before = self.board_before(place).filter(|_| ply.by == by && ply.legal);
        let (before, mv) = before.zip(ply.mv).ok_or(Misfit::NotThere)?;
        let against = self.breach.as_ref().filter(|breach| breach.by == by && breach.ply == place);
        let instead = against.filter(|breach| breach.kind() == BreachKind::TouchMove);
        self.hand = Hand::after(&before, &mv, instead.map(|breach| &breach.bound));
        self.board = before;
        self.plies.truncate(place);
        self.offered_early[by as usize] |= ply.offered;
        Ok(())
    }

    /// ČUD 3.6: a king has its second man.
    pub(super) fn crown(&mut self, by: Actor, square: Square) -> Result<(), Misfit> {
        by.player().ok_or(Misfit::NotBy(by))?;
        self.crowned.push(Crowned { ply: self.plies.len(), square });
        Ok(())
    }

    /// What an assistant does with the clock, the player has done.
    pub(super) fn break_rule(&mut self, by: Actor, article: Article, at: Instant) -> Result<(), Misfit> {
        let by = by.side().ok_or(Misfit::NotBy(by))?;
        let bound = self.hand.bound();
        let (ply, clocks, written) = (self.plies.len(), self.clock.times(at), self.written);
        self.breach = Some(Breach { by, article, ply, bound, written, clocks });
        Ok(())
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

/// Whether it leaves a hand where it is: words, papers and the arbiter's decisions.
fn is_said(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Started { .. }
            | Fact::Breached { .. }
            | Fact::Offered { .. }
            | Fact::Declined { .. }
            | Fact::Noted { .. }
            | Fact::NoticeRejected { .. }
            | Fact::Complained { article: None }
            | Fact::FlagClaimRejected { .. }
            | Fact::Recorded { .. }
            | Fact::Reported { .. }
            | Fact::CastlingDeclared
    )
}
