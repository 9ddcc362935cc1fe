//! Where the last entry of each stream stands. Every entry names the one before it in its stream, so that an append only
//! writes at the end of the file; an index by stream would have a page somewhere in it written for each.
//!
//! The heads in the file are those up to a mark. What has come since is found by reading on from the mark.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension, params};

/// After so many entries the heads are written to the file, so that opening it need not read much more than that.
pub(super) const WRITTEN_EVERY: u64 = 50_000;
/// So many go with one commit, so that it does not take long.
const WITH_A_COMMIT: usize = 256;
/// How many streams are remembered, besides those that are not in the file yet.
const REMEMBERED: usize = 200_000;

/// The last entry of a stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    /// Its place among all entries; 0 when there is none.
    pub(crate) position: u64,
    /// Its number in the stream.
    pub(crate) seq: u64,
}

/// The heads that were used lately, and all that are not in the file yet.
#[derive(Clone, Default)]
pub(crate) struct Heads(Arc<Mutex<HashMap<String, Head>>>);

impl Heads {
    /// The heads that the file does not have.
    pub(crate) fn read(connection: &Connection) -> Result<Heads, rusqlite::Error> {
        let heads = Heads::default();
        let mut statement = connection.prepare(
            "SELECT stream, position, seq FROM events WHERE position > (SELECT position FROM mark) ORDER BY position",
        )?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            heads.lock().insert(row.get(0)?, Head { position: row.get(1)?, seq: row.get(2)? });
        }
        Ok(heads)
    }

    /// The head of a stream.
    pub(crate) fn of(&self, connection: &Connection, stream: &str) -> Result<Head, rusqlite::Error> {
        let known = self.lock().get(stream).copied();
        match known {
            Some(head) => Ok(head),
            None => in_file(connection, stream),
        }
    }

    /// These are the heads since the last commit.
    pub(super) fn advance<'a>(&self, new: impl Iterator<Item = (&'a str, Head)>) {
        let mut heads = self.lock();
        for (stream, head) in new {
            match heads.get_mut(stream) {
                Some(known) => *known = head,
                None => drop(heads.insert(stream.to_owned(), head)),
            }
        }
    }

    /// Those after a mark, in the order of the file.
    fn after(&self, mark: u64) -> Vec<(String, Head)> {
        let heads = self.lock();
        let after = heads.iter().filter(|(_, head)| head.position > mark);
        let mut after: Vec<_> = after.map(|(stream, head)| (stream.clone(), *head)).collect();
        after.sort_unstable_by(|(one, _), (other, _)| other.cmp(one)); // they are taken from the end
        after
    }

    /// The file has those up to the mark.
    fn forget_up_to(&self, mark: u64) {
        let mut heads = self.lock();
        if heads.len() > REMEMBERED {
            heads.retain(|_, head| head.position > mark);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Head>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn in_file(connection: &Connection, stream: &str) -> Result<Head, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT position, seq FROM heads WHERE stream = ?")?;
    let found = statement.query_row([stream], |row| Ok(Head { position: row.get(0)?, seq: row.get(1)? }));
    Ok(found.optional()?.unwrap_or_default())
}

/// Writes the heads to the file from time to time, some with each commit.
pub(super) struct Keeper {
    heads: Heads,
    every: u64,
    /// The heads up to here are in the file.
    mark: u64,
    round: Option<Round>,
}

/// The heads that are being written, and the mark that stands when all of them are.
struct Round {
    mark: u64,
    left: Vec<(String, Head)>,
}

impl Keeper {
    /// Writes the heads after so many entries.
    pub(super) fn new(connection: &Connection, heads: Heads, every: u64) -> Result<Keeper, rusqlite::Error> {
        let mark = connection.query_row("SELECT position FROM mark", [], |row| row.get(0))?;
        Ok(Keeper { heads, every, mark, round: None })
    }

    /// Writes some within a transaction, if it is time to. Those of what was committed before it, up to `last`.
    pub(super) fn write_some(&mut self, transaction: &Connection, last: u64) -> Result<(), rusqlite::Error> {
        if self.round.is_none() && last < self.mark + self.every {
            return Ok(());
        }
        self.write(transaction, last, WITH_A_COMMIT)
    }

    /// Writes all of them.
    pub(super) fn write_all(&mut self, transaction: &Connection, last: u64) -> Result<(), rusqlite::Error> {
        self.round = None;
        self.write(transaction, last, usize::MAX)
    }

    fn write(&mut self, transaction: &Connection, last: u64, most: usize) -> Result<(), rusqlite::Error> {
        let (heads, mark) = (&self.heads, self.mark);
        let round = self.round.get_or_insert_with(|| Round { mark: last, left: heads.after(mark) });
        let mut insert = transaction
            .prepare_cached("INSERT OR REPLACE INTO heads (stream, position, seq) VALUES (?, ?, ?)")?;
        let some = round.left.len().saturating_sub(most)..;
        for (stream, Head { position, seq }) in round.left.drain(some) {
            insert.execute(params![stream, position, seq])?;
        }
        if round.left.is_empty() {
            transaction.execute("UPDATE mark SET position = ?", [round.mark])?;
        }
        Ok(())
    }

    /// The transaction is committed.
    pub(super) fn committed(&mut self) {
        if let Some(Round { mark, .. }) = self.round.take_if(|round| round.left.is_empty()) {
            self.mark = mark;
            self.heads.forget_up_to(mark);
        }
    }

    /// The transaction is not: what it wrote is written anew.
    pub(super) fn failed(&mut self) {
        self.round = None;
    }
}
