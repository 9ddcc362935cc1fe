//! What people do: they play, come and go, cheat, and ask for seats.

use std::sync::Arc;

use partie_table::clock::Instant;
use partie_table::time_control::{Millis, TimeControl};
use partie_table::{Act, Actor, FlagCall, Regulations, Table};

use super::node::LINK_KEYS;
use super::pages::{Asked, News, Page, Shown};
use super::witness::{INCREMENT_MS, MAIN_MS};
use super::world::{PEOPLE, TABLES, World};
use crate::people::identity::Identity;
use crate::tables::{
    AnswerTo, Effect, GroupArbiter, GroupPlace, GroupSeen, Held, Input, Names, Order, PersonId, TableEntry,
    TableWithPeople, Viewer, Wish,
};
use crate::time::Moment;

/// More than any mailbox holds.
const FLOOD: u64 = 300;

impl World {
    pub(super) fn open_table(&mut self, id: &str) {
        let time_control = format!("{}+{}", MAIN_MS / 1000, INCREMENT_MS / 1000);
        let regulations = Regulations {
            time_control: TimeControl::from_pgn(&time_control).expect("a time control"),
            flag: FlagCall::Automatic,
            lag_limit_ms: Millis::from_seconds(1),
            ..Regulations::default()
        };
        let table = Table::open(regulations).expect("a game");
        let (line, person) = (self.node.as_ref().map_or(0, |node| node.at), self.somebody());
        let white = Held { role: Actor::White, person: PersonId::from(&person.person) };
        let (link, kept) = LINK_KEYS.make(id, Actor::Black, "opening");
        self.keys.push((id.to_owned(), link.key));
        let opened = TableEntry::Opened {
            opened_at: self.date,
            began: Some(line),
            organiser: Some(PersonId::from(&person.person)),
            private: false,
            holders: vec![white],
            links: vec![kept],
            group: Some(GroupPlace { id: "g".to_owned(), round: 1, number: 1 }),
            event: table.opening(Instant::BEGINNING),
        };
        let entry = opened.written(Moment { line, date: self.date }).expect("an entry");
        self.store(id, 0, &entry).expect("a new table");
        let mut file = Box::new(TableWithPeople::open(id, &opened).expect("a table"));
        file.told.by = Arc::clone(&self.group);
        self.input(Input::Seated { file, names: Names::default() });
    }

    pub(super) fn somebody(&mut self) -> Arc<Identity> {
        Arc::clone(self.dice.among(&self.people).expect("there are people"))
    }

    pub(super) fn some_table(&mut self) -> String {
        format!("t{}", self.dice.below(TABLES))
    }

    pub(super) fn some_page(&mut self) -> Option<u64> {
        let all: Vec<u64> = self.pages.keys().copied().collect();
        self.dice.among(&all).copied()
    }

    pub(super) fn a_page_comes(&mut self) {
        self.next_connection += 1;
        let (connection, who) = (self.next_connection, self.somebody());
        self.pages.insert(connection, Page::new(who));
        for _ in 0..=self.dice.below(2) {
            let table = self.some_table();
            self.show(connection, &table);
        }
    }

    pub(super) fn show(&mut self, connection: u64, table: &str) {
        let Some(page) = self.pages.get_mut(&connection) else { return };
        page.shows.insert(table.to_owned(), Shown::default());
        let viewer = Viewer { connection, identity: Arc::clone(&page.who) };
        self.tell(&("opens", connection, &viewer.identity.person.id, table));
        self.input(Input::Open { table: table.to_owned(), viewer });
    }

    pub(super) fn a_page_goes(&mut self) {
        let Some(connection) = self.some_page() else { return };
        self.tell(&("goes", connection));
        let leaves = self.disconnect(connection);
        for effect in leaves {
            self.carry_out(effect);
        }
    }

    /// What the driver does when a connection has ended.
    pub(super) fn disconnect(&mut self, connection: u64) -> Vec<Effect> {
        let Some(page) = self.pages.remove(&connection) else { return Vec::new() };
        let date = self.date;
        let Some(node) = &mut self.node else { return Vec::new() };
        page.shows.into_keys().flat_map(|table| node.step(Input::Leave { table, connection }, date)).collect()
    }

    pub(super) fn a_reader_changes(&mut self) {
        let Some(connection) = self.some_page() else { return };
        if let Some(page) = self.pages.get_mut(&connection) {
            page.reads = !page.reads;
        }
    }

    pub(super) fn pages_read(&mut self) {
        let mut news = Vec::new();
        for page in self.pages.values_mut().filter(|page| page.reads) {
            news.extend(page.read());
        }
        for one in news {
            let News::Done { asked: Asked { table, mv }, seq } = one else { continue };
            let stored = self.disk.streams.get(&table).map_or(0, Vec::len) as u64;
            assert!(seq <= stored, "entry {seq} of {table} was acknowledged and is not on the disk");
            self.witnesses[&table].acknowledged(seq, mv.as_deref());
            assert!(self.acknowledged.insert((table, seq)), "two acts were acknowledged as one entry");
        }
    }

    /// A player whose page shows the table makes a legal move.
    pub(super) fn a_player_moves(&mut self) {
        let table = self.some_table();
        let Some(node) = &self.node else { return };
        let Some((file, _)) = node.hall.tables().find(|(file, _)| file.id == table) else { return };
        let (mover, moves) = (Actor::from(file.table.turn()), file.table.legal_moves());
        let Some(&mv) = self.dice.among(&moves) else { return };
        let holder = file.holder(mover).map(|person| person.as_str().to_owned());
        let page = self.pages.iter().find(|(_, page)| {
            holder.as_ref().is_some_and(|holder| page.who.is(holder)) && page.shows.contains_key(&table)
        });
        if let Some((&connection, _)) = page {
            self.act(connection, &table, Some(mover), Act::moving(mv));
        }
    }

    pub(super) fn act(&mut self, connection: u64, table: &str, role: Option<Actor>, act: Act) {
        let lag = Millis::new(self.dice.below(3000) as i64).expect("a time");
        let Some(page) = self.pages.get_mut(&connection) else { return };
        page.next_act += 1;
        let (id, who) = (page.next_act, Arc::clone(&page.who));
        let mv = if let Act::Move { mv, .. } = &act { Some(mv.to_string()) } else { None };
        page.acts.insert(id, Asked { table: table.to_owned(), mv });
        self.tell(&("acts", connection, table, &act));
        let answer_to = AnswerTo::Page { connection, id };
        self.order(table, who, Wish::Act { role, act, lag }, answer_to);
    }

    pub(super) fn order(&mut self, table: &str, who: Arc<Identity>, wish: Wish, answer_to: AnswerTo) {
        let Some(node) = &self.node else { return };
        let received = Moment { line: node.at, date: self.date };
        if let Wish::Act { act: Act::Move { mv, .. }, .. } = &wish {
            let partie = self.witnesses.entry(table.to_owned()).or_default();
            partie.arrived.push((mv.to_string(), self.up_ms));
        }
        let order = Box::new(Order { who, wish, answer_to, received });
        self.input(Input::Order { table: table.to_owned(), order });
    }

    /// Asks as one of the people over HTTP.
    pub(super) fn ask(&mut self, table: &str, person: usize, wish: Wish) {
        self.next_ticket += 1;
        self.tickets.insert(self.next_ticket);
        let who = Arc::clone(&self.people[person]);
        self.order(table, who, wish, AnswerTo::Ticket(self.next_ticket));
    }

    /// Acts in any role at any table, as cheats and broken programs do.
    pub(super) fn a_page_acts_oddly(&mut self) {
        let (Some(connection), table) = (self.some_page(), self.some_table()) else { return };
        let roles =
            [None, Some(Actor::White), Some(Actor::Black), Some(Actor::Arbiter), Some(Actor::Spectator)];
        let acts = [
            Act::Accept,
            Act::Complain,
            Act::PressClock { lag_ms: Millis::MAX },
            Act::Arrive,
            Act::ClaimFlag,
        ];
        let (role, act) = (self.dice.among(&roles).copied().flatten(), self.dice.among(&acts).cloned());
        let act = act.expect("one of them");
        let resigns = self.dice.below(60) == 0;
        self.act(connection, &table, role, if resigns { Act::Resign } else { act });
    }

    /// People come by links, old and new, invite, free seats and call tables off, whether they may or not.
    pub(super) fn seats_change(&mut self) {
        let (table, person) = (self.some_table(), self.dice.below(PEOPLE) as usize);
        let roles = [Actor::White, Actor::Black, Actor::Arbiter, Actor::WhiteAssistant, Actor::Spectator];
        let role = *self.dice.among(&roles).expect("one of them");
        let salt = format!("salt {}", self.next_ticket);
        let (link, _) = LINK_KEYS.make(&table, role, &salt);
        let wish = match self.dice.below(10) {
            0..=4 => match self.dice.among(&self.keys).cloned() {
                Some((_, key)) => Wish::Join { key },
                None => Wish::Look,
            },
            5..=6 => {
                self.keys.push((table.clone(), link.key));
                let to = self.dice.percent(50).then(|| self.somebody().person.clone());
                Wish::Grant { role, to, salt }
            }
            7 => Wish::AnswerInvitation { role, accepts: self.dice.percent(80) },
            8 => {
                self.keys.push((table.clone(), link.key));
                Wish::Free { role, reason: "the phone is empty".to_owned(), salt }
            }
            _ => Wish::Rematch { table: format!("r{}", self.next_ticket), lots: 5 },
        };
        self.tell(&("asks", &table, person, &wish));
        self.ask(&table, person, wish);
    }

    /// Two people arbitrate the group from now on, or one of them does no more: also in the midst of a game that they look at.
    pub(super) fn arbiters_change(&mut self) {
        let arbiters: Vec<PersonId> = match self.dice.below(3) {
            0 => self.group.arbiters.iter().skip(1).map(|arbiter| arbiter.person.clone()).collect(),
            _ => (0..2).map(|_| PersonId::from(&self.somebody().person)).collect(),
        };
        self.tell(&("arbiters", &arbiters));
        let before = self.group.arbiters.iter().map(|arbiter| (arbiter.person.clone(), self.up_ms));
        self.former_arbiters.extend(before);
        let arbiter = |person: &PersonId| GroupArbiter { person: person.clone(), sector: None };
        self.group = Arc::new(GroupSeen {
            seq: self.group.seq + 1,
            arbiters: arbiters.iter().map(arbiter).collect(),
            holders: arbiters,
            ..GroupSeen::default()
        });
        for number in 0..TABLES {
            let (table, by) = (format!("t{number}"), Arc::clone(&self.group));
            self.input(Input::Told { table, by, names: Names::default() });
        }
        // Who has lost the role in this moment acts in it all the same.
        self.an_arbiter_acts();
    }

    /// Somebody who shows a table acts as its arbiter.
    pub(super) fn an_arbiter_acts(&mut self) {
        let (Some(connection), table) = (self.some_page(), self.some_table()) else { return };
        let report = r#"{"act":"report","incident":"smoking","who":"white"}"#;
        self.act(connection, &table, Some(Actor::Arbiter), serde_json::from_str(report).expect("an act"));
    }

    pub(super) fn look_whether_abandoned(&mut self) {
        let table = self.some_table();
        self.ask(&table, 0, Wish::CloseIfAbandoned);
    }

    /// More orders than a table takes, and a page that goes in the midst of them.
    pub(super) fn flood(&mut self) {
        let (Some(connection), table) = (self.some_page(), self.some_table()) else { return };
        self.tell(&("floods", &table));
        for number in 0..FLOOD {
            self.ask(&table, 0, Wish::AnswerInvitation { role: Actor::Arbiter, accepts: true });
            self.act(connection, &table, None, Act::Arrive);
            if number == FLOOD / 2 {
                self.a_page_goes();
            }
        }
    }
}
