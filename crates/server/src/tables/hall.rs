//! All tables in memory: they are loaded when a person comes, and leave when everybody has gone.

use std::cmp::Reverse;
use std::collections::hash_map::Entry as Place;
use std::collections::{BinaryHeap, HashMap};
use std::sync::Arc;

use super::effect::Effect;
use super::grouped::GroupSeen;
use super::input::{Input, Order, Viewer};
use super::link::LinkKeys;
use super::no_such_table;
use super::person::Names;
use super::room::{MOST_WAITING, Room, Step};
use super::state::TableWithPeople;
use crate::people::rates::too_many;
use crate::run::config::Patience;
use crate::run::metrics::METRICS;
use crate::time::{Moment, Pause};
use crate::wire::{Fault, FromServer};

/// What the tables are told once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// How long a table waits for people who do not come.
    pub(crate) patience: Patience,
    /// How long a table stays in memory after everybody has gone.
    pub(crate) idle_ms: u64,
    /// Where on the line of time this run of the server began: what is in the log was written before, or since.
    pub(crate) run_began: u64,
    /// Makes the keys of links.
    pub(crate) link_keys: LinkKeys,
}

/// A table as it was read, with the names of its people; nothing if there is none.
pub(super) type Loaded = Result<Option<(Box<TableWithPeople>, Names)>, Fault>;

/// All tables in memory.
#[derive(Debug)]
pub(crate) struct Hall {
    settings: Settings,
    places: HashMap<String, Slot>,
    /// When to look at which table. An alarm may ring in vain: that costs less than to set it again after each move.
    alarms: BinaryHeap<Reverse<(u64, String)>>,
}

#[derive(Debug)]
enum Slot {
    /// Read from the log; what is asked meanwhile waits.
    Loading(Vec<Waiting>),
    Here(Box<Room>),
}

#[derive(Debug)]
enum Waiting {
    Order(Box<Order>),
    Open(Viewer),
    Leave(u64),
    /// The group has changed since the table was read.
    Told(Arc<GroupSeen>, Names),
}

impl Hall {
    pub(crate) fn new(settings: Settings) -> Hall {
        Hall { settings, places: HashMap::new(), alarms: BinaryHeap::new() }
    }

    /// Takes in what happens at this moment; what is to be done is added to the effects.
    pub(crate) fn step(&mut self, input: Input, now: Moment, effects: &mut Vec<Effect>) {
        let mut step = Step { now, settings: self.settings, effects };
        match input {
            Input::Order { table, order } => self.arrives(table, Waiting::Order(order), &mut step),
            Input::Open { table, viewer } => self.arrives(table, Waiting::Open(viewer), &mut step),
            Input::Leave { table, connection } => self.leaves(&table, connection, &mut step),
            Input::Seated { file, names } => {
                let table = file.id.clone();
                if !self.places.contains_key(&table) {
                    self.seat(*file, names, &step);
                    self.look_after(&table, &mut step, Room::go_on);
                }
            }
            Input::Loaded { table, file } => self.loaded(&table, file, &mut step),
            Input::Appended { table, result } => {
                self.look_after(&table, &mut step, |room, step| room.take_appended(result, step));
            }
            Input::Thought { table, thought } => {
                self.look_after(&table, &mut step, |room, step| room.take_thought(*thought, step));
            }
            Input::Unnamed { person } => {
                for slot in self.places.values_mut() {
                    if let Slot::Here(room) = slot {
                        room.unname(&person, &mut step);
                    }
                }
            }
            Input::Told { table, by, names } => match self.places.get_mut(&table) {
                Some(Slot::Loading(queue)) => queue.push(Waiting::Told(by, names)),
                _ => self.look_after(&table, &mut step, |room, step| room.take_told(by, names, step)),
            },
            Input::Paused(pause) => self.was_paused(pause, &mut step),
            Input::Wake => self.wake(&mut step),
        }
    }

    /// When the tables want to be woken, on the line of time.
    pub(crate) fn next_wake(&self) -> Option<u64> {
        self.alarms.peek().map(|Reverse((at, _))| *at)
    }

    /// Whether nothing is being written or decided.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.places.values().all(|slot| matches!(slot, Slot::Here(room) if room.doing.is_none()))
    }

    fn arrives(&mut self, table: String, waiting: Waiting, step: &mut Step<'_>) {
        match self.places.entry(table) {
            Place::Occupied(mut place) => match place.get_mut() {
                Slot::Here(_) => {
                    let table = place.key().clone();
                    self.look_after(&table, step, |room, step| serve(room, waiting, step));
                }
                Slot::Loading(queue) => {
                    let full = queue.len() >= MOST_WAITING;
                    match waiting {
                        order @ Waiting::Order(_) if full => refuse(order, too_many(), step),
                        waiting => queue.push(waiting),
                    }
                }
            },
            Place::Vacant(place) if is_id(place.key()) => {
                step.effects.push(Effect::Load { table: place.key().clone() });
                place.insert(Slot::Loading(vec![waiting]));
            }
            Place::Vacant(_) => refuse(waiting, no_such_table(), step),
        }
    }

    /// A page that leaves is never forgotten: nothing about it is refused, and it waits only behind its own coming.
    fn leaves(&mut self, table: &str, connection: u64, step: &mut Step<'_>) {
        if let Some(Slot::Loading(queue)) = self.places.get_mut(table) {
            queue.push(Waiting::Leave(connection));
            return;
        }
        self.look_after(table, step, |room, step| room.leave(connection, step));
    }

    fn loaded(&mut self, table: &str, file: Loaded, step: &mut Step<'_>) {
        match self.places.get(table) {
            None => return,
            Some(Slot::Here(_)) => {
                self.look_after(table, step, |room, step| room.take_reloaded(file, step));
                return;
            }
            Some(Slot::Loading(_)) => {}
        }
        let Some(Slot::Loading(queue)) = self.places.remove(table) else { return };
        let file = file.and_then(|file| file.ok_or_else(no_such_table));
        match file {
            Ok((file, names)) => {
                self.seat(*file, names, step);
                for waiting in queue {
                    self.look_after(table, step, |room, step| serve(room, waiting, step));
                }
                self.look_after(table, step, Room::go_on);
            }
            Err(fault) => queue.into_iter().for_each(|waiting| refuse(waiting, fault.clone(), step)),
        }
    }

    fn seat(&mut self, file: TableWithPeople, names: Names, step: &Step<'_>) {
        METRICS.tables.add(1);
        self.places.insert(file.id.clone(), Slot::Here(Box::new(Room::new(file, names, step))));
    }

    /// Does something with a table in memory, and sets its alarm.
    fn look_after<'a>(
        &mut self,
        table: &str,
        step: &mut Step<'a>,
        with: impl FnOnce(&mut Room, &mut Step<'a>),
    ) {
        let Some(Slot::Here(room)) = self.places.get_mut(table) else { return };
        with(room, step);
        if let Some(at) = room.wakes_at(self.settings.idle_ms)
            && room.alarm.is_none_or(|alarm| at < alarm)
        {
            room.alarm = Some(at);
            self.alarms.push(Reverse((at, table.to_owned())));
        }
    }

    fn was_paused(&mut self, pause: Pause, step: &mut Step<'_>) {
        let tables: Vec<String> = self.places.keys().cloned().collect();
        for table in tables {
            self.look_after(&table, step, |room, step| room.was_paused(pause, step));
        }
    }

    fn wake(&mut self, step: &mut Step<'_>) {
        while self.next_wake().is_some_and(|at| at <= step.now.line) {
            let Some(Reverse((at, table))) = self.alarms.pop() else { return };
            let Some(Slot::Here(room)) = self.places.get_mut(&table) else { continue };
            if room.alarm != Some(at) {
                continue; // an earlier one was set since
            }
            room.alarm = None;
            if room.is_idle(step.now.line, self.settings.idle_ms) {
                self.leave_memory(&table, step);
            } else {
                self.look_after(&table, step, Room::wake);
            }
        }
    }

    fn leave_memory(&mut self, table: &str, step: &mut Step<'_>) {
        if let Some(Slot::Here(room)) = self.places.remove(table) {
            METRICS.tables.add(-1);
            step.effects.push(Effect::Keep { file: Box::new(room.file) });
        }
    }
}

fn serve(room: &mut Room, waiting: Waiting, step: &mut Step<'_>) {
    match waiting {
        Waiting::Order(order) => room.take(order, step),
        Waiting::Open(viewer) => room.open(&viewer, step),
        Waiting::Leave(connection) => room.leave(connection, step),
        Waiting::Told(by, names) => room.take_told(by, names, step),
    }
}

fn refuse(waiting: Waiting, fault: Fault, step: &mut Step<'_>) {
    match waiting {
        Waiting::Order(order) => step.answer(order.answer_to, Err(fault)),
        Waiting::Open(viewer) => step.send(viewer.connection, &FromServer::Fault(fault)),
        Waiting::Leave(_) | Waiting::Told(..) => {}
    }
}

fn is_id(id: &str) -> bool {
    (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
impl Hall {
    /// The tables in memory, with the connections of those who look at each.
    pub(crate) fn tables(&self) -> impl Iterator<Item = (&TableWithPeople, Vec<u64>)> {
        self.places.values().filter_map(|slot| match slot {
            Slot::Here(room) => {
                Some((&room.file, room.viewers.iter().map(|viewer| viewer.connection).collect()))
            }
            Slot::Loading(_) => None,
        })
    }
}
