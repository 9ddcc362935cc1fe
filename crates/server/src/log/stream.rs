//! One stream of the log, checked as it is read.

use std::collections::HashSet;

use rusqlite::Connection;

use super::heads::{Head, Heads};
use super::rows::{Found, Row, Scan, at_position, each_row, last_position};
use super::trail::Trail;
use super::{Entry, Stream};

/// Every stream, in the order in which they began; also those of which nothing is left but their head.
pub(crate) fn streams(connection: &Connection) -> Result<Vec<String>, rusqlite::Error> {
    let (mut streams, mut known) = (Vec::new(), HashSet::new());
    let mut see = |_, found| {
        if let Found::Row(stream) = found
            && !known.contains(&stream)
        {
            known.insert(String::clone(&stream));
            streams.push(stream);
        }
        Ok(())
    };
    let (columns, last) = ("position, stream", last_position(connection)?);
    Scan { connection, columns, last, read: &|row| row.get(1), see: &mut see }.run(0)?;
    let mut heads = connection.prepare("SELECT stream FROM heads")?;
    let heads = heads.query_map([], |row| row.get(0))?;
    streams.extend(heads.flatten().filter(|stream| !known.contains(stream)));
    Ok(streams)
}

/// The entries of a stream after this number: from its head back, one by one, and then checked forwards.
pub(crate) fn read_stream(
    connection: &Connection,
    heads: &Heads,
    stream: &str,
    after: u64,
) -> Result<Stream, rusqlite::Error> {
    // In one transaction, because taking and giving back SQLite's locks costs more than reading an entry.
    let transaction = connection.unchecked_transaction()?;
    let read = match heads.break_of(stream) {
        Some((head, damage)) => match walk_back(connection, stream, head, after)? {
            Some(entries) => Stream { entries, damage: Some(damage) },
            None => salvage(connection, heads, stream, head, after)?, // it is damaged before that, too
        },
        None => sound_or_salvaged(connection, heads, stream, after)?,
    };
    drop(transaction); // a commit fails when a damaged page was read
    Ok(read)
}

fn sound_or_salvaged(
    connection: &Connection,
    heads: &Heads,
    stream: &str,
    after: u64,
) -> Result<Stream, rusqlite::Error> {
    let head = heads.of_any(connection, stream)?;
    match walk_back(connection, stream, head, after)? {
        Some(entries) => Ok(Stream { entries, damage: None }),
        None => salvage(connection, heads, stream, head, after),
    }
}

/// The entries of a stream up to its head, if all of them are what was written.
fn walk_back(
    connection: &Connection,
    stream: &str,
    head: Head,
    after: u64,
) -> Result<Option<Vec<Entry>>, rusqlite::Error> {
    let mut rows: Vec<Row> = Vec::new();
    let (mut position, mut seq) = (head.position, head.seq);
    // One more than was asked for, since the first is checked against the one before it.
    while seq > 0 && seq >= after {
        match at_position(connection, position)? {
            Found::Row(row) if row.entry.seq == seq && row.entry.stream == stream => {
                (position, seq) = (row.previous, seq - 1);
                rows.push(row);
            }
            _ => return Ok(None),
        }
    }
    if rows.first().is_some_and(|last| last.entry.digest != head.digest) {
        return Ok(None);
    }
    let fits = rows.windows(2).all(|pair| pair[0].follows(pair[1].head()));
    let begins = rows.last().is_none_or(|first| first.entry.seq > 1 || first.follows(Head::default()));
    let entries = rows.into_iter().rev().map(|row| row.entry).filter(|entry| entry.seq > after);
    Ok((fits && begins).then(|| entries.collect()))
}

/// What is left of a stream that is not sound: all positions are looked at, because its rows no longer lead to each other.
fn salvage(
    connection: &Connection,
    heads: &Heads,
    stream: &str,
    claimed: Head,
    after: u64,
) -> Result<Stream, rusqlite::Error> {
    let mut trail = Trail::default();
    let mut entries = Vec::new();
    each_row(connection, 0, last_position(connection)?, &mut |_, found| {
        let Found::Row(row) = found else { return Ok(()) };
        if row.entry.stream == stream {
            if trail.see(&row) {
                entries.push(row.entry);
            }
        } else if row.moved_from(connection, stream)? {
            trail.does_not_follow(&row);
        }
        Ok(())
    })?;
    entries.retain(|entry| entry.seq > after);
    let good = trail.good;
    let known = if claimed == Head::UNKNOWN { good } else { claimed };
    let Some(damage) = trail.damage(connection, known)? else {
        heads.put_right(stream, good);
        return Ok(Stream { entries, damage: None });
    };
    tracing::error!(table = stream, %damage, "a table's log is damaged");
    heads.break_off(stream, good, damage);
    Ok(Stream { entries, damage: Some(damage) })
}
