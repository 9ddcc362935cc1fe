//! What the arbiter takes down.

use super::ignore;
use crate::casebook::{Appeal, Quickplay};
use crate::{Actor, Event, Fact, IncidentKind, Offer, OnRecord, Question, Ruling, Table};

impl Table {
    pub(super) fn take_down(&mut self, event: &Event) {
        match &event.fact {
            Fact::Reported { incident } => {
                let (by, at) = (event.by, event.at);
                self.casebook.incidents.push(OnRecord { incident: incident.clone(), by, at });
                if incident.incident == IncidentKind::ClockSetWrongly {
                    self.point_to_wrong_times(by);
                }
            }
            Fact::Penalised { given, .. } => {
                self.casebook.decided(given.article);
                self.casebook.penalties.push(given.clone());
            }
            Fact::Confirmed => {
                if let Some(claim) = &mut self.casebook.quickplay {
                    claim.confirmed = true;
                }
            }
            Fact::AssistantAdmitted { of, moves } => {
                self.casebook.assistants[*of as usize] = true;
                self.casebook.moved_for[*of as usize] |= moves;
            }
            Fact::ScoresheetShown => self.show_scoresheet(event),
            Fact::Proved { mating, proof } => self.casebook.proof.push((*mating, proof.clone())),
            Fact::QuickplayClaimed { .. } | Fact::IncrementRequested => self.claim_in_time_trouble(event),
            Fact::IncrementIntroduced { ms, .. } => ignore(self.clock.introduce_increment(*ms, event.at)),
            Fact::Appealed { .. } | Fact::AppealDecided { .. } => self.appeal(event),
            Fact::ResultChanged { outcome, .. } => {
                self.casebook.replaced.extend(self.outcome.replace(*outcome));
                self.casebook.decided(outcome.article);
            }
            Fact::GameReopened { article } => {
                self.casebook.replaced.extend(self.outcome.take());
                self.casebook.proof.clear();
                self.question = Some((Question::Help, *article));
                ignore(self.clock.reopen(event.at));
            }
            _ => {}
        }
    }

    /// FIDE G12: before the player's own first move after the resumption.
    fn point_to_wrong_times(&mut self, by: Actor) {
        if let (Some(player), Some(resumption)) = (by.side(), &mut self.record.resumption) {
            resumption.pointed_out |= !resumption.has_moved(player, &self.plies);
        }
    }

    /// A claim in a quickplay finish, and a request for extra time, are offers too (FIDE 9.1b(3), 2014/G4).
    fn claim_in_time_trouble(&mut self, event: &Event) {
        let Some(by) = event.by.player() else { return };
        self.offer = Some(Offer { by, proper: true });
        if let Fact::QuickplayClaimed { ground } = event.fact {
            self.casebook.quickplay = Some(Quickplay { by, ground, postponed: false, confirmed: false });
        }
    }

    /// What a ruling does to a claim in a quickplay finish.
    pub(super) fn rule(&mut self, ruling: Ruling, article: partie_laws::Article) {
        let question = self.question.take().map(|(question, _)| question);
        self.casebook.decided(article);
        if matches!(question, Some(Question::Quickplay(_) | Question::Adjudication(_))) {
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
                self.casebook.quickplay = None;
            }
            Ruling::PlayOn | Ruling::Result { .. } | Ruling::Increment => {}
        }
    }

    fn show_scoresheet(&mut self, event: &Event) {
        let Some(player) = event.by.player() else { return };
        let shown = &mut self.casebook.sheet_shown[player as usize];
        *shown = shown.saturating_add(1);
        self.casebook.seen_at[player as usize] = Some(self.plies.len());
    }

    fn appeal(&mut self, event: &Event) {
        match &event.fact {
            Fact::Appealed { against, note } => {
                let Some(by) = event.by.player() else { return };
                let note = note.clone();
                self.casebook.appeals.push(Appeal { by, against: *against, note, upheld: None });
            }
            Fact::AppealDecided { of, upheld, article, .. } => {
                self.casebook.decided(*article);
                let open = |appeal: &&mut Appeal| appeal.by == *of && appeal.upheld.is_none();
                if let Some(appeal) = self.casebook.appeals.iter_mut().find(open) {
                    appeal.upheld = Some(*upheld);
                }
            }
            _ => {}
        }
    }
}
