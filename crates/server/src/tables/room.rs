//! One table in use. It does one thing at a time: what has to wait for the log or for a proof is noted in `doing`, and
//! orders that come meanwhile wait for their turn.

use std::collections::VecDeque;

use partie_table::clock::{Both, Instant};
use partie_table::time_control::Millis;
use partie_table::{Actor, Decided};

use super::clocks::Standstill;
use super::effect::{Answer, Effect, Study};
use super::hall::Settings;
use super::input::{AnswerTo, Order, Viewer, Wish};
use super::last_lines::{LastLines, SeenLines};
use super::link::LinkKeys;
use super::person::Names;
use super::state::TableWithPeople;
use super::thinking::{Thinking, Thought};
use super::writing::{Reply, Tells, Writing};
use super::{TableEntry, damaged, no_such_table, not_in_role};
use crate::connections::outbox::written;
use crate::log::NewEntry;
use crate::people::identity::Identity;
use crate::people::rates::too_many;
use crate::time::{Moment, at_table};
use crate::wire::{ActState, Fault, FaultKind, FromServer, HttpActDone, TableState};

/// So many orders wait for a table at most; more are refused. Opening and leaving never wait.
pub(super) const MOST_WAITING: usize = 256;
/// Players, the arbiter and assistants wait apart from the crowd, each with so many orders.
const MOST_OF_ONE: usize = 64;

/// One table in use.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) file: TableWithPeople,
    pub(super) directory: Directory,
    pub(super) viewers: Vec<Viewer>,
    pub(super) last_lines: LastLines,
    pub(super) seen_lines: SeenLines,
    pub(super) doing: Option<Doing>,
    pub(super) waiting: VecDeque<Box<Order>>,
    /// The clocks ran when the server did not: that is written before anything else.
    pub(super) owes: Option<Standstill>,
    /// What the pages were told of the server's standstills since the last move.
    pub(super) stood_still: Vec<Decided>,
    /// What the pings of each player showed last.
    pub(super) lag: Both<Millis>,
    /// When it was last used, on the line of time.
    pub(super) used: u64,
    /// Not before then is something tried again that has failed.
    pub(super) retry_at: u64,
    /// When the clocks run on after a standstill, so that the pages are told.
    pub(super) runs_on_at: Option<u64>,
    /// Since when the log may have more than the table knows and cannot be read. That is tried again before anything else, and
    /// nobody can play until it works.
    pub(super) stale_since: Option<u64>,
    /// How often in a row another writer was faster.
    pub(super) lost_races: u8,
    /// The alarm that the hall has set for it.
    pub(super) alarm: Option<u64>,
}

/// What is known of a table that its log does not say.
#[derive(Clone, Debug)]
pub(crate) struct Directory {
    pub(crate) names: Names,
    pub(crate) link_keys: LinkKeys,
}

/// What a table is doing that is not done at once.
#[derive(Debug)]
pub(super) enum Doing {
    /// An order is decided elsewhere.
    Deciding(Box<Order>),
    /// A fallen flag is looked at elsewhere.
    FallingDue,
    /// An entry is being written.
    Writing(Box<Writing>),
    /// The table of a rematch is being opened.
    OpeningRematch { order: Box<Order>, file: Box<TableWithPeople> },
    /// Another writer was faster: the table is read again, and the order tried again.
    Reloading(Option<Box<Order>>),
}

/// What is to be done for an order.
#[expect(clippy::large_enum_variant, reason = "it is used up where it is made")]
pub(super) enum Plan {
    Write { entry: TableEntry, tells: Tells, reply: Reply },
    Think(Box<Thinking>),
    OpenRematch { file: Box<TableWithPeople>, entry: NewEntry },
    Nothing(Reply),
}

/// The surroundings of one step.
pub(super) struct Step<'a> {
    pub(super) now: Moment,
    pub(super) settings: Settings,
    pub(super) effects: &'a mut Vec<Effect>,
}

impl Step<'_> {
    pub(super) fn send(&mut self, connection: u64, message: &FromServer) {
        self.effects.push(Effect::Send { connection, text: written(message) });
    }

    pub(super) fn answer(&mut self, to: AnswerTo, answer: Result<Answer, Fault>) {
        match to {
            AnswerTo::Ticket(ticket) => {
                self.effects.push(Effect::Answer { ticket, answer: answer.map(Box::new) });
            }
            AnswerTo::Page { connection, id } => {
                let message = match answer {
                    Ok(Answer::Act(HttpActDone::Done { seq })) => FromServer::Done { id, seq },
                    Ok(Answer::Act(HttpActDone::Refused { refusal })) => FromServer::Refused { id, refusal },
                    Ok(_) => return, // pages only act
                    Err(fault) => FromServer::Fault(Fault { id: Some(id), ..fault }),
                };
                self.send(connection, &message);
            }
        }
    }
}

impl Step<'_> {
    fn study(&mut self, to: AnswerTo, study: Result<Study, Fault>) {
        match (study, to) {
            (Ok(study), AnswerTo::Ticket(ticket)) => {
                self.effects.push(Effect::Study { ticket, study: Box::new(study) });
            }
            (Ok(_), AnswerTo::Page { .. }) => {} // pages only act
            (Err(fault), to) => self.answer(to, Err(fault)),
        }
    }
}

impl Room {
    pub(super) fn new(file: TableWithPeople, names: Names, step: &Step<'_>) -> Room {
        let owes = Standstill::since_last_run(&file, step.settings.run_began);
        Room {
            file,
            directory: Directory { names, link_keys: step.settings.link_keys },
            viewers: Vec::new(),
            last_lines: LastLines::default(),
            seen_lines: SeenLines::default(),
            doing: None,
            waiting: VecDeque::new(),
            owes,
            stood_still: Vec::new(),
            lag: Both { white: Millis::ZERO, black: Millis::ZERO },
            used: step.now.line,
            retry_at: 0,
            runs_on_at: None,
            stale_since: None,
            lost_races: 0,
            alarm: None,
        }
    }

    /// A moment in the table's own time, which ends where its log is damaged.
    pub(super) fn at(&self, moment: Moment) -> Instant {
        if self.file.damage.is_some() {
            return self.file.table.latest();
        }
        at_table(moment.line, self.file.began)
    }

    pub(super) fn visible(&self, who: &Identity) -> Result<(), Fault> {
        if !self.file.is_visible_to(who) {
            return Err(no_such_table());
        }
        if self.file.is_delayed_for(who, self.used) {
            let detail = "spectators see this game later, in its group";
            return Err(Fault::new(FaultKind::NotAllowed, detail));
        }
        Ok(())
    }

    pub(super) fn look(&self, who: &Identity, now: Moment) -> Result<TableState, Fault> {
        self.visible(who)?;
        let state = self.file.state_for(who, &self.present(), &self.directory, self.at(now));
        Ok(TableState { decided: self.stood_still.clone(), ..state })
    }

    /// What somebody could do, and why not; nobody can do anything where the table is closed.
    fn acts_now(&self, who: &Identity, role: Option<Actor>, now: Moment) -> Result<Vec<ActState>, Fault> {
        self.visible(who)?;
        let role = role.unwrap_or_else(|| self.file.looks_as(who));
        if role != Actor::Spectator && !self.file.holds(who, role) {
            return Err(not_in_role(role));
        }
        let closed = self.file.abandoned || self.file.damage.is_some();
        Ok(if closed { Vec::new() } else { self.file.acts_for(role, self.at(now)) })
    }

    /// Takes an order. What only reads is answered at once, with the table as it is on disk; the rest has its turn.
    pub(super) fn take(&mut self, order: Box<Order>, step: &mut Step<'_>) {
        self.used = step.now.line;
        let (who, to) = (&order.who, order.answer_to);
        match &order.wish {
            Wish::Look => {
                let state = self.look(who, step.now);
                step.answer(to, state.map(Box::new).map(Answer::State));
            }
            Wish::Summary => {
                let seen = self.visible(who);
                step.answer(
                    to,
                    seen.map(|()| {
                        Answer::Summary(Box::new(self.file.summary_for(who, &self.directory.names)))
                    }),
                );
            }
            Wish::Acts { role } => {
                let acts = self.acts_now(who, *role, step.now);
                step.answer(to, acts.map(Answer::Acts));
            }
            Wish::Rows { watchers } => {
                let rows = self.rows_for(watchers, step.now);
                step.answer(to, Ok(Answer::Rows(rows)));
            }
            Wish::SeatLinks => step.answer(to, Ok(Answer::SeatLinks(self.seat_links()))),
            Wish::Review => step.study(to, self.review(&order.who, step.now)),
            Wish::Record => step.study(to, self.written_record(who)),
            _ if !self.has_room_for(who) => step.answer(to, Err(too_many())),
            _ => self.waiting.push_back(order),
        }
        self.go_on(step);
    }

    /// Whether one more order of this person can wait. What spectators ask keeps nobody from playing.
    fn has_room_for(&self, who: &Identity) -> bool {
        if self.waiting.len() < MOST_OF_ONE {
            return true;
        }
        if self.file.looks_as(who) == Actor::Spectator {
            return self.waiting.len() < MOST_WAITING;
        }
        self.waiting.iter().filter(|order| order.who.id() == who.id()).count() < MOST_OF_ONE
    }

    /// Begins what is next, unless something is being done.
    pub(super) fn go_on(&mut self, step: &mut Step<'_>) {
        while self.doing.is_none() {
            let waits_to_retry = self.waiting.is_empty() && step.now.line < self.retry_at;
            if waits_to_retry {
                return;
            }
            if self.stale_since.is_some() {
                self.reload(None, step);
                return;
            }
            // What arrived before the clocks stood still is not dated after it.
            let first = self.waiting.front().map(|order| order.received.line);
            let note = self.owes.take_if(|owes| first.is_none_or(|received| received >= owes.since));
            if let Some(standstill) = note {
                self.note(standstill, step);
            } else if let Some(order) = self.waiting.pop_front() {
                self.begin(order, step);
            } else {
                return;
            }
        }
    }

    fn begin(&mut self, mut order: Box<Order>, step: &mut Step<'_>) {
        let plan = match &mut order.wish {
            // Nothing can be written after damage; what only reads was answered when it came.
            wish if self.file.damage.is_some()
                && !matches!(wish, Wish::ComeBack | Wish::CloseIfAbandoned) =>
            {
                Err(damaged())
            }
            Wish::Act { .. } => self.act(&mut order),
            Wish::Typed { .. } => self.type_move(&order),
            Wish::Advise { incident } => self.advise(&order.who, incident),
            Wish::Join { key } => self.join(&order.who, key),
            Wish::Grant { role, to, salt } => self.grant(&order.who, *role, to.clone(), salt),
            Wish::MayGrant { role } => self.may_grant(&order.who, *role).map(|()| Plan::Nothing(Reply::Done)),
            Wish::AnswerInvitation { role, accepts } => self.answer_invitation(&order.who, *role, *accepts),
            Wish::Free { role, reason, salt } => self.free(&order.who, *role, reason, salt),
            Wish::CallOff => self.call_off(&order.who),
            Wish::Sit { role } => self.sit(&order.who, *role),
            Wish::Rematch { table, lots } => self.rematch(&order.who, table, *lots, step.now),
            Wish::ComeBack => Ok(Plan::Nothing(Reply::Done)),
            Wish::CloseIfAbandoned => Ok(self.close_if_abandoned(step)),
            Wish::Look
            | Wish::Summary
            | Wish::Acts { .. }
            | Wish::Review
            | Wish::Record
            | Wish::Rows { .. }
            | Wish::SeatLinks => return, // answered when they came
        };
        self.carry_out(plan, order, step);
    }

    pub(super) fn carry_out(&mut self, plan: Result<Plan, Fault>, order: Box<Order>, step: &mut Step<'_>) {
        match plan {
            Ok(Plan::Write { entry, tells, reply }) => self.write(entry, tells, reply, Some(order), step),
            Ok(Plan::Think(thinking)) => {
                self.think(thinking, step);
                self.doing = Some(Doing::Deciding(order));
            }
            Ok(Plan::OpenRematch { file, entry }) => {
                let (table, stream) = (self.file.id.clone(), file.id.clone());
                step.effects.push(Effect::Append { table, stream, expected: 0, entry });
                self.doing = Some(Doing::OpeningRematch { order, file });
            }
            Ok(Plan::Nothing(reply)) => self.reply(reply, &order, step),
            Err(fault) => step.answer(order.answer_to, Err(fault)),
        }
    }

    pub(super) fn think(&self, thinking: Box<Thinking>, step: &mut Step<'_>) {
        step.effects.push(Effect::Think { table: self.file.id.clone(), thinking });
    }

    /// What was decided elsewhere.
    pub(super) fn take_thought(&mut self, thought: Thought, step: &mut Step<'_>) {
        match (self.doing.take(), thought) {
            (Some(Doing::Deciding(order)), Thought::Decided(decided)) => {
                let plan = Ok(self.decided(decided, &order));
                self.carry_out(plan, order, step);
            }
            (Some(Doing::Deciding(order)), Thought::Advice(advice)) => {
                step.answer(order.answer_to, Ok(Answer::Advice(advice)));
            }
            (Some(Doing::FallingDue), Thought::Due(events)) => self.take_due(events, step),
            (doing, _) => self.doing = doing, // an answer to nothing that was asked
        }
        self.used = step.now.line;
        self.go_on(step);
    }
}
