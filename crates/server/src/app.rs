//! The server as a whole: what every request and every table can reach.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use partie_table::{Actor, Game, Regulations, Table, clock::Instant};
use tokio::sync::watch;

use crate::accounts::Accounts;
use crate::addresses::Addresses;
use crate::config::Config;
use crate::identity::Identity;
use crate::index::Index;
use crate::lobby::Hallway;
use crate::log::EventLog;
use crate::rates::Rates;
use crate::secret;
use crate::tables::{Hall, Held, Order, Snapshots, TableEntry, TableFile};
use crate::time::Clock;
use crate::wire::{Fault, FaultKind, FromServer, Link, NewTable, Opponent, Person, TableMade, TableSummary};

/// What every request and every table can reach.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) clock: Clock,
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) snapshots: Snapshots,
    pub(crate) index: Index,
    pub(crate) accounts: Accounts,
    pub(crate) hall: Hall,
    pub(crate) hallway: Hallway,
    pub(crate) addresses: Addresses,
    pub(crate) new_tables: Rates<String>,
    /// Becomes true when the server shuts down.
    pub(crate) going_down: watch::Sender<bool>,
    pub(crate) connections: AtomicU64,
    /// When the server was down before this start, in milliseconds since 1970.
    pub(crate) down: Range<u64>,
}

impl App {
    /// A number that no other connection has had.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Opens a table as somebody wants it.
    pub(crate) async fn new_table(self: &Arc<App>, by: &Identity, new: NewTable) -> Result<TableMade, Fault> {
        self.may_open(by).await?;
        let chance = secret::random_below(2) == 0;
        let colour = new.colour.colour(chance);
        let held = |role: Actor| Held { role, person: by.person.clone() };
        let link = |role: Actor| Link { role, key: secret::random_text(22) };
        let (mut holders, links) = match new.opponent {
            Opponent::Friend => (vec![held(colour.into())], vec![link((!colour).into())]),
            Opponent::Myself => (vec![held(Actor::White), held(Actor::Black)], vec![]),
            Opponent::Others => (vec![], vec![link(Actor::White), link(Actor::Black)]),
        };
        if new.arbiter {
            if new.opponent != Opponent::Others {
                return Err(Fault::new(FaultKind::Regulations, "a player cannot be the arbiter"));
            }
            holders.push(held(Actor::Arbiter));
        }
        let private = new.private || self.config.private_mode;
        let table = self.open_table(new.regulations, &by.person, private, holders, links.clone()).await?;
        Ok(TableMade { table, links })
    }

    /// Refuses somebody who opens too many tables.
    pub(crate) async fn may_open(&self, by: &Identity) -> Result<(), Fault> {
        self.new_tables.check(by.id().to_owned())?;
        if self.index.unfinished(by.id()).await? >= self.config.limits.tables_of_person {
            return Err(Fault::new(FaultKind::TooManyTables, "finish some of your games first"));
        }
        Ok(())
    }

    /// Opens a table: its id.
    pub(crate) async fn open_table(
        self: &Arc<App>,
        regulations: Regulations,
        organiser: &Person,
        private: bool,
        holders: Vec<Held>,
        links: Vec<Link>,
    ) -> Result<String, Fault> {
        let table = Table::open(with_lots_drawn(regulations))
            .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
        let (id, now) = (secret::table_id(), self.clock.now_ms());
        let opened = TableEntry::Opened {
            opened_at: now,
            organiser: organiser.clone(),
            private,
            holders,
            links,
            event: table.opening(Instant::BEGINNING),
        };
        let written = opened.written(now).map_err(|error| Fault::internal(&error))?;
        let file = TableFile::open(&id, &opened).map_err(|error| Fault::internal(&error))?;
        self.log.append(&id, 0, written).await.map_err(|error| Fault::internal(&error))?;
        Hall::seat(self, file);
        self.index.knows(&id).await;
        self.hallway.has_changed();
        Ok(id)
    }

    /// The same game with the colours changed; its players are told.
    pub(crate) async fn open_rematch(self: &Arc<App>, file: &TableFile) -> Result<String, Fault> {
        let changed = |role: Actor| match role {
            Actor::White => Actor::Black,
            Actor::Black => Actor::White,
            Actor::WhiteAssistant => Actor::BlackAssistant,
            Actor::BlackAssistant => Actor::WhiteAssistant,
            other => other,
        };
        let held = |held: &Held| Held { role: changed(held.role), person: held.person.clone() };
        let holders: Vec<Held> = file.holders.iter().map(held).collect();
        let mut regulations = file.table.regulations().clone();
        if let Game::Chess960 { number } = &mut regulations.game {
            *number = u16::MAX; // the lots are drawn again
        }
        let table =
            self.open_table(regulations, &file.organiser, file.private, holders.clone(), Vec::new()).await?;
        for held in holders {
            if let Some(colour) = held.role.player() {
                self.hallway.tell(&held.person.id, &FromServer::Seated { table: table.clone(), colour });
            }
        }
        Ok(table)
    }

    /// Lists know a table as it was opened or ended; one in play is asked how it stands now.
    pub(crate) async fn as_they_stand(
        self: &Arc<App>,
        listed: Vec<TableSummary>,
        person: &str,
    ) -> Vec<TableSummary> {
        let mut now = Vec::with_capacity(listed.len());
        for mut summary in listed {
            let plays = |seat: &Option<Person>| seat.as_ref().is_some_and(|seated| seated.id == person);
            let seats = [
                (Actor::White, &summary.seats.white),
                (Actor::Black, &summary.seats.black),
                (Actor::Arbiter, &summary.seats.arbiter),
            ];
            let yours = seats.into_iter().filter(|(_, seat)| plays(seat)).map(|(role, _)| role).collect();
            summary.yours = yours;
            if summary.outcome.is_none() && !summary.abandoned {
                let order = |answer| Order::Summary { person: person.to_owned(), answer };
                let stands = Hall::ask(self, &summary.table, order).await;
                summary = stands.unwrap_or(summary);
            }
            now.push(summary);
        }
        now
    }
}

/// Chess960 with a number that is none draws lots.
fn with_lots_drawn(mut regulations: Regulations) -> Regulations {
    if let Game::Chess960 { number } = &mut regulations.game
        && *number > 959
    {
        *number = secret::random_below(960);
    }
    regulations
}
