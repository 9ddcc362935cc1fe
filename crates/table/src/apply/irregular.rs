//! Irregularities: what was noticed, displaced, put back or begun anew (FIDE 7, ČUD 5).

use super::Misfit;
use crate::catalogue::Trace;
use crate::clock::Instant;
use crate::table::irregularities::{Displaced, Faults};
use crate::{Actor, Change, Colour, Irregularity, Regulations, Table};

impl Table {
    pub(super) fn use_both_hands(&mut self, by: Actor) -> Result<(), Misfit> {
        self.faults.both_hands = Some(self.casebook.hand_of(by).ok_or(Misfit::NotBy(by))?);
        Ok(())
    }

    /// ČUD 5.4: what the opponent has done against the rules stands from now on.
    pub(super) fn let_stand(&mut self, by: Actor) -> Result<(), Misfit> {
        let by = self.casebook.hand_of(by).ok_or(Misfit::NotBy(by))?;
        self.faults.accepted = self.plies.len();
        self.breach = None;
        let others = self.faults.displaced.iter_mut().filter(|displaced| displaced.by != Some(by));
        others.for_each(|displaced| displaced.accepted[by as usize] = true);
        Ok(())
    }

    pub(super) fn propose_restoring(&mut self, by: Actor, to: u32) -> Result<(), Misfit> {
        let by = self.casebook.hand_of(by).ok_or(Misfit::NotBy(by))?;
        self.faults.proposed[by as usize] = Some(to);
        Ok(())
    }

    /// FIDE 7.4b counts illegal moves; where nothing is charged, nothing is counted.
    pub(super) fn notice(&mut self, what: Irregularity, of: Option<Colour>) {
        match what.trace() {
            Trace::Offence => {
                if let Some(of) = of.filter(|_| self.regulations.rules().prices.is_some()) {
                    let offences = &mut self.faults.offences[of as usize];
                    *offences = offences.saturating_add(1);
                    self.breach.take_if(|breach| breach.ply == self.plies.len());
                }
            }
            Trace::Watched => self.faults.watched = Some(self.plies.len()),
            Trace::Nothing => {}
        }
    }

    /// The pieces stay where they are, until somebody puts them back.
    pub(super) fn displace(&mut self, by: Option<Colour>, changes: &[Change], at: Instant) {
        let (ply, clocks) = (self.plies.len(), self.clock.times(at));
        let set_up = self.started_at.is_none();
        let changes_kept = changes.to_vec();
        let displaced = Displaced { by, set_up, ply, accepted: [false; 2], changes: changes_kept, clocks };
        self.faults.displaced.push(displaced);
        let turn = self.board.turn();
        self.stuck |= !self.board.stand(changes, turn);
    }

    /// A new game at the same table: nothing is left of the one before but what arbiters have on record.
    pub(super) fn begin_anew(&mut self) {
        let regulations: Regulations = (*self.regulations).clone();
        let clock_right_of = self.faults.clock_right_of;
        if let Ok(fresh) = Table::open(regulations) {
            let faults = Faults { clock_right_of, ..Faults::default() };
            let casebook = std::mem::take(&mut self.casebook).for_a_new_game();
            *self = Table { last: self.last, faults, casebook, ..fresh };
        }
    }
}
