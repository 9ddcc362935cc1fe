//! The thread that writes the log: it commits everything that waits in one transaction.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use tokio::sync::watch;

use super::chain::{Content, Digest};
use super::checkpoint::Checkpoints;
use super::heads::{Head, Heads, Keeper};
use super::pace::Pace;
use super::{LogError, NewEntry, Then};
use crate::run::metrics::METRICS;
use crate::time::{Clock, Moment};

/// How many appends go into one transaction at most.
const BATCH: usize = 4096;
/// A busy log waits so long for more before it commits, if there are fewer than so many.
const MOMENT: Duration = Duration::from_millis(3);
const ENOUGH: usize = 64;
/// How often the log notes that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// What is asked of the writer.
pub(super) struct Append {
    pub(super) stream: String,
    pub(super) expected: u64,
    /// Without one only the heartbeat is written, to find out whether anything can be.
    pub(super) entry: Option<NewEntry>,
    pub(super) asked: Instant,
    pub(super) then: Then<u64>,
}

/// The one who writes.
pub(super) struct Writer {
    pub(super) connection: Connection,
    pub(super) checkpoints: Checkpoints,
    pub(super) heads: Heads,
    pub(super) keeper: Keeper,
    /// The position of the last entry.
    pub(super) told: watch::Sender<u64>,
    pub(super) clock: Arc<Clock>,
}

impl Writer {
    pub(super) fn run(mut self, orders: &Receiver<Append>) {
        let mut beat = Instant::now();
        let mut pace = Pace::new(beat);
        loop {
            let first = match orders.recv_timeout(HEARTBEAT) {
                Ok(first) => Some(first),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            let idle = first.is_none();
            let mut batch = gather(first, orders, pace.is_busy());
            pace.count(batch.len(), Instant::now());
            let asked = batch.is_empty() || batch.iter().any(|append| append.entry.is_none());
            let beats = asked || beat.elapsed() >= HEARTBEAT;
            if beats {
                beat = Instant::now();
            }
            let written = self.write(&batch, beats);
            let count = batch.len();
            answer(&mut batch, written);
            self.checkpoints.after_commit(count, &self.connection);
            if idle {
                self.checkpoints.when_idle();
            }
        }
        if let Err(error) = self.close() {
            tracing::warn!(%error, "the log was not closed in order"); // it is found out at the next start
        }
    }

    /// One transaction for all: the number of each, or its conflict.
    fn write(&mut self, batch: &[Append], beats: bool) -> Result<Vec<Result<u64, LogError>>, LogError> {
        let written = self.commit(batch, beats);
        match &written {
            Ok(_) => self.keeper.committed(),
            Err(_) => self.keeper.failed(),
        }
        Ok(written?)
    }

    fn commit(
        &mut self,
        batch: &[Append],
        beats: bool,
    ) -> Result<Vec<Result<u64, LogError>>, rusqlite::Error> {
        let transaction = self.connection.transaction()?;
        let before = *self.told.borrow();
        let mut last = before;
        let mut results = Vec::with_capacity(batch.len());
        let mut new: HashMap<&str, Head> = HashMap::with_capacity(batch.len());
        for append in batch {
            let Some(entry) = &append.entry else {
                results.push(Ok(0));
                continue;
            };
            if let Some((_, damage)) = self.heads.break_of(&append.stream) {
                results.push(Err(LogError::Damaged(damage)));
                continue;
            }
            let head = match new.get(append.stream.as_str()) {
                Some(head) => *head,
                None => self.heads.of_any(&transaction, &append.stream)?,
            };
            if head.seq != append.expected {
                results.push(Err(LogError::Conflict { last: head.seq }));
                continue;
            }
            last += 1;
            let digest = insert(&transaction, last, head, (&append.stream, entry))?;
            new.insert(&append.stream, Head { position: last, seq: head.seq + 1, digest });
            results.push(Ok(head.seq + 1));
        }
        if beats {
            note_alive(&transaction, &self.clock, last)?;
        }
        self.keeper.write_some(&transaction, before)?;
        transaction.commit()?;
        self.heads.advance(new.into_iter());
        if last > before {
            self.told.send_replace(last);
        }
        Ok(results)
    }

    fn close(&mut self) -> Result<(), rusqlite::Error> {
        let transaction = self.connection.transaction()?;
        let last = *self.told.borrow();
        note_alive(&transaction, &self.clock, last)?;
        self.keeper.write_all(&transaction, last)?;
        transaction.commit()
    }
}

/// Writes an entry at a position, after the head of its stream: its digest.
fn insert(
    transaction: &Connection,
    position: u64,
    head: Head,
    (stream, NewEntry { at, sort, body }): (&str, &NewEntry),
) -> Result<Digest, rusqlite::Error> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO events (position, stream, seq, previous, at, line, sort, body, digest)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    let (Moment { line, date }, seq, sort) = (at, head.seq + 1, sort.name());
    let digest = head.digest.then(Content { stream, seq, at: *at, sort, body });
    insert.execute(params![position, stream, seq, head.position, date, line, sort, body, digest])?;
    Ok(digest)
}

/// Notes the time, and how long the log is: entries that are cut off later are missed.
fn note_alive(transaction: &Connection, clock: &Clock, last: u64) -> Result<(), rusqlite::Error> {
    let Moment { line, date } = clock.now();
    transaction.execute("UPDATE alive SET at = ?, line = ?, position = ?", [date, line, last])?;
    Ok(())
}

/// What waits to be written.
fn gather(first: Option<Append>, orders: &Receiver<Append>, busy: bool) -> Vec<Append> {
    let mut batch: Vec<Append> = first.into_iter().chain(orders.try_iter().take(BATCH - 1)).collect();
    if busy && batch.len() < ENOUGH {
        std::thread::sleep(MOMENT);
        batch.extend(orders.try_iter().take(BATCH - batch.len()));
    }
    batch
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
        (append.then)(result);
    }
}
