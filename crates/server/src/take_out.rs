//! Taking out what the server keeps, while it runs or not.

use std::io::Write;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};
use serde_json::json;

use crate::serve::{ACCOUNTS_FILE, LOG_FILE, ServeError};
use crate::tables::TableEntry;

fn failed(what: &str, error: &dyn std::fmt::Display) -> ServeError {
    ServeError(format!("cannot {what}: {error}"))
}

/// Writes every event of every table as JSON lines: the table, its number, and the event. Secrets of links stay here.
///
/// ```
/// # let directory = tempfile::tempdir().unwrap();
/// let error = partie_server::export(directory.path(), None, &mut Vec::new()).unwrap_err();
/// assert!(error.to_string().starts_with("cannot open"));
/// ```
///
/// # Errors
/// When the log cannot be read or the text not be written.
pub fn export(data: &Path, table: Option<&str>, out: &mut dyn Write) -> Result<(), ServeError> {
    let path = data.join(LOG_FILE);
    let wrong = |error: rusqlite::Error| failed(&format!("read {}", path.display()), &error);
    let log = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .map_err(|error| failed(&format!("open {}", path.display()), &error))?;
    let sql = "SELECT stream, seq, at, body FROM events WHERE ?1 IS NULL OR stream = ?1 ORDER BY position";
    let mut statement = log.prepare(sql).map_err(wrong)?;
    let mut rows = statement.query([table]).map_err(wrong)?;
    while let Some(row) = rows.next().map_err(wrong)? {
        let (stream, seq): (String, u64) = (row.get(0).map_err(wrong)?, row.get(1).map_err(wrong)?);
        let (at, body): (u64, String) = (row.get(2).map_err(wrong)?, row.get(3).map_err(wrong)?);
        let entry: TableEntry = serde_json::from_str(&body)
            .map_err(|error| failed(&format!("read entry {seq} of table {stream}"), &error))?;
        let line = json!({ "table": stream, "seq": seq, "at": at, "entry": without_secrets(entry) });
        writeln!(out, "{line}").map_err(|error| failed("write", &error))?;
    }
    Ok(())
}

fn without_secrets(entry: TableEntry) -> TableEntry {
    let hidden = String::new;
    match entry {
        TableEntry::Opened { opened_at, organiser, private, holders, event, .. } => {
            TableEntry::Opened { opened_at, organiser, private, holders, links: Vec::new(), event }
        }
        TableEntry::Linked { mut link } => {
            link.key = hidden();
            TableEntry::Linked { link }
        }
        TableEntry::Joined { held, .. } => TableEntry::Joined { held, key: hidden() },
        other => other,
    }
}

/// Copies the log and the accounts into a directory that holds neither, while the server runs or not.
///
/// ```
/// # let directory = tempfile::tempdir().unwrap();
/// assert!(partie_server::backup(directory.path(), &directory.path().join("copy")).is_err());
/// ```
///
/// # Errors
/// When something cannot be read or written, or is there already.
pub fn backup(data: &Path, to: &Path) -> Result<(), ServeError> {
    std::fs::create_dir_all(to).map_err(|error| failed(&format!("make {}", to.display()), &error))?;
    for name in [LOG_FILE, ACCOUNTS_FILE] {
        let (from, to) = (data.join(name), to.join(name));
        if to.exists() {
            return Err(ServeError(format!("cannot write {}: it is there already", to.display())));
        }
        let wrong =
            |error: rusqlite::Error| failed(&format!("copy {} to {}", from.display(), to.display()), &error);
        let source = Connection::open_with_flags(&from, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(wrong)?;
        source.execute("VACUUM INTO ?", [to.to_string_lossy()]).map_err(wrong)?;
    }
    Ok(())
}
