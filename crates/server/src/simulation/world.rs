//! The world of one seed: people with their pages, one server at a time, and a disk.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use super::Dice;
use super::disk::{Disk, Health};
use super::node::{Node, Work};
use super::pages::Page;
use super::witness::Witness;
use crate::log::{LogError, NewEntry};
use crate::people::identity::Identity;
use crate::tables::{Effect, GroupSeen, Input, Names, PersonId, TableWithPeople, Wish};
use crate::wire::Fault;

pub(super) const PEOPLE: u64 = 5;
pub(super) const TABLES: u64 = 3;
const STEPS: u64 = 400;
/// A killed server forgets what it has not noted: a heartbeat, and the tick in which it was due.
const FORGOTTEN_MS: u64 = 1300;

pub(super) struct World {
    pub(super) dice: Dice,
    pub(super) told: bool,
    /// What the system's clock says, which may be anything.
    pub(super) date: u64,
    /// How long a server was up and not paused, in all.
    pub(super) up_ms: u64,
    pub(super) disk: Disk,
    pub(super) node: Option<Node>,
    pub(super) people: Vec<Arc<Identity>>,
    pub(super) pages: BTreeMap<u64, Page>,
    pub(super) next_connection: u64,
    pub(super) next_ticket: u64,
    pub(super) tickets: BTreeSet<u64>,
    pub(super) witnesses: HashMap<String, Witness>,
    pub(super) keys: Vec<(String, String)>,
    pub(super) acknowledged: BTreeSet<(String, u64)>,
    /// How often something happened for which clocks may be stopped.
    pub(super) troubles: u64,
    pub(super) kills: u64,
    /// How much of the line of time was lost with kills, because it had not been noted.
    pub(super) forgotten_ms: u64,
    /// Nothing ends any more, so that everything can be looked at.
    pub(super) calm: bool,
    /// The group that the tables belong to. It has two arbiters, who come and go.
    pub(super) group: Arc<GroupSeen>,
    /// Who has arbitrated it, and for how long the server was up when the arbiters changed.
    pub(super) former_arbiters: Vec<(PersonId, u64)>,
}

impl World {
    pub(super) fn new(dice: Dice, told: bool) -> World {
        World {
            dice,
            told,
            date: 1_700_000_000_000,
            up_ms: 0,
            disk: Disk::default(),
            node: None,
            people: (0..PEOPLE).map(|number| Arc::new(Identity::guest(&format!("g{number}")))).collect(),
            pages: BTreeMap::new(),
            next_connection: 0,
            next_ticket: 0,
            tickets: BTreeSet::new(),
            witnesses: HashMap::new(),
            keys: Vec::new(),
            acknowledged: BTreeSet::new(),
            troubles: 0,
            kills: 0,
            forgotten_ms: 0,
            calm: false,
            group: Arc::default(),
            former_arbiters: Vec::new(),
        }
    }

    pub(super) fn play(mut self) {
        self.start();
        self.arbiters_change();
        for number in 0..TABLES {
            self.open_table(&format!("t{number}"));
        }
        for _ in 0..STEPS {
            self.something_happens();
            self.pass(0);
            self.who_looks_is_known();
            self.no_clock_lost_too_much();
        }
        self.everything_settles();
        self.everybody_leaves();
    }

    pub(super) fn tell(&self, what: &dyn std::fmt::Debug) {
        if self.told {
            let at = self.node.as_ref().map(|node| node.at);
            println!("up {} line {at:?}: {what:?}", self.up_ms);
        }
    }

    pub(super) fn something_happens(&mut self) {
        match self.dice.below(100) {
            0..=34 => self.pass_some(250),
            35..=39 => self.pass_some(4000),
            40..=64 => self.a_player_moves(),
            65..=69 => self.a_page_acts_oddly(),
            70..=77 => self.a_page_comes(),
            78..=82 => self.a_page_goes(),
            83..=86 => self.seats_change(),
            87..=89 => self.disk_changes(),
            90 => self.flood(),
            91..=92 => self.kill(),
            93 => self.stop_in_order(),
            94 => self.pause(),
            95 => self.date = self.date.wrapping_add_signed(self.dice.below(20_000_000) as i64 - 10_000_000),
            96 => self.a_reader_changes(),
            97 if self.dice.percent(50) => self.arbiters_change(),
            97 => self.an_arbiter_acts(),
            98 => self.look_whether_abandoned(),
            _ => self.everything_settles(),
        }
    }

    // The server.

    pub(super) fn start(&mut self) {
        let (reached, before) = (self.disk.reached(), self.date);
        let node = Node::start(&self.disk, self.date);
        assert!(reached.is_none_or(|reached| node.at > reached), "the line starts before its end");
        self.tell(&("starts", reached, before));
        self.node = Some(node);
        // Pages may be faster than the server's own orders to its tables.
        let mut tables: Vec<String> = self.disk.streams.keys().cloned().collect();
        tables.sort();
        for table in tables {
            if self.dice.percent(40) {
                self.a_page_comes();
            }
            self.ask(&table, 0, Wish::ComeBack);
        }
    }

    pub(super) fn kill(&mut self) {
        let Some(node) = self.node.take() else { return };
        self.tell(&"killed");
        (self.troubles, self.kills) = (self.troubles + 1, self.kills + 1);
        self.pages.clear();
        self.tickets.clear();
        // What was being written is there or not.
        for one in node.under_way {
            if let Work::Append { stream, expected, entry, .. } = one.work
                && self.dice.percent(50)
            {
                let _ = self.store(&stream, expected, &entry);
            }
        }
        let forgot = node.at.saturating_sub(self.disk.reached().unwrap_or_default());
        self.forgotten_ms += forgot;
        assert!(!node.beats_in_time || forgot <= FORGOTTEN_MS, "{forgot} ms are forgotten");
        self.down_and_up();
    }

    pub(super) fn stop_in_order(&mut self) {
        self.settle();
        if let Some(node) = self.node.take() {
            self.tell(&"stops in order");
            self.troubles += 1;
            self.pages.clear();
            self.tickets.clear();
            self.disk.note_alive(node.at);
        }
        self.down_and_up();
    }

    pub(super) fn down_and_up(&mut self) {
        self.date += self.dice.below(3_600_000);
        if self.dice.percent(40) {
            self.date = self.date.saturating_sub(self.dice.below(7_200_000));
        }
        self.start();
    }

    pub(super) fn pause(&mut self) {
        let ms = 1500 + self.dice.below(60_000);
        self.tell(&("paused", ms));
        self.troubles += 1;
        if let Some(node) = &mut self.node {
            node.pause(ms);
        }
        // The ticker is not always the first to run on.
        if self.dice.percent(50) {
            self.a_player_moves();
        }
        self.tick();
    }

    pub(super) fn tick(&mut self) {
        let pauses = self.node.as_mut().map(|node| std::mem::take(&mut node.pauses)).unwrap_or_default();
        for pause in pauses {
            self.input(Input::Paused(pause));
        }
    }

    pub(super) fn disk_changes(&mut self) {
        let health =
            [Health::Well, Health::Well, Health::Slow, Health::Full, Health::Failing, Health::Unreadable];
        self.disk.health = *self.dice.among(&health).expect("one of them");
        self.troubles += u64::from(self.disk.health != Health::Well);
        self.tell(&self.disk.health);
    }

    pub(super) fn pass_some(&mut self, most_ms: u64) {
        let mut ms = self.dice.below(most_ms);
        while ms > 0 {
            let step = ms.min(100);
            self.pass(step);
            ms -= step;
        }
    }

    /// Lets time go by, and what is due happen.
    pub(super) fn pass(&mut self, ms: u64) {
        let Some(node) = &mut self.node else { return };
        node.run(ms, &mut self.disk);
        self.up_ms += ms;
        self.date += ms;
        while let Some(work) = self.node.as_mut().and_then(Node::take_due) {
            self.finish(work);
        }
        let wakes =
            self.node.as_ref().is_some_and(|node| node.hall.next_wake().is_some_and(|at| at <= node.at));
        if wakes {
            self.input(Input::Wake);
        }
        self.pages_read();
    }

    pub(super) fn finish(&mut self, work: Work) {
        let input = match work {
            Work::Append { table, stream, expected, entry } => {
                Input::Appended { table, result: self.store(&stream, expected, &entry) }
            }
            Work::Load { table } => {
                let read = self.disk.read(&table, &mut self.dice);
                let told = |mut file: TableWithPeople| {
                    file.told.by = Arc::clone(&self.group);
                    (Box::new(file), Names::default())
                };
                let file = read.map(|file| file.map(told));
                Input::Loaded { table, file: file.map_err(Fault::from) }
            }
            Work::Think { table, thinking } => Input::Thought { table, thought: Box::new(thinking.run()) },
        };
        self.input(input);
    }

    pub(super) fn store(&mut self, stream: &str, expected: u64, entry: &NewEntry) -> Result<u64, LogError> {
        let (result, stored) = self.disk.append(stream, expected, entry, &mut self.dice);
        if let Some(entry) = stored {
            self.tell(&("stored", stream, entry.seq, &entry.body));
            let partie = self.witnesses.entry(stream.to_owned()).or_default();
            partie.stored(entry.seq, &entry.body, self.up_ms, self.troubles);
            self.only_arbiters_decide_as_such(stream, &entry.body);
        }
        result
    }

    pub(super) fn input(&mut self, input: Input) {
        let date = self.date;
        let Some(node) = &mut self.node else { return };
        let mut effects = vec![node.step(input, date)];
        while let Some(some) = effects.pop() {
            for effect in some {
                // It may end between any two effects.
                if !self.calm && self.dice.below(2000) == 0 {
                    self.kill();
                    return;
                }
                effects.extend(self.carry_out(effect));
            }
        }
    }

    pub(super) fn carry_out(&mut self, effect: Effect) -> Option<Vec<Effect>> {
        let delay = self.disk.delay_ms(&mut self.dice);
        let date = self.date;
        let node = self.node.as_mut()?;
        match effect {
            Effect::Append { table, stream, expected, entry } => {
                node.later(delay, Work::Append { table, stream, expected, entry });
            }
            Effect::Load { table } => node.later(delay, Work::Load { table }),
            Effect::Think { table, thinking } => {
                let delay = self.dice.below(30);
                node.later(delay, Work::Think { table, thinking });
            }
            Effect::Seat { file, names } => return Some(node.step(Input::Seated { file, names }, date)),
            Effect::Send { connection, text } => {
                let page = self.pages.get_mut(&connection);
                if page.is_some_and(|page| !page.receive(&text)) {
                    self.tell(&("a page is cut off", connection));
                    return Some(self.disconnect(connection));
                }
            }
            Effect::Answer { ticket, .. } | Effect::Study { ticket, .. } => {
                assert!(self.tickets.remove(&ticket), "a request is answered once");
            }
            Effect::Keep { .. } | Effect::Tell { .. } | Effect::RowChanged { .. } => {}
        }
        None
    }
}
