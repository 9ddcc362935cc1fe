//! Offers and claims of a draw.

use crate::{Claim, Event, Fact, Offer, Question, Table};

impl Table {
    pub(super) fn negotiate(&mut self, event: &Event) {
        match &event.fact {
            Fact::Offered { proper } => {
                let Some(by) = event.by.player() else { return };
                self.offer = Some(Offer { by, proper: *proper });
                self.offers[by as usize] = self.offers[by as usize].saturating_add(1);
                match self.plies.last_mut() {
                    Some(ply) if ply.by == by => ply.offered = true,
                    _ => self.offered_early[by as usize] = true,
                }
            }
            Fact::Declined { .. } => self.offer = None,
            Fact::Claimed { claim, intended } => {
                let Some(by) = event.by.player() else { return };
                self.claim = Some(Claim { by, claim: *claim, intended: *intended });
                self.question.take_if(|(question, _)| *question == Question::Help); // it was for this
                self.pause(event.at); // FIDE 9.5
            }
            Fact::ClaimRejected { .. } => {
                if let Some(claim) = self.claim.take() {
                    let failed = &mut self.failed_claims[claim.by as usize];
                    *failed = failed.saturating_add(1);
                    self.written = claim.intended;
                }
            }
            _ => {}
        }
    }
}
