//! Lists of groups, by the people who have a role in them.

use rusqlite::{Transaction, params};

use super::index::Index;
use crate::groups::{GroupEntry, group_of};
use crate::log::Entry;
use crate::wire::Fault;

impl Index {
    /// The groups in which one of these people has a role, the newest first.
    pub(crate) async fn groups_of(&self, person: &str, count: u32) -> Result<Vec<(String, u64)>, Fault> {
        let person = person.to_owned();
        let sql = "SELECT DISTINCT id, opened_at FROM group_people WHERE person = ? ORDER BY opened_at DESC LIMIT ?";
        self.database
            .query(move |connection| {
                let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
                connection.prepare_cached(sql)?.query_map(params![person, count], row)?.collect()
            })
            .await
    }
}

/// An entry that cannot be read is left out of the lists, not of the log.
pub(super) fn take_in(transaction: &Transaction<'_>, entry: &Entry) -> Result<(), rusqlite::Error> {
    let read = serde_json::from_str::<GroupEntry>(&entry.body);
    let (Ok(read), Some(group)) = (read, group_of(&entry.stream)) else {
        tracing::warn!(group = entry.stream, seq = entry.seq, "an entry cannot be read");
        return Ok(());
    };
    let belongs = |person: &str, why: &str| {
        let sql = "INSERT OR IGNORE INTO group_people SELECT ?, opened_at, id, ? FROM groups WHERE id = ?";
        transaction.execute(sql, params![person, why, group]).map(drop)
    };
    match read {
        GroupEntry::GroupOpened { opened_at, organiser, .. } => {
            let sql = "INSERT OR REPLACE INTO groups (id, opened_at) VALUES (?, ?)";
            transaction.execute(sql, params![group, opened_at])?;
            belongs(organiser.as_str(), "opened")
        }
        GroupEntry::HolderJoined { id, person } => belongs(person.as_str(), &id),
        GroupEntry::HolderRevoked { id, .. } => {
            let sql = "DELETE FROM group_people WHERE id = ? AND why = ?";
            transaction.execute(sql, params![group, id]).map(drop)
        }
        GroupEntry::TablesAdded { .. } | GroupEntry::LinkMade { .. } | GroupEntry::LinkRevoked { .. } => {
            Ok(())
        }
    }
}
