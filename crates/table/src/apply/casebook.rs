//! What the arbiter takes down.

use partie_laws::Article;

use super::Misfit;
use crate::arbiter::casebook::{Appeal, Ground, Quickplay, Submitted};
use crate::clock::Instant;
use crate::record::Stage;
use crate::{Actor, Colour, Incident, IncidentKind, Offer, OnRecord, Question, Ruling, Table};

impl Table {
    pub(super) fn report(&mut self, incident: &Incident, by: Actor, at: Instant) {
        if let (IncidentKind::Refusal, Some(player)) =
            (incident.incident, incident.who.and_then(Actor::player))
        {
            self.faults.refused[player as usize] = Some(self.plies.len());
        }
        self.casebook.incidents.push(OnRecord { incident: incident.clone(), by, at });
        if incident.incident == IncidentKind::ClockSetWrongly {
            self.point_to_wrong_times(by);
        }
    }

    pub(super) fn confirm(&mut self) -> Result<(), Misfit> {
        self.casebook.quickplay.as_mut().ok_or(Misfit::NotThere)?.confirmed = true;
        if let Some(submitted) = &mut self.casebook.submitted {
            submitted.confirmed = true;
        }
        Ok(())
    }

    /// FIDE D1: what an arbiter will decide by stays on record when the claim is answered.
    pub(super) fn submit(&mut self, position: Option<&str>, sheet: &[String]) {
        self.casebook.submitted = position.map(|position| {
            Box::new(Submitted { position: position.to_owned(), sheet: sheet.to_vec(), confirmed: false })
        });
    }

    pub(super) fn reopen(&mut self, article: Article, at: Instant) -> Result<(), Misfit> {
        self.casebook.replaced.extend(self.outcome.take());
        self.casebook.proof.clear();
        // A game that was adjourned when it ended is adjourned again: its clocks wait for the resumption (FIDE G5).
        let adjourned = self.record.adjournment.as_ref().is_some_and(|found| found.stage == Stage::Adjourned);
        self.question = (!adjourned).then_some((Question::Help, article));
        Ok(self.clock.reopen(at)?)
    }

    /// FIDE G12: before the player's own first move after the resumption.
    fn point_to_wrong_times(&mut self, by: Actor) {
        if let (Some(player), Some(resumption)) = (by.side(), &mut self.record.resumption) {
            resumption.pointed_out |= !resumption.has_moved(player, &self.plies);
        }
    }

    /// A claim in a quickplay finish is an offer too (FIDE 9.1b(3)).
    pub(super) fn claim_quickplay(&mut self, by: Actor, ground: Ground) -> Result<(), Misfit> {
        let player = by.player().ok_or(Misfit::NotBy(by))?;
        self.offer = Some(Offer { by: player, proper: true });
        self.casebook.quickplay = Some(Quickplay { by: player, ground, postponed: false, confirmed: false });
        Ok(())
    }

    /// And so is a request for extra time (FIDE 2014/G4).
    pub(super) fn request_increment(&mut self, by: Actor) -> Result<(), Misfit> {
        let by = by.player().ok_or(Misfit::NotBy(by))?;
        self.offer = Some(Offer { by, proper: true });
        Ok(())
    }

    /// What a ruling does to a claim in a quickplay finish.
    pub(super) fn rule(&mut self, ruling: Ruling, article: Article) {
        let question = self.question.take().map(|(question, _)| question);
        self.casebook.decided(article);
        let on_quickplay = matches!(question, Some(Question::Quickplay(_) | Question::Adjudication(_)));
        if on_quickplay {
            self.casebook.on_quickplay.push(article);
        }
        match ruling {
            Ruling::Postponed { .. } => {
                self.offer = None;
                if let Some(claim) = &mut self.casebook.quickplay {
                    claim.postponed = true;
                }
            }
            Ruling::Rejected => {
                self.offer = None;
                self.casebook.quickplay.take_if(|_| on_quickplay); // or else a claim was rejected (FIDE 6.14)
            }
            Ruling::PlayOn | Ruling::Result { .. } | Ruling::Increment => {}
        }
    }

    pub(super) fn show_scoresheet(&mut self, by: Actor) -> Result<(), Misfit> {
        let player = by.player().ok_or(Misfit::NotBy(by))?;
        let shown = &mut self.casebook.sheet_shown[player as usize];
        *shown = shown.saturating_add(1);
        self.casebook.seen_at[player as usize] = Some(self.plies.len());
        Ok(())
    }

    pub(super) fn appeal(&mut self, by: Actor, against: Article, note: &str) -> Result<(), Misfit> {
        let by = by.player().ok_or(Misfit::NotBy(by))?;
        self.casebook.appeals.push(Appeal { by, against, note: note.to_owned(), upheld: None });
        Ok(())
    }

    pub(super) fn decide_appeal(&mut self, of: Colour, upheld: bool, article: Article) -> Result<(), Misfit> {
        self.casebook.decided(article);
        let open = |appeal: &&mut Appeal| appeal.by == of && appeal.upheld.is_none();
        let appeal = self.casebook.appeals.iter_mut().find(open).ok_or(Misfit::NotThere)?;
        appeal.upheld = Some(upheld);
        Ok(())
    }
}
