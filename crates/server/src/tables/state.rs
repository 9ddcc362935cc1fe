//! A table as its stream tells it.

use std::fmt;

use partie_table::{Actor, Colour, Fact, Table};
use serde::{Deserialize, Serialize};

use super::entry::{Close, Held, TableEntry};
use crate::log::Entry;
use crate::wire::{Link, Person, Rematch, Seats, board_text};

/// A table with its people: the fold of its stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableFile {
    /// Its id.
    pub id: String,
    /// The number of its last entry.
    pub seq: u64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// By whom.
    pub organiser: Person,
    /// Whether others cannot see it.
    pub private: bool,
    /// Who holds which role.
    pub holders: Vec<Held>,
    /// Links that are not used up.
    pub links: Vec<Link>,
    /// The rematch.
    pub rematch: Option<Rematch>,
    /// Whether it was closed without a result: nobody came any more, or it was called off.
    pub abandoned: bool,
    /// When something last happened, in milliseconds since 1970.
    pub touched_at: u64,
    /// The partie.
    pub table: Table,
}

/// Why a stream is no table.
///
/// ```
/// use partie_server::tables::{NotATable, TableFile};
/// assert_eq!(TableFile::replay("t", &[]), Err(NotATable("t has no entries".to_owned())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATable(
    /// Where and why.
    pub String,
);

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotATable {}

impl TableFile {
    /// The table that the entries of a stream tell of.
    ///
    /// # Errors
    /// When the stream is empty, or an entry cannot be read.
    pub fn replay(id: &str, entries: &[Entry]) -> Result<TableFile, NotATable> {
        let Some((first, rest)) = entries.split_first() else {
            return Err(NotATable(format!("{id} has no entries")));
        };
        let opened = TableFile::open(id, &read(first)?);
        let mut file = opened.map_err(|NotATable(why)| wrong(first, &why))?;
        file.go_on(rest)?;
        Ok(file)
    }

    /// Takes the next entries of its stream in.
    pub(super) fn go_on(&mut self, entries: &[Entry]) -> Result<(), NotATable> {
        entries.iter().try_for_each(|entry| {
            self.apply(&read(entry)?, entry.at);
            Ok(())
        })
    }

    /// The table that its first entry opens.
    ///
    /// # Errors
    /// When the entry is another one, or no game can be played by its regulations.
    pub fn open(id: &str, entry: &TableEntry) -> Result<TableFile, NotATable> {
        let TableEntry::Opened { opened_at, organiser, private, holders, links, event } = entry else {
            return Err(NotATable("expected the opening of the table".to_owned()));
        };
        let table = Table::replay([event]).map_err(|error| NotATable(error.to_string()))?;
        Ok(TableFile {
            id: id.to_owned(),
            seq: 1,
            opened_at: *opened_at,
            organiser: organiser.clone(),
            private: *private,
            holders: holders.clone(),
            links: links.clone(),
            rematch: None,
            abandoned: false,
            touched_at: *opened_at,
            table,
        })
    }

    /// Takes an entry into the state, which was made at this moment.
    pub fn apply(&mut self, entry: &TableEntry, at: u64) {
        self.seq += 1;
        self.touched_at = at;
        match entry {
            TableEntry::Opened { .. } => {}
            TableEntry::Granted { held } => self.hold(held),
            TableEntry::Linked { link } => self.links.push(link.clone()),
            TableEntry::Joined { held, key } => {
                self.links.retain(|link| link.key != *key);
                self.hold(held);
            }
            TableEntry::Played { events, .. } => events.iter().for_each(|event| self.table.apply(event)),
            TableEntry::Abandoned { .. } | TableEntry::CalledOff => self.abandoned = true,
            TableEntry::RematchAsked { by } => self.rematch = Some(Rematch { by: *by, table: None }),
            TableEntry::RematchAgreed { table } => {
                if let Some(rematch) = &mut self.rematch {
                    rematch.table = Some(table.clone());
                }
            }
        }
    }

    /// A role has one holder.
    fn hold(&mut self, held: &Held) {
        self.holders.retain(|other| other.role != held.role);
        self.holders.push(held.clone());
    }

    /// The entry for these events, and what lists show if they end the game.
    pub(crate) fn played(&self, events: Vec<partie_table::Event>) -> TableEntry {
        let ends = events.iter().any(|event| matches!(event.fact, Fact::Ended { .. }));
        let close = ends.then(|| {
            let mut after = self.table.clone();
            for event in &events {
                after.apply(event);
            }
            Close { plies: after.plies().len() as u32, board: board_of(&after) }
        });
        TableEntry::Played { events, close }
    }

    /// Whether nothing can happen in the game any more.
    pub fn is_over(&self) -> bool {
        self.abandoned || self.table.outcome().is_some()
    }

    /// Every role that somebody holds.
    pub fn roles_of(&self, person: &str) -> Vec<Actor> {
        self.holders.iter().filter(|held| held.person.id == person).map(|held| held.role).collect()
    }

    /// The role in which somebody looks: a player who holds both seats looks as the one who has the move.
    pub fn looks_as(&self, person: &str) -> Actor {
        let mover = Actor::from(self.table.turn());
        let order =
            [mover, Actor::White, Actor::Black, Actor::Arbiter, Actor::WhiteAssistant, Actor::BlackAssistant];
        order.into_iter().find(|role| self.holds(person, *role)).unwrap_or(Actor::Spectator)
    }

    /// Whether somebody holds a role.
    pub fn holds(&self, person: &str, role: Actor) -> bool {
        self.holder(role).is_some_and(|holder| holder.id == person)
    }

    /// Who holds a role.
    pub fn holder(&self, role: Actor) -> Option<&Person> {
        self.holders.iter().find(|held| held.role == role).map(|held| &held.person)
    }

    /// Whether no seat is empty.
    pub fn has_both_players(&self) -> bool {
        Colour::BOTH.into_iter().all(|colour| self.holder(colour.into()).is_some())
    }

    /// Whether somebody may see the table.
    pub fn is_visible_to(&self, person: &str) -> bool {
        !self.private
            || self.organiser.id == person
            || self.holders.iter().any(|held| held.person.id == person)
    }

    /// Who sits where.
    pub fn seats(&self) -> Seats {
        let of = |role| self.holder(role).cloned();
        Seats { white: of(Actor::White), black: of(Actor::Black), arbiter: of(Actor::Arbiter) }
    }

    /// The colours that somebody plays.
    pub(crate) fn colours_of(&self, person: &str) -> impl Iterator<Item = Colour> {
        self.roles_of(person).into_iter().filter_map(Actor::player)
    }
}

fn read(entry: &Entry) -> Result<TableEntry, NotATable> {
    serde_json::from_str(&entry.body).map_err(|error| wrong(entry, &error))
}

fn wrong(entry: &Entry, error: &dyn fmt::Display) -> NotATable {
    NotATable(format!("{}, entry {}: {error}", entry.stream, entry.seq))
}

/// What stands on the board, for those who may see everything.
pub(crate) fn board_of(table: &Table) -> String {
    let pieces = partie_table::view_since(
        table,
        Actor::Spectator,
        partie_table::clock::Instant::BEGINNING,
        table.plies().len(),
    );
    board_text(&pieces.pieces)
}
