//! The event log: what has happened is what is in it.

mod checkpoint;
mod heads;
mod pace;
mod sqlite;
mod writer;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use crate::time::Moment;
pub use sqlite::SqliteLog;
pub(crate) use sqlite::{heads_of_file, lock_of, read_stream};
use tokio::sync::oneshot;

/// What the log answers, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, LogError>> + Send + 'a>>;

/// What is done when the log has answered. It is called on the log's own thread, so it must not take long.
pub type Then<T> = Box<dyn FnOnce(Result<T, LogError>) + Send>;

/// A log of many streams, one for each table.
pub trait EventLog: Send + Sync {
    /// Appends an entry to a stream, if `expected` is the number of its last one (0 for a new stream). `then` gets the number
    /// of the new entry; it is on disk by then.
    fn append_then(&self, stream: String, expected: u64, entry: NewEntry, then: Then<u64>);

    /// The same for callers that wait.
    fn append(&self, stream: &str, expected: u64, entry: NewEntry) -> Later<'_, u64> {
        let (answer, answered) = oneshot::channel();
        let then = Box::new(move |result| drop(answer.send(result)));
        self.append_then(stream.to_owned(), expected, entry, then);
        Box::pin(async move { answered.await.unwrap_or(Err(LogError::Closed)) })
    }

    /// The entries of a stream after this number.
    fn read(&self, stream: &str, after: u64) -> Later<'_, Vec<Entry>>;

    /// The entries of all streams after this position, as soon as there is one; at most a thousand.
    fn follow(&self, after: u64, which: Which) -> Later<'_, Vec<Entry>>;

    /// The position of the last entry of all.
    fn last_position(&self) -> u64;

    /// Writes something that is no entry: whether there is room on the disk, and it can be written.
    fn can_write(&self) -> Later<'_, ()>;
}

/// Which entries to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All.
    All,
    /// All but plain play: what lists of tables are made from.
    Notable,
}

/// What sort of entry it is, so that whoever follows the log need not read all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// A table was opened.
    Opened,
    /// Roles, links or a rematch.
    Seats,
    /// The game has begun.
    Started,
    /// Something happened in the game.
    Play,
    /// The game has ended.
    Ended,
}

impl Sort {
    const ALL: [(Sort, &'static str); 5] = [
        (Sort::Opened, "opened"),
        (Sort::Seats, "seats"),
        (Sort::Started, "started"),
        (Sort::Play, "play"),
        (Sort::Ended, "ended"),
    ];

    fn name(self) -> &'static str {
        Sort::ALL.into_iter().find(|(sort, _)| *sort == self).map_or("play", |(_, name)| name)
    }

    fn named(name: &str) -> Sort {
        Sort::ALL.into_iter().find(|(_, other)| *other == name).map_or(Sort::Play, |(sort, _)| sort)
    }
}

/// An entry to be appended.
#[derive(Clone, Debug)]
pub struct NewEntry {
    /// When.
    pub at: Moment,
    /// What sort it is.
    pub sort: Sort,
    /// JSON.
    pub body: String,
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place among all entries.
    pub position: u64,
    /// Whose it is.
    pub stream: String,
    /// Its number in the stream, from 1.
    pub seq: u64,
    /// When.
    pub at: Moment,
    /// What sort it is.
    pub sort: Sort,
    /// JSON.
    pub body: String,
}

/// Why the log has not done it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// Somebody else has appended to the stream first: it has so many entries.
    Conflict {
        /// How many.
        last: u64,
    },
    /// The storage has failed.
    Failed(String),
    /// Another program writes to it.
    InUse,
    /// The log is closed.
    Closed,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::Conflict { last } => {
                write!(f, "somebody else was first: the stream has {last} entries")
            }
            LogError::Failed(error) => write!(f, "the storage has failed: {error}"),
            LogError::InUse => f.write_str("another program is using it"),
            LogError::Closed => f.write_str("the log is closed"),
        }
    }
}

impl std::error::Error for LogError {}

impl From<rusqlite::Error> for LogError {
    fn from(error: rusqlite::Error) -> Self {
        LogError::Failed(error.to_string())
    }
}
