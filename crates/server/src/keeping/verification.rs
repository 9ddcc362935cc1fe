//! Checking the log from outside, while the server runs or not.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::log::{self, Damage, Proof, Report, Stream, heads_of_file, read_stream};
use crate::run::serve::LOG_FILE;
use crate::run::serve_error::{FileFault, ServeError};

/// What the log of one table proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableProof {
    /// The proof of each entry that is what was written, the first first.
    pub proofs: Vec<Proof>,
    /// What is wrong with the rest.
    pub damage: Option<Damage>,
}

impl TableProof {
    /// The proof of all that is there.
    pub fn last(&self) -> Option<Proof> {
        self.proofs.last().copied()
    }

    /// Whether somebody else's proof is of this record, or of its beginning.
    pub fn includes(&self, proof: Proof) -> bool {
        self.proofs.contains(&proof)
    }
}

/// Checks every entry of the log. `progress` is told now and then how many were looked at, and of how many.
///
/// ```
/// # let directory = tempfile::tempdir().unwrap();
/// let error = partie_server::verify(directory.path(), &mut |_, _| {}).unwrap_err();
/// assert!(error.to_string().contains("log.sqlite"));
/// ```
///
/// # Errors
/// When the log cannot be read.
pub fn verify(data: &Path, progress: &mut dyn FnMut(u64, u64)) -> Result<Report, ServeError> {
    read(data, |log| log::verify(log, progress))
}

/// Checks the log of one table.
///
/// # Errors
/// When the log cannot be read, or there is no such table.
pub fn verify_table(data: &Path, table: &str) -> Result<TableProof, ServeError> {
    let stream = read(data, |log| read_stream(log, &heads_of_file(log)?, table, 0))?;
    if stream == Stream::default() {
        return Err(ServeError::NoTable(table.to_owned()));
    }
    let proofs = stream.entries.iter().map(log::Entry::proof).collect();
    Ok(TableProof { proofs, damage: stream.damage })
}

fn read<T>(
    data: &Path,
    ask: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>,
) -> Result<T, ServeError> {
    let path = data.join(LOG_FILE);
    let opened = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    opened.and_then(|connection| ask(&connection)).map_err(|error| FileFault::of(&path, &error).at(&path))
}
