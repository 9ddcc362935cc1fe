//! Offers and claims of a draw.

use super::Misfit;
use crate::clock::Instant;
use crate::{Actor, Claim, ClaimKind, Move, Offer, Question, Table};

impl Table {
    pub(super) fn offer_draw(&mut self, by: Actor, proper: bool) -> Result<(), Misfit> {
        let by = by.player().ok_or(Misfit::NotBy(by))?;
        self.offer = Some(Offer { by, proper });
        self.offers[by as usize] = self.offers[by as usize].saturating_add(1);
        match self.plies.last_mut() {
            Some(ply) if ply.by == by => ply.offered = true,
            _ => self.offered_early[by as usize] = true,
        }
        Ok(())
    }

    /// FIDE 9.5: the clocks stand.
    pub(super) fn claim_draw(
        &mut self,
        by: Actor,
        claim: ClaimKind,
        intended: Option<Move>,
        at: Instant,
    ) -> Result<(), Misfit> {
        let by = by.player().ok_or(Misfit::NotBy(by))?;
        self.claim = Some(Claim { by, claim, intended });
        self.question.take_if(|(question, _)| *question == Question::Help); // it was for this
        self.pause(at)
    }

    pub(super) fn reject_claim(&mut self) -> Result<(), Misfit> {
        let claim = self.claim.take().ok_or(Misfit::NotThere)?;
        let failed = &mut self.failed_claims[claim.by as usize];
        *failed = failed.saturating_add(1);
        self.written = claim.intended;
        Ok(())
    }
}
