//! The rows of the log's file, read one by one, so that damage to one does not hide the others.

use rusqlite::{Connection, ErrorCode, OptionalExtension};

use super::chain::{Content, Digest};
use super::heads::Head;
use super::{Entry, Sort};
use crate::files::database;
use crate::time::Moment;

pub(super) const COLUMNS: &str = "position, stream, seq, at, line, sort, body, digest, previous";

/// A row as it stands in the file; nobody has checked it yet.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) entry: Entry,
    /// The position of the entry before it in its stream; 0 for the first.
    pub(super) previous: u64,
}

/// What stands at a position.
#[derive(Debug)]
pub(super) enum Found<T> {
    Row(T),
    Missing,
    Unreadable,
}

impl Row {
    pub(super) fn read(row: &rusqlite::Row<'_>) -> Result<Row, rusqlite::Error> {
        let sort: String = row.get(5)?;
        let sort = Sort::named(&sort).ok_or_else(|| database::unfit(format!("no sort is named {sort}")))?;
        let entry = Entry {
            position: row.get(0)?,
            stream: row.get(1)?,
            seq: row.get(2)?,
            at: Moment { date: row.get(3)?, line: row.get(4)? },
            sort,
            body: row.get(6)?,
            digest: row.get(7)?,
        };
        Ok(Row { entry, previous: row.get(8)? })
    }

    /// Whether it is what was written after this head of its stream.
    pub(super) fn follows(&self, head: Head) -> bool {
        self.follows_in(&self.entry.stream, head)
    }

    /// The same, if it were an entry of this stream.
    fn follows_in(&self, stream: &str, head: Head) -> bool {
        let Entry { seq, at, sort, body, digest, .. } = &self.entry;
        let content = Content { stream, seq: *seq, at: *at, sort: sort.name(), body };
        *seq == head.seq + 1 && self.previous == head.position && *digest == head.digest.then(content)
    }

    /// The head of its stream when it is the last entry.
    pub(super) fn head(&self) -> Head {
        let Entry { position, seq, digest, .. } = self.entry;
        Head { position, seq, digest }
    }

    /// The stream that it was written to, if it stands in another one now.
    pub(super) fn origin(&self, connection: &Connection) -> Result<Option<String>, rusqlite::Error> {
        let Found::Row(before) = at_position(connection, self.previous)? else { return Ok(None) };
        let moved =
            before.entry.stream != self.entry.stream && self.follows_in(&before.entry.stream, before.head());
        Ok(moved.then_some(before.entry.stream))
    }

    /// Whether it was written to this stream.
    pub(super) fn moved_from(&self, connection: &Connection, stream: &str) -> Result<bool, rusqlite::Error> {
        Ok(!self.follows_its_previous(connection)?
            && self.origin(connection)?.is_some_and(|from| from == stream))
    }

    /// Whether it is what was written after the entry that it names.
    pub(super) fn follows_its_previous(&self, connection: &Connection) -> Result<bool, rusqlite::Error> {
        let head = match self.previous {
            0 => Head::default(),
            previous => match at_position(connection, previous)? {
                Found::Row(before) if before.entry.stream == self.entry.stream => before.head(),
                _ => return Ok(false),
            },
        };
        Ok(self.follows(head))
    }
}

/// Whether the file itself is wrong, and not the disk, the memory or the request.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::Error::{
        FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, SqliteFailure,
        ToSqlConversionFailure, Utf8Error,
    };
    match error {
        SqliteFailure(failure, _) => {
            matches!(failure.code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        }
        FromSqlConversionFailure(..)
        | IntegralValueOutOfRange(..)
        | InvalidColumnType(..)
        | ToSqlConversionFailure(_)
        | Utf8Error(..) => true,
        _ => false,
    }
}

/// The row at a position.
pub(super) fn at_position(connection: &Connection, position: u64) -> Result<Found<Row>, rusqlite::Error> {
    found_at(connection, COLUMNS, position, &Row::read)
}

/// How a row is made from what SQLite gives.
pub(super) type Read<T> = dyn Fn(&rusqlite::Row<'_>) -> Result<T, rusqlite::Error>;

fn found_at<T>(
    connection: &Connection,
    columns: &str,
    position: u64,
    read: &Read<T>,
) -> Result<Found<T>, rusqlite::Error> {
    let sql = format!("SELECT {columns} FROM events WHERE position = ?");
    let found = connection
        .prepare_cached(&sql)
        .and_then(|mut statement| statement.query_row([position], |row| Ok(read(row))).optional());
    match found {
        Ok(None) => Ok(Found::Missing),
        Ok(Some(Ok(row))) => Ok(Found::Row(row)),
        Ok(Some(Err(error))) | Err(error) if is_damage(&error) => Ok(Found::Unreadable),
        Ok(Some(Err(error))) | Err(error) => Err(error),
    }
}

/// The rows and the noted length of a log are never further apart: one of the two was not written.
const FURTHEST_APART: u64 = 1_000_000;

/// The last position that the log has ever noted. The rows themselves may be damaged, or cut off.
pub(super) fn last_position(connection: &Connection) -> Result<u64, rusqlite::Error> {
    let noted: u64 = connection.query_row("SELECT position FROM alive", [], |row| row.get(0))?;
    let furthest = noted.saturating_add(FURTHEST_APART).min(i64::MAX as u64);
    let sql = "SELECT coalesce(max(position), 0) FROM events WHERE position <= ?";
    let newest = connection.query_row(sql, [furthest], |row| row.get::<_, u64>(0));
    match newest {
        Ok(newest) if noted > newest.saturating_add(FURTHEST_APART) => Ok(newest),
        Ok(newest) => Ok(noted.max(newest)),
        // Of a log whose length nobody knows it cannot be said what is missing.
        Err(error) if is_damage(&error) && noted > 0 => Ok(noted),
        Err(error) => Err(error),
    }
}

/// Looks at every position after one and up to another, in their order.
pub(super) fn each_row(
    connection: &Connection,
    after: u64,
    last: u64,
    see: &mut dyn FnMut(u64, Found<Row>) -> Result<(), rusqlite::Error>,
) -> Result<(), rusqlite::Error> {
    Scan { connection, columns: COLUMNS, last, read: &Row::read, see }.run(after)
}

/// A look at every position of the log's file. It reads many rows with one request as long as that works, and one by one
/// where the file is damaged.
pub(super) struct Scan<'a, T> {
    pub(super) connection: &'a Connection,
    /// The first is the position.
    pub(super) columns: &'a str,
    /// The last position to look at.
    pub(super) last: u64,
    pub(super) read: &'a Read<T>,
    pub(super) see: &'a mut dyn FnMut(u64, Found<T>) -> Result<(), rusqlite::Error>,
}

impl<T> Scan<'_, T> {
    pub(super) fn run(mut self, after: u64) -> Result<(), rusqlite::Error> {
        let mut seen = after;
        while seen < self.last {
            seen = self.many(seen)?;
            if seen < self.last {
                seen = self.past_damage(seen)?;
            }
        }
        Ok(())
    }

    /// Reads on until the end, or until SQLite cannot: how far it came.
    fn many(&mut self, after: u64) -> Result<u64, rusqlite::Error> {
        let Scan { connection, columns, last, read, .. } = *self;
        let sql = format!(
            "SELECT {columns} FROM events NOT INDEXED WHERE position > ? AND position <= ? ORDER BY position"
        );
        let mut statement = connection.prepare(&sql)?;
        let mut rows = statement.query([after, last])?;
        let mut seen = after;
        loop {
            let (position, found) = match rows.next() {
                Ok(Some(row)) => {
                    let position: u64 = row.get(0)?;
                    if position <= seen {
                        continue; // out of order: what stands there was looked up
                    }
                    if position > seen + 1 {
                        self.look_up(seen, position)?;
                        seen = position;
                        continue;
                    }
                    match read(row) {
                        Ok(row) => (position, Found::Row(row)),
                        Err(error) if is_damage(&error) => (position, Found::Unreadable),
                        Err(error) => return Err(error),
                    }
                }
                Ok(None) => {
                    self.look_up(seen, last)?;
                    return Ok(last);
                }
                Err(error) if is_damage(&error) => return Ok(seen),
                Err(error) => return Err(error),
            };
            (self.see)(position, found)?;
            seen = position;
        }
    }

    /// Looks at positions one by one. Reading on has come to none of them: they are missing, or the file is damaged where it
    /// leads from one row to the next.
    fn look_up(&mut self, after: u64, last: u64) -> Result<(), rusqlite::Error> {
        (after + 1..=last).try_for_each(|position| {
            (self.see)(position, found_at(self.connection, self.columns, position, self.read)?)
        })
    }

    /// Looks at one position after the other until one can be read: which.
    fn past_damage(&mut self, after: u64) -> Result<u64, rusqlite::Error> {
        for position in after + 1..=self.last {
            let found = found_at(self.connection, self.columns, position, self.read)?;
            let readable = matches!(found, Found::Row(_));
            (self.see)(position, found)?;
            if readable {
                return Ok(position);
            }
        }
        Ok(self.last)
    }
}

/// The digest of the entry at a position.
pub(super) fn digest_at(connection: &Connection, position: u64) -> Result<Option<Digest>, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT digest FROM events WHERE position = ?")?;
    match statement.query_row([position], |row| row.get(0)).optional() {
        Err(error) if is_damage(&error) => Ok(None),
        found => Ok(found?.flatten()),
    }
}
