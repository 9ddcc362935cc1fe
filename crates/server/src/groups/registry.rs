//! The groups in memory. Each is read from the log when it is first asked for, and kept as it changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

use super::entry::GroupEntry;
use super::state::Group;
use super::stream_of;
use crate::log::{EventLog, LogError};
use crate::people::accounts::Accounts;
use crate::tables::{GroupPlace, GroupSeen, ToldByGroup};
use crate::time::Clock;
use crate::wire::{Fault, FaultKind};

/// A change that another one was faster than is decided again so often.
const MOST_LOST_RACES: u8 = 5;
/// So many tables are asked at once: those that are not in memory are read from the log.
pub(super) const MOST_ASKED: usize = 32;
/// Where a group's own name stands among what people called its parts.
pub(crate) const TITLE: &str = "title";

/// The groups in memory.
pub(crate) struct Groups {
    log: Arc<dyn EventLog>,
    accounts: Arc<Accounts>,
    clock: Arc<Clock>,
    known: Mutex<HashMap<String, Known>>,
    /// Tables are added by one request at a time, so that none is opened for a number that is just being taken.
    pub(super) adding: tokio::sync::Mutex<()>,
    /// So many tables are asked at once for all groups together, so that nobody keeps the others waiting.
    pub(super) asking: Semaphore,
}

/// A group, and what its tables see of it.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) group: Arc<Group>,
    pub(crate) seen: Arc<GroupSeen>,
}

impl Known {
    fn new(group: Group, title: String) -> Known {
        Known { seen: Arc::new(group.seen(title)), group: Arc::new(group) }
    }
}

impl Groups {
    pub(crate) fn new(log: Arc<dyn EventLog>, accounts: Arc<Accounts>, clock: Arc<Clock>) -> Groups {
        Groups {
            log,
            accounts,
            clock,
            known: Mutex::default(),
            adding: tokio::sync::Mutex::default(),
            asking: Semaphore::new(MOST_ASKED),
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps what is newer than what is known.
    fn keep(&self, new: Known) -> Known {
        let mut known = self.known();
        let kept = known.entry(new.group.id.clone()).or_insert_with(|| new.clone());
        if kept.group.seq < new.group.seq {
            *kept = new;
        }
        kept.clone()
    }

    /// A group; a fault if there is none.
    pub(crate) async fn get(&self, id: &str) -> Result<Known, Fault> {
        let known = self.known().get(id).cloned();
        match known {
            Some(known) => Ok(known),
            None => self.read(id).await,
        }
    }

    async fn read(&self, id: &str) -> Result<Known, Fault> {
        let is_id = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let stream = stream_of(id);
        let read = if is_id { self.log.read(&stream, 0).await? } else { return Err(no_such_group()) };
        let group = Group::of_stream(&stream, &read).map_err(|error| Fault::internal(&error))?;
        let group = group.ok_or_else(no_such_group)?;
        let title = self.accounts.called(&stream).await.remove(TITLE).unwrap_or_default();
        Ok(self.keep(Known::new(group, title)))
    }

    /// Opens a group.
    pub(super) async fn open(&self, id: &str, title: String, entry: &GroupEntry) -> Result<Known, Fault> {
        let group = Group::open(id, entry).ok_or_else(|| Fault::internal(&"not an opening"))?;
        let written = entry.written(self.clock.now()).map_err(|error| Fault::internal(&error))?;
        self.log.append(&stream_of(id), 0, written).await?;
        Ok(self.keep(Known::new(group, title)))
    }

    /// Decides about a group as it is, and has that written. If somebody else was faster, it is decided again.
    pub(super) async fn change(
        &self,
        id: &str,
        decide: impl Fn(&Group) -> Result<Option<GroupEntry>, Fault>,
    ) -> Result<Known, Fault> {
        let mut known = self.get(id).await?;
        for _ in 0..=MOST_LOST_RACES {
            let Some(entry) = decide(&known.group)? else { return Ok(known) };
            if known.group.damaged {
                return Err(Fault::new(FaultKind::Damaged, "the group's log is damaged"));
            }
            let now = self.clock.now();
            let written = entry.written(now).map_err(|error| Fault::internal(&error))?;
            match self.log.append(&stream_of(id), known.group.seq, written).await {
                Ok(_) => {
                    let mut group = Group::clone(&known.group);
                    group.apply(&entry, now);
                    return Ok(self.keep(Known::new(group, known.seen.title.clone())));
                }
                Err(LogError::Conflict { .. }) => known = self.read(id).await?,
                Err(error) => {
                    // It may be on the disk all the same.
                    self.known().remove(id);
                    return Err(error.into());
                }
            }
        }
        Err(Fault::new(FaultKind::LostRace, "another change of the group was faster each time"))
    }

    /// What the table at this place of a group is told. If the group cannot be read, it is told nothing for now.
    pub(crate) async fn told(&self, place: &GroupPlace, table: &str) -> ToldByGroup {
        let by = match self.get(&place.id).await {
            Ok(known) => known.seen,
            Err(fault) => {
                tracing::warn!(group = place.id, fault = fault.detail, "a table does not know its group");
                Arc::default()
            }
        };
        ToldByGroup { by, names: self.accounts.players_called(table).await }
    }
}

pub(super) fn no_such_group() -> Fault {
    Fault::new(FaultKind::NotFound, "there is no such group")
}
