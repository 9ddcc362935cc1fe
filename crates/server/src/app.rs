//! The server as a whole: what every request can reach.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{Actor, Game, Regulations, Table};
use tokio::sync::watch;

use crate::connections::addresses::Addresses;
use crate::groups::{Groups, Hub};
use crate::lists::index::Index;
use crate::lists::lobby::LiveLobby;
use crate::log::EventLog;
use crate::people::accounts::Accounts;
use crate::people::identity::Identity;
use crate::people::rates::Rates;
use crate::people::secret;
use crate::run::config::Config;
use crate::run::shards::Shards;
use crate::tables::{
    Answer, GroupPlace, Held, KeptLink, LinkKeys, MOST_PER_MOVE, Names, PersonId, TableEntry,
    TableWithPeople, ToldByGroup, Wish,
};
use crate::time::Clock;
use crate::wire::{Fault, FaultKind, NewTable, Opponent, Person, TableMade, TableSummary};

/// The length of the salt that a link is made with: 95 bits.
pub(crate) const SALT_LENGTH: usize = 16;

/// What every request can reach.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) clock: Arc<Clock>,
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) index: Arc<Index>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) link_keys: LinkKeys,
    pub(crate) hall: Shards,
    pub(crate) lobby: Arc<LiveLobby>,
    pub(crate) groups: Arc<Groups>,
    /// The pages that show groups.
    pub(crate) hub: Arc<Hub>,
    pub(crate) addresses: Addresses,
    pub(crate) new_tables: Rates<String>,
    /// Becomes true when the server shuts down.
    pub(crate) going_down: watch::Sender<bool>,
    pub(crate) connections: AtomicU64,
}

impl App {
    /// A number that no other connection has had.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Opens a table as somebody wants it.
    pub(crate) async fn new_table(&self, by: &Identity, new: NewTable) -> Result<TableMade, Fault> {
        self.may_open(by).await?;
        let chance = secret::random_below(2) == 0;
        let colour = new.colour.colour(chance);
        let id = secret::table_id();
        let held = |role: Actor| Held { role, person: PersonId::from(&by.person) };
        let link = |role: Actor| self.link_keys.make(&id, role, &secret::random_text(SALT_LENGTH));
        let (mut holders, links) = match new.opponent {
            Opponent::Friend => (vec![held(colour.into())], vec![link((!colour).into())]),
            Opponent::Myself => (vec![held(Actor::White), held(Actor::Black)], Vec::new()),
            Opponent::Others => (vec![], vec![link(Actor::White), link(Actor::Black)]),
        };
        if new.arbiter {
            if new.opponent != Opponent::Others {
                return Err(Fault::new(FaultKind::Regulations, "a player cannot be the arbiter"));
            }
            holders.push(held(Actor::Arbiter));
        }
        // Nobody else has anything to look for at a table that two people share.
        let private = new.private || new.opponent == Opponent::Myself || self.config.private_mode;
        let (links, kept) = links.into_iter().unzip();
        let opening = Opening {
            regulations: new.regulations,
            organiser: Some(PersonId::from(&by.person)),
            private,
            holders,
            links: kept,
            group: None,
        };
        let table = self.open_table(id, opening, [&by.person]).await?;
        Ok(TableMade { table, links })
    }

    /// Refuses somebody who opens too many tables.
    pub(crate) async fn may_open(&self, by: &Identity) -> Result<(), Fault> {
        let limits = self.config.limits.of_person(by.account.is_some());
        self.new_tables.check_at(limits.new_tables, by.id().to_owned())?;
        if self.lists().await.unfinished(by.id()).await? >= limits.unfinished_tables {
            return Err(Fault::new(FaultKind::TooManyTables, "finish some of your games first"));
        }
        Ok(())
    }

    /// Refuses somebody who opens too many groups.
    pub(crate) fn may_open_group(&self, by: &Identity) -> Result<(), Fault> {
        let limits = self.config.limits.of_person(by.account.is_some());
        self.new_tables.check_at(limits.new_tables, by.id().to_owned())
    }

    /// Opens a table with these people: its id.
    pub(crate) async fn open_table(
        &self,
        id: String,
        new: Opening,
        people: impl IntoIterator<Item = &Person>,
    ) -> Result<String, Fault> {
        let Opening { regulations, organiser, private, holders, links, group } = new;
        let (group, told) = group.unzip();
        at_the_door(&regulations)?;
        let table = Table::open(with_lots_drawn(regulations))
            .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
        let now = self.clock.now();
        let opened = TableEntry::Opened {
            opened_at: now.date,
            began: Some(now.line),
            organiser,
            private,
            holders,
            links,
            group,
            event: table.opening(Instant::BEGINNING),
        };
        let written = opened.written(now).map_err(|error| Fault::internal(&error))?;
        let mut file = TableWithPeople::open(&id, &opened).map_err(|error| Fault::internal(&error))?;
        file.told = told.unwrap_or_default();
        self.log.append(&id, 0, written).await?;
        let mut names = Names::default();
        people.into_iter().for_each(|person| names.know(person));
        self.hall.seat(file, names);
        self.lobby.has_changed();
        Ok(id)
    }

    /// The lists, with everything that has been acknowledged: whoever was told of something finds it there.
    pub(crate) async fn lists(&self) -> &Index {
        self.index.reaches(self.log.last_position()).await;
        &self.index
    }

    /// Lists know a table as it was opened or ended, and people by their ids; one in play is asked how it stands now.
    pub(crate) async fn as_they_stand(
        &self,
        listed: Vec<TableSummary>,
        who: &Arc<Identity>,
    ) -> Vec<TableSummary> {
        let ids = listed.iter().flat_map(|summary| summary.seats.people()).map(PersonId::from).collect();
        let names = self.accounts.names(ids).await;
        let tables = listed.iter().map(|summary| summary.table.clone()).collect();
        let called = self.accounts.players_at(tables).await;
        let mut now = Vec::with_capacity(listed.len());
        for mut summary in listed {
            summary.seats.people_mut().for_each(|person| *person = names.person(&PersonId::from(&*person)));
            if let Some(called) = called.get(&summary.table) {
                summary.seats.white = summary.seats.white.map(|person| person.or_called(&called.white));
                summary.seats.black = summary.seats.black.map(|person| person.or_called(&called.black));
            }
            let plays = |seat: &Option<Person>| seat.as_ref().is_some_and(|seated| who.is(&seated.id));
            let seats = [
                (Actor::White, &summary.seats.white),
                (Actor::Black, &summary.seats.black),
                (Actor::Arbiter, &summary.seats.arbiter),
            ];
            let yours = seats.into_iter().filter(|(_, seat)| plays(seat)).map(|(role, _)| role).collect();
            summary.yours = yours;
            if summary.outcome.is_none() && !summary.abandoned {
                let asked = self.hall.ask(&summary.table, who, Wish::Summary).await;
                if let Ok(Answer::Summary(stands)) = asked.map(|answer| *answer) {
                    summary = *stands;
                }
            }
            now.push(summary);
        }
        now
    }
}

/// A table to be opened.
pub(crate) struct Opening {
    pub(crate) regulations: Regulations,
    pub(crate) organiser: Option<PersonId>,
    pub(crate) private: bool,
    pub(crate) holders: Vec<Held>,
    pub(crate) links: Vec<KeptLink>,
    /// Its place in a group, and what that tells it.
    pub(crate) group: Option<(GroupPlace, ToldByGroup)>,
}

/// Refuses what the rules allow and this server does not.
pub(crate) fn at_the_door(regulations: &Regulations) -> Result<(), Fault> {
    let lag = regulations.lag_limit_ms;
    if lag < Millis::ZERO || lag > MOST_PER_MOVE {
        let most = MOST_PER_MOVE.get();
        let detail = format!("lag_limit_ms: expected at most {most}, for one move, not {}", lag.get());
        return Err(Fault::new(FaultKind::Regulations, detail));
    }
    Ok(())
}

/// Chess960 with a number that is none draws lots.
pub(crate) fn with_lots_drawn(mut regulations: Regulations) -> Regulations {
    if let Game::Chess960 { number } = &mut regulations.game
        && *number > 959
    {
        *number = secret::random_below(960);
    }
    regulations
}
