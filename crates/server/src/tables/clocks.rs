//! What happens by itself, and what the clocks are spared.

use partie_laws::Phrase;
use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{Actor, Event, Fact, Version};

use super::entry::TableEntry;
use super::lag::LagRule;
use super::room::{Doing, Plan, Room, Step};
use super::server_phrases;
use super::state::TableWithPeople;
use super::telling::News;
use super::thinking::Thinking;
use super::writing::{Reply, Tells};
use crate::time::{Moment, Pause, at_table, on_line};

/// How long after a standstill the clocks run on, so that pages can come back.
const COMES_BACK_AFTER_MS: u64 = 3000;
/// How long after a failure something that happened by itself is written again.
pub(super) const RETRY_MS: u64 = 1000;
/// A damaged table is asked so seldom whether anybody still comes.
const ASKED_AGAIN_IF_DAMAGED_MS: u64 = 24 * 3600 * 1000;
/// An entry that takes longer to be written holds the game up.
const SLOW_LOG_MS: u64 = 1000;

/// A time in which the server could not carry the game on, so that nobody's clock counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standstill {
    /// When it began, on the line of time.
    pub(super) since: u64,
    cause: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    Down,
    Paused,
    SlowLog,
}

/// What is said of a standstill.
struct Note {
    cause: Cause,
    /// In the log, when the clocks were stopped and when they run on.
    stopped: &'static str,
    resumed: &'static str,
}

const NOTES: [Note; 3] = [
    Note { cause: Cause::Down, stopped: "the server was down", resumed: "the server is back" },
    Note { cause: Cause::Paused, stopped: "the server was paused", resumed: "the server goes on" },
    Note { cause: Cause::SlowLog, stopped: "the server could not write", resumed: "the server writes again" },
];

/// When a standstill began that these events are about, and its note. An arbiter who stops the clocks does not let them run
/// on in the same moment.
fn noted(events: &[Event]) -> Option<(Instant, &'static Note)> {
    let [Event { at, fact: Fact::Stopped { note }, .. }, Event { fact: Fact::Resumed { .. }, .. }] = events
    else {
        return None;
    };
    NOTES.iter().find(|known| known.stopped == note).map(|known| (*at, known))
}

/// The phrase for events that are about a standstill.
pub(super) fn told_of(events: &[Event]) -> Option<Phrase> {
    noted(events).map(|(_, note)| server_phrases::standstill(note.cause))
}

impl Standstill {
    /// The server was down since the table was last touched, if a clock was running then.
    pub(super) fn since_last_run(file: &TableWithPeople, run_began: u64) -> Option<Standstill> {
        let ran_until = run_began.saturating_sub(1);
        let ran = file.touched.line <= ran_until && clock_runs(file);
        ran.then_some(Standstill { since: ran_until, cause: Cause::Down })
    }

    pub(super) fn in_pause(pause: Pause) -> Standstill {
        Standstill { since: pause.at, cause: Cause::Paused }
    }

    /// The move was long on its way to the disk, and nobody could see it.
    pub(super) fn by_slow_log(
        file: &TableWithPeople,
        entry: &TableEntry,
        began: Moment,
        written: Moment,
    ) -> Option<Standstill> {
        let slow = written.line.saturating_sub(began.line) > SLOW_LOG_MS;
        let is_note = || Standstill::in_entry(entry, file.began).is_some();
        let noted = slow && clock_runs(file) && !is_note();
        noted.then_some(Standstill { since: began.line, cause: Cause::SlowLog })
    }

    /// Nothing can be written since then, so nobody can play.
    pub(super) fn by_full_disk(file: &TableWithPeople, since: u64) -> Option<Standstill> {
        clock_runs(file).then_some(Standstill { since, cause: Cause::SlowLog })
    }

    /// The standstill that an entry is about, if it is about one.
    pub(super) fn in_entry(entry: &TableEntry, began: u64) -> Option<Standstill> {
        let TableEntry::Played { events, .. } = entry else { return None };
        let (at, note) = noted(events)?;
        Some(Standstill { since: on_line(at, began), cause: note.cause })
    }

    fn events(self, file: &TableWithPeople, now: u64) -> Vec<Event> {
        let Some(note) = NOTES.iter().find(|note| note.cause == self.cause) else { return Vec::new() };
        let grace = if self.cause == Cause::Down { COMES_BACK_AFTER_MS } else { 0 };
        let latest = file.table.latest();
        let at = |line: u64| at_table(line, file.began).max(latest);
        let event = |at: Instant, fact| Event { version: Version, at, by: Actor::Arbiter, fact };
        vec![
            event(at(self.since), Fact::Stopped { note: note.stopped.to_owned() }),
            event(at(now + grace), Fact::Resumed { note: note.resumed.to_owned() }),
        ]
    }
}

/// Whether a flag will fall if nothing happens.
fn clock_runs(file: &TableWithPeople) -> bool {
    file.table.clock().next_flag_at().is_some() && !file.is_over()
}

impl Room {
    /// The log says when the clocks were stopped and when they run on.
    pub(super) fn note(&mut self, standstill: Standstill, step: &mut Step<'_>) {
        if clock_runs(&self.file) {
            self.happens(standstill.events(&self.file, step.now.line), step);
        }
    }

    /// The server was stopped for a while.
    pub(super) fn was_paused(&mut self, pause: Pause, step: &mut Step<'_>) {
        if clock_runs(&self.file) {
            self.owes.get_or_insert(Standstill::in_pause(pause));
            self.go_on(step);
        }
    }

    /// Something happens by itself.
    fn happens(&mut self, events: Vec<Event>, step: &mut Step<'_>) {
        let tells = Tells::Update(News::of(&self.file.table, &events));
        self.write(self.file.played(events, None), tells, Reply::Nothing, None, step);
    }

    /// When it is to be woken, on the line of time.
    pub(super) fn wakes_at(&self, idle_ms: u64) -> Option<u64> {
        if self.doing.is_some() {
            return None; // it looks again when that is done
        }
        if self.owes.is_some() || self.stale_since.is_some() {
            return Some(self.retry_at);
        }
        let next = match self.due_at() {
            Some(due) => Some(due.max(self.retry_at)),
            None => self.viewers.is_empty().then_some(self.used + idle_ms),
        };
        self.runs_on_at.into_iter().chain(next).min()
    }

    /// When a flag falls that is called by itself. A move that was made before may still be on its way, for as long as its
    /// lag is forgiven.
    fn due_at(&self) -> Option<u64> {
        let table = &self.file.table;
        if self.file.damage.is_some() {
            return None;
        }
        let due = on_line(table.next_due()?, self.file.began);
        let forgiven = table.clock().running().map_or(Millis::ZERO, |colour| {
            let rule = LagRule::of(table.regulations());
            self.file.quotas.of(colour).forgives(rule, *self.lag.of(colour), Millis::MAX)
        });
        Some(due.saturating_add(forgiven.get() as u64))
    }

    /// Does what it was to be woken for.
    pub(super) fn wake(&mut self, step: &mut Step<'_>) {
        if self.runs_on_at.take_if(|at| *at <= step.now.line).is_some() {
            self.tell_update(&News::of(&self.file.table, &[]), step);
        }
        if self.doing.is_none()
            && self.owes.is_none()
            && self.stale_since.is_none()
            && self.due_at().is_some_and(|due| due.max(self.retry_at) <= step.now.line)
        {
            let (table, at) = (self.file.table.clone(), self.at(step.now));
            self.think(Box::new(Thinking::Due { table, at }), step);
            self.doing = Some(Doing::FallingDue);
        }
        self.go_on(step);
    }

    pub(super) fn take_due(&mut self, events: Vec<Event>, step: &mut Step<'_>) {
        if events.is_empty() {
            self.retry_at = step.now.line + RETRY_MS;
        } else {
            self.happens(events, step);
        }
    }

    /// Whether nobody would miss it in memory.
    pub(super) fn is_idle(&self, now: u64, idle_ms: u64) -> bool {
        self.doing.is_none()
            && self.owes.is_none()
            && self.stale_since.is_none()
            && self.waiting.is_empty()
            && self.viewers.is_empty()
            && self.due_at().is_none()
            && self.used + idle_ms <= now
    }

    /// Closes a table where nothing will happen any more: nobody has come for as long as the configuration says, and no
    /// clock will decide. A game that never began is over soon; one that a player has left goes on until the flag
    /// (FIDE 6.9), and without a clock until both had time enough to come back; an adjourned one waits for its
    /// resumption (FIDE G13), and one by post for the post (ČUD 11.1c).
    pub(super) fn close_if_abandoned(&self, step: &Step<'_>) -> Plan {
        if self.file.damage.is_some() {
            let at = step.now.line + ASKED_AGAIN_IF_DAMAGED_MS; // the lists do not know that nothing will happen
            return Plan::Nothing(Reply::AskAgain(Some(at)));
        }
        if self.file.is_over() {
            return Plan::Nothing(Reply::AskAgain(None));
        }
        let (now, table) = (step.now.line, &self.file.table);
        // The tables of a group may be laid out days before the round.
        let patience = step.settings.patience.with(!table.plies().is_empty() || self.file.group.is_some());
        let waits = !self.viewers.is_empty() || table.regulations().correspondence || table.is_adjourned();
        let decides_itself = table.next_due().map(|due| on_line(due, self.file.began));
        let alone_since = if waits { now } else { self.file.touched.line };
        let at = decides_itself.unwrap_or(alone_since) + patience;
        if now < at {
            return Plan::Nothing(Reply::AskAgain(Some(at)));
        }
        tracing::info!(table = self.file.id, "nobody came any more: the table is closed");
        let entry = TableEntry::Abandoned { since: self.file.touched.date };
        Plan::Write { entry, tells: Tells::Seats, reply: Reply::AskAgain(None) }
    }
}
