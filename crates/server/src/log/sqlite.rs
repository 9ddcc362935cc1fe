//! The event log in an SQLite file: one thread writes, whoever wants to reads.

use std::fs::{File, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SendError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension};
use tokio::sync::{oneshot, watch};

use super::checkpoint::Checkpoints;
use super::heads::{Heads, Keeper, WRITTEN_EVERY};
use super::writer::{Append, Writer};
use super::{Entry, EventLog, Later, LogError, NewEntry, Sort, Then, Which};
use crate::database::{self, Durability};
use crate::time::{Clock, Moment, TimeSource};

const STEPS: &[&str] = &["
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
"];

/// Entries from before there was a line of time have 0 there: then the line went with the date.
const COLUMNS: &str = "position, stream, seq, at, sort, body, iif(line = 0, at, line)";

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
/// assert_eq!(log.read("t", 0).await.unwrap().len(), 1);
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
        SqliteLog::open_with(path, WRITTEN_EVERY, TimeSource::Machine)
    }

    /// Opens it with time from elsewhere.
    pub(crate) fn open_in_time(path: &Path, time: TimeSource) -> Result<SqliteLog, LogError> {
        SqliteLog::open_with(path, WRITTEN_EVERY, time)
    }

    /// With heads that are written to the file after so many entries.
    fn open_with(path: &Path, heads_every: u64, time: TimeSource) -> Result<SqliteLog, LogError> {
        let only_writer = only_writer(path)?;
        let connection = database::open(path, Durability::Full, STEPS)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let checkpoints = Checkpoints::start(path)?;
        let last: u64 =
            connection.query_row("SELECT coalesce(max(position), 0) FROM events", [], |row| row.get(0))?;
        let clock = Arc::new(Clock::going_on(time, reached(&connection, last)?));
        let heads = Heads::read(&connection)?;
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

    fn read(&self, stream: &str, after: u64) -> Later<'_, Vec<Entry>> {
        let (stream, heads) = (stream.to_owned(), self.heads.clone());
        Box::pin(self.query(move |connection| read_stream(connection, &heads, &stream, after)))
    }

    fn follow(&self, after: u64, which: Which) -> Later<'_, Vec<Entry>> {
        let mut last = self.last.clone();
        Box::pin(async move {
            loop {
                let position = *last.wait_for(|last| *last > after).await.map_err(|_| LogError::Closed)?;
                let entries = self.query(move |connection| after_position(connection, after, which)).await?;
                if !entries.is_empty() {
                    return Ok(entries);
                }
                last.wait_for(|last| *last > position).await.map_err(|_| LogError::Closed)?;
            }
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
        .query_row("SELECT iif(line = 0, at, line) FROM events WHERE position = ?", [last], |row| row.get(0))
        .optional()?;
    Ok(Some(noted.max(newest.unwrap_or_default())).filter(|line| *line > 0))
}

/// The file beside a log whose lock its writer holds.
pub(crate) fn lock_of(log: &Path) -> PathBuf {
    log.with_extension("lock")
}

/// Keeps others from writing: two writers would not know of each other's entries.
fn only_writer(path: &Path) -> Result<File, LogError> {
    let path = lock_of(path);
    let failed = |why: &dyn std::fmt::Display| LogError::Failed(format!("{}: {why}", path.display()));
    // Never emptied and never followed: a link of this name must not cost anybody another file.
    let mut options = File::options();
    options.write(true).create(true).truncate(false).mode(database::OWNER_ONLY);
    options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits() as i32);
    let file = options.open(&path).map_err(|error| failed(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(LogError::InUse),
        Err(TryLockError::Error(error)) => Err(failed(&error)),
    }
}

/// The heads of a log that is only read, by which its streams are found.
pub(crate) fn heads_of_file(connection: &Connection) -> Result<Heads, rusqlite::Error> {
    database::must_be_up_to_date(connection, STEPS)?;
    Heads::read(connection)
}

/// The entries of a stream after this number: from its head back, one by one.
pub(crate) fn read_stream(
    connection: &Connection,
    heads: &Heads,
    stream: &str,
    after: u64,
) -> Result<Vec<Entry>, rusqlite::Error> {
    // In one transaction, because taking and giving back SQLite's locks costs more than reading an entry.
    let transaction = connection.unchecked_transaction()?;
    let sql = format!("SELECT {COLUMNS}, previous FROM events WHERE position = ?");
    let mut statement = connection.prepare_cached(&sql)?;
    let head = heads.of(connection, stream)?;
    let mut entries = Vec::with_capacity(head.seq.saturating_sub(after) as usize);
    let (mut place, mut left) = (head.position, head.seq);
    while left > after {
        let (entry, previous) = statement.query_row([place], |row| Ok((entry(row)?, row.get(7)?)))?;
        if entry.seq != left || entry.stream != stream {
            let message = format!("entry {left} of {stream} is not at position {place}");
            return Err(database::unfit(message));
        }
        entries.push(entry);
        (place, left) = (previous, left - 1);
    }
    transaction.commit()?;
    entries.reverse();
    Ok(entries)
}

fn after_position(connection: &Connection, after: u64, which: Which) -> Result<Vec<Entry>, rusqlite::Error> {
    let notable = match which {
        Which::All => "",
        Which::Notable => "AND sort <> 'play'",
    };
    let sql =
        format!("SELECT {COLUMNS} FROM events WHERE position > ? {notable} ORDER BY position LIMIT 1000");
    connection.prepare_cached(&sql)?.query_map([after], entry)?.collect()
}

fn entry(row: &rusqlite::Row<'_>) -> Result<Entry, rusqlite::Error> {
    let sort: String = row.get(4)?;
    Ok(Entry {
        position: row.get(0)?,
        stream: row.get(1)?,
        seq: row.get(2)?,
        at: Moment { line: row.get(6)?, date: row.get(3)? },
        sort: Sort::named(&sort),
        body: row.get(5)?,
    })
}

#[cfg(test)]
mod tests {
    use rusqlite::params;

    use super::*;

    fn play(body: String) -> NewEntry {
        NewEntry { at: Moment { line: 7, date: 8 }, sort: Sort::Play, body }
    }

    /// Appends entries to some streams in turn.
    async fn fill(log: &SqliteLog, entries: u64, streams: u64) {
        for number in 0..entries {
            let (stream, round) = (format!("s{}", number % streams), number / streams);
            assert_eq!(log.append(&stream, round, play(number.to_string())).await, Ok(round + 1));
        }
    }

    /// The bodies of a stream's entries after a number.
    async fn bodies(log: &SqliteLog, stream: &str, after: u64) -> Vec<String> {
        let entries = log.read(stream, after).await.unwrap();
        let numbers: Vec<u64> = entries.iter().map(|entry| entry.seq).collect();
        assert_eq!(numbers, (after + 1..=after + numbers.len() as u64).collect::<Vec<_>>());
        entries.into_iter().map(|entry| entry.body).collect()
    }

    async fn is_filled(log: &SqliteLog, entries: u64, streams: u64) {
        for stream in 0..streams {
            let expected: Vec<String> =
                (stream..entries).step_by(streams as usize).map(|number| number.to_string()).collect();
            assert_eq!(bodies(log, &format!("s{stream}"), 0).await, expected);
        }
    }

    /// The files of a log as they stand, as if its machine had lost its power now.
    fn copy_of(directory: &Path) -> tempfile::TempDir {
        let copy = tempfile::tempdir().unwrap();
        for name in ["log.sqlite", "log.sqlite-wal"] {
            std::fs::copy(directory.join(name), copy.path().join(name)).unwrap();
        }
        copy
    }

    #[tokio::test]
    async fn streams_are_found_again_wherever_their_heads_were_written() {
        for (heads_every, entries) in [(1_000_000, 60), (50, 60), (10, 300), (1, 40)] {
            let directory = tempfile::tempdir().unwrap();
            let log =
                SqliteLog::open_with(&directory.path().join("log.sqlite"), heads_every, TimeSource::Machine)
                    .unwrap();
            fill(&log, entries, 7).await;
            is_filled(&log, entries, 7).await;
            let copy = copy_of(directory.path());
            let after_crash = SqliteLog::open(&copy.path().join("log.sqlite")).unwrap();
            is_filled(&after_crash, entries, 7).await;
            assert_eq!(after_crash.last_position(), entries);
            drop(log);
            let in_order = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
            is_filled(&in_order, entries, 7).await;
        }
    }

    #[tokio::test]
    async fn more_heads_than_go_with_one_commit_are_all_written() {
        let directory = tempfile::tempdir().unwrap();
        let log =
            SqliteLog::open_with(&directory.path().join("log.sqlite"), 1500, TimeSource::Machine).unwrap();
        let streams: Vec<String> = (0..1500).map(|number| format!("s{number}")).collect();
        let appends: Vec<_> =
            streams.iter().map(|stream| log.append(stream, 0, play(stream.clone()))).collect();
        for append in appends {
            append.await.unwrap();
        }
        for round in 0..20 {
            log.append("late", round, play(round.to_string())).await.unwrap();
        }
        let reader = Connection::open(directory.path().join("log.sqlite")).unwrap();
        let count = |sql| reader.query_row(sql, [], |row| row.get::<_, u64>(0)).unwrap();
        assert_eq!(count("SELECT position FROM mark"), 1500);
        assert_eq!(count("SELECT count(*) FROM heads"), 1500);
        let copy = copy_of(directory.path());
        let after_crash = SqliteLog::open(&copy.path().join("log.sqlite")).unwrap();
        for stream in &streams {
            assert_eq!(bodies(&after_crash, stream, 0).await, [stream.as_str()]);
        }
        assert_eq!(bodies(&after_crash, "late", 17).await, ["17", "18", "19"]);
    }

    #[tokio::test]
    async fn entries_of_one_stream_in_one_commit_follow_each_other() {
        let directory = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
        let appends: Vec<_> =
            (0..100).map(|number| log.append("s", number, play(number.to_string()))).collect();
        let late = log.append("s", 50, play("late".to_owned()));
        for (append, number) in appends.into_iter().zip(1..) {
            assert_eq!(append.await, Ok(number));
        }
        assert_eq!(late.await, Err(LogError::Conflict { last: 100 }));
        assert_eq!(bodies(&log, "s", 97).await, ["97", "98", "99"]);
    }

    #[tokio::test]
    async fn a_log_with_an_index_by_stream_is_brought_up_to_date() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("log.sqlite");
        let old = database::open(&path, Durability::Full, &STEPS[..1]).unwrap();
        for number in 0..40_u64 {
            let sql = "INSERT INTO events (stream, seq, at, sort, body) VALUES (?, ?, 7, 'play', ?)";
            let stream = format!("s{}", number % 3);
            old.execute(sql, params![stream, number / 3 + 1, number.to_string()]).unwrap();
        }
        drop(old);
        let log = SqliteLog::open(&path).unwrap();
        is_filled(&log, 40, 3).await;
        assert_eq!(log.append("s1", 13, play("40".to_owned())).await, Ok(14));
        is_filled(&log, 41, 3).await;
    }

    #[tokio::test]
    async fn a_second_writer_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("log.sqlite");
        let log = SqliteLog::open(&path).unwrap();
        assert_eq!(SqliteLog::open(&path).err(), Some(LogError::InUse));
        drop(log);
        assert!(SqliteLog::open(&path).is_ok());
    }

    #[tokio::test]
    async fn a_broken_chain_is_told_of() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("log.sqlite");
        let log = SqliteLog::open(&path).unwrap();
        fill(&log, 12, 2).await;
        let other = Connection::open(&path).unwrap();
        other.execute("UPDATE events SET previous = position WHERE position = 9", []).unwrap();
        let told = log.read("s0", 0).await.unwrap_err().to_string();
        assert!(told.contains("entry 4 of s0 is not at position 9"), "{told}");
        assert_eq!(bodies(&log, "s0", 4).await, ["8", "10"]);
    }
}
