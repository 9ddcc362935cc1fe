//! Taking out what the server keeps, while it runs or not.

use std::io::Write;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};
use serde_json::json;

use crate::log::{Entry, heads_of_file, read_stream};
use crate::serve::LOG_FILE;
use crate::serve_error::{FileFault, ServeError};
use crate::tables::{TableEntry, TableFile, record};

/// In which form things are taken out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Every event of every table, as JSON lines: the table, its number, and the event. Secrets of links stay here.
    Events,
    /// Games of chess and Chess960 that are over.
    Pgn,
    /// Games of draughts that are over.
    Pdn,
}

/// Writes what happened at every table, or at one, while the server runs or not.
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
) -> Result<(), ServeError> {
    let path = data.join(LOG_FILE);
    let wrong = |error: rusqlite::Error| FileFault::of(&path, &error).at(&path);
    let log = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(wrong)?;
    let heads = heads_of_file(&log).map_err(wrong)?;
    let sql = "SELECT stream FROM events WHERE sort <> 'play' AND seq = 1 AND (?1 IS NULL OR stream = ?1)
               ORDER BY position";
    let mut tables = log.prepare(sql).map_err(wrong)?;
    let mut rows = tables.query([table]).map_err(wrong)?;
    let mut found = false;
    while let Some(row) = rows.next().map_err(wrong)? {
        found = true;
        let stream: String = row.get(0).map_err(wrong)?;
        let entries = read_stream(&log, &heads, &stream, 0).map_err(wrong)?;
        let text = match format {
            Format::Events => event_lines(&entries)?,
            Format::Pgn => game(&stream, &entries, "pgn")?,
            Format::Pdn => game(&stream, &entries, "pdn")?,
        };
        out.write_all(text.as_bytes()).map_err(ServeError::Output)?;
    }
    match table {
        Some(table) if !found => Err(ServeError::NoTable(table.to_owned())),
        _ => Ok(()),
    }
}

fn event_lines(entries: &[Entry]) -> Result<String, ServeError> {
    let mut text = String::new();
    for Entry { stream, seq, at, body, .. } in entries {
        let entry: TableEntry = serde_json::from_str(body).map_err(|error| ServeError::Table {
            table: stream.clone(),
            why: format!("entry {seq}: {error}"),
        })?;
        let line = json!({ "table": stream, "seq": seq, "at": at.date, "line": at.line, "entry": without_secrets(entry) });
        text.push_str(&line.to_string());
        text.push('\n');
    }
    Ok(text)
}

/// The game of a table if it is over and such a file; otherwise nothing.
fn game(table: &str, entries: &[Entry], extension: &str) -> Result<String, ServeError> {
    let file = TableFile::replay(table, entries)
        .map_err(|error| ServeError::Table { table: table.to_owned(), why: error.to_string() })?;
    if file.table.outcome().is_none() {
        return Ok(String::new());
    }
    let written = record(&file, entries).filter(|written| written.extension == extension);
    Ok(written.map_or_else(String::new, |written| format!("{}\n", written.text)))
}

fn without_secrets(entry: TableEntry) -> TableEntry {
    let hidden = String::new;
    match entry {
        TableEntry::Opened { opened_at, began, organiser, private, holders, event, .. } => {
            TableEntry::Opened { opened_at, began, organiser, private, holders, links: Vec::new(), event }
        }
        TableEntry::Linked { mut link } => {
            link.key = hidden();
            TableEntry::Linked { link }
        }
        TableEntry::Freed { role, by, reason, mut link } => {
            link.key = hidden();
            TableEntry::Freed { role, by, reason, link }
        }
        TableEntry::Joined { held, .. } => TableEntry::Joined { held, key: hidden() },
        other => other,
    }
}
