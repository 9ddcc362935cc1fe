//! The event log in an SQLite file: one thread writes, and commits everything that waits in one transaction.

use std::collections::HashMap;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::{oneshot, watch};

use super::checkpoint::Checkpoints;
use super::pace::Pace;
use super::{Entry, EventLog, Later, LogError, NewEntry, Sort, Which};
use crate::database::{self, Durability};
use crate::metrics::METRICS;
use crate::time::Clock;

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
"];

/// How many appends go into one transaction at most.
const BATCH: usize = 4096;
/// A busy log waits so long for so many before it commits, and looks so often whether they have come.
const MOMENT: Duration = Duration::from_millis(3);
const ENOUGH: usize = 64;
const LOOKS: Duration = Duration::from_micros(500);
/// How often the log notes that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How many streams the writer remembers the last number of.
const REMEMBERED: usize = 200_000;

/// The event log in an SQLite file.
///
/// ```
/// use partie_server::log::{EventLog, NewEntry, Sort, SqliteLog};
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
/// # runtime.block_on(async {
/// # let directory = tempfile::tempdir().unwrap();
/// let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
/// let entry = NewEntry { at: 0, sort: Sort::Play, body: "{}".to_owned() };
/// assert_eq!(log.append("t", 0, entry.clone()).await, Ok(1));
/// assert!(log.append("t", 0, entry).await.is_err());
/// assert_eq!(log.read("t", 0).await.unwrap().len(), 1);
/// # });
/// ```
pub struct SqliteLog {
    to_writer: Sender<Append>,
    reader: Arc<Mutex<Connection>>,
    last: watch::Receiver<u64>,
    last_alive: u64,
    writer: Option<JoinHandle<()>>,
}

struct Append {
    stream: String,
    expected: u64,
    entry: NewEntry,
    asked: Instant,
    answer: oneshot::Sender<Result<u64, LogError>>,
}

impl SqliteLog {
    /// Opens the log, or makes a new one.
    ///
    /// # Errors
    /// When the file cannot be opened, is no log, or is from a newer program.
    pub fn open(path: &Path) -> Result<SqliteLog, LogError> {
        let connection = database::open(path, Durability::Full, STEPS)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let checkpoints = Checkpoints::start(path)?;
        let last: u64 =
            connection.query_row("SELECT coalesce(max(position), 0) FROM events", [], |row| row.get(0))?;
        let noted: u64 = connection.query_row("SELECT at FROM alive", [], |row| row.get(0))?;
        let newest: Option<u64> = connection
            .query_row("SELECT at FROM events WHERE position = ?", [last], |row| row.get(0))
            .optional()?;
        let (told, last) = watch::channel(last);
        let (to_writer, orders) = channel();
        let (numbers, clock) = (HashMap::new(), Clock::start());
        let writer = Writer { connection, checkpoints, told, numbers, clock };
        let thread = std::thread::Builder::new().name("log writer".to_owned());
        let writer =
            thread.spawn(move || writer.run(&orders)).map_err(|error| LogError::Failed(error.to_string()))?;
        let reader = Connection::open(path)?;
        reader.busy_timeout(Duration::from_secs(10))?;
        Ok(SqliteLog {
            to_writer,
            reader: Arc::new(Mutex::new(reader)),
            last,
            last_alive: noted.max(newest.unwrap_or_default()),
            writer: Some(writer),
        })
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
    fn append(&self, stream: &str, expected: u64, entry: NewEntry) -> Later<'_, u64> {
        let (answer, answered) = oneshot::channel();
        let append = Append { stream: stream.to_owned(), expected, entry, asked: Instant::now(), answer };
        let sent = self.to_writer.send(append);
        Box::pin(async move {
            sent.map_err(|_| LogError::Closed)?;
            answered.await.unwrap_or(Err(LogError::Closed))
        })
    }

    fn read(&self, stream: &str, after: u64) -> Later<'_, Vec<Entry>> {
        let stream = stream.to_owned();
        Box::pin(self.query(move |connection| read_stream(connection, &stream, after)))
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

    fn last_alive(&self) -> u64 {
        self.last_alive
    }
}

/// The entries of a stream after this number.
pub(crate) fn read_stream(
    connection: &Connection,
    stream: &str,
    after: u64,
) -> Result<Vec<Entry>, rusqlite::Error> {
    let mut statement = connection.prepare_cached(
        "SELECT position, stream, seq, at, sort, body FROM events WHERE stream = ? AND seq > ? ORDER BY seq",
    )?;
    statement.query_map(params![stream, after], entry)?.collect()
}

fn after_position(connection: &Connection, after: u64, which: Which) -> Result<Vec<Entry>, rusqlite::Error> {
    let sql = match which {
        Which::All => {
            "SELECT position, stream, seq, at, sort, body FROM events WHERE position > ? ORDER BY position LIMIT 1000"
        }
        Which::Notable => {
            "SELECT position, stream, seq, at, sort, body FROM events
             WHERE position > ? AND sort <> 'play' ORDER BY position LIMIT 1000"
        }
    };
    connection.prepare_cached(sql)?.query_map([after], entry)?.collect()
}

fn entry(row: &rusqlite::Row<'_>) -> Result<Entry, rusqlite::Error> {
    let sort: String = row.get(4)?;
    Ok(Entry {
        position: row.get(0)?,
        stream: row.get(1)?,
        seq: row.get(2)?,
        at: row.get(3)?,
        sort: Sort::named(&sort),
        body: row.get(5)?,
    })
}

/// The one who writes.
struct Writer {
    connection: Connection,
    checkpoints: Checkpoints,
    told: watch::Sender<u64>,
    /// The number of the last entry of streams that were written to.
    numbers: HashMap<String, u64>,
    clock: Clock,
}

impl Writer {
    fn run(mut self, orders: &Receiver<Append>) {
        let mut beat = Instant::now();
        let mut pace = Pace::new(beat);
        loop {
            let first = match orders.recv_timeout(HEARTBEAT) {
                Ok(first) => Some(first),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            let mut batch = gather(first, orders, pace.is_busy());
            pace.count(batch.len(), Instant::now());
            let beats = batch.is_empty() || beat.elapsed() >= HEARTBEAT;
            if beats {
                beat = Instant::now();
            }
            let written = self.write(&batch, beats);
            let count = batch.len();
            answer(&mut batch, written);
            self.checkpoints.after_commit(count, &self.connection);
        }
        let _ = self.write(&[], true);
    }

    /// One transaction for all: the number of each, or its conflict.
    fn write(&mut self, batch: &[Append], beats: bool) -> Result<Vec<Result<u64, LogError>>, LogError> {
        let written = self.write_all(batch, beats);
        if written.is_err() || self.numbers.len() > REMEMBERED {
            self.numbers.clear(); // what was not committed does not count
        }
        Ok(written?)
    }

    fn write_all(
        &mut self,
        batch: &[Append],
        beats: bool,
    ) -> Result<Vec<Result<u64, LogError>>, rusqlite::Error> {
        let transaction = self.connection.transaction()?;
        let mut results = Vec::with_capacity(batch.len());
        {
            let mut insert = transaction
                .prepare_cached("INSERT INTO events (stream, seq, at, sort, body) VALUES (?, ?, ?, ?, ?)")?;
            for Append { stream, expected, entry: NewEntry { at, sort, body }, .. } in batch {
                let last = match self.numbers.get(stream) {
                    Some(last) => *last,
                    None => last_of(&transaction, stream)?,
                };
                if last != *expected {
                    results.push(Err(LogError::Conflict { last }));
                    continue;
                }
                insert.execute(params![stream, last + 1, at, sort.name(), body])?;
                results.push(Ok(last + 1));
                match self.numbers.get_mut(stream) {
                    Some(number) => *number = last + 1,
                    None => drop(self.numbers.insert(stream.clone(), last + 1)),
                }
            }
        }
        if beats {
            transaction.execute("UPDATE alive SET at = ?", [self.clock.now_ms()])?;
        }
        let position = transaction.last_insert_rowid() as u64;
        transaction.commit()?;
        if results.iter().any(Result::is_ok) {
            self.told.send_replace(position);
        }
        Ok(results)
    }
}

/// What waits to be written.
fn gather(first: Option<Append>, orders: &Receiver<Append>, busy: bool) -> Vec<Append> {
    let begin = Instant::now();
    let mut batch: Vec<Append> = first.into_iter().chain(orders.try_iter().take(BATCH - 1)).collect();
    while busy && batch.len() < ENOUGH && begin.elapsed() < MOMENT {
        std::thread::sleep(LOOKS);
        batch.extend(orders.try_iter().take(BATCH - batch.len()));
    }
    batch
}

fn last_of(connection: &Connection, stream: &str) -> Result<u64, rusqlite::Error> {
    let mut statement =
        connection.prepare_cached("SELECT coalesce(max(seq), 0) FROM events WHERE stream = ?")?;
    statement.query_row([stream], |row| row.get(0))
}

fn answer(batch: &mut Vec<Append>, written: Result<Vec<Result<u64, LogError>>, LogError>) {
    let results = match written {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "the log could not be written");
            vec![Err(error); batch.len()]
        }
    };
    METRICS.commits.add(1);
    for (append, result) in batch.drain(..).zip(results) {
        METRICS.append_latency.observe(append.asked.elapsed());
        let _ = append.answer.send(result);
    }
}
