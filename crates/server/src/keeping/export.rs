//! Taking out what the server keeps, while it runs or not.

use std::fmt;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use rusqlite::{Connection, OpenFlags};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::groups::{TITLE, group_of, stream_of};
use crate::log::{Damage, Digest, Entry, Stream, heads_of_file, read_stream, streams};
use crate::people::accounts;
use crate::run::serve::{ACCOUNTS_FILE, LOG_FILE};
use crate::run::serve_error::{FileFault, ServeError};
use crate::tables::{GroupSeen, Names, NotATable, TableWithPeople, ToldByGroup, people, record};

/// In which form things are taken out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Every entry of every table and group, as JSON lines: the table or the group, its number, the entry and its digest.
    Events,
    /// Games of chess and Chess960 that are over.
    Pgn,
    /// Games of draughts that are over.
    Pdn,
}

/// Something that could not be taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// At which table.
    pub table: String,
    /// What is left out, and why.
    pub why: WhyLeftOut,
}

/// What is left out, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyLeftOut {
    /// The log is damaged from an entry on.
    Damaged(Damage),
    /// All of it: an entry makes no sense to this program.
    NotUnderstood(String),
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            WhyLeftOut::Damaged(damage) => {
                write!(f, "table {}: {damage}; it is left out from there on", self.table)
            }
            WhyLeftOut::NotUnderstood(why) => write!(f, "table {} is left out: {why}", self.table),
        }
    }
}

/// Writes what happened at every table, or at one, while the server runs or not. It goes on past damage: what it left out is
/// the answer.
///
/// ```
/// use partie_server::{Format, export};
/// # let directory = tempfile::tempdir().unwrap();
/// let error = export(directory.path(), None, Format::Events, &mut Vec::new()).unwrap_err();
/// assert!(error.to_string().contains("log.sqlite"));
/// ```
///
/// # Errors
/// When the log cannot be read or the text not be written, or there is no such table.
pub fn export(
    data: &Path,
    table: Option<&str>,
    format: Format,
    out: &mut dyn Write,
) -> Result<Vec<LeftOut>, ServeError> {
    let path = data.join(LOG_FILE);
    let wrong = |error: rusqlite::Error| FileFault::of(&path, &error).at(&path);
    let log = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(wrong)?;
    let heads = heads_of_file(&log).map_err(wrong)?;
    let tables = match table {
        Some(table) => vec![table.to_owned()],
        None => streams(&log).map_err(wrong)?,
    };
    let named = NameBook::open(data);
    let mut left_out = Vec::new();
    for id in tables {
        let stream = read_stream(&log, &heads, &id, 0).map_err(wrong)?;
        if stream == Stream::default() {
            match table {
                Some(_) => return Err(ServeError::NoTable(id)),
                None => continue, // a damaged entry of another table had this name
            }
        }
        let text = match format {
            Format::Events => Ok(entry_lines(&stream.entries)),
            // A group has no game of its own.
            Format::Pgn | Format::Pdn if group_of(&id).is_some() => Ok(String::new()),
            Format::Pgn => game(&id, &stream.entries, "pgn", &named),
            Format::Pdn => game(&id, &stream.entries, "pdn", &named),
        };
        let why = stream.damage.map(WhyLeftOut::Damaged);
        let why = match text {
            Ok(text) => {
                out.write_all(text.as_bytes()).map_err(ServeError::Output)?;
                why
            }
            Err(NotATable(reason)) => why.or(Some(WhyLeftOut::NotUnderstood(reason))),
        };
        left_out.extend(why.map(|why| LeftOut { table: id, why }));
    }
    Ok(left_out)
}

/// An entry as a line. The body is as it was written, so that its digest can be worked out again.
#[derive(Serialize)]
struct EntryLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<&'a str>,
    /// The group whose entry it is, if it is not a table's.
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<&'a str>,
    seq: u64,
    at: u64,
    line: u64,
    digest: String,
    entry: &'a RawValue,
}

fn entry_lines(entries: &[Entry]) -> String {
    let mut text = String::new();
    for Entry { stream, seq, at, body, digest, .. } in entries {
        let Ok(entry) = serde_json::from_str(body) else { continue };
        let digest = Digest::to_string(digest);
        let group = group_of(stream);
        let table = group.is_none().then_some(&**stream);
        let line = EntryLine { table, group, seq: *seq, at: at.date, line: at.line, digest, entry };
        text.push_str(&serde_json::to_string(&line).unwrap_or_default());
        text.push('\n');
    }
    text
}

/// What people are called; nothing is known without the file of the accounts.
struct NameBook(Option<Connection>);

impl NameBook {
    fn open(data: &Path) -> NameBook {
        let path = data.join(ACCOUNTS_FILE);
        NameBook(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).ok())
    }

    fn names(&self, entries: &[Entry]) -> Names {
        let read = self.0.as_ref().and_then(|accounts| accounts::names(accounts, &people(entries)).ok());
        read.unwrap_or_default()
    }

    /// What a table would be told by its group.
    fn told(&self, file: &TableWithPeople) -> ToldByGroup {
        let called = |of: &str| {
            let read = self.0.as_ref().and_then(|accounts| accounts::called(accounts, of).ok());
            read.unwrap_or_default()
        };
        let Some(place) = &file.group else { return ToldByGroup::default() };
        let title = called(&stream_of(&place.id)).remove(TITLE).unwrap_or_default();
        let by = Arc::new(GroupSeen { title, ..GroupSeen::default() });
        ToldByGroup { by, names: accounts::players(called(&file.id)) }
    }
}

/// The game of a table if it is over and such a file; otherwise nothing.
fn game(table: &str, entries: &[Entry], extension: &str, named: &NameBook) -> Result<String, NotATable> {
    let mut file = TableWithPeople::replay(table, entries)?;
    if file.table.outcome().is_none() {
        return Ok(String::new());
    }
    file.told = named.told(&file);
    let written = record(&file, entries, &named.names(entries));
    let written = written.filter(|written| written.extension == extension);
    Ok(written.map_or_else(String::new, |written| format!("{}\n", written.text)))
}
