//! Brings a log from before the chain up to date: names become ids, keys of links become hashes, and every entry gets its
//! digest. It goes on in small transactions, so that it can be interrupted at any time.

use rusqlite::{Connection, params};
use serde_json::{Value, json};

use super::chain::{Content, Digest};
use super::rows::{Found, Scan, digest_at, is_damage};
use crate::files::database::OtherVersion;
use crate::people::hashing;
use crate::time::Moment;

/// So many positions are changed in one transaction.
const AT_ONCE: u64 = 5000;

/// A name that stood in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OldName {
    /// The id of the person who has it.
    pub(crate) person: String,
    pub(crate) name: String,
}

/// Keeps names outside the log. It is called before they are taken out of it, and may be called twice with the same names.
pub(crate) type KeepNames<'a> = dyn FnMut(&[OldName]) -> Result<(), rusqlite::Error> + 'a;

/// An entry as it was kept before.
struct Old {
    stream: String,
    seq: u64,
    date: u64,
    line: u64,
    sort: String,
    body: String,
    previous: u64,
}

/// Whether every entry was migrated; until then there is a table that says how many were.
fn is_done(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let sql = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'migrated'";
    connection.query_row(sql, [], |row| row.get::<_, u64>(0)).map(|tables| tables == 0)
}

/// Refuses a log whose migration was interrupted: it needs the server to go on.
pub(super) fn must_be_done(connection: &Connection, version: usize) -> Result<(), rusqlite::Error> {
    if is_done(connection)? {
        return Ok(());
    }
    Err(OtherVersion { version: version - 1, known: version }.into())
}

/// Migrates what has not been migrated yet.
pub(super) fn go_on(connection: &mut Connection, keep: &mut KeepNames<'_>) -> Result<(), rusqlite::Error> {
    if is_done(connection)? {
        return Ok(());
    }
    // Names must not be left in what the file no longer uses.
    connection.pragma_update(None, "secure_delete", true)?;
    let last: u64 =
        connection.query_row("SELECT coalesce(max(position), 0) FROM events", [], |row| row.get(0))?;
    loop {
        let done: u64 = connection.query_row("SELECT position FROM migrated", [], |row| row.get(0))?;
        if done >= last {
            break;
        }
        let up_to = last.min(done + AT_ONCE);
        migrate(connection, done, up_to, keep)?;
        tracing::info!(entries = up_to, of = last, "the log is brought up to date");
    }
    let transaction = connection.transaction()?;
    transaction.execute_batch(
        "UPDATE heads SET digest = (SELECT digest FROM events WHERE events.position = heads.position);
         DROP TABLE migrated;",
    )?;
    transaction.commit()?;
    connection.pragma_update(None, "secure_delete", false)?;
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Migrates the entries after one position and up to another.
fn migrate(
    connection: &mut Connection,
    after: u64,
    up_to: u64,
    keep: &mut KeepNames<'_>,
) -> Result<(), rusqlite::Error> {
    let transaction = connection.transaction()?;
    let mut rows = Vec::new();
    let mut see = |position, found| {
        if let Found::Row(row) = found {
            rows.push((position, row));
        }
        Ok(())
    };
    let columns = "position, stream, seq, at, line, sort, body, previous";
    Scan { connection: &transaction, columns, last: up_to, read: &Old::read, see: &mut see }.run(after)?;
    let mut names = Vec::new();
    for (position, row) in rows {
        row.migrate(&transaction, position, &mut names)?;
    }
    if !names.is_empty() {
        keep(&names)?;
    }
    transaction.execute("UPDATE migrated SET position = ?", [up_to])?;
    transaction.commit()
}

impl Old {
    fn read(row: &rusqlite::Row<'_>) -> Result<Old, rusqlite::Error> {
        Ok(Old {
            stream: row.get(1)?,
            seq: row.get(2)?,
            date: row.get(3)?,
            line: row.get(4)?,
            sort: row.get(5)?,
            body: row.get(6)?,
            previous: row.get(7)?,
        })
    }

    fn migrate(
        self,
        connection: &Connection,
        position: u64,
        names: &mut Vec<OldName>,
    ) -> Result<(), rusqlite::Error> {
        let Old { stream, seq, date, line, sort, body, previous } = self;
        let body = without_names(&body, names).unwrap_or(body);
        // Before there was a line of time it went with the date.
        let at = Moment { date, line: if line == 0 { date } else { line } };
        let before = if previous == 0 { Some(Digest::NOTHING) } else { digest_at(connection, previous)? };
        // After an entry that cannot be read nothing can be checked, and the stream ends there.
        let digest =
            before.map(|before| before.then(Content { stream: &stream, seq, at, sort: &sort, body: &body }));
        let sql = "UPDATE events SET line = ?, body = ?, digest = ? WHERE position = ?";
        match connection.prepare_cached(sql)?.execute(params![at.line, body, digest, position]) {
            Err(error) if is_damage(&error) => Ok(()),
            updated => updated.map(drop),
        }
    }
}

/// The body of an entry with ids instead of people and hashes instead of keys; nothing if it has neither.
fn without_names(body: &str, names: &mut Vec<OldName>) -> Option<String> {
    if !["\"person\":{", "\"organiser\":{", "\"key\":\""].iter().any(|sign| body.contains(sign)) {
        return None;
    }
    let mut entry: Value = serde_json::from_str(body).ok()?;
    if let Some(organiser) = entry.get_mut("organiser") {
        only_id(organiser, names);
    }
    let holders = entry.get_mut("holders").and_then(Value::as_array_mut);
    for held in holders.into_iter().flatten() {
        only_id(&mut held["person"], names);
    }
    if let Some(held) = entry.get_mut("held") {
        only_id(&mut held["person"], names);
    }
    let links = entry.get_mut("links").and_then(Value::as_array_mut);
    links.into_iter().flatten().for_each(only_hash);
    if let Some(link) = entry.get_mut("link") {
        only_hash(link);
    }
    if let Some(key) = entry.as_object_mut().and_then(|entry| entry.remove("key")) {
        entry["hash"] = json!(hashing::hash(key.as_str().unwrap_or_default()));
    }
    Some(entry.to_string())
}

fn only_id(person: &mut Value, names: &mut Vec<OldName>) {
    let Some(id) = person.get("id").and_then(Value::as_str).map(str::to_owned) else { return };
    if let Some(name) = person.get("name").and_then(Value::as_str) {
        names.push(OldName { person: id.clone(), name: name.to_owned() });
    }
    *person = json!(id);
}

fn only_hash(link: &mut Value) {
    let key = link.as_object_mut().and_then(|link| link.remove("key"));
    if let Some(Value::String(key)) = key {
        link["hash"] = json!(hashing::hash(&key));
    }
}

#[cfg(test)]
#[path = "migration_tests.rs"]
mod tests;
