//! One table in use: a task that takes one order after the other.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Analysis, Colour, Event, Fact, Version, decide};
use serde::Serialize;
use tokio::sync::{Notify, mpsc, oneshot};

use super::entry::{Held, TableEntry};
use super::record::{RecordFile, events, record};
use super::state::TableFile;
use crate::app::App;
use crate::identity::Identity;
use crate::log::LogError;
use crate::metrics::METRICS;
use crate::time::{at_table, since_1970};
use crate::wire::{
    Fault, FaultKind, FromServer, Granted, HttpActDone, Link, Person, Review, Scope, TableState, TableSummary,
};

/// Where a page's messages go. Who does not read is dropped.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) messages: mpsc::Sender<Utf8Bytes>,
    pub(crate) too_slow: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(text) {
            self.too_slow.notify_one();
        }
    }

    pub(crate) fn send(&self, message: &FromServer) {
        self.send_text(written(message));
    }
}

/// A message as text.
pub(crate) fn written(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// A page that shows the table.
pub(crate) struct Viewer {
    pub(crate) connection: u64,
    pub(crate) identity: Arc<Identity>,
    pub(crate) outbox: Outbox,
}

/// Who is told what came of an act.
pub(crate) enum Answer {
    Page { id: u64, outbox: Outbox },
    Http(oneshot::Sender<Result<HttpActDone, Fault>>),
}

pub(crate) type Later<T> = oneshot::Sender<Result<T, Fault>>;

/// What a table is asked to do.
pub(crate) enum Order {
    Open {
        viewer: Viewer,
    },
    Leave {
        connection: u64,
    },
    Act {
        identity: Arc<Identity>,
        role: Option<Actor>,
        act: Act,
        lag: Millis,
        answer: Answer,
    },
    Look {
        identity: Arc<Identity>,
        answer: Later<TableState>,
    },
    Join {
        identity: Arc<Identity>,
        key: String,
        answer: Later<TableState>,
    },
    Grant {
        identity: Arc<Identity>,
        role: Actor,
        to: Option<Person>,
        answer: Later<Granted>,
    },
    Rematch {
        identity: Arc<Identity>,
        answer: Later<TableState>,
    },
    Review {
        identity: Arc<Identity>,
        answer: Later<Review>,
    },
    Record {
        identity: Arc<Identity>,
        answer: Later<(RecordFile, Vec<Event>)>,
    },
    Summary {
        person: String,
        answer: Later<TableSummary>,
    },
    /// After a restart: nobody is charged for the time since then, in milliseconds since 1970.
    ComeBack {
        down_since: u64,
    },
}

/// How long after a restart the clocks run on, so that pages can come back.
const COMES_BACK_AFTER_MS: u64 = 3000;

/// One table in use.
pub(super) struct Room {
    pub(super) app: Arc<App>,
    pub(super) file: TableFile,
    pub(super) viewers: Vec<Viewer>,
}

impl Room {
    fn now(&self) -> Instant {
        at_table(self.app.clock.now_ms(), self.file.opened_at)
    }

    /// When something will happen by itself, for the runtime's timers.
    pub(super) fn next_due(&self) -> Option<tokio::time::Instant> {
        let due = self.file.table.next_due()?;
        Some(self.app.clock.instant_of(since_1970(due, self.file.opened_at)))
    }

    /// Whether nobody would miss it in memory.
    pub(super) fn is_idle(&self) -> bool {
        self.viewers.is_empty() && self.file.table.next_due().is_none()
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
        }
    }

    /// What has happened by itself: a flag has fallen.
    pub(super) async fn fall_due(&mut self) {
        let now = self.now();
        let events = tokio::task::block_in_place(|| self.file.table.due(&Analysis, now));
        if !events.is_empty()
            && let Err(fault) = self.play(events).await
        {
            tracing::error!(table = self.file.id, fault = fault.detail, "what fell due could not be written");
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }

    /// The log says when the clocks were stopped and when they run on.
    async fn come_back(&mut self, down_since: u64) {
        if self.file.table.clock().running().is_none() || self.file.table.outcome().is_some() {
            return;
        }
        let at = |ms: u64| at_table(ms, self.file.opened_at);
        let event = |at, fact| Event { version: Version, at, by: Actor::Arbiter, fact };
        let events = vec![
            event(at(down_since), Fact::Stopped { note: "the server was down".to_owned() }),
            event(
                at(self.app.clock.now_ms() + COMES_BACK_AFTER_MS),
                Fact::Resumed { note: "the server is back".to_owned() },
            ),
        ];
        if let Err(fault) = self.play(events).await {
            tracing::error!(table = self.file.id, fault = fault.detail, "the downtime could not be noted");
        }
    }

    fn visible(&self, person: &str) -> Result<(), Fault> {
        if self.file.is_visible_to(person) { Ok(()) } else { Err(no_such_table()) }
    }

    fn look(&self, person: &str) -> Result<TableState, Fault> {
        self.visible(person)?;
        Ok(self.file.state_for(person, &self.present(), self.now()))
    }

    async fn review(&self, person: &str) -> Result<Review, Fault> {
        let entries = self.entries_when_over(person).await?;
        Ok(super::review::review(&self.file, &entries, person))
    }

    async fn written_record(&self, person: &str) -> Result<(RecordFile, Vec<Event>), Fault> {
        let entries = self.entries_when_over(person).await?;
        let record = record(&self.file, &entries);
        let record = record.ok_or_else(|| Fault::internal(&"a table has no record"))?;
        Ok((record, events(&entries)))
    }

    /// While a game is under way nobody may look things up in it (FIDE 12.3).
    async fn entries_when_over(&self, person: &str) -> Result<Vec<crate::log::Entry>, Fault> {
        self.visible(person)?;
        if self.file.table.outcome().is_none() {
            return Err(Fault::new(FaultKind::NotOver, "the game is not over"));
        }
        self.app.log.read(&self.file.id, 0).await.map_err(|error| Fault::internal(&error))
    }

    /// Whose page is connected.
    fn present(&self) -> Vec<Colour> {
        let here = |colour: &Colour| {
            let holder = self.file.holder(Actor::from(*colour));
            holder.is_some_and(|person| self.viewers.iter().any(|viewer| viewer.identity.id() == person.id))
        };
        Colour::BOTH.into_iter().filter(here).collect()
    }

    fn open(&mut self, viewer: Viewer) {
        if let Err(fault) = self.visible(viewer.identity.id()) {
            viewer.outbox.send(&FromServer::Fault(fault));
            return;
        }
        let before = self.present();
        self.viewers.retain(|other| other.connection != viewer.connection);
        self.viewers.push(viewer);
        let present = self.present();
        if let Some(viewer) = self.viewers.last() {
            let state = self.file.state_for(viewer.identity.id(), &present, self.now());
            viewer.outbox.send(&FromServer::Table(Box::new(state)));
        }
        if present != before {
            let others = self.viewers.len() - 1;
            self.tell_info(&self.viewers[..others], &present);
        }
    }

    fn leave(&mut self, connection: u64) {
        let before = self.present();
        self.viewers.retain(|viewer| viewer.connection != connection);
        let present = self.present();
        if present != before {
            self.tell_info(&self.viewers, &present);
        }
    }

    fn tell_info(&self, viewers: &[Viewer], present: &[Colour]) {
        for viewer in viewers {
            let info = self.file.info_for(viewer.identity.id(), present);
            viewer.outbox.send(&FromServer::Info(Box::new(info)));
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
        let holds = role == Actor::Spectator || self.file.roles_of(identity.id()).contains(&role);
        if !holds {
            return Err(Fault::new(FaultKind::NotAllowed, format!("you are not {role} at this table")));
        }
        identity.needs(if role == Actor::Arbiter { Scope::Arbitrate } else { Scope::Play })?;
        Ok(role)
    }

    /// Writes events, takes them in, and tells everybody.
    async fn play(&mut self, events: Vec<Event>) -> Result<(), Fault> {
        let before = self.file.table.plies().len();
        self.record(self.file.played(events)).await?;
        self.tell_update(before);
        Ok(())
    }

    /// Writes an entry and takes it in. A lost race means that this is not the table any more: it is read anew.
    async fn record(&mut self, entry: TableEntry) -> Result<(), Fault> {
        let written = entry.written(self.app.clock.now_ms()).map_err(|error| Fault::internal(&error))?;
        match self.app.log.append(&self.file.id, self.file.seq, written).await {
            Ok(_) => {
                self.file.apply(&entry);
                Ok(())
            }
            Err(LogError::Conflict { .. }) => {
                let entries =
                    self.app.log.read(&self.file.id, 0).await.map_err(|error| Fault::internal(&error))?;
                self.file =
                    TableFile::replay(&self.file.id, &entries).map_err(|error| Fault::internal(&error))?;
                self.tell_update(0);
                Err(Fault::new(FaultKind::LostRace, "somebody else was first"))
            }
            Err(error) => Err(Fault::internal(&error)),
        }
    }

    /// The view after a change, once for each role. The last lines go again: they may have been completed since.
    fn tell_update(&self, plies_before: usize) {
        let from = plies_before.min(self.file.table.plies().len()).saturating_sub(2);
        let now = self.now();
        let mut made: Vec<(Actor, Utf8Bytes)> = Vec::with_capacity(3);
        for viewer in &self.viewers {
            let role = self.file.looks_as(viewer.identity.id());
            let text = made.iter().find(|(of, _)| *of == role).map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| {
                let text = written(&FromServer::Update(Box::new(self.file.update_for(role, from, now))));
                made.push((role, text.clone()));
                text
            });
            viewer.outbox.send_text(text);
        }
    }

    async fn join(&mut self, identity: &Identity, key: &str) -> Result<(), Fault> {
        identity.needs(Scope::Play)?;
        let Some(link) = self.file.links.iter().find(|link| link.key == key).cloned() else {
            self.visible(identity.id())?;
            return Err(Fault::new(FaultKind::RoleTaken, "the link is used up, or none of this table"));
        };
        let held = Held { role: link.role, person: identity.person.clone() };
        self.record(TableEntry::Joined { held, key: link.key }).await?;
        self.tell_seats();
        Ok(())
    }

    async fn grant(
        &mut self,
        identity: &Identity,
        role: Actor,
        to: Option<Person>,
    ) -> Result<Granted, Fault> {
        self.visible(identity.id())?;
        if self.file.organiser.id != identity.id() {
            return Err(Fault::new(FaultKind::NotAllowed, "only the organiser of the table grants roles"));
        }
        identity.needs(Scope::Organise)?;
        if role.player().is_some() && self.file.holder(role).is_some() {
            return Err(Fault::new(FaultKind::RoleTaken, format!("{role} is there already")));
        }
        let granted = if let Some(person) = to {
            let held = Held { role, person: person.clone() };
            self.record(TableEntry::Granted { held }).await?;
            Granted::To { person }
        } else {
            let link = Link { role, key: crate::secret::random_text(22) };
            self.record(TableEntry::Linked { link: link.clone() }).await?;
            Granted::By { link }
        };
        self.tell_seats();
        Ok(granted)
    }

    /// Roles have changed: everybody gets the seats, and the view of the role that they have now.
    fn tell_seats(&self) {
        self.tell_info(&self.viewers, &self.present());
        self.tell_update(self.file.table.plies().len());
    }

    async fn rematch(&mut self, identity: &Identity) -> Result<(), Fault> {
        self.visible(identity.id())?;
        identity.needs(Scope::Play)?;
        if self.file.table.outcome().is_none() {
            return Err(Fault::new(FaultKind::NotOver, "the game is not over"));
        }
        let colours: Vec<Colour> = self.file.colours_of(identity.id()).collect();
        let Some(first) = colours.first().copied() else {
            return Err(Fault::new(FaultKind::NotAllowed, "only the players ask for a rematch"));
        };
        match &self.file.rematch {
            Some(rematch) if rematch.table.is_some() => return Ok(()),
            Some(rematch) if colours.contains(&!rematch.by) => self.agree().await?,
            Some(_) => return Ok(()),
            None => {
                self.record(TableEntry::RematchAsked { by: first }).await?;
                if colours.len() == 2 {
                    self.agree().await?;
                }
            }
        }
        self.tell_info(&self.viewers, &self.present());
        Ok(())
    }

    async fn agree(&mut self) -> Result<(), Fault> {
        let table = self.app.open_rematch(&self.file).await?;
        self.record(TableEntry::RematchAgreed { table }).await
    }
}

/// The server measures the lag; what a page says of it does not count.
fn with_lag(act: Act, lag: Millis) -> Act {
    match act {
        Act::Move { mv, offer, .. } => Act::Move { mv, offer, lag_ms: lag },
        Act::PressClock { .. } => Act::PressClock { lag_ms: lag },
        other => other,
    }
}

fn reply(answer: Answer, done: Result<HttpActDone, Fault>) {
    match answer {
        Answer::Http(answer) => drop(answer.send(done)),
        Answer::Page { id, outbox } => outbox.send(&match done {
            Ok(HttpActDone::Done { seq }) => FromServer::Done { id, seq },
            Ok(HttpActDone::Refused { refusal }) => FromServer::Refused { id, refusal },
            Err(fault) => FromServer::Fault(Fault { id: Some(id), ..fault }),
        }),
    }
}

pub(crate) fn no_such_table() -> Fault {
    Fault::new(FaultKind::NotFound, "there is no such table")
}
