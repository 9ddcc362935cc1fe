//! Adding tables to a group, and the cards that lead to their seats.
//!
//! The tables are written first, and then one entry of the group that names them all. If the server goes down in between, there
//! are tables that no group names and whose links nobody has: they are closed as any table is to which nobody comes.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;

use partie_table::clock::Both;
use partie_table::{Actor, Colour, Table};
use tokio::task::JoinSet;

use super::entry::Added;
use super::pairs::{self, Pair};
use super::qr::qr;
use super::registry::Known;
use super::state::Group;
use crate::app::{App, Opening, SALT_LENGTH, at_the_door, with_lots_drawn};
use crate::people::identity::Identity;
use crate::people::secret;
use crate::tables::{Answer, GroupPlace, Held, PersonId, ToldByGroup, Wish};
use crate::wire::{Fault, FaultKind, GroupState, NewTables, Person, SeatCard};

/// The last round.
const LAST_ROUND: u16 = 999;

impl App {
    /// Adds the tables of a list.
    pub(crate) async fn add_tables(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        address: IpAddr,
        new: NewTables,
    ) -> Result<GroupState, Fault> {
        let adding = self.groups.adding.lock().await;
        let known = self.group_to_change(id, who).await?;
        let group = &known.group;
        group.may_add(who)?;
        let round = if new.round == 0 { group.last_round().max(1) } else { new.round };
        if round > LAST_ROUND {
            let detail = format!("round: expected at most {LAST_ROUND}");
            return Err(Fault::new(FaultKind::Malformed, detail));
        }
        at_the_door(&new.regulations)?;
        Table::open(with_lots_drawn(new.regulations.clone()))
            .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
        let pairs = read_pairs(group, round, &new.pairs)?;
        let new_tables: Vec<NewPlace> =
            pairs.into_iter().map(|pair| NewPlace::new(group, round, pair)).collect();
        let added: Vec<Added> = new_tables.iter().map(|new| new.added.clone()).collect();
        group.adds(who, added.clone())?; // whether there is room, before anything is opened
        self.addresses.group_tables.check_many(address, added.len() as u32)?;
        self.accounts.call(new_tables.iter().flat_map(NewPlace::called).collect()).await?;
        self.open_places(&known, new_tables, &new).await?;
        self.change_group(id, who, |group| group.adds(who, added.clone()).map(Some)).await?;
        drop(adding);
        let line = self.clock.now().line;
        for new in &added {
            self.hub.changed(id, &new.table, line);
        }
        self.group_state(id, who).await
    }

    async fn open_places(
        self: &Arc<Self>,
        known: &Known,
        places: Vec<NewPlace>,
        new: &NewTables,
    ) -> Result<(), Fault> {
        let group = &known.group;
        let exhibitor = group.exhibitor().cloned();
        let names = self.accounts.names(group.people().cloned().collect()).await;
        let people: Vec<Person> = group.people().map(|id| names.person(id)).collect();
        let mut opening = JoinSet::new();
        for NewPlace { added, names } in places {
            let seat = added.exhibitor.map(Actor::from);
            let links = Colour::BOTH.into_iter().map(Actor::from).filter(|role| Some(*role) != seat);
            let salt = || secret::random_text(SALT_LENGTH);
            let kept = links.map(|role| self.link_keys.make(&added.table, role, &salt()).1).collect();
            let held = |(role, person): (Actor, &PersonId)| Held { role, person: person.clone() };
            let place = GroupPlace { id: group.id.clone(), round: added.round, number: added.number };
            let table = Opening {
                regulations: new.regulations.clone(),
                organiser: Some(group.organiser.clone()),
                private: group.private,
                holders: seat.zip(exhibitor.as_ref()).map(held).into_iter().collect(),
                links: kept,
                group: Some((place, ToldByGroup { by: Arc::clone(&known.seen), names })),
            };
            let (app, people) = (Arc::clone(self), people.clone());
            opening.spawn(async move { app.open_table(added.table, table, &people).await });
        }
        while let Some(opened) = opening.join_next().await {
            opened.map_err(|error| Fault::internal(&error))??;
        }
        Ok(())
    }

    /// The seats of a group, each with the link that leads to it while nobody has taken it.
    pub(crate) async fn seat_cards(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        round: Option<u16>,
        origin: &str,
    ) -> Result<Vec<SeatCard>, Fault> {
        let known = self.group_to_change(id, who).await?;
        known.group.may_add(who)?;
        let mut tables: Vec<&Added> = known
            .group
            .tables
            .iter()
            .filter(|added| round.is_none_or(|round| round == added.round))
            .collect();
        tables.sort_by_key(|added| (added.round, added.number));
        let mut cards = Vec::with_capacity(2 * tables.len());
        for added in tables {
            let asked = self.hall.ask(&added.table, who, Wish::SeatLinks).await;
            let Ok(Answer::SeatLinks(links)) = asked.map(|answer| *answer) else { continue };
            let called = self.accounts.players_called(&added.table).await;
            for colour in Colour::BOTH.into_iter().filter(|colour| Some(*colour) != added.exhibitor) {
                let link = links.of(colour).clone();
                let address = |key: &str| format!("{origin}/t/{}?key={key}", added.table);
                cards.push(SeatCard {
                    table: added.table.clone(),
                    round: added.round,
                    number: added.number,
                    name: called.of(colour).clone(),
                    opponent: called.of(!colour).clone(),
                    qr: link.as_ref().and_then(|link| qr(&address(&link.key))),
                    link,
                    colour,
                });
            }
        }
        Ok(cards)
    }
}

fn read_pairs(group: &Group, round: u16, text: &str) -> Result<Vec<Pair>, Fault> {
    let of_round = group.tables.iter().filter(|added| added.round == round);
    let there: HashSet<u16> = of_round.map(|added| added.number).collect();
    let last = there.iter().max().copied().unwrap_or_default();
    let names = if group.simultaneous.is_some() { 1 } else { 2 };
    Ok(pairs::read(text, names, last, &there)?)
}

/// A table to be added, and who is to play at it.
struct NewPlace {
    added: Added,
    names: Both<String>,
}

impl NewPlace {
    fn new(group: &Group, round: u16, Pair { number, names }: Pair) -> NewPlace {
        let exhibitor = group.exhibitor_at(number);
        let added = Added { table: secret::table_id(), round, number, exhibitor };
        let mut names = names.into_iter();
        let mut name = || names.next().unwrap_or_default();
        let names = match exhibitor {
            None => Both { white: name(), black: name() },
            Some(Colour::White) => Both { white: String::new(), black: name() },
            Some(Colour::Black) => Both { white: name(), black: String::new() },
        };
        NewPlace { added, names }
    }

    fn called(&self) -> [(String, String, String); 2] {
        let of = |what: &str, name: &String| (self.added.table.clone(), what.to_owned(), name.clone());
        [of("white", &self.names.white), of("black", &self.names.black)]
    }
}
