//! The pages that show a group, and what they still have to be told.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::MissedTickBehavior;

use super::shown::{Looker, Rows};
use crate::app::App;
use crate::connections::outbox::Outbox;
use crate::people::identity::Identity;
use crate::wire::{Fault, FromServer, GroupRow, GroupState};

/// How often the pages are told of changes: at most two messages a second.
const TICK: Duration = Duration::from_millis(500);
/// A delay is kept in so many steps, so that a busy group takes no more memory than a quiet one.
const STEPS: u64 = 60;

/// The pages that show groups.
#[derive(Default)]
pub(crate) struct Hub(Mutex<Watched>);

#[derive(Default)]
struct Watched {
    groups: HashMap<String, Vec<Watcher>>,
    /// The pages that want to show a group: one that has gone meanwhile is told of none.
    pages: HashSet<u64>,
}

/// A page that shows a group.
struct Watcher {
    connection: u64,
    who: Arc<Identity>,
    outbox: Outbox,
    /// Whether it has got the whole group; before, it is told of nothing.
    ready: bool,
    /// Tables that have changed since it was told.
    changed: HashSet<String>,
    /// By how much it sees the tables later where it has no role.
    delay_ms: u64,
    later: Later,
}

/// Tables to be shown as they were, each with the point on the line of time from which on that is allowed.
#[derive(Debug, Default)]
struct Later(VecDeque<(u64, HashSet<String>)>);

impl Later {
    /// Something has happened at a table at this point of the line.
    fn note(&mut self, table: &str, line: u64, delay_ms: u64) {
        let step = (delay_ms / STEPS).max(TICK.as_millis() as u64);
        let due = line.div_ceil(step) * step + delay_ms;
        let place = self.0.partition_point(|(at, _)| *at < due);
        if self.0.get(place).is_none_or(|(at, _)| *at != due) {
            self.0.insert(place, (due, HashSet::new()));
        }
        self.0[place].1.insert(table.to_owned());
    }

    /// These could not be shown.
    fn again(&mut self, tables: &HashSet<String>) {
        if !tables.is_empty() {
            self.0.push_front((0, tables.clone()));
        }
    }

    fn take_due(&mut self, line: u64) -> HashSet<String> {
        let mut due = HashSet::new();
        while self.0.front().is_some_and(|(at, _)| *at <= line) {
            due.extend(self.0.pop_front().into_iter().flat_map(|(_, tables)| tables));
        }
        due
    }
}

/// What a page is to be told now.
struct Owed {
    connection: u64,
    who: Arc<Identity>,
    outbox: Outbox,
    tables: HashSet<String>,
    /// Those of them that may be shown now as they were.
    past: Arc<HashSet<String>>,
}

impl Hub {
    fn watched(&self) -> MutexGuard<'_, Watched> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a list shows of a table has changed at this point of the line of time.
    pub(crate) fn changed(&self, group: &str, table: &str, line: u64) {
        for watcher in self.watched().groups.get_mut(group).into_iter().flatten() {
            watcher.changed.insert(table.to_owned());
            if watcher.delay_ms > 0 {
                watcher.later.note(table, line, watcher.delay_ms);
            }
        }
    }

    /// A page wants to show a group, and no other one.
    pub(crate) fn come(&self, connection: u64) {
        self.watched().pages.insert(connection);
    }

    fn watch(&self, group: &str, watcher: Watcher) {
        let mut watched = self.watched();
        watched.forget(watcher.connection);
        if watched.pages.contains(&watcher.connection) {
            watched.groups.entry(group.to_owned()).or_default().push(watcher);
        }
    }

    /// A page shows no group any more, or has gone.
    pub(crate) fn leave(&self, connection: u64) {
        let mut watched = self.watched();
        watched.pages.remove(&connection);
        watched.forget(connection);
    }

    fn with(&self, group: &str, connection: u64, change: impl FnOnce(&mut Watcher)) {
        let mut watched = self.watched();
        let mut watchers = watched.groups.get_mut(group).into_iter().flatten();
        if let Some(watcher) = watchers.find(|watcher| watcher.connection == connection) {
            change(watcher);
        }
    }

    fn watchers(&self, group: &str) -> Vec<(u64, Arc<Identity>, Outbox)> {
        let watched = self.watched();
        let watchers = watched.groups.get(group).into_iter().flatten();
        watchers.map(|one| (one.connection, Arc::clone(&one.who), one.outbox.clone())).collect()
    }

    /// What the pages are to be told now, by group.
    fn take_owed(&self, line: u64) -> Vec<(String, Vec<Owed>)> {
        let mut watched = self.watched();
        let owed = |watcher: &mut Watcher| {
            let mut tables = std::mem::take(&mut watcher.changed);
            let past = Arc::new(watcher.later.take_due(line));
            tables.extend(past.iter().cloned());
            let (who, outbox) = (Arc::clone(&watcher.who), watcher.outbox.clone());
            Owed { connection: watcher.connection, who, outbox, tables, past }
        };
        let of_group = |(group, watchers): (&String, &mut Vec<Watcher>)| {
            let owed = watchers.iter_mut().filter(|watcher| watcher.ready).map(owed);
            let owed: Vec<Owed> = owed.filter(|owed| !owed.tables.is_empty()).collect();
            (!owed.is_empty()).then(|| (group.clone(), owed))
        };
        watched.groups.iter_mut().filter_map(of_group).collect()
    }
}

impl Watched {
    fn forget(&mut self, connection: u64) {
        self.groups.retain(|_, watchers| {
            watchers.retain(|watcher| watcher.connection != connection);
            !watchers.is_empty()
        });
    }
}

/// A page shows a group: it gets all of it, and then what changes.
pub(crate) async fn open(
    app: Arc<App>,
    group: String,
    connection: u64,
    who: Arc<Identity>,
    outbox: Outbox,
) -> Result<(), Fault> {
    let known = app.groups.get(&group).await?;
    let late = known.group.roles_of(&who).is_empty();
    let watcher = Watcher {
        connection,
        who: Arc::clone(&who),
        outbox: outbox.clone(),
        ready: false,
        changed: HashSet::new(),
        delay_ms: if late { known.seen.delay_ms } else { 0 },
        later: Later::default(),
    };
    app.hub.watch(&group, watcher);
    match app.group_seen_by(&known, &who).await {
        Ok((state, rows)) => {
            app.hub.with(&group, connection, |watcher| {
                for (table, line) in &rows.later {
                    watcher.later.note(table, *line, watcher.delay_ms);
                }
                watcher.ready = true;
                outbox.send(&FromServer::Group(Box::new(state)));
            });
            Ok(())
        }
        Err(fault) => {
            app.hub.leave(connection);
            Err(fault)
        }
    }
}

/// Tells the pages what has changed, for ever.
pub(crate) async fn keep_telling(app: Arc<App>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        for (group, owed) in app.hub.take_owed(app.clock.now().line) {
            if let Err(fault) = tell(&app, &group, &owed).await {
                tracing::warn!(group, fault = fault.detail, "the pages of a group are told later");
                for Owed { connection, tables, past, .. } in owed {
                    app.hub.with(&group, connection, |watcher| {
                        watcher.changed.extend(tables);
                        watcher.later.again(&past);
                    });
                }
            }
        }
    }
}

async fn tell(app: &Arc<App>, group: &str, owed: &[Owed]) -> Result<(), Fault> {
    let known = app.groups.get(group).await?;
    let looker = |one: &Owed| Looker { who: Arc::clone(&one.who), past: Some(Arc::clone(&one.past)) };
    let people: Vec<Looker> = owed.iter().map(looker).collect();
    let wanted: HashSet<&String> = owed.iter().flat_map(|one| &one.tables).collect();
    let tables = known.group.tables.iter().filter(|added| wanted.contains(&added.table));
    let rows = app.rows_for(&known, tables, &people).await?;
    for (place, Owed { connection, outbox, tables, .. }) in owed.iter().enumerate() {
        let Rows { rows, later } = &rows[place];
        let theirs = rows.iter().filter(|row| tables.contains(&row.table));
        let rows: Vec<GroupRow> = theirs.map(|row| GroupRow::clone(row)).collect();
        app.hub.with(group, *connection, |watcher| {
            for (table, line) in later {
                watcher.later.note(table, *line, watcher.delay_ms);
            }
            if !rows.is_empty() {
                outbox.send(&FromServer::Rows { group: group.to_owned(), rows });
            }
        });
    }
    Ok(())
}

/// The roles or the tables of a group have changed: whoever shows it is told, and shown out if it is private.
pub(crate) async fn tell_info(app: &Arc<App>, group: &str) {
    let Ok(known) = app.groups.get(group).await else { return };
    for (connection, who, outbox) in app.hub.watchers(group) {
        let late = known.group.roles_of(&who).is_empty();
        let info = if known.group.private && late {
            app.group_seen_by(&known, &who).await.map(|(GroupState { info, .. }, _)| info)
        } else {
            Ok(app.group_info(&known, &who).await)
        };
        match info {
            Ok(info) => {
                let delay_ms = if late { known.seen.delay_ms } else { 0 };
                app.hub.with(group, connection, |watcher| watcher.delay_ms = delay_ms);
                outbox.send(&FromServer::GroupInfo(Box::new(info)));
            }
            Err(fault) => {
                app.hub.leave(connection);
                outbox.send(&FromServer::Fault(fault));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_delayed_takes_bounded_memory_and_is_never_early() {
        let (mut later, delay) = (Later::default(), 900_000);
        for line in (0..2_000_000).step_by(700) {
            later.note(if line % 2 == 0 { "a" } else { "b" }, line, delay);
            for table in later.take_due(line) {
                assert!(line >= delay, "{table} at {line}");
            }
            assert!(later.0.len() as u64 <= STEPS + 2, "{} steps", later.0.len());
        }
        let mut early = Later::default();
        early.note("t", 10_001, 5000);
        assert!(early.take_due(15_000).is_empty());
        assert_eq!(early.take_due(15_501), HashSet::from(["t".to_owned()]));
    }
}
