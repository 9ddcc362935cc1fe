//! Irregularities: what was noticed, displaced, put back or begun anew (FIDE 7, ČUD 5).

use crate::clock::{Both, Instant};
use crate::fault::{Displaced, Faults};
use crate::{Change, Colour, Event, Fact, Irregularity, Regulations, Table};

impl Table {
    pub(super) fn irregular(&mut self, event: &Event) {
        let at = event.at;
        let by = self.casebook.hand_of(event.by);
        match &event.fact {
            Fact::Noticed { what, of, .. } => self.notice(*what, *of),
            Fact::Displaced { changes } => self.displace(by, changes, at),
            Fact::BothHandsUsed => self.faults.both_hands = by,
            Fact::LetStand => {
                self.faults.accepted = self.plies.len();
                self.breach = None;
                let others = self.faults.displaced.iter_mut().filter(|displaced| displaced.by != by);
                others.for_each(|displaced| displaced.accepted |= !displaced.set_up);
            }
            Fact::RestoringProposed { to } => {
                if let Some(by) = by {
                    self.faults.proposed[by as usize] = Some(*to);
                }
            }
            Fact::Cancelled { .. } => self.begin_anew(),
            Fact::ClockPlaced { right_of } => self.faults.clock_right_of = Some(*right_of),
            Fact::Admitted { player, .. } => {
                self.absent[*player as usize] = false;
                self.finish_adjournment();
            }
            Fact::Restored { to, mended, white, black, article, .. } => {
                self.casebook.decided(*article);
                self.restore(*to as usize, *mended, &Both { white: *white, black: *black }, at);
            }
            _ => {}
        }
    }

    /// FIDE 7.4b counts illegal moves; the rules of draughts count nothing.
    fn notice(&mut self, what: Irregularity, of: Option<Colour>) {
        match (what, of) {
            (Irregularity::IllegalMove { .. }, Some(of)) if !self.regulations.is_draughts() => {
                let offences = &mut self.faults.offences[of as usize];
                *offences = offences.saturating_add(1);
                self.breach.take_if(|breach| breach.ply == self.plies.len());
            }
            (Irregularity::IllegalPosition, _) => self.faults.watched = Some(self.plies.len()),
            _ => {}
        }
    }

    /// The pieces stay where they are, until somebody puts them back.
    fn displace(&mut self, by: Option<Colour>, changes: &[Change], at: Instant) {
        let (ply, clocks) = (self.plies.len(), self.clock.times(at));
        let set_up = self.started_at.is_none();
        let changes_kept = changes.to_vec();
        let displaced = Displaced { by, set_up, ply, accepted: false, changes: changes_kept, clocks };
        self.faults.displaced.push(displaced);
        let turn = self.board.turn();
        self.stuck |= !self.board.stand(changes, turn);
    }

    /// A new game at the same table: nothing is left of the one before but what arbiters have on record.
    fn begin_anew(&mut self) {
        let regulations: Regulations = (*self.regulations).clone();
        let clock_right_of = self.faults.clock_right_of;
        if let Ok(fresh) = Table::open(regulations) {
            let faults = Faults { clock_right_of, ..Faults::default() };
            let casebook = std::mem::take(&mut self.casebook).for_a_new_game();
            *self = Table { last: self.last, faults, casebook, ..fresh };
        }
    }
}
