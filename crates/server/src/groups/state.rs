//! A group as its stream tells it, and who may do what with it.

use partie_table::Colour;

use super::entry::{Added, GroupEntry, KeptGroupLink};
use super::group_of;
use crate::log::{Entry, Stream};
use crate::people::identity::Identity;
use crate::tables::{GroupArbiter, GroupSeen, NotATable, PersonId};
use crate::time::Moment;
use crate::wire::{Exhibition, Fault, FaultKind, GroupRole};

/// So many tables a group has at most.
pub(super) const MOST_TABLES: usize = 1000;
/// So many links are open at most, and so many people hold a role.
const MOST_LINKS: usize = 100;
const MOST_HOLDERS: usize = 200;

/// A group: the fold of its stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its id.
    pub id: String,
    /// The number of its last entry.
    pub seq: u64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// By whom.
    pub organiser: PersonId,
    /// Whether others cannot see it.
    pub private: bool,
    /// By how many seconds spectators see everything later.
    pub delay_s: u32,
    /// One person plays at every table.
    pub simultaneous: Option<Exhibition>,
    /// Its tables, as they were added.
    pub tables: Vec<Added>,
    /// Links that nobody has used.
    pub links: Vec<KeptGroupLink>,
    /// Who holds a role.
    pub holders: Vec<Holder>,
    /// Whether its log is damaged: nothing is written to it any more.
    pub damaged: bool,
}

/// Somebody who has come by a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The link that they came by, whose id is theirs.
    pub link: KeptGroupLink,
    /// Who.
    pub person: PersonId,
    /// When, in milliseconds since 1970.
    pub since: u64,
}

impl Group {
    /// The group that a stream of the log tells of; nothing if there is no such stream.
    ///
    /// # Errors
    /// When an entry cannot be read, or nothing of the stream is left.
    pub fn of_stream(stream: &str, read: &Stream) -> Result<Option<Group>, NotATable> {
        let id = group_of(stream).unwrap_or(stream);
        let Some((first, rest)) = read.entries.split_first() else {
            return match read.damage {
                None => Ok(None),
                Some(damage) => Err(NotATable(format!("{stream}: {damage}"))),
            };
        };
        let opened = Group::open(id, &entry_of(first)?);
        let mut group = opened.ok_or_else(|| wrong(first, &"expected the opening of the group"))?;
        for entry in rest {
            group.apply(&entry_of(entry)?, entry.at);
        }
        group.damaged = read.damage.is_some();
        Ok(Some(group))
    }

    /// The group that its first entry opens.
    pub(crate) fn open(id: &str, entry: &GroupEntry) -> Option<Group> {
        let GroupEntry::GroupOpened { opened_at, organiser, private, delay_s, simultaneous } = entry else {
            return None;
        };
        Some(Group {
            id: id.to_owned(),
            seq: 1,
            opened_at: *opened_at,
            organiser: organiser.clone(),
            private: *private,
            delay_s: *delay_s,
            simultaneous: *simultaneous,
            tables: Vec::new(),
            links: Vec::new(),
            holders: Vec::new(),
            damaged: false,
        })
    }

    /// Takes an entry into the state, which was made at this moment.
    pub(crate) fn apply(&mut self, entry: &GroupEntry, at: Moment) {
        self.seq += 1;
        match entry {
            GroupEntry::GroupOpened { .. } => {}
            GroupEntry::TablesAdded { tables, .. } => self.tables.extend(tables.iter().cloned()),
            GroupEntry::LinkMade { link, .. } => self.links.push(link.clone()),
            GroupEntry::LinkRevoked { id, .. } => self.links.retain(|link| link.id != *id),
            GroupEntry::HolderJoined { id, person } => {
                if let Some(place) = self.links.iter().position(|link| link.id == *id) {
                    let link = self.links.remove(place);
                    self.holders.push(Holder { link, person: person.clone(), since: at.date });
                }
            }
            GroupEntry::HolderRevoked { id, .. } => self.holders.retain(|holder| holder.link.id != *id),
        }
    }

    /// Everybody whom it names.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonId> {
        std::iter::once(&self.organiser).chain(self.holders.iter().map(|holder| &holder.person))
    }

    /// As its tables see it.
    pub(crate) fn seen(&self, title: String) -> GroupSeen {
        let of = |role: GroupRole| self.holders.iter().filter(move |holder| holder.link.role == role);
        let arbiters = of(GroupRole::Arbiter).chain(of(GroupRole::Deputy));
        GroupSeen {
            seq: self.seq,
            title,
            delay_ms: u64::from(self.delay_s) * 1000,
            arbiters: arbiters
                .map(|holder| GroupArbiter { person: holder.person.clone(), sector: holder.link.sector })
                .collect(),
            holders: self.people().cloned().collect(),
        }
    }

    /// What a person is in the group.
    pub(crate) fn roles_of(&self, who: &Identity) -> Vec<GroupRole> {
        let mut roles = Vec::new();
        if who.is(self.organiser.as_str()) {
            roles.push(GroupRole::Organiser);
            roles.extend(self.organiser_plays().then_some(GroupRole::Exhibitor));
        }
        let held = self.holders.iter().filter(|holder| who.is(holder.person.as_str()));
        for role in held.map(|holder| holder.link.role) {
            if !roles.contains(&role) {
                roles.push(role);
            }
        }
        roles
    }

    fn organiser_plays(&self) -> bool {
        self.simultaneous.is_some_and(|exhibition| exhibition.organiser_plays)
    }

    /// Who plays at every table, as far as somebody does.
    pub(crate) fn exhibitor(&self) -> Option<&PersonId> {
        if self.organiser_plays() {
            return Some(&self.organiser);
        }
        let mut holders = self.holders.iter();
        holders.find(|holder| holder.link.role == GroupRole::Exhibitor).map(|holder| &holder.person)
    }

    /// The exhibitor's colour at the table with this number; nothing where there is no exhibitor.
    pub(super) fn exhibitor_at(&self, number: u16) -> Option<Colour> {
        let exhibition = self.simultaneous?;
        Some(exhibition.colour.colour(number % 2 == 1))
    }

    /// The round that the last tables are in; 0 without tables.
    pub(super) fn last_round(&self) -> u16 {
        self.tables.iter().map(|table| table.round).max().unwrap_or_default()
    }

    /// Refuses people who do not add tables or give out cards.
    pub(crate) fn may_add(&self, who: &Identity) -> Result<(), Fault> {
        self.needs(who, &[GroupRole::Organiser, GroupRole::Arbiter])
    }

    fn needs(&self, who: &Identity, wanted: &[GroupRole]) -> Result<(), Fault> {
        if self.roles_of(who).iter().any(|role| wanted.contains(role)) {
            return Ok(());
        }
        Err(Fault::new(FaultKind::NotAllowed, "your role in the group does not allow it"))
    }

    /// The organiser gives every role, the arbiters those of deputies.
    fn may_give(&self, who: &Identity, role: GroupRole) -> Result<(), Fault> {
        match role {
            GroupRole::Deputy => self.needs(who, &[GroupRole::Organiser, GroupRole::Arbiter]),
            _ => self.needs(who, &[GroupRole::Organiser]),
        }
    }

    /// The entry that adds these tables.
    pub(crate) fn adds(&self, who: &Identity, tables: Vec<Added>) -> Result<GroupEntry, Fault> {
        self.may_add(who)?;
        if self.tables.len() + tables.len() > MOST_TABLES {
            let detail = format!("a group has at most {MOST_TABLES} tables");
            return Err(Fault::new(FaultKind::TooManyTables, detail));
        }
        let there = |new: &Added| {
            self.tables.iter().any(|table| (table.round, table.number) == (new.round, new.number))
        };
        if let Some(new) = tables.iter().find(|new| there(new)) {
            let detail = format!("round {} has a table {} already", new.round, new.number);
            return Err(Fault::new(FaultKind::RoleTaken, detail));
        }
        Ok(GroupEntry::TablesAdded { tables, by: PersonId::from(&who.person) })
    }

    /// The entry that offers a role by a link.
    pub(crate) fn links(&self, who: &Identity, link: KeptGroupLink) -> Result<GroupEntry, Fault> {
        self.may_give(who, link.role)?;
        let refused = |detail: &str| Err(Fault::new(FaultKind::Malformed, detail));
        match (link.role, link.sector) {
            (GroupRole::Organiser, _) => return refused("role: there is one organiser"),
            (GroupRole::Exhibitor, Some(_)) => return refused("sector: the exhibitor plays at every table"),
            (GroupRole::Exhibitor, None) if self.simultaneous.is_none() => {
                return refused("role: nobody plays at every table of this group");
            }
            (GroupRole::Exhibitor, None) => self.exhibitor_is_free()?,
            (_, Some(sector)) if sector.from > sector.to => {
                return refused("sector: expected the smaller number first");
            }
            _ => {}
        }
        if self.links.len() >= MOST_LINKS {
            return Err(Fault::new(FaultKind::TooMany, "revoke links that nobody has used first"));
        }
        Ok(GroupEntry::LinkMade { link, by: PersonId::from(&who.person) })
    }

    fn exhibitor_is_free(&self) -> Result<(), Fault> {
        if self.exhibitor().is_none() {
            return Ok(());
        }
        Err(Fault::new(FaultKind::RoleTaken, "the exhibitor is there already"))
    }

    /// The entry that revokes a link.
    pub(crate) fn revokes_link(&self, who: &Identity, id: &str) -> Result<GroupEntry, Fault> {
        self.needs(who, &[GroupRole::Organiser, GroupRole::Arbiter])?;
        let link = self.links.iter().find(|link| link.id == id).ok_or_else(|| gone("link"))?;
        self.may_give(who, link.role)?;
        Ok(GroupEntry::LinkRevoked { id: id.to_owned(), by: PersonId::from(&who.person) })
    }

    /// The entry by which a person takes a role; nothing if they have come by this link before.
    pub(crate) fn joins(&self, who: &Identity, key: &str) -> Result<Option<GroupEntry>, Fault> {
        let theirs = |holder: &&Holder| who.is(holder.person.as_str());
        if self.holders.iter().filter(theirs).any(|holder| holder.link.opens_with(key)) {
            return Ok(None);
        }
        let Some(link) = self.links.iter().find(|link| link.opens_with(key)) else {
            return Err(Fault::new(FaultKind::RoleTaken, "the link is used up, or not of this group"));
        };
        if link.role == GroupRole::Exhibitor {
            self.exhibitor_is_free()?;
        }
        let plays = |role: GroupRole| role == GroupRole::Exhibitor;
        let arbitrates = |role: GroupRole| matches!(role, GroupRole::Arbiter | GroupRole::Deputy);
        // A person with two devices is one person.
        let mut roles: Vec<GroupRole> = self
            .holders
            .iter()
            .filter(|holder| who.may_be(holder.person.as_str()))
            .map(|holder| holder.link.role)
            .collect();
        roles.extend(
            (self.organiser_plays() && who.may_be(self.organiser.as_str())).then_some(GroupRole::Exhibitor),
        );
        let bars =
            |held: &GroupRole| plays(*held) && arbitrates(link.role) || arbitrates(*held) && plays(link.role);
        if roles.iter().any(bars) {
            let detail = "nobody plays and arbitrates in one group of tables";
            return Err(Fault::new(FaultKind::NotAllowed, detail));
        }
        if self.holders.len() >= MOST_HOLDERS {
            return Err(Fault::new(FaultKind::TooMany, "the group has enough arbiters"));
        }
        Ok(Some(GroupEntry::HolderJoined { id: link.id.clone(), person: PersonId::from(&who.person) }))
    }

    /// The entry that revokes a role.
    pub(crate) fn revokes_holder(&self, who: &Identity, id: &str) -> Result<GroupEntry, Fault> {
        let holder = self.holders.iter().find(|holder| holder.link.id == id);
        let entry = || GroupEntry::HolderRevoked { id: id.to_owned(), by: PersonId::from(&who.person) };
        match holder {
            Some(holder) if who.is(holder.person.as_str()) => Ok(entry()),
            Some(holder) => self.may_give(who, holder.link.role).map(|()| entry()),
            None => {
                self.needs(who, &[GroupRole::Organiser, GroupRole::Arbiter])?;
                Err(gone("holder"))
            }
        }
    }
}

fn gone(what: &str) -> Fault {
    Fault::new(FaultKind::NotFound, format!("there is no such {what}"))
}

fn entry_of(entry: &Entry) -> Result<GroupEntry, NotATable> {
    serde_json::from_str(&entry.body).map_err(|error| wrong(entry, &error))
}

fn wrong(entry: &Entry, error: &dyn std::fmt::Display) -> NotATable {
    NotATable(format!("{}, entry {}: {error}", entry.stream, entry.seq))
}
