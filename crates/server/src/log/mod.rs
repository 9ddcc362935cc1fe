//! The event log: what has happened is what is in it.

mod chain;
mod checkpoint;
#[cfg(test)]
mod damage_tests;
mod heads;
mod migration;
mod pace;
mod replica;
mod rows;
mod sqlite;
mod stream;
mod trail;
mod verify;
mod writer;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use crate::time::Moment;
pub use chain::{Digest, NotAProof, Proof};
pub(crate) use migration::OldName;
pub(crate) use replica::{CannotFollow, Progress, Replica, note_length};
pub use sqlite::SqliteLog;
pub(crate) use sqlite::{check_file, heads_of_file, lock_of};
pub(crate) use stream::{read_stream, streams};
use tokio::sync::oneshot;
pub(crate) use verify::verify;
pub use verify::{Finding, Report};

/// What the log answers, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, LogError>> + Send + 'a>>;

/// What is done when the log has answered. It is called on the log's own thread, so it must not take long.
pub type Then<T> = Box<dyn FnOnce(Result<T, LogError>) + Send>;

/// A log of many streams, one for each table and each group of tables.
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

    /// The entries of a stream after this number, as far as they are what was written.
    fn read(&self, stream: &str, after: u64) -> Later<'_, Stream>;

    /// The entries of all streams after this position, at most a thousand. Damaged ones are left out.
    fn since(&self, after: u64, which: Which) -> Later<'_, Followed>;

    /// The same as soon as the log goes on. There may be none among what is new that was asked for: then only the position moves.
    fn follow(&self, after: u64, which: Which) -> Later<'_, Followed>;

    /// The position of the last entry of all.
    fn last_position(&self) -> u64;

    /// Writes something that is no entry: whether there is room on the disk, and it can be written.
    fn can_write(&self) -> Later<'_, ()>;
}

/// What the log has of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stream {
    /// The entries that were asked for, up to the first that is damaged.
    pub entries: Vec<Entry>,
    /// What is wrong with the rest.
    pub damage: Option<Damage>,
}

/// Where a stream is no longer what was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The number of the first entry that is damaged or missing. Nothing from there on counts.
    pub seq: u64,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is not there, and later ones are.
    Missing,
    /// The file is damaged where it stands.
    Unreadable,
    /// It is not what was written, or not where it was written.
    Altered,
}

impl Flaw {
    /// Its name in files and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Flaw::Missing => "missing",
            Flaw::Unreadable => "unreadable",
            Flaw::Altered => "altered",
        }
    }

    fn named(name: &str) -> Flaw {
        let all = [Flaw::Missing, Flaw::Unreadable];
        all.into_iter().find(|flaw| flaw.name() == name).unwrap_or(Flaw::Altered)
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} is {}", self.seq, self.flaw.name())
    }
}

/// Entries of all streams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// In the order in which they were written.
    pub entries: Vec<Entry>,
    /// Everything up to this position is among them, but for what was not asked for or is damaged.
    pub position: u64,
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
    /// Something about a group of tables, in the group's own stream.
    Group,
}

impl Sort {
    const ALL: [(Sort, &'static str); 6] = [
        (Sort::Opened, "opened"),
        (Sort::Seats, "seats"),
        (Sort::Started, "started"),
        (Sort::Play, "play"),
        (Sort::Ended, "ended"),
        (Sort::Group, "group"),
    ];

    fn name(self) -> &'static str {
        Sort::ALL.into_iter().find(|(sort, _)| *sort == self).map_or("play", |(_, name)| name)
    }

    fn named(name: &str) -> Option<Sort> {
        Sort::ALL.into_iter().find(|(_, other)| *other == name).map(|(sort, _)| sort)
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
    /// The digest of the stream up to here.
    pub digest: Digest,
}

impl Entry {
    /// The entry that follows the one with this digest.
    #[cfg(test)]
    pub(crate) fn after(before: Digest, position: u64, stream: &str, seq: u64, new: NewEntry) -> Entry {
        let NewEntry { at, sort, body } = new;
        let content = chain::Content { stream, seq, at, sort: sort.name(), body: &body };
        let digest = before.then(content);
        Entry { position, stream: stream.to_owned(), seq, at, sort, body, digest }
    }

    /// What proves the stream up to here.
    pub const fn proof(&self) -> Proof {
        Proof { seq: self.seq, digest: self.digest }
    }
}

/// Why the log has not done it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// Somebody else has appended to the stream first: it has so many entries.
    Conflict {
        /// How many.
        last: u64,
    },
    /// The stream is damaged, so nothing can be appended to it.
    Damaged(Damage),
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
            LogError::Damaged(damage) => write!(f, "the stream is damaged: {damage}"),
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
