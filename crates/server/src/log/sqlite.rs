//! The event log in an SQLite file: one thread writes, whoever wants to reads.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SendError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension};
use tokio::sync::{oneshot, watch};

use super::checkpoint::Checkpoints;
use super::heads::{Heads, Keeper, WRITTEN_EVERY};
use super::migration::{self, KeepNames};
use super::rows::{COLUMNS, Found, Row, each_row, is_damage, last_position};
use super::stream::read_stream;
use super::writer::{Append, Writer};
use super::{Entry, EventLog, Followed, Later, LogError, NewEntry, Sort, Stream, Then, Which};
use crate::files::database::{self, Durability};
use crate::files::file_lock;
use crate::time::{Clock, TimeSource};

pub(super) const STEPS: &[&str] = &["
    CREATE TABLE events (
        position INTEGER PRIMARY KEY,
        stream TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        sort TEXT NOT NULL,
        body TEXT NOT NULL
    );
    CREATE UNIQUE INDEX stream ON events (stream, seq);
    CREATE INDEX notable ON events (position) WHERE sort <> 'play';
    CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
    INSERT INTO alive VALUES (1, 0);
", "
    ALTER TABLE events ADD COLUMN previous INTEGER NOT NULL DEFAULT 0;
    UPDATE events SET previous = coalesce(
        (SELECT before.position FROM events AS before
         WHERE before.stream = events.stream AND before.seq = events.seq - 1), 0);
    CREATE TABLE heads (stream TEXT PRIMARY KEY, position INTEGER NOT NULL, seq INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO heads SELECT stream, max(position), max(seq) FROM events GROUP BY stream;
    CREATE TABLE mark (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL);
    INSERT INTO mark SELECT 1, coalesce(max(position), 0) FROM events;
    DROP INDEX stream;
", "
    ALTER TABLE events ADD COLUMN line INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE alive ADD COLUMN line INTEGER NOT NULL DEFAULT 0;
    UPDATE alive SET line = at;
", "
    ALTER TABLE events ADD COLUMN digest BLOB;
    ALTER TABLE heads ADD COLUMN digest BLOB;
    ALTER TABLE alive ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
    UPDATE alive SET position = (SELECT coalesce(max(position), 0) FROM events);
    CREATE TABLE damaged (
        stream TEXT PRIMARY KEY,
        position INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        digest BLOB NOT NULL,
        flaw TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE migrated (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL);
    INSERT INTO migrated VALUES (1, 0);
"];

/// The event log in an SQLite file.
///
/// ```
/// use partie_server::{Moment, log::{EventLog, NewEntry, Sort, SqliteLog}};
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
/// # runtime.block_on(async {
/// # let directory = tempfile::tempdir().unwrap();
/// let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
/// let entry = NewEntry { at: Moment::default(), sort: Sort::Play, body: "{}".to_owned() };
/// assert_eq!(log.append("t", 0, entry.clone()).await, Ok(1));
/// assert!(log.append("t", 0, entry).await.is_err());
/// assert_eq!(log.read("t", 0).await.unwrap().entries.len(), 1);
/// # });
/// ```
pub struct SqliteLog {
    to_writer: Sender<Append>,
    reader: Arc<Mutex<Connection>>,
    heads: Heads,
    last: watch::Receiver<u64>,
    clock: Arc<Clock>,
    writer: Option<JoinHandle<()>>,
    /// Nobody else writes as long as this is open.
    _only_writer: File,
}

impl SqliteLog {
    /// Opens the log, or makes a new one.
    ///
    /// # Errors
    /// When the file cannot be opened, is no log, is from a newer program, or another program writes to it.
    pub fn open(path: &Path) -> Result<SqliteLog, LogError> {
        SqliteLog::open_in_time(path, TimeSource::Machine, &mut |_| Ok(()))
    }

    /// Opens it with time from elsewhere. Names in a log from before people had ids are handed to `keep_names`.
    pub(crate) fn open_in_time(
        path: &Path,
        time: TimeSource,
        keep_names: &mut KeepNames<'_>,
    ) -> Result<SqliteLog, LogError> {
        SqliteLog::open_with(path, WRITTEN_EVERY, time, keep_names)
    }

    /// Opens it when the lock of its writer is held already.
    pub(crate) fn open_held(
        only_writer: File,
        path: &Path,
        time: TimeSource,
        keep_names: &mut KeepNames<'_>,
    ) -> Result<SqliteLog, LogError> {
        SqliteLog::start(only_writer, path, WRITTEN_EVERY, time, keep_names)
    }

    /// With heads that are written to the file after so many entries.
    fn open_with(
        path: &Path,
        heads_every: u64,
        time: TimeSource,
        keep_names: &mut KeepNames<'_>,
    ) -> Result<SqliteLog, LogError> {
        let only_writer = file_lock::take(&lock_of(path)).map_err(|error| match error {
            TryLockError::WouldBlock => LogError::InUse,
            TryLockError::Error(error) => LogError::Failed(format!("{}: {error}", lock_of(path).display())),
        })?;
        SqliteLog::start(only_writer, path, heads_every, time, keep_names)
    }

    fn start(
        only_writer: File,
        path: &Path,
        heads_every: u64,
        time: TimeSource,
        keep_names: &mut KeepNames<'_>,
    ) -> Result<SqliteLog, LogError> {
        let mut connection = database::open(path, Durability::Full, STEPS)?;
        migration::go_on(&mut connection, keep_names)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let checkpoints = Checkpoints::start(path)?;
        let last = last_position(&connection)?;
        let clock = Arc::new(Clock::going_on(time, reached(&connection, last)?));
        let heads = Heads::read(&connection)?;
        heads.write_broken(&connection)?;
        let keeper = Keeper::new(&connection, heads.clone(), heads_every)?;
        let (told, last) = watch::channel(last);
        let (to_writer, orders) = channel();
        let beats_by = Arc::clone(&clock);
        let writer = Writer { connection, checkpoints, heads: heads.clone(), keeper, told, clock: beats_by };
        let thread = std::thread::Builder::new().name("log writer".to_owned());
        let writer =
            thread.spawn(move || writer.run(&orders)).map_err(|error| LogError::Failed(error.to_string()))?;
        let reader = Connection::open(path)?;
        reader.busy_timeout(Duration::from_secs(10))?;
        Ok(SqliteLog {
            to_writer,
            reader: Arc::new(Mutex::new(reader)),
            heads,
            last,
            clock,
            writer: Some(writer),
            _only_writer: only_writer,
        })
    }

    /// Whoever has followed the log knows of entries up to here. If it ends before, they are lost: that is noted, and their
    /// positions are not used again. Where the log really ends.
    pub(crate) fn must_reach(path: &Path, known: u64) -> Result<u64, LogError> {
        let connection = database::open(path, Durability::Full, STEPS)?;
        let last = last_position(&connection)?;
        if known > last {
            tracing::error!(ends = last, known, "the last entries of the log are lost");
            connection.execute("UPDATE alive SET position = ?", [known])?;
        }
        Ok(last)
    }

    /// The clock whose line goes on where the log knows it to have been.
    pub(crate) fn clock(&self) -> &Arc<Clock> {
        &self.clock
    }

    fn ask_writer(&self, stream: String, expected: u64, entry: Option<NewEntry>, then: Then<u64>) {
        let append = Append { stream, expected, entry, asked: Instant::now(), then };
        if let Err(SendError(append)) = self.to_writer.send(append) {
            (append.then)(Err(LogError::Closed));
        }
    }

    async fn query<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, LogError> {
        let reader = Arc::clone(&self.reader);
        let asked = tokio::task::spawn_blocking(move || {
            ask(&reader.lock().unwrap_or_else(PoisonError::into_inner)).map_err(LogError::from)
        });
        asked.await.unwrap_or(Err(LogError::Closed))
    }
}

impl Drop for SqliteLog {
    /// What was asked for is written before the log is closed.
    fn drop(&mut self) {
        let (nobody, _) = channel();
        self.to_writer = nobody;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

impl EventLog for SqliteLog {
    fn append_then(&self, stream: String, expected: u64, entry: NewEntry, then: Then<u64>) {
        self.ask_writer(stream, expected, Some(entry), then);
    }

    fn read(&self, stream: &str, after: u64) -> Later<'_, Stream> {
        let (stream, heads) = (stream.to_owned(), self.heads.clone());
        Box::pin(self.query(move |connection| read_stream(connection, &heads, &stream, after)))
    }

    fn since(&self, after: u64, which: Which) -> Later<'_, Followed> {
        let last = *self.last.borrow();
        Box::pin(self.query(move |connection| since(connection, after, last, which)))
    }

    fn follow(&self, after: u64, which: Which) -> Later<'_, Followed> {
        let mut last = self.last.clone();
        Box::pin(async move {
            last.wait_for(|last| *last > after).await.map_err(|_| LogError::Closed)?;
            self.since(after, which).await
        })
    }

    fn last_position(&self) -> u64 {
        *self.last.borrow()
    }

    fn can_write(&self) -> Later<'_, ()> {
        let (answer, answered) = oneshot::channel();
        self.ask_writer(String::new(), 0, None, Box::new(move |result| drop(answer.send(result))));
        Box::pin(async move { answered.await.unwrap_or(Err(LogError::Closed)).map(drop) })
    }
}

/// The furthest point of the line of time that the log knows of; nothing in a new log.
fn reached(connection: &Connection, last: u64) -> Result<Option<u64>, rusqlite::Error> {
    let noted: u64 = connection.query_row("SELECT line FROM alive", [], |row| row.get(0))?;
    let newest: Option<u64> = connection
        .query_row("SELECT line FROM events WHERE position = ?", [last], |row| row.get(0))
        .optional()
        .or_else(|error| if is_damage(&error) { Ok(None) } else { Err(error) })?;
    Ok(Some(noted.max(newest.unwrap_or_default())).filter(|line| *line > 0))
}

/// The file beside a log whose lock its writer holds: two writers would not know of each other's entries.
pub(crate) fn lock_of(log: &Path) -> PathBuf {
    log.with_extension("lock")
}

/// The heads of a log that is only read, by which its streams are found.
pub(crate) fn heads_of_file(connection: &Connection) -> Result<Heads, rusqlite::Error> {
    must_be_up_to_date(connection)?;
    Heads::read(connection)
}

/// Refuses a log that the server has yet to bring up to date.
pub(super) fn must_be_up_to_date(connection: &Connection) -> Result<(), rusqlite::Error> {
    database::must_be_up_to_date(connection, STEPS)?;
    migration::must_be_done(connection, STEPS.len())
}

/// Refuses a log that SQLite finds damaged: all that can be said of one from before the chain.
pub(crate) fn check_file(path: &Path) -> Result<(), rusqlite::Error> {
    database::must_be_whole(&Connection::open(path)?)
}

/// So many entries are read at once.
const AT_ONCE: u64 = 1000;

/// The entries after one position and up to another.
fn since(connection: &Connection, after: u64, last: u64, which: Which) -> Result<Followed, rusqlite::Error> {
    match quickly_since(connection, after, last, which) {
        Err(error) if is_damage(&error) => slowly_since(connection, after, last, which),
        followed => followed,
    }
}

/// By the index of what is notable; it fails where the file is damaged.
fn quickly_since(
    connection: &Connection,
    after: u64,
    last: u64,
    which: Which,
) -> Result<Followed, rusqlite::Error> {
    let notable = match which {
        Which::All => "",
        Which::Notable => "AND sort <> 'play'",
    };
    // The limit is written out: SQLite would plan the query again for each value that it is given for one.
    let sql = format!(
        "SELECT {COLUMNS} FROM events WHERE position > ? {notable} ORDER BY position LIMIT {AT_ONCE}"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let rows: Vec<Row> = statement.query_map([after], Row::read)?.collect::<Result<_, _>>()?;
    let all = (rows.len() as u64) < AT_ONCE;
    let reached = rows.last().map_or(0, |row| row.entry.position);
    let position = if all { reached.max(last) } else { reached };
    let mut followed = Followed { entries: Vec::with_capacity(rows.len()), position };
    for row in rows {
        followed.take(connection, row)?;
    }
    Ok(followed)
}

/// One position after the other.
fn slowly_since(
    connection: &Connection,
    after: u64,
    last: u64,
    which: Which,
) -> Result<Followed, rusqlite::Error> {
    let position = last.min(after + AT_ONCE);
    let mut followed = Followed { entries: Vec::new(), position };
    each_row(connection, after, position, &mut |_, found| match found {
        Found::Row(row) if which == Which::All || row.entry.sort != Sort::Play => {
            followed.take(connection, row)
        }
        _ => Ok(()),
    })?;
    Ok(followed)
}

impl Followed {
    /// Takes a row in if it is what was written.
    fn take(&mut self, connection: &Connection, row: Row) -> Result<(), rusqlite::Error> {
        if row.follows_its_previous(connection)? {
            self.entries.push(row.entry);
        } else {
            let Entry { stream, seq, .. } = &row.entry;
            tracing::error!(table = stream, seq, "an entry of the log is not what was written");
        }
        Ok(())
    }
}

#[cfg(test)]
#[path = "sqlite_tests.rs"]
mod tests;
