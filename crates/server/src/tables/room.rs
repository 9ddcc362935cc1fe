//! One table in use: a task that takes one order after the other.

use std::sync::Arc;

use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Event, Fact, Incident, Question, decide};

use super::entry::TableEntry;
use super::last_lines::LastLines;
use super::order::{Order, closed, reply};
use super::outbox::Viewer;
use super::state::TableFile;
use super::telling::News;
use crate::app::App;
use crate::identity::Identity;
use crate::log::LogError;
use crate::metrics::METRICS;
use crate::time::at_table;
use crate::wire::{Advice, Fault, FaultKind, HttpActDone, Scope};

/// One table in use.
pub(super) struct Room {
    pub(super) app: Arc<App>,
    pub(super) file: TableFile,
    pub(super) viewers: Vec<Viewer>,
    pub(super) last_lines: LastLines,
}

impl Room {
    pub(super) fn new(app: &Arc<App>, file: TableFile) -> Room {
        Room { app: Arc::clone(app), file, viewers: Vec::new(), last_lines: LastLines::default() }
    }

    pub(super) fn now(&self) -> Instant {
        at_table(self.app.clock.now_ms(), self.file.opened_at)
    }

    pub(super) async fn carry_out(&mut self, order: Order) {
        match order {
            Order::Open { viewer } => self.open(viewer),
            Order::Leave { connection } => self.leave(connection),
            Order::Act { identity, role, act, lag, answer } => {
                let done = self.act(&identity, role, act, lag).await;
                reply(answer, done);
            }
            Order::Look { identity, answer } => {
                let _ = answer.send(self.look(identity.id()));
            }
            Order::Join { identity, key, answer } => {
                let joined = self.join(&identity, &key).await;
                let _ = answer.send(joined.and_then(|()| self.look(identity.id())));
            }
            Order::Grant { identity, role, to, answer } => {
                let _ = answer.send(self.grant(&identity, role, to).await);
            }
            Order::CallOff { identity, answer } => {
                let _ = answer.send(self.call_off(&identity).await);
            }
            Order::Advise { identity, incident, answer } => {
                let _ = answer.send(self.advise(&identity, &incident));
            }
            Order::Rematch { identity, answer } => {
                let asked = self.rematch(&identity).await;
                let _ = answer.send(asked.and_then(|()| self.look(identity.id())));
            }
            Order::Review { identity, answer } => {
                let _ = answer.send(self.review(identity.id()).await);
            }
            Order::Record { identity, answer } => {
                let _ = answer.send(self.written_record(identity.id()).await);
            }
            Order::Summary { person, answer } => {
                let _ = answer.send(self.visible(&person).map(|()| self.file.summary_for(&person)));
            }
            Order::ComeBack { down_since } => self.come_back(down_since).await,
            Order::CloseIfAbandoned { answer } => {
                let _ = answer.send(self.close_if_abandoned().await);
            }
        }
    }

    /// Decides an act, has it written, and tells everybody.
    async fn act(
        &mut self,
        identity: &Identity,
        role: Option<Actor>,
        act: Act,
        lag: Millis,
    ) -> Result<HttpActDone, Fault> {
        self.visible(identity.id())?;
        let role = self.role_for(identity, role)?;
        if self.file.abandoned {
            return Err(closed());
        }
        if role.player().is_some() && !self.file.has_both_players() {
            // Otherwise the clock of somebody would run who has not come yet.
            return Err(Fault::new(FaultKind::NoOpponent, "a seat is empty: the game has not begun"));
        }
        let act = with_lag(act, lag);
        for _ in 0..3 {
            let decided = match act {
                Act::Move { .. } => decide(&self.file.table, role, &act, self.now()),
                // These may ask whether somebody could still mate, which takes up to a second.
                _ => tokio::task::block_in_place(|| decide(&self.file.table, role, &act, self.now())),
            };
            let events = match decided {
                Ok(events) => events,
                Err(refusal) => {
                    METRICS.refusals.add(1);
                    return Ok(HttpActDone::Refused { refusal: refusal.into() });
                }
            };
            if seeks_arbiter(&act, &events) && self.file.holder(Actor::Arbiter).is_none() {
                let detail = "the table has no arbiter; its organiser may invite one";
                return Err(Fault::new(FaultKind::NoArbiter, detail));
            }
            match self.play(events).await {
                Err(fault) if fault.fault == FaultKind::LostRace => {}
                Err(fault) => return Err(fault),
                Ok(()) => {
                    METRICS.acts.add(1);
                    return Ok(HttpActDone::Done { seq: self.file.seq });
                }
            }
        }
        Err(Fault::new(FaultKind::LostRace, "somebody else acts at this table again and again"))
    }

    /// The role in which somebody acts, if they hold it and their token allows it.
    fn role_for(&self, identity: &Identity, asked: Option<Actor>) -> Result<Actor, Fault> {
        let role = asked.unwrap_or_else(|| self.file.looks_as(identity.id()));
        let holds = role == Actor::Spectator || self.file.holds(identity.id(), role);
        if !holds {
            return Err(Fault::new(FaultKind::NotAllowed, format!("you are not {role} at this table")));
        }
        identity.needs(if role == Actor::Arbiter { Scope::Arbitrate } else { Scope::Play })?;
        Ok(role)
    }

    /// What the Laws say of an incident, for the arbiter.
    fn advise(&self, identity: &Identity, incident: &Incident) -> Result<Vec<Advice>, Fault> {
        self.visible(identity.id())?;
        self.role_for(identity, Some(Actor::Arbiter))?;
        // It may ask whether somebody could still mate, which takes up to a second.
        Ok(tokio::task::block_in_place(|| Advice::on(&self.file.table, incident)))
    }

    /// Writes events, takes them in, and tells everybody.
    pub(super) async fn play(&mut self, events: Vec<Event>) -> Result<(), Fault> {
        let news = News::of(&self.file.table, &events);
        self.record(self.file.played(events)).await?;
        self.tell_update(news);
        Ok(())
    }

    /// Writes an entry and takes it in. A lost race means that this is not the table any more: it is read anew.
    pub(super) async fn record(&mut self, entry: TableEntry) -> Result<(), Fault> {
        let now = self.app.clock.now_ms();
        let written = entry.written(now).map_err(|error| Fault::internal(&error))?;
        match self.app.log.append(&self.file.id, self.file.seq, written).await {
            Ok(_) => {
                self.file.apply(&entry, now);
                Ok(())
            }
            Err(LogError::Conflict { .. }) => {
                let entries =
                    self.app.log.read(&self.file.id, 0).await.map_err(|error| Fault::internal(&error))?;
                self.file =
                    TableFile::replay(&self.file.id, &entries).map_err(|error| Fault::internal(&error))?;
                self.tell_update(News::default());
                Err(Fault::new(FaultKind::LostRace, "somebody else was first"))
            }
            Err(error) => Err(Fault::internal(&error)),
        }
    }
}

/// Whether the act has the clocks stand until an arbiter has ruled (FIDE 6.12b, 7.4a, 10.2, D2).
fn seeks_arbiter(act: &Act, events: &[Event]) -> bool {
    use Question::{Complaint, Help, Increment, Quickplay};
    let asks = matches!(
        act,
        Act::StopClocks { .. } | Act::Complain | Act::ClaimQuickplay { .. } | Act::RequestIncrement
    );
    let referred = |event: &Event| match event.fact {
        Fact::Referred { question, .. } => matches!(question, Complaint | Help | Increment(_) | Quickplay(_)),
        _ => false,
    };
    asks && events.iter().any(referred)
}

/// The server measures the lag; what a page says of it does not count.
fn with_lag(act: Act, lag: Millis) -> Act {
    match act {
        Act::Move { mv, offer, .. } => Act::Move { mv, offer, lag_ms: lag },
        Act::PressClock { .. } => Act::PressClock { lag_ms: lag },
        other => other,
    }
}
