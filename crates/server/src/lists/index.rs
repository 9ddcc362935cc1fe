//! Lists of tables, made from the log. The file can be deleted: it is made anew from the log.

use std::path::Path;
use std::time::Duration;

use partie_table::{Actor, Fact, Outcome};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction, params};
use tokio::sync::watch;

use super::of_groups;
use crate::files::database::{self, Database};
use crate::log::{Entry, EventLog, Followed, Sort, Which};
use crate::people::identity::Identity;
use crate::run::serve_error::FileFault;
use crate::tables::{Close, Names, PersonId, TableEntry, TableWithPeople};
use crate::wire::{Fault, Person, TableSummary};

/// The name says the version: a program with another form of lists makes them anew.
pub(crate) const FILE: &str = "index-6.sqlite";

const STEPS: &[&str] = &["
    CREATE TABLE follows (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL);
    INSERT INTO follows VALUES (1, 0);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        opened_at INTEGER NOT NULL,
        organiser TEXT,
        private INTEGER NOT NULL,
        timed INTEGER NOT NULL,
        started INTEGER NOT NULL DEFAULT 0,
        over INTEGER NOT NULL DEFAULT 0,
        ask_at INTEGER NOT NULL DEFAULT 0,
        summary TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX watched ON tables (opened_at) WHERE started AND NOT over AND NOT private;
    CREATE INDEX unfinished ON tables (organiser) WHERE NOT over;
    CREATE INDEX to_ask ON tables (ask_at) WHERE NOT over;
    CREATE TABLE people (
        person TEXT NOT NULL,
        opened_at INTEGER NOT NULL,
        id TEXT NOT NULL,
        why TEXT NOT NULL,
        PRIMARY KEY (person, opened_at, id, why)
    ) WITHOUT ROWID;
    CREATE INDEX people_of ON people (id, why);
    CREATE TABLE groups (id TEXT PRIMARY KEY, opened_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE group_people (
        person TEXT NOT NULL,
        opened_at INTEGER NOT NULL,
        id TEXT NOT NULL,
        why TEXT NOT NULL,
        PRIMARY KEY (person, opened_at, id, why)
    ) WITHOUT ROWID;
    CREATE INDEX group_people_of ON group_people (id, why);
"];

/// Lists of tables.
pub(crate) struct Index {
    pub(super) database: Database,
    told: watch::Sender<u64>,
}

/// How far the lists in a file know the log; nothing if there are none.
pub(crate) fn known_position(path: &Path) -> Option<u64> {
    let lists = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).ok()?;
    lists.query_row("SELECT position FROM follows", [], |row| row.get(0)).ok()
}

impl Index {
    /// Opens the lists of a log that ends at this position, or makes them.
    pub(crate) fn open(path: &Path, last_position: u64) -> Result<Index, FileFault> {
        database::open_or_remake(path, STEPS, |connection| {
            let position = connection.query_row("SELECT position FROM follows", [], |row| row.get(0))?;
            if position > last_position {
                // The log was restored from an older copy. What it writes from now on would be passed over.
                return Err(database::unfit(format!(
                    "it goes to {position}, and the log to {last_position}"
                )));
            }
            Ok(Index { database: Database::new(connection), told: watch::Sender::new(position) })
        })
    }

    /// Follows the log for ever.
    pub(crate) async fn follow(&self, log: &dyn EventLog) {
        loop {
            match log.follow(self.position(), Which::Notable).await {
                // Plain play changes no list: not worth a write.
                Ok(Followed { entries, position }) if entries.is_empty() => {
                    self.told.send_replace(position);
                }
                Ok(followed) => {
                    if let Err(error) = self.take_in(followed).await {
                        tracing::error!(%error, "the lists cannot follow the log");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "the lists do not follow the log any more");
                    return;
                }
            }
        }
    }

    /// Takes in what follows in the log.
    pub(crate) async fn take_in(&self, followed: Followed) -> Result<(), rusqlite::Error> {
        let Followed { entries, position } = followed;
        self.database
            .ask(move |connection| {
                let transaction = connection.transaction()?;
                for entry in entries.iter().filter(|entry| entry.sort != Sort::Play) {
                    take_in(&transaction, entry)?;
                }
                transaction.execute("UPDATE follows SET position = ?", [position])?;
                transaction.commit()
            })
            .await?;
        self.told.send_replace(position);
        Ok(())
    }

    /// How far they know the log.
    pub(crate) fn position(&self) -> u64 {
        *self.told.borrow()
    }

    /// Waits until the lists know the log up to here, or for a second at most: lists that are a little old are better than none.
    pub(crate) async fn reaches(&self, position: u64) {
        let mut told = self.told.subscribe();
        let waits = told.wait_for(|told| *told >= position);
        let _ = tokio::time::timeout(Duration::from_secs(1), waits).await;
    }

    /// Public tables under way, the newest first.
    pub(crate) async fn to_watch(&self, count: u32) -> Result<Vec<TableSummary>, Fault> {
        self.database
            .query(move |connection| {
                let sql = "SELECT summary FROM tables WHERE started AND NOT over AND NOT private
                       ORDER BY opened_at DESC LIMIT ?";
                summaries(connection, sql, params![count])
            })
            .await
    }

    /// Somebody's tables before a moment, the newest first.
    pub(crate) async fn of(&self, person: &str, before: u64, count: u32) -> Result<Vec<TableSummary>, Fault> {
        let person = person.to_owned();
        self.database
            .query(move |connection| {
                let sql = "SELECT summary FROM tables JOIN
                           (SELECT DISTINCT id, opened_at FROM people WHERE person = ? AND opened_at < ?
                            ORDER BY opened_at DESC LIMIT ?) AS theirs USING (id)
                       ORDER BY theirs.opened_at DESC";
                summaries(connection, sql, params![person, before, count])
            })
            .await
    }

    /// How many tables somebody has opened that are not over.
    pub(crate) async fn unfinished(&self, organiser: &str) -> Result<u32, Fault> {
        let organiser = organiser.to_owned();
        let sql = "SELECT count(*) FROM tables WHERE organiser = ? AND NOT over";
        self.database.query(move |connection| connection.query_row(sql, [organiser], |row| row.get(0))).await
    }

    /// Tables to be asked by now, on the line of time, whether anybody still comes.
    pub(crate) async fn to_ask(&self, now: u64) -> Result<Vec<String>, Fault> {
        let sql = "SELECT id FROM tables WHERE NOT over AND ask_at <= ? ORDER BY ask_at LIMIT 1000";
        self.database
            .query(move |connection| {
                connection.prepare_cached(sql)?.query_map([now], |row| row.get(0))?.collect()
            })
            .await
    }

    /// The table is asked again then.
    pub(crate) async fn ask_again(&self, table: &str, at: u64) {
        let (id, sql) = (table.to_owned(), "UPDATE tables SET ask_at = ? WHERE id = ?");
        let _ = self.database.query(move |connection| connection.execute(sql, params![at, id])).await;
    }

    /// Tables whose clocks may be running.
    pub(crate) async fn running(&self) -> Result<Vec<String>, Fault> {
        let sql = "SELECT id FROM tables WHERE started AND timed AND NOT over";
        self.database
            .query(move |connection| connection.prepare(sql)?.query_map([], |row| row.get(0))?.collect())
            .await
    }
}

fn summaries(
    connection: &Connection,
    sql: &str,
    asked: &[&dyn rusqlite::ToSql],
) -> Result<Vec<TableSummary>, rusqlite::Error> {
    let mut statement = connection.prepare_cached(sql)?;
    let texts = statement.query_map(asked, |row| row.get::<_, String>(0))?;
    Ok(texts.flatten().filter_map(|text| serde_json::from_str(&text).ok()).collect())
}

/// An entry that cannot be read is left out of the lists, not of the log.
fn take_in(transaction: &Transaction<'_>, entry: &Entry) -> Result<(), rusqlite::Error> {
    if entry.sort == Sort::Group {
        return of_groups::take_in(transaction, entry);
    }
    let Ok(read) = serde_json::from_str::<TableEntry>(&entry.body) else {
        tracing::warn!(table = entry.stream, seq = entry.seq, "an entry cannot be read");
        return Ok(());
    };
    match &read {
        TableEntry::Opened { .. } => open(transaction, &entry.stream, &read),
        TableEntry::Granted { held } | TableEntry::Joined { held, .. } => {
            seat(transaction, &entry.stream, held.role, Some(&held.person))?;
            if held.role != Actor::Spectator {
                // Other invitations to the role are void.
                let sql = "DELETE FROM people WHERE id = ? AND why = ?";
                transaction.execute(sql, params![entry.stream, invited(held.role)])?;
            }
            belongs(transaction, held.person.as_str(), &entry.stream, &held.role.to_string())
        }
        TableEntry::Freed { role, .. } => seat(transaction, &entry.stream, *role, None),
        TableEntry::Invited { held } => {
            belongs(transaction, held.person.as_str(), &entry.stream, &invited(held.role))
        }
        TableEntry::Declined { held } => {
            let sql = "DELETE FROM people WHERE person = ? AND id = ? AND why = ?";
            transaction
                .execute(sql, params![held.person.as_str(), entry.stream, invited(held.role)])
                .map(drop)
        }
        TableEntry::Played { events, close, .. } => {
            if events.iter().any(|event| matches!(event.fact, Fact::Started { .. })) {
                transaction.execute("UPDATE tables SET started = 1 WHERE id = ?", [&entry.stream])?;
            }
            let ended = events.iter().find_map(|event| match &event.fact {
                Fact::Ended { outcome } => Some(*outcome),
                _ => None,
            });
            ended.map_or(Ok(()), |outcome| end(transaction, &entry.stream, Some(outcome), close.as_ref()))
        }
        TableEntry::Abandoned { .. } | TableEntry::CalledOff => end(transaction, &entry.stream, None, None),
        _ => Ok(()),
    }
}

fn open(transaction: &Transaction<'_>, id: &str, opened: &TableEntry) -> Result<(), rusqlite::Error> {
    let Ok(file) = TableWithPeople::open(id, opened) else { return Ok(()) };
    let control = &file.table.regulations().time_control;
    let timed = control.white.is_some() || control.black.is_some();
    // The tables of a group are found by the group: they do not fill other lists, nor count as somebody's own.
    let grouped = file.group.is_some();
    let organiser = file.organiser.as_ref().map(PersonId::as_str).filter(|_| !grouped);
    // The lists have people by their ids, and their names are looked up when they are shown.
    let summary = file.summary_for(&Identity::nobody(), &Names::default());
    transaction.execute(
        "INSERT OR REPLACE INTO tables (id, opened_at, organiser, private, timed, summary) VALUES (?, ?, ?, ?, ?, ?)",
        params![id, file.opened_at, organiser, file.private || grouped, timed, json(&summary)],
    )?;
    let holders = file.holders.iter().map(|held| held.person.as_str());
    organiser.into_iter().chain(holders).try_for_each(|person| belongs(transaction, person, id, "opened"))
}

/// Why a table is in the list of a person who was invited to it.
fn invited(role: Actor) -> String {
    format!("invited as {role}")
}

/// The table is one of this person's.
fn belongs(transaction: &Transaction<'_>, person: &str, id: &str, why: &str) -> Result<(), rusqlite::Error> {
    let sql = "INSERT OR IGNORE INTO people SELECT ?, opened_at, id, ? FROM tables WHERE id = ?";
    transaction.execute(sql, params![person, why, id]).map(drop)
}

fn seat(
    transaction: &Transaction<'_>,
    id: &str,
    role: Actor,
    person: Option<&PersonId>,
) -> Result<(), rusqlite::Error> {
    change(transaction, id, |summary| {
        let seat = match role {
            Actor::White => &mut summary.seats.white,
            Actor::Black => &mut summary.seats.black,
            Actor::Arbiter => &mut summary.seats.arbiter,
            _ => return,
        };
        *seat = person.map(|id| Person::new(id.as_str(), None));
    })
}

fn end(
    transaction: &Transaction<'_>,
    id: &str,
    outcome: Option<Outcome>,
    close: Option<&Close>,
) -> Result<(), rusqlite::Error> {
    transaction.execute("UPDATE tables SET over = 1 WHERE id = ?", [id])?;
    change(transaction, id, |summary| {
        (summary.outcome, summary.abandoned) = (outcome, outcome.is_none());
        if let Some(close) = close {
            (summary.plies, summary.board) = (close.plies, close.board.clone());
        }
    })
}

fn change(
    transaction: &Transaction<'_>,
    id: &str,
    change: impl FnOnce(&mut TableSummary),
) -> Result<(), rusqlite::Error> {
    let known = transaction
        .query_row("SELECT summary FROM tables WHERE id = ?", [id], |row| row.get::<_, String>(0))
        .optional()?;
    let Some(mut summary) = known.and_then(|text| serde_json::from_str(&text).ok()) else { return Ok(()) };
    change(&mut summary);
    transaction.execute("UPDATE tables SET summary = ? WHERE id = ?", params![json(&summary), id]).map(drop)
}

fn json(summary: &TableSummary) -> String {
    serde_json::to_string(summary).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{NewEntry, SqliteLog};
    use crate::time::Moment;
    use std::sync::Arc;

    /// Whoever is told of something that is in the log, and asks for the lists at once, finds it there: also when the lists
    /// follow late, and when only plain play came after it.
    #[tokio::test]
    async fn the_lists_are_waited_for_until_they_know_what_was_acknowledged() {
        let directory = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
        let index = Arc::new(Index::open(&directory.path().join("lists.sqlite"), 0).unwrap());
        for (expected, sort) in [(0, Sort::Seats), (1, Sort::Play)] {
            let entry = NewEntry { at: Moment::default(), sort, body: "{}".to_owned() };
            log.append("t", expected, entry).await.unwrap();
        }
        let acknowledged = log.last_position();
        assert_eq!((acknowledged, index.position()), (2, 0));

        let asks = tokio::spawn({
            let index = Arc::clone(&index);
            async move {
                index.reaches(acknowledged).await;
                index.position()
            }
        });
        let follows = tokio::spawn({
            let index = Arc::clone(&index);
            async move {
                tokio::time::sleep(Duration::from_millis(50)).await;
                index.follow(&log).await;
            }
        });
        assert_eq!(asks.await.unwrap(), acknowledged);
        follows.abort();
    }
}
