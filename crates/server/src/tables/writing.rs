//! Having an entry written, and what follows when it is.

use std::collections::VecDeque;

use partie_table::Refused;

use super::clocks::{RETRY_MS, Standstill};
use super::effect::{Answer, Effect};
use super::entry::TableEntry;
use super::hall::Loaded;
use super::input::{Order, Wish};
use super::no_such_table;
use super::room::{Doing, Room, Step};
use super::state::TableWithPeople;
use super::telling::News;
use crate::log::LogError;
use crate::run::metrics::METRICS;
use crate::time::{Moment, on_line};
use crate::wire::{Fault, FaultKind, FromServer, Granted, HttpActDone};

/// An order that another writer was faster than is tried again so often.
const MOST_LOST_RACES: u8 = 3;

/// An entry that is being written.
#[derive(Debug)]
pub(super) struct Writing {
    entry: TableEntry,
    at: Moment,
    tells: Tells,
    reply: Reply,
    /// Whose it is; nobody's if it happened by itself.
    order: Option<Box<Order>>,
}

/// What the pages are told when it is written.
#[derive(Debug)]
pub(super) enum Tells {
    /// What has happened at the board.
    Update(News),
    /// Roles have changed.
    Seats,
    /// Something else about the table.
    Info,
}

/// What the one who asked is told then.
#[derive(Debug)]
pub(super) enum Reply {
    Acted,
    Refused(Refused),
    State,
    Granted(Granted),
    AskAgain(Option<u64>),
    /// The other player, who is the same person, agrees at once.
    AgreeToRematch,
    Done,
    Nothing,
}

impl Room {
    pub(super) fn write(
        &mut self,
        entry: TableEntry,
        tells: Tells,
        reply: Reply,
        order: Option<Box<Order>>,
        step: &mut Step<'_>,
    ) {
        let at = step.now;
        match entry.written(at) {
            Ok(new) => {
                let (table, expected) = (self.file.id.clone(), self.file.seq);
                step.effects.push(Effect::Append { stream: table.clone(), table, expected, entry: new });
                self.doing = Some(Doing::Writing(Box::new(Writing { entry, at, tells, reply, order })));
            }
            Err(error) => {
                if let Some(order) = order {
                    step.answer(order.answer_to, Err(Fault::internal(&error)));
                }
            }
        }
    }

    /// The log has answered.
    pub(super) fn take_appended(&mut self, result: Result<u64, LogError>, step: &mut Step<'_>) {
        self.used = step.now.line;
        match (self.doing.take(), result) {
            (Some(Doing::Writing(writing)), Ok(_)) => self.is_written(*writing, step),
            (Some(Doing::Writing(writing)), Err(LogError::Conflict { .. })) => {
                self.reload(writing.order, step);
            }
            (Some(Doing::Writing(writing)), Err(error)) => self.is_not_written(*writing, &error, step),
            (Some(Doing::OpeningRematch { order, file }), Ok(_)) => self.rematch_is_open(order, file, step),
            (Some(Doing::OpeningRematch { order, .. }), Err(error)) => {
                step.answer(order.answer_to, Err(error.into()));
            }
            (doing, _) => self.doing = doing, // an answer to nothing that was asked
        }
        self.go_on(step);
    }

    fn is_written(&mut self, writing: Writing, step: &mut Step<'_>) {
        let Writing { entry, at, tells, reply, order } = writing;
        self.file.apply(&entry, at);
        self.learn_names(order.as_deref());
        self.lost_races = 0;
        let latest = on_line(self.file.table.latest(), self.file.began);
        self.runs_on_at = Some(latest).filter(|at| *at > step.now.line);
        self.owes = self.owes.take().or_else(|| Standstill::by_slow_log(&self.file, &entry, at, step.now));
        if let TableEntry::Invited { held } = &entry {
            let message = Box::new(FromServer::Invited { table: self.file.id.clone() });
            step.effects.push(Effect::Tell { person: held.person.as_str().to_owned(), message });
        }
        match tells {
            Tells::Update(news) => self.tell_update(&news, step),
            Tells::Seats => self.tell_seats(step),
            Tells::Info => self.tell_info(step),
        }
        match order {
            Some(order) if matches!(reply, Reply::AgreeToRematch) => self.waiting.push_front(order),
            Some(order) => self.reply(reply, &order, step),
            None => {}
        }
    }

    /// The one who asked may have a role now, and so may one who was invited.
    fn learn_names(&mut self, order: Option<&Order>) {
        let Some(order) = order else { return };
        let invited = if let Wish::Grant { to, .. } = &order.wish { to.as_ref() } else { None };
        for person in [&order.who.person].into_iter().chain(invited) {
            if person.name.is_some() && self.file.people().any(|id| id.as_str() == person.id) {
                self.directory.names.know(person);
            }
        }
    }

    /// What happened by itself is tried again, what was asked for is not; the clocks stand until there is room. A write that failed may be on the disk all the same,
    /// so the table is read again.
    fn is_not_written(&mut self, writing: Writing, error: &LogError, step: &mut Step<'_>) {
        tracing::error!(table = self.file.id, %error, "an entry could not be written");
        self.retry_at = step.now.line + RETRY_MS;
        let since = writing.order.as_ref().map_or(writing.at.line, |order| order.received.line);
        let owed = Standstill::in_entry(&writing.entry, self.file.began);
        self.owes = self.owes.take().or(owed).or_else(|| Standstill::by_full_disk(&self.file, since));
        let waits = if self.owes.is_some() { std::mem::take(&mut self.waiting) } else { VecDeque::new() };
        for order in writing.order.into_iter().chain(waits) {
            step.answer(order.answer_to, Err(error.clone().into()));
        }
        self.reload(None, step);
    }

    /// Has the table read from the log again, and then the order tried again.
    pub(super) fn reload(&mut self, order: Option<Box<Order>>, step: &mut Step<'_>) {
        step.effects.push(Effect::Load { table: self.file.id.clone() });
        self.doing = Some(Doing::Reloading(order));
    }

    pub(super) fn reply(&mut self, reply: Reply, order: &Order, step: &mut Step<'_>) {
        let answer = match reply {
            Reply::Acted => {
                METRICS.acts.add(1);
                Ok(Answer::Act(HttpActDone::Done { seq: self.file.seq }))
            }
            Reply::Refused(refusal) => {
                METRICS.refusals.add(1);
                Ok(Answer::Act(HttpActDone::Refused { refusal }))
            }
            Reply::State => self.look(&order.who, step.now).map(Box::new).map(Answer::State),
            Reply::Granted(granted) => Ok(Answer::Granted(granted)),
            Reply::AskAgain(at) => Ok(Answer::AskAgain(at)),
            Reply::Done => Ok(Answer::Done),
            Reply::AgreeToRematch | Reply::Nothing => return,
        };
        step.answer(order.answer_to, answer);
    }

    /// The table as another writer has left it. The order is tried again, a few times.
    pub(super) fn take_reloaded(&mut self, file: Loaded, step: &mut Step<'_>) {
        let Some(Doing::Reloading(order)) = self.doing.take() else { return };
        self.lost_races += u8::from(order.is_some());
        let reloaded = match file {
            Ok(Some((file, names))) => {
                self.directory.names.extend(names);
                self.is_reloaded(*file, step);
                if let Some(since) = self.stale_since.take() {
                    self.owes = self.owes.take().or_else(|| Standstill::by_full_disk(&self.file, since));
                }
                Ok(())
            }
            Ok(None) => Err(no_such_table()),
            Err(fault) => {
                self.stale_since.get_or_insert(step.now.line);
                self.retry_at = step.now.line + RETRY_MS;
                Err(fault)
            }
        };
        match (order, reloaded) {
            (Some(order), Ok(())) if self.lost_races <= MOST_LOST_RACES => self.waiting.push_front(order),
            (Some(order), reloaded) => {
                let lost = Fault::new(FaultKind::LostRace, "another act at this table was faster each time");
                step.answer(order.answer_to, Err(reloaded.err().unwrap_or(lost)));
            }
            (None, Ok(())) => {}
            (None, Err(fault)) => {
                for order in std::mem::take(&mut self.waiting) {
                    step.answer(order.answer_to, Err(fault.clone()));
                }
            }
        }
        self.go_on(step);
    }

    fn is_reloaded(&mut self, file: TableWithPeople, step: &mut Step<'_>) {
        if file.seq != self.file.seq || file.damage != self.file.damage {
            self.owes = None; // it is there, or another writer goes on
            let told = if file.told.by.seq < self.file.told.by.seq { &self.file.told } else { &file.told };
            self.file = TableWithPeople { told: told.clone(), ..file };
            self.tell_info(step);
            self.tell_update(&News::default(), step);
        }
    }
}
