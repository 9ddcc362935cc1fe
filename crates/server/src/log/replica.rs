//! A copy of a log that is kept up with it. Every entry is checked before it is written, so that damage to the log does not
//! reach the copy.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;

use rusqlite::{Connection, params};

use super::heads::{Head, Heads, Keeper, WRITTEN_EVERY};
use super::rows::{Found, Row, at_position, each_row, last_position};
use super::sqlite::{STEPS, must_be_up_to_date};
use super::verify::Check;
use super::{Entry, Finding, Flaw};
use crate::files::database::{self, Durability};

/// So many entries are read from the log at once. No read lasts long, since the log's write-ahead file cannot begin again
/// while somebody reads.
const AT_ONCE: u64 = 5000;

/// A copy of a log. It is a log itself, with its own heads, and could be served at any time.
pub(crate) struct Replica {
    connection: Connection,
    heads: Heads,
    keeper: Keeper,
    /// The last entry.
    last: Option<Last>,
    alive: Alive,
}

/// The last entry of the copy, by which the log is known again.
#[derive(Clone, Debug)]
struct Last {
    stream: String,
    head: Head,
}

/// When the log was last known to be alive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Alive {
    date: u64,
    line: u64,
}

/// What a look at the log has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// The copy has all that the log had.
    CaughtUp,
    /// There is more to read.
    Behind,
}

/// Why the copy cannot go on.
#[derive(Debug)]
pub(crate) enum CannotFollow {
    /// The log cannot be read.
    Unread(rusqlite::Error),
    /// The copy cannot be written.
    Unwritten(rusqlite::Error),
    /// The log is damaged after what the copy has.
    Damaged(Vec<Finding>),
    /// The log is sound, but it is shorter than the copy, or has gone on differently.
    Replaced,
}

impl fmt::Display for CannotFollow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotFollow::Unread(error) | CannotFollow::Unwritten(error) => error.fmt(f),
            CannotFollow::Damaged(findings) => write!(f, "the log is damaged in {} places", findings.len()),
            CannotFollow::Replaced => f.write_str("the log is not the one that was copied"),
        }
    }
}

impl Replica {
    /// Opens a copy.
    pub(crate) fn open(path: &Path) -> Result<Replica, rusqlite::Error> {
        let mut connection = database::open(path, Durability::Full, STEPS)?;
        must_be_up_to_date(&connection)?;
        // The file itself is to be whole after every commit, for whoever copies it without what stands beside it.
        connection.pragma_update(None, "wal_autocheckpoint", 1)?;
        let heads = Heads::read(&connection)?;
        heads.write_broken(&connection)?;
        let mut keeper = Keeper::new(&connection, heads.clone(), WRITTEN_EVERY)?;
        let position = last_position(&connection)?;
        let transaction = connection.transaction()?;
        keeper.write_all(&transaction, position)?;
        transaction.commit()?;
        keeper.committed();
        let last = match at_position(&connection, position)? {
            Found::Row(row) => Some(Last { head: row.head(), stream: row.entry.stream }),
            Found::Missing if position == 0 => None,
            Found::Missing | Found::Unreadable => {
                return Err(database::unfit("its last entry is missing".to_owned()));
            }
        };
        let alive = Alive::read(&connection)?;
        Ok(Replica { connection, heads, keeper, last, alive })
    }

    /// Leaves nothing beside the file, not even for those who only read it later. Where somebody reads it just now it stays as it
    /// is, which does no harm.
    pub(crate) fn close(self) {
        let _ = self.connection.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()));
    }

    /// The position of the last entry.
    pub(crate) fn position(&self) -> u64 {
        self.last.as_ref().map_or(0, |last| last.head.position)
    }

    /// Whether the log begins with all that the copy has: every table's last entry is there, with the digest that stands for
    /// all entries before it.
    pub(crate) fn is_beginning_of(&self, log: &Connection) -> Result<bool, rusqlite::Error> {
        let mut statement = self.connection.prepare("SELECT stream, position, seq, digest FROM heads")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let stream: String = row.get(0)?;
            let head = Head { position: row.get(1)?, seq: row.get(2)?, digest: row.get(3)? };
            match at_position(log, head.position)? {
                Found::Row(row) if row.entry.stream == stream && row.head() == head => {}
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Takes over what the log has more than the copy, or some of it.
    pub(crate) fn catch_up(&mut self, log: &Connection) -> Result<Progress, CannotFollow> {
        let News { rows, alive, damage } = self.read_news(log)?;
        self.write(&rows, alive).map_err(CannotFollow::Unwritten)?;
        if !damage.is_empty() {
            return Err(CannotFollow::Damaged(damage));
        }
        Ok(if alive.is_some() { Progress::CaughtUp } else { Progress::Behind })
    }

    fn read_news(&self, log: &Connection) -> Result<News, CannotFollow> {
        let transaction = log.unchecked_transaction()?;
        must_be_up_to_date(log)?;
        self.must_be_in(log)?;
        let (after, end) = (self.position(), last_position(log)?);
        let up_to = end.min(after + AT_ONCE);
        let mut heads = HashMap::new();
        let mut rows = Vec::new();
        let mut bad = None;
        each_row(log, after, up_to, &mut |position, found| {
            match found {
                Found::Row(row) if bad.is_none() && self.follows(&row, &heads)? => {
                    heads.insert(row.entry.stream.clone(), row.head());
                    rows.push(row);
                }
                _ if bad.is_some() => {}
                Found::Row(_) => bad = Some((position, Flaw::Altered)),
                Found::Missing => bad = Some((position, Flaw::Missing)),
                Found::Unreadable => bad = Some((position, Flaw::Unreadable)),
            }
            Ok(())
        })?;
        let mut damage = Vec::new();
        if let Some((position, flaw)) = bad {
            let head_before = |stream: &str| self.heads.of_any(&self.connection, stream);
            let check = Check { connection: log, after, last: end, head_before: &head_before };
            damage = check.run(HashMap::new(), &mut |_, _| {})?.findings;
            if damage.is_empty() {
                damage.push(Finding::Position { position, flaw }); // a row that never belonged there
            }
        }
        let alive = if damage.is_empty() && up_to == end { Some(Alive::read(log)?) } else { None };
        drop(transaction); // a commit fails when a damaged page was read
        Ok(News { rows, alive, damage })
    }

    fn follows(&self, row: &Row, new: &HashMap<String, Head>) -> Result<bool, rusqlite::Error> {
        let head = match new.get(&row.entry.stream) {
            Some(head) => *head,
            None => self.heads.of(&self.connection, &row.entry.stream)?,
        };
        Ok(row.follows(head))
    }

    /// The log still has the last entry of the copy.
    fn must_be_in(&self, log: &Connection) -> Result<(), CannotFollow> {
        let Some(Last { stream, head }) = &self.last else { return Ok(()) };
        let damaged = |flaw| {
            let damage = super::Damage { seq: head.seq, flaw };
            Err(CannotFollow::Damaged(vec![Finding::Table { table: stream.clone(), damage }]))
        };
        match at_position(log, head.position)? {
            Found::Row(row) if row.entry.stream == *stream && row.head() == *head => Ok(()),
            Found::Row(row) if row.follows_its_previous(log)? => Err(CannotFollow::Replaced),
            Found::Row(_) => damaged(Flaw::Altered),
            Found::Unreadable => damaged(Flaw::Unreadable),
            Found::Missing if last_position(log)? < head.position => Err(CannotFollow::Replaced),
            Found::Missing => damaged(Flaw::Missing),
        }
    }

    /// All in one transaction, which is on the disk when it is over. The position that is noted with the time is that of the last
    /// entry, so that any that are cut off later are missed.
    fn write(&mut self, rows: &[Row], alive: Option<Alive>) -> Result<(), rusqlite::Error> {
        let alive = alive.unwrap_or(self.alive);
        if rows.is_empty() && alive == self.alive {
            return Ok(());
        }
        let before = self.position();
        let last = rows.last().map(|row| Last { stream: row.entry.stream.clone(), head: row.head() });
        let last = last.or_else(|| self.last.clone());
        let transaction = self.connection.transaction()?;
        for row in rows {
            insert(&transaction, row)?;
        }
        let position = last.as_ref().map_or(0, |last| last.head.position);
        let sql = "UPDATE alive SET at = ?, line = ?, position = ?";
        transaction.execute(sql, [alive.date, alive.line, position])?;
        self.keeper.write_some(&transaction, before)?;
        transaction.commit()?;
        self.keeper.committed();
        self.heads.advance(rows.iter().map(|row| (row.entry.stream.as_str(), row.head())));
        (self.last, self.alive) = (last, alive);
        Ok(())
    }
}

/// What the log has more than the copy.
struct News {
    rows: Vec<Row>,
    /// Known when the rows are all that there was.
    alive: Option<Alive>,
    /// What is wrong after the rows.
    damage: Vec<Finding>,
}

impl Alive {
    fn read(connection: &Connection) -> Result<Alive, rusqlite::Error> {
        connection.query_row("SELECT at, line FROM alive", [], |row| {
            Ok(Alive { date: row.get(0)?, line: row.get(1)? })
        })
    }
}

impl From<rusqlite::Error> for CannotFollow {
    /// Reading is what is passed on with `?`.
    fn from(error: rusqlite::Error) -> CannotFollow {
        CannotFollow::Unread(error)
    }
}

/// Writes a row as it is.
fn insert(transaction: &Connection, row: &Row) -> Result<(), rusqlite::Error> {
    let Entry { position, stream, seq, at, sort, body, digest } = &row.entry;
    let mut insert = transaction.prepare_cached(
        "INSERT INTO events (position, stream, seq, previous, at, line, sort, body, digest)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    insert.execute(params![
        position,
        stream,
        seq,
        row.previous,
        at.date,
        at.line,
        sort.name(),
        body,
        digest
    ])?;
    Ok(())
}

/// Notes in a copy how long the log was, so that entries that are cut off later are missed. The log itself notes it only once a
/// second. A copy of an older program's log has no place for it.
pub(crate) fn note_length(copy: &Path) -> Result<(), rusqlite::Error> {
    let connection = Connection::open(copy)?;
    if must_be_up_to_date(&connection).is_ok() {
        connection.execute("UPDATE alive SET position = ?", [last_position(&connection)?])?;
    }
    Ok(())
}
