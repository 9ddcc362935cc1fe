//! Where the last entry of each stream stands. Every entry names the one before it in its stream, so that an append only
//! writes at the end of the file; an index by stream would have a page somewhere in it written for each.
//!
//! The heads in the file are those up to a mark. What has come since is found by reading on from the mark.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension, params};

use super::chain::Digest;
use super::rows::{Found, at_position, each_row, is_damage, last_position};
use super::trail::{Trail, Trails};
use super::{Damage, Flaw};

/// After so many entries the heads are written to the file, so that opening it need not read much more than that.
pub(super) const WRITTEN_EVERY: u64 = 50_000;
/// So many go with one commit, so that it does not take long.
const WITH_A_COMMIT: usize = 256;
/// How many streams are remembered, besides those that are not in the file yet.
const REMEMBERED: usize = 200_000;

/// The last entry of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// Its place among all entries; 0 when there is none.
    pub(crate) position: u64,
    /// Its number in the stream.
    pub(crate) seq: u64,
    /// Its digest, which stands for the whole stream.
    pub(crate) digest: Digest,
}

impl Head {
    /// The head of a stream whose row in the file cannot be read. No entry has this position.
    pub(super) const UNKNOWN: Head = Head { position: 0, seq: 1, digest: Digest::NOTHING };
}

impl Default for Head {
    /// The head of a stream without entries.
    fn default() -> Head {
        Head { position: 0, seq: 0, digest: Digest::NOTHING }
    }
}

/// The heads that were used lately, and all that are not in the file yet.
#[derive(Clone, Default)]
pub(crate) struct Heads(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    heads: HashMap<String, Head>,
    /// Whether all of them are here, because those in the file are not sound.
    has_all: bool,
    /// Streams that are damaged: their last good entry, and what is wrong after it. The file's heads still lead to their
    /// last entry, or the table `damaged` has them, so that they stay damaged.
    broken: HashMap<String, (Head, Damage)>,
}

impl Heads {
    /// The heads that the file does not have. Entries that are not what was written end their stream.
    pub(crate) fn read(connection: &Connection) -> Result<Heads, rusqlite::Error> {
        let heads = Heads::default();
        heads.lock().has_all = !are_sound(connection)?;
        match heads.read_broken(connection) {
            // Which streams are damaged is found out again from all entries.
            Err(error) if is_damage(&error) => heads.lock().has_all = true,
            read => read?,
        }
        let after = if heads.lock().has_all { 0 } else { mark(connection)? };
        let head_before = |stream: &str| heads.of_any(connection, stream);
        let mut trails = Trails::new(connection, &head_before);
        let last = last_position(connection)?;
        each_row(connection, after, last, &mut |position, found| {
            if let Found::Row(row) = found {
                return trails.see(&row).map(drop);
            }
            tracing::error!(position, "an entry of the log is missing or cannot be read");
            Ok(())
        })?;
        let mut claimed = if after == 0 { claimed_heads(connection, last)? } else { HashMap::new() };
        for (stream, trail) in trails.into_streams() {
            let claimed = claimed.remove(&stream).unwrap_or(trail.good);
            heads.learn(connection, &stream, trail, claimed)?;
        }
        for (stream, claimed) in claimed {
            heads.learn(connection, &stream, Trail::default(), claimed)?; // nothing else is left of it
        }
        Ok(heads)
    }

    /// These are the entries of a stream that were seen, and the file claims this head.
    fn learn(
        &self,
        connection: &Connection,
        stream: &str,
        trail: Trail,
        claimed: Head,
    ) -> Result<(), rusqlite::Error> {
        if let Some(damage) = trail.damage(connection, claimed)? {
            tracing::error!(table = stream, %damage, "a table's log is damaged");
            self.break_off(stream, trail.good, damage);
        }
        if trail.good.seq > 0 {
            self.put_right(stream, trail.good);
        }
        Ok(())
    }

    fn read_broken(&self, connection: &Connection) -> Result<(), rusqlite::Error> {
        let mut statement = connection.prepare("SELECT stream, position, seq, digest, flaw FROM damaged")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let head = Head { position: row.get(1)?, seq: row.get(2)?, digest: row.get(3)? };
            let flaw = Flaw::named(&row.get::<_, String>(4)?);
            self.break_off(&row.get::<_, String>(0)?, head, Damage { seq: head.seq + 1, flaw });
        }
        Ok(())
    }

    /// Notes in the file which streams are damaged, since the mark will go past them. Heads that are not sound are taken out of
    /// it, to be written again.
    pub(super) fn write_broken(&self, connection: &Connection) -> Result<(), rusqlite::Error> {
        let transaction = connection.unchecked_transaction()?;
        let known = self.lock();
        if known.has_all {
            transaction.execute_batch("DELETE FROM heads; INSERT OR REPLACE INTO mark VALUES (1, 0);")?;
        }
        let sql =
            "INSERT OR IGNORE INTO damaged (stream, position, seq, digest, flaw) VALUES (?, ?, ?, ?, ?)";
        for (stream, (head, damage)) in &known.broken {
            let Head { position, seq, digest } = head;
            transaction.execute(sql, params![stream, position, seq, digest, damage.flaw.name()])?;
        }
        transaction.commit()
    }

    /// The head of a stream.
    pub(crate) fn of(&self, connection: &Connection, stream: &str) -> Result<Head, rusqlite::Error> {
        let (known, has_all) = {
            let known = self.lock();
            (known.heads.get(stream).copied(), known.has_all)
        };
        match known {
            Some(head) => Ok(head),
            None if has_all => Ok(Head::default()),
            None => in_file(connection, stream),
        }
    }

    /// The same, if the file may be damaged.
    pub(super) fn of_any(&self, connection: &Connection, stream: &str) -> Result<Head, rusqlite::Error> {
        match self.of(connection, stream) {
            Err(error) if is_damage(&error) => Ok(Head::UNKNOWN),
            head => head,
        }
    }

    /// The last good entry of a damaged stream, and what is wrong after it.
    pub(super) fn break_of(&self, stream: &str) -> Option<(Head, Damage)> {
        self.lock().broken.get(stream).copied()
    }

    /// The stream is good up to here, and damaged after it.
    pub(super) fn break_off(&self, stream: &str, good: Head, damage: Damage) {
        self.lock().broken.insert(stream.to_owned(), (good, damage));
    }

    /// The stream is sound, and this is its head, whatever the file says.
    pub(super) fn put_right(&self, stream: &str, head: Head) {
        self.lock().heads.insert(stream.to_owned(), head);
    }

    /// These are the heads since the last commit.
    pub(super) fn advance<'a>(&self, new: impl Iterator<Item = (&'a str, Head)>) {
        let heads = &mut self.lock().heads;
        for (stream, head) in new {
            match heads.get_mut(stream) {
                Some(known) => *known = head,
                None => drop(heads.insert(stream.to_owned(), head)),
            }
        }
    }

    /// Those after a mark, in the order of the file.
    fn after(&self, mark: u64) -> Vec<(String, Head)> {
        let known = self.lock();
        let after = known.heads.iter().filter(|(_, head)| head.position > mark);
        let mut after: Vec<_> = after.map(|(stream, head)| (stream.clone(), *head)).collect();
        after.sort_unstable_by(|(one, _), (other, _)| other.cmp(one)); // they are taken from the end
        after
    }

    /// The file has those up to the mark.
    fn forget_up_to(&self, mark: u64) {
        let mut known = self.lock();
        known.has_all = false;
        if known.heads.len() > REMEMBERED {
            known.heads.retain(|_, head| head.position > mark);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Up to where the heads are in the file.
fn mark(connection: &Connection) -> Result<u64, rusqlite::Error> {
    connection.query_row("SELECT position FROM mark", [], |row| row.get(0))
}

/// Whether the heads in the file lead to the entries that they say. A stream whose head is lost could not be found.
fn are_sound(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let check = || {
        let found: String = connection.query_row("PRAGMA quick_check(heads)", [], |row| row.get(0))?;
        let sql = "SELECT count(*) FROM heads LEFT JOIN events USING (position)
                   WHERE heads.stream IS NOT events.stream OR heads.seq IS NOT events.seq
                      OR heads.digest IS NOT events.digest";
        let astray = connection.query_row(sql, [], |row| row.get::<_, u64>(0))?;
        let Some(mark) = mark(connection).optional()? else { return Ok(false) };
        // Together they have all entries up to the mark. Some may have been written that are further.
        let sql = "SELECT (SELECT coalesce(sum(seq), 0) FROM heads)
                        - (SELECT count(*) FROM events JOIN heads USING (stream)
                           WHERE events.position > ?1 AND events.position <= heads.position)";
        let together: i64 = connection.query_row(sql, [mark], |row| row.get(0))?;
        Ok(found == "ok" && astray == 0 && u64::try_from(together) == Ok(mark))
    };
    match check() {
        Err(error) if is_damage(&error) => Ok(false),
        checked => checked,
    }
}

/// The heads in the file that lead to their entry, or to where one is lost. What is wrong with the others does no harm, since
/// they are made from the entries.
pub(super) fn claimed_heads(
    connection: &Connection,
    last: u64,
) -> Result<HashMap<String, Head>, rusqlite::Error> {
    let mut statement = connection.prepare("SELECT stream, position, seq, digest FROM heads")?;
    let heads = statement.query_map([], |row| {
        Ok((row.get(0)?, Head { position: row.get(1)?, seq: row.get(2)?, digest: row.get(3)? }))
    })?;
    let mut claimed = HashMap::new();
    for head in heads {
        match head {
            Ok((stream, head)) => {
                let leads = match at_position(connection, head.position)? {
                    Found::Row(row) if row.entry.stream == stream => row.head() == head,
                    Found::Row(row) => row.head() == head && !row.follows_its_previous(connection)?,
                    Found::Missing | Found::Unreadable => head.position <= last,
                };
                if leads {
                    claimed.insert(stream, head);
                }
            }
            Err(error) if is_damage(&error) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(claimed)
}

fn in_file(connection: &Connection, stream: &str) -> Result<Head, rusqlite::Error> {
    let mut statement =
        connection.prepare_cached("SELECT position, seq, digest FROM heads WHERE stream = ?")?;
    let found = statement
        .query_row([stream], |row| Ok(Head { position: row.get(0)?, seq: row.get(1)?, digest: row.get(2)? }));
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
        let mark = mark(connection)?;
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
        let mut insert = transaction.prepare_cached(
            "INSERT OR REPLACE INTO heads (stream, position, seq, digest) VALUES (?, ?, ?, ?)",
        )?;
        let some = round.left.len().saturating_sub(most)..;
        for (stream, Head { position, seq, digest }) in round.left.drain(some) {
            insert.execute(params![stream, position, seq, digest])?;
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
