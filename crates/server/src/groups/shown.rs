//! A group as a page gets it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use partie_table::Actor;
use tokio::task::JoinSet;

use super::delayed::{self, AsItWas};
use super::entry::{Added, KeptGroupLink};
use super::registry::{Known, MOST_ASKED, no_such_group};
use super::state::{Group, Holder};
use super::stream_of;
use crate::app::App;
use crate::people::identity::Identity;
use crate::tables::{Answer, Wish};
use crate::wire::{
    Fault, FaultKind, GroupHolder, GroupInfo, GroupLink, GroupRole, GroupRow, GroupState, GroupSummary,
};

/// So many groups are listed.
const LISTED: u32 = 50;

/// Somebody who looks at tables of a group.
#[derive(Clone)]
pub(super) struct Looker {
    pub(super) who: Arc<Identity>,
    /// The tables that are shown as they were, where spectators see everything later; all of them if it is left out.
    pub(super) past: Option<Arc<HashSet<String>>>,
}

impl Looker {
    fn sees_past_of(&self, table: &str) -> bool {
        self.past.as_ref().is_none_or(|past| past.contains(table))
    }
}

/// What somebody sees of tables.
#[derive(Default)]
pub(super) struct Rows {
    pub(super) rows: Vec<Arc<GroupRow>>,
    /// What has happened at which table, and when, that this person sees later.
    pub(super) later: Vec<(String, u64)>,
}

impl App {
    /// All of a group, for somebody.
    pub(crate) async fn group_state(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
    ) -> Result<GroupState, Fault> {
        let known = self.groups.get(id).await?;
        let (state, _) = self.group_seen_by(&known, who).await?;
        if App::is_short_of_seats(&known.group, who, &state) {
            self.sit_everywhere(&known.group, who).await;
            return Ok(self.group_seen_by(&known, who).await?.0);
        }
        Ok(state)
    }

    /// Whether an exhibitor is not seated everywhere, because the server went down meanwhile.
    fn is_short_of_seats(group: &Group, who: &Identity, state: &GroupState) -> bool {
        let plays = group.exhibitor().is_some_and(|exhibitor| who.is(exhibitor.as_str()));
        let free = |row: &GroupRow| {
            let place = group.tables.iter().find(|added| added.table == row.table);
            let colour = place.and_then(|added| added.exhibitor);
            row.outcome.is_none() && !row.abandoned && colour.is_some_and(|of| !row.seated.contains(&of))
        };
        plays && state.rows.iter().any(free)
    }

    /// The same, with what the person sees later.
    pub(super) async fn group_seen_by(
        self: &Arc<Self>,
        known: &Known,
        who: &Arc<Identity>,
    ) -> Result<(GroupState, Rows), Fault> {
        let group = &known.group;
        let people = [Looker { who: Arc::clone(who), past: None }];
        let rows = self.rows_for(known, group.tables.iter(), &people).await?.pop().unwrap_or_default();
        let info = self.group_info(known, who).await;
        // Players of a private group see their own tables, and with them the group.
        if group.private && info.yours.is_empty() && rows.rows.is_empty() {
            return Err(no_such_group());
        }
        let shown = rows.rows.iter().map(|row| GroupRow::clone(row)).collect();
        Ok((GroupState { info, rows: shown }, rows))
    }

    pub(super) async fn group_info(&self, known: &Known, who: &Identity) -> GroupInfo {
        let (group, yours) = (&known.group, known.group.roles_of(who));
        let organises = yours.contains(&GroupRole::Organiser);
        let arbitrates = yours.contains(&GroupRole::Arbiter);
        let mut info = GroupInfo {
            id: group.id.clone(),
            title: known.seen.title.clone(),
            opened_at: group.opened_at,
            private: group.private,
            delay_s: group.delay_s,
            simultaneous: group.simultaneous,
            yours,
            holders: Vec::new(),
            links: Vec::new(),
        };
        if organises || arbitrates {
            let names = self.accounts.names(group.people().cloned().collect()).await;
            let called = self.accounts.called(&stream_of(&group.id)).await;
            let holder = |Holder { link, person, since }: &Holder| GroupHolder {
                id: link.id.clone(),
                role: link.role,
                sector: link.sector,
                name: called.get(&link.id).cloned().unwrap_or_default(),
                person: names.person(person),
                since: *since,
            };
            info.holders = group.holders.iter().map(holder).collect();
            let theirs = |link: &&KeptGroupLink| organises || link.role == GroupRole::Deputy;
            let links = group.links.iter().filter(theirs);
            info.links = links.filter_map(|link| self.shown_link(group, link, &called)).collect();
        }
        info
    }

    /// A link with its key, if it was made with the server's present secret.
    pub(super) fn shown_link(
        &self,
        group: &Group,
        kept: &KeptGroupLink,
        called: &HashMap<String, String>,
    ) -> Option<GroupLink> {
        let key = self.link_keys.key(&stream_of(&group.id), &kept.salt);
        kept.opens_with(&key).then(|| GroupLink {
            id: kept.id.clone(),
            role: kept.role,
            sector: kept.sector,
            name: called.get(&kept.id).cloned().unwrap_or_default(),
            key,
            qr: None,
        })
    }

    /// What each of these people sees of some tables of a group, by round and number.
    pub(super) async fn rows_for(
        self: &Arc<Self>,
        known: &Known,
        tables: impl Iterator<Item = &Added>,
        people: &[Looker],
    ) -> Result<Vec<Rows>, Fault> {
        let mut tables: Vec<Added> = tables.cloned().collect();
        tables.sort_by_key(|added| (added.round, added.number));
        let mut seen: Vec<Option<Vec<RowOf>>> = tables.iter().map(|_| None).collect();
        let mut asking = JoinSet::new();
        for (place, added) in tables.into_iter().enumerate() {
            let (app, known, people) = (Arc::clone(self), known.clone(), people.to_vec());
            asking.spawn(async move { (place, app.row_for(&known, &added, people).await) });
            if asking.len() >= MOST_ASKED {
                take(&mut asking, &mut seen).await?;
            }
        }
        while !asking.is_empty() {
            take(&mut asking, &mut seen).await?;
        }
        let mut all: Vec<Rows> = people.iter().map(|_| Rows::default()).collect();
        for rows in seen.into_iter().flatten() {
            for (theirs, RowOf { row, later }) in all.iter_mut().zip(rows) {
                theirs.rows.extend(row);
                theirs.later.extend(later);
            }
        }
        Ok(all)
    }

    async fn row_for(&self, known: &Known, added: &Added, people: Vec<Looker>) -> Result<Vec<RowOf>, Fault> {
        let _permit = self.groups.asking.acquire().await;
        let watchers = people.iter().map(|looker| Arc::clone(&looker.who)).collect();
        let wish = Wish::Rows { watchers };
        let rows = match self.hall.ask(&added.table, &Identity::nobody(), wish).await.map(|answer| *answer) {
            Ok(Answer::Rows(rows)) => rows,
            // A damaged table does not keep the others from being seen.
            Err(Fault { fault: FaultKind::Damaged | FaultKind::NotFound | FaultKind::Internal, .. }) => {
                people.iter().map(|_| None).collect()
            }
            Err(fault) => return Err(fault),
            Ok(_) => return Err(Fault::internal(&"a table has answered another question")),
        };
        let sees_past =
            |(row, looker): (&Option<_>, &Looker)| row.is_none() && looker.sees_past_of(&added.table);
        let is_late = known.seen.delay_ms > 0 && rows.iter().zip(&people).any(sees_past);
        let before = if is_late { delayed::as_it_was(self, known, &added.table).await? } else { None };
        let row_of = |(row, looker): (Option<Arc<GroupRow>>, Looker)| match (row, &before) {
            (Some(row), _) => RowOf { row: Some(row), later: Vec::new() },
            (None, Some(before)) if looker.sees_past_of(&added.table) && before.is_for(&looker.who) => {
                before.row_of()
            }
            (None, _) => RowOf::default(),
        };
        Ok(rows.into_iter().zip(people).map(row_of).collect())
    }

    /// The groups in which a person has a role, the newest first.
    pub(crate) async fn groups_of(&self, who: &Identity) -> Result<Vec<GroupSummary>, Fault> {
        let (lists, mut listed) = (self.lists().await, Vec::new());
        for id in who.ids() {
            listed.extend(lists.groups_of(id, LISTED).await?);
        }
        listed.sort_by_key(|(id, opened_at)| (std::cmp::Reverse(*opened_at), id.clone()));
        listed.dedup();
        listed.truncate(LISTED as usize);
        let mut groups = Vec::with_capacity(listed.len());
        for (id, _) in listed {
            let Ok(known) = self.groups.get(&id).await else { continue };
            let yours = known.group.roles_of(who);
            groups.push(GroupSummary {
                id,
                title: known.seen.title.clone(),
                opened_at: known.group.opened_at,
                tables: known.group.tables.len() as u32,
                yours,
            });
        }
        Ok(groups)
    }

    /// Seats the exhibitor at every table of the group where the seat is free.
    pub(super) async fn sit_everywhere(self: &Arc<Self>, group: &Group, who: &Arc<Identity>) {
        let mut sitting = JoinSet::new();
        for added in group.tables.iter().filter(|added| added.exhibitor.is_some()) {
            let (app, who, table) = (Arc::clone(self), Arc::clone(who), added.table.clone());
            let Some(role) = added.exhibitor.map(Actor::from) else { continue };
            sitting.spawn(async move { app.hall.ask(&table, &who, Wish::Sit { role }).await });
            if sitting.len() >= MOST_ASKED {
                sitting.join_next().await;
            }
        }
        while let Some(sat) = sitting.join_next().await {
            if let Ok(Err(fault)) = sat {
                tracing::debug!(fault = fault.detail, "an exhibitor does not sit down");
            }
        }
    }
}

/// What a person sees of a table.
#[derive(Default)]
pub(super) struct RowOf {
    pub(super) row: Option<Arc<GroupRow>>,
    pub(super) later: Vec<(String, u64)>,
}

impl AsItWas {
    fn row_of(&self) -> RowOf {
        RowOf { row: self.row.clone(), later: self.later.clone() }
    }
}

type Asking = JoinSet<(usize, Result<Vec<RowOf>, Fault>)>;

async fn take(asking: &mut Asking, seen: &mut [Option<Vec<RowOf>>]) -> Result<(), Fault> {
    match asking.join_next().await {
        Some(Ok((place, rows))) => seen[place] = Some(rows?),
        Some(Err(error)) => return Err(Fault::internal(&error)),
        None => {}
    }
    Ok(())
}
