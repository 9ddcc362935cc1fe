//! What a table of a group is told by its group. Its log does not have it: like presence it comes from outside.

use std::sync::Arc;

use partie_table::clock::{Both, Instant};
use partie_table::{Actor, Colour, glance};

use super::entry::GroupPlace;
use super::person::{Names, PersonId};
use super::room::Room;
use super::state::TableWithPeople;
use crate::people::identity::Identity;
use crate::time::Moment;
use crate::wire::{GroupRow, InGroup, Sector};

/// What a table is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ToldByGroup {
    /// The group as it stands.
    pub(crate) by: Arc<GroupSeen>,
    /// Who is to play, in the organiser's words; empty where nothing was said.
    pub(crate) names: Both<String>,
}

/// A group as its tables see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GroupSeen {
    /// The number of the last entry of the group: what is older changes nothing.
    pub(crate) seq: u64,
    pub(crate) title: String,
    /// By how much spectators see everything later.
    pub(crate) delay_ms: u64,
    /// Its arbiters and their deputies, the first first.
    pub(crate) arbiters: Vec<GroupArbiter>,
    /// Everybody with a role in the group, who see all of its tables.
    pub(crate) holders: Vec<PersonId>,
}

/// An arbiter of a group, or a deputy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GroupArbiter {
    pub(crate) person: PersonId,
    /// At which tables; at all of them if it is left out.
    pub(crate) sector: Option<Sector>,
}

impl GroupSeen {
    /// Whether a person has a role in the group.
    pub(crate) fn has(&self, who: &Identity) -> bool {
        self.holders.iter().any(|holder| who.is(holder.as_str()))
    }
}

impl TableWithPeople {
    /// The group's arbiters for this table, but for those who have another role here or had it in this game.
    pub(crate) fn arbiters_of_group(&self) -> impl Iterator<Item = &PersonId> {
        let number = self.group.as_ref().map(|place| place.number);
        let here = move |arbiter: &&GroupArbiter| {
            number.is_some_and(|number| arbiter.sector.is_none_or(|sector| sector.has(number)))
        };
        let arbiters = self.told.by.arbiters.iter().filter(here).map(|arbiter| &arbiter.person);
        arbiters.filter(|person| self.bars(Actor::Arbiter, |held| held == person.as_str()).is_none())
    }

    /// Whether a person is an arbiter here because the group says so.
    pub(super) fn arbitrates_by_group(&self, who: &Identity) -> bool {
        self.arbiters_of_group().any(|person| who.is(person.as_str()))
            && self.bars(Actor::Arbiter, |held| who.may_be(held)).is_none()
    }

    /// The role that keeps somebody from another one: nobody arbitrates or assists in their own game (FIDE 12.3, E2), nor does
    /// anybody who has played in it, and an arbiter does not play or assist.
    pub(super) fn bars(&self, wanted: Actor, is_theirs: impl Fn(&str) -> bool) -> Option<Actor> {
        let kind = |role: Actor| match role {
            Actor::White | Actor::Black => Some(0),
            Actor::Arbiter => Some(1),
            Actor::WhiteAssistant => Some(2),
            Actor::BlackAssistant => Some(3),
            Actor::Spectator => None,
        };
        let all = self.holders.iter().chain(&self.former);
        let mut theirs = all.filter(|held| is_theirs(held.person.as_str())).map(|held| held.role);
        theirs.find(|held| {
            let (held, wanted) = (kind(*held), kind(wanted));
            held.is_some() && wanted.is_some() && held != wanted
        })
    }

    /// Whether a person may not look yet, because spectators of the group see everything later.
    pub(super) fn is_delayed_for(&self, who: &Identity, line: u64) -> bool {
        let delay = self.told.by.delay_ms;
        let under_way = !self.is_over() || line < self.touched.line.saturating_add(delay);
        let close_by =
            || self.is_organised_by(who) || self.told.by.has(who) || !self.roles_of(who).is_empty();
        delay > 0 && under_way && !close_by()
    }
}

impl TableWithPeople {
    pub(super) fn in_group(&self, place: &GroupPlace) -> InGroup {
        let GroupPlace { id, round, number } = place;
        InGroup { group: id.clone(), title: self.told.by.title.clone(), round: *round, number: *number }
    }

    /// What a list of its group shows of the table to somebody in a role; nothing if it is in no group.
    pub(crate) fn row(&self, role: Actor, names: &Names, now: Instant, at: u64) -> Option<GroupRow> {
        let place = self.group.as_ref()?;
        let called = |colour: Colour| {
            let words = self.told.names.of(colour);
            if !words.is_empty() {
                return words.clone();
            }
            let holder = self.holder(colour.into()).map(|holder| names.person(holder));
            holder.and_then(|person| person.name).unwrap_or_default()
        };
        let mut glance = glance(&self.table, self.presence(), role, now);
        if let Some(clocks) = &mut glance.clocks
            && (self.damage.is_some() || self.abandoned || now < self.table.latest())
        {
            clocks.running = None;
        }
        Some(GroupRow {
            table: self.id.clone(),
            round: place.round,
            number: place.number,
            game: self.table.regulations().game,
            white: called(Colour::White),
            black: called(Colour::Black),
            seated: Colour::BOTH.into_iter().filter(|of| self.holder((*of).into()).is_some()).collect(),
            present: Vec::new(),
            yours: Vec::new(),
            seq: self.seq,
            at,
            now,
            glance,
            outcome: self.table.outcome().copied(),
            abandoned: self.abandoned,
        })
    }
}

impl Room {
    /// What lists of the group show to these people, in their order. Those who look in the same way share a row.
    pub(super) fn rows_for(&self, watchers: &[Arc<Identity>], now: Moment) -> Vec<Option<Arc<GroupRow>>> {
        let mut made: Vec<(Actor, Vec<Actor>, Option<Arc<GroupRow>>)> = Vec::new();
        let mut rows = Vec::with_capacity(watchers.len());
        for who in watchers {
            if self.visible(who).is_err() {
                rows.push(None);
                continue;
            }
            let (role, yours) = (self.file.looks_as(who), self.file.roles_of(who));
            let known = made.iter().find(|(other, theirs, _)| *other == role && *theirs == yours);
            if let Some((_, _, row)) = known {
                rows.push(row.clone());
                continue;
            }
            let row = self.file.row(role, &self.directory.names, self.at(now), now.date);
            let row = row.map(|row| GroupRow { present: self.present(), yours: yours.clone(), ..row });
            let row = row.map(Arc::new);
            made.push((role, yours, row.clone()));
            rows.push(row);
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use partie_table::{Regulations, Table};

    use super::*;
    use crate::tables::{Held, TableEntry};

    fn person(name: &str) -> Identity {
        Identity::guest(name)
    }

    fn id_of(name: &str) -> PersonId {
        PersonId::from(&person(name).person)
    }

    /// Table 7 of a group with these arbiters, where White plays and Black has an assistant.
    fn table(arbiters: &[(&str, Option<Sector>)]) -> TableWithPeople {
        let held = |role, name: &str| Held { role, person: id_of(name) };
        let opened = TableEntry::Opened {
            opened_at: 0,
            began: None,
            organiser: None,
            private: true,
            holders: vec![held(Actor::White, "white"), held(Actor::BlackAssistant, "assistant")],
            links: Vec::new(),
            group: Some(GroupPlace { id: "g".to_owned(), round: 1, number: 7 }),
            event: Table::open(Regulations::default()).unwrap().opening(Instant::BEGINNING),
        };
        let mut file = TableWithPeople::open("t", &opened).unwrap();
        let arbiter =
            |(name, sector): &(&str, Option<Sector>)| GroupArbiter { person: id_of(name), sector: *sector };
        let holders = arbiters.iter().map(|(name, _)| id_of(name)).collect();
        let arbiters = arbiters.iter().map(arbiter).collect();
        file.told.by = Arc::new(GroupSeen { seq: 1, arbiters, holders, ..GroupSeen::default() });
        file
    }

    #[test]
    fn a_deputy_arbitrates_in_the_sector_only_and_sees_the_rest() {
        for (from, to, arbitrates) in [(1, 6, false), (1, 7, true), (7, 7, true), (8, 9, false)] {
            let file = table(&[("deputy", Some(Sector { from, to }))]);
            let deputy = person("deputy");
            assert_eq!(file.holds(&deputy, Actor::Arbiter), arbitrates, "{from}-{to}");
            assert_eq!(file.presence().arbiter, arbitrates);
            assert_eq!(file.looks_as(&deputy) == Actor::Arbiter, arbitrates);
            assert!(file.is_visible_to(&deputy) && !file.is_visible_to(&person("stranger")));
        }
    }

    #[test]
    fn fide_12_3_who_plays_or_assists_does_not_arbitrate_by_the_group() {
        let file = table(&[("white", None), ("assistant", None), ("phone", None)]);
        assert_eq!(file.roles_of(&person("white")), [Actor::White]);
        assert_eq!(file.roles_of(&person("assistant")), [Actor::BlackAssistant]);
        assert_eq!(file.roles_of(&person("phone")), [Actor::Arbiter]);
        // The same person with another device.
        let kin = vec![id_of("white").as_str().to_owned()];
        assert_eq!(file.roles_of(&Identity { kin, ..person("phone") }), []);
        let only_players = table(&[("white", None), ("assistant", None)]);
        assert!(!only_players.presence().arbiter);
    }
}
