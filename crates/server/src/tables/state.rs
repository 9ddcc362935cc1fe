//! A table as its stream tells it.

use std::fmt;

use partie_table::clock::Both;
use partie_table::{Actor, Colour, Event, Fact, Presence, Table, board_text};
use serde::{Deserialize, Serialize};

use super::entry::{Close, GroupPlace, Held, TableEntry};
use super::grouped::ToldByGroup;
use super::lag::{LagQuota, LagRule};
use super::link::KeptLink;
use super::person::{Names, PersonId};
use crate::log::{Damage, Entry, Stream};
use crate::people::identity::Identity;
use crate::time::Moment;
use crate::wire::{Rematch, Seats};

/// A table with its people: the fold of its stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableWithPeople {
    /// Its id.
    pub id: String,
    /// The number of its last entry.
    pub seq: u64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// Where its own time begins on the server's line of time.
    pub began: u64,
    /// By whom; nobody after a pairing in the lobby.
    pub organiser: Option<PersonId>,
    /// Whether others cannot see it.
    pub private: bool,
    /// Its place in a group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<GroupPlace>,
    /// What its group tells it.
    #[serde(skip)]
    pub(crate) told: ToldByGroup,
    /// Who holds which role.
    pub holders: Vec<Held>,
    /// Roles that were offered to people who have not answered.
    pub invited: Vec<Held>,
    /// Links that are not used up.
    pub links: Vec<KeptLink>,
    /// Links to roles that were freed: each is for the one who freed it, and nothing else leads there.
    pub freed: Vec<KeptLink>,
    /// Who held a role during the game and does no more.
    pub former: Vec<Held>,
    /// The rematch.
    pub rematch: Option<Rematch>,
    /// Whether it was closed without a result: nobody came any more, or it was called off.
    pub abandoned: bool,
    /// When something last happened.
    pub touched: Moment,
    /// What may still be forgiven to each player for lag.
    pub(super) quotas: Both<LagQuota>,
    /// From which entry on its log is damaged: it is as it was before, and stays so.
    #[serde(skip)]
    pub damage: Option<Damage>,
    /// The partie.
    pub table: Table,
}

/// Why a stream is no table.
///
/// ```
/// use partie_server::tables::{NotATable, TableWithPeople};
/// assert_eq!(TableWithPeople::replay("t", &[]), Err(NotATable("t has no entries".to_owned())));
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

impl TableWithPeople {
    /// The table that the entries of a stream tell of.
    ///
    /// # Errors
    /// When the stream is empty, or an entry cannot be read.
    pub fn replay(id: &str, entries: &[Entry]) -> Result<TableWithPeople, NotATable> {
        let Some((first, rest)) = entries.split_first() else {
            return Err(NotATable(format!("{id} has no entries")));
        };
        let opened = TableWithPeople::open(id, &read(first)?);
        let mut file = opened.map_err(|NotATable(why)| wrong(first, &why))?;
        file.go_on(rest)?;
        Ok(file)
    }

    /// The table that a stream of the log tells of, as far as it is what was written; nothing if there is no such stream.
    ///
    /// # Errors
    /// When an entry cannot be read, or nothing of the stream is left.
    pub fn of_stream(id: &str, stream: &Stream) -> Result<Option<TableWithPeople>, NotATable> {
        match stream {
            Stream { entries, damage: None } if entries.is_empty() => Ok(None),
            Stream { entries, damage } => TableWithPeople::replay(id, entries)
                .map(|file| Some(TableWithPeople { damage: *damage, ..file })),
        }
    }

    /// Takes the next entries of its stream in.
    pub(crate) fn go_on(&mut self, entries: &[Entry]) -> Result<(), NotATable> {
        entries.iter().try_for_each(|entry| {
            self.apply(&read(entry)?, entry.at);
            Ok(())
        })
    }

    /// The table that its first entry opens.
    ///
    /// # Errors
    /// When the entry is another one, or no game can be played by its regulations.
    pub fn open(id: &str, entry: &TableEntry) -> Result<TableWithPeople, NotATable> {
        let TableEntry::Opened { opened_at, began, organiser, private, holders, links, group, event } = entry
        else {
            return Err(NotATable("expected the opening of the table".to_owned()));
        };
        let table = Table::replay([event]).map_err(|error| NotATable(error.to_string()))?;
        let began = began.unwrap_or(*opened_at);
        let quota = LagQuota::at_first(LagRule::of(table.regulations()));
        Ok(TableWithPeople {
            id: id.to_owned(),
            seq: 1,
            opened_at: *opened_at,
            began,
            organiser: organiser.clone(),
            private: *private,
            group: group.clone(),
            told: ToldByGroup::default(),
            holders: holders.clone(),
            invited: Vec::new(),
            links: links.clone(),
            freed: Vec::new(),
            former: Vec::new(),
            rematch: None,
            abandoned: false,
            touched: Moment { line: began, date: *opened_at },
            quotas: Both { white: quota, black: quota },
            damage: None,
            table,
        })
    }

    /// Takes an entry into the state, which was made at this moment.
    pub fn apply(&mut self, entry: &TableEntry, at: Moment) {
        self.seq += 1;
        self.touched = at;
        match entry {
            TableEntry::Opened { .. } => {}
            TableEntry::Granted { held } => self.hold(held),
            TableEntry::Invited { held } => self.invited.push(held.clone()),
            TableEntry::Declined { held } => self.invited.retain(|invited| invited != held),
            TableEntry::Freed { role, link, .. } => {
                if self.table.has_started() {
                    self.former.extend(self.holders.iter().filter(|held| held.role == *role).cloned());
                }
                self.holders.retain(|held| held.role != *role);
                self.freed.push(link.clone());
            }
            TableEntry::Linked { link } => self.links.push(link.clone()),
            TableEntry::Joined { held, hash } => {
                self.links.retain(|link| link.hash != *hash);
                self.hold(held);
            }
            TableEntry::Played { events, .. } => events.iter().for_each(|event| self.happens(event)),
            TableEntry::Abandoned { .. } | TableEntry::CalledOff => self.abandoned = true,
            TableEntry::RematchAsked { by } => self.rematch = Some(Rematch { by: *by, table: None }),
            TableEntry::RematchAgreed { table } => {
                if let Some(rematch) = &mut self.rematch {
                    rematch.table = Some(table.clone());
                }
            }
        }
    }

    /// A role has one holder, and nothing else leads to it then. Spectators do not keep each other out.
    fn hold(&mut self, held: &Held) {
        self.invited.retain(|invited| invited != held);
        if held.role != Actor::Spectator {
            self.holders.retain(|other| other.role != held.role);
            self.links.retain(|link| link.role != held.role);
            self.freed.retain(|link| link.role != held.role);
            self.invited.retain(|invited| invited.role != held.role);
        }
        self.holders.push(held.clone());
    }

    fn happens(&mut self, event: &Event) {
        if let (Fact::Pressed { lag_ms }, Some(colour)) = (&event.fact, event.by.side()) {
            let quota = self.quotas.of_mut(colour);
            *quota = quota.after(LagRule::of(self.table.regulations()), *lag_ms);
        }
        if let Err(misfit) = self.table.try_apply(event) {
            tracing::error!(table = self.id, %misfit, ?event, "an event does not fit its table");
            debug_assert!(false, "{misfit}: {event:?}");
        }
    }

    /// The entry for these events, and what lists show if they end the game.
    pub(crate) fn played(&self, events: Vec<Event>, by: Option<PersonId>) -> TableEntry {
        let ends = events.iter().any(|event| matches!(event.fact, Fact::Ended { .. }));
        let close = ends.then(|| {
            let mut after = self.table.clone();
            for event in &events {
                after.apply(event);
            }
            Close { plies: after.plies().len() as u32, board: board_of(&after) }
        });
        TableEntry::Played { events, close, by }
    }

    /// Whether nothing can happen in the game any more.
    pub fn is_over(&self) -> bool {
        self.abandoned || self.damage.is_some() || self.table.outcome().is_some()
    }

    /// Everybody whom it names.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonId> {
        let held = self.holders.iter().chain(&self.invited).chain(&self.former).map(|held| &held.person);
        self.organiser.iter().chain(held).chain(self.arbiters_of_group())
    }

    /// Every role that a person holds.
    pub(crate) fn roles_of(&self, who: &Identity) -> Vec<Actor> {
        let held = self.holders.iter().filter(|held| who.is(held.person.as_str())).map(|held| held.role);
        let mut roles: Vec<Actor> = held.collect();
        if !roles.contains(&Actor::Arbiter) && self.arbitrates_by_group(who) {
            roles.push(Actor::Arbiter);
        }
        roles
    }

    /// The role in which a person looks: a player who holds both seats looks as the one who has the move.
    pub(crate) fn looks_as(&self, who: &Identity) -> Actor {
        let mover = Actor::from(self.table.turn());
        let order =
            [mover, Actor::White, Actor::Black, Actor::Arbiter, Actor::WhiteAssistant, Actor::BlackAssistant];
        order.into_iter().find(|role| self.holds(who, *role)).unwrap_or(Actor::Spectator)
    }

    /// Whether a person holds a role.
    pub(crate) fn holds(&self, who: &Identity, role: Actor) -> bool {
        self.holders.iter().any(|held| held.role == role && who.is(held.person.as_str()))
            || role == Actor::Arbiter && self.arbitrates_by_group(who)
    }

    /// Whether a person opened the table.
    pub(crate) fn is_organised_by(&self, who: &Identity) -> bool {
        self.organiser.as_ref().is_some_and(|organiser| who.is(organiser.as_str()))
    }

    /// Who holds a role.
    pub fn holder(&self, role: Actor) -> Option<&PersonId> {
        self.holders.iter().find(|held| held.role == role).map(|held| &held.person)
    }

    /// Whether no seat is empty.
    pub fn has_both_players(&self) -> bool {
        Colour::BOTH.into_iter().all(|colour| self.holder(colour.into()).is_some())
    }

    /// Who is at the table.
    pub(crate) fn presence(&self) -> Presence {
        let taken = |role: Actor| self.holder(role).is_some();
        let seats = Both { white: taken(Actor::White), black: taken(Actor::Black) };
        Presence { arbiter: taken(Actor::Arbiter) || self.arbiters_of_group().next().is_some(), seats }
    }

    /// Whether a person may see the table.
    pub(crate) fn is_visible_to(&self, who: &Identity) -> bool {
        let named = || self.holders.iter().chain(&self.invited).any(|held| who.is(held.person.as_str()));
        !self.private || self.is_organised_by(who) || named() || self.told.by.has(who)
    }

    /// Who sits where.
    pub(crate) fn seats(&self, names: &Names) -> Seats {
        let of = |role| self.holder(role).map(|holder| names.person(holder));
        let player = |colour: Colour| {
            of(Actor::from(colour)).map(|person| person.or_called(self.told.names.of(colour)))
        };
        let arbiter =
            of(Actor::Arbiter).or_else(|| self.arbiters_of_group().next().map(|id| names.person(id)));
        Seats { white: player(Colour::White), black: player(Colour::Black), arbiter }
    }

    /// The colours that a person plays.
    pub(crate) fn colours_of(&self, who: &Identity) -> impl Iterator<Item = Colour> {
        self.roles_of(who).into_iter().filter_map(Actor::player)
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
    board_text(&table.pieces())
}
