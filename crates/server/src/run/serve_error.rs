//! Why the server cannot serve, or what it keeps cannot be taken out: facts, which the program puts into words.

use std::error::Error;
use std::fmt;
use std::fs::OpenOptions;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::files::database::OtherVersion;
use crate::log::Finding;

/// Why the server cannot serve, or what it keeps cannot be taken out.
///
/// ```
/// use partie_server::{FileFault, Format, ServeError, export};
/// # let directory = tempfile::tempdir().unwrap();
/// let error = export(directory.path(), None, Format::Events, &mut Vec::new()).unwrap_err();
/// assert!(matches!(error, ServeError::File { fault: FileFault::Unusable(_), .. }));
/// ```
#[derive(Debug)]
pub enum ServeError {
    /// The directory cannot be made, or nothing can be written there.
    Directory {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Something is wrong with a file.
    File {
        /// Which.
        path: PathBuf,
        /// What.
        fault: FileFault,
    },
    /// The address cannot be listened on.
    Listen {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// What the log holds of a table makes no sense.
    Table {
        /// Which.
        table: String,
        /// Why.
        why: String,
    },
    /// The log knows no such table.
    NoTable(String),
    /// A copy would be written over a file.
    Exists(PathBuf),
    /// A backup is writing to the directory.
    Followed(PathBuf),
    /// Entries of the log are not what was written, so it is not copied.
    Log {
        /// The log.
        path: PathBuf,
        /// What is damaged.
        findings: Vec<Finding>,
    },
    /// The log that a backup follows is not the one that it has copied: it is shorter, or has gone on differently.
    Replaced(PathBuf),
    /// What was taken out cannot be written.
    Output(io::Error),
    /// The system gives no threads, signals or connections.
    System(io::Error),
}

/// What is wrong with a file that the server keeps.
#[derive(Debug)]
pub enum FileFault {
    /// Another program is using it.
    InUse,
    /// It is no database, or not ours, or was damaged; and how that was noticed.
    Damaged(String),
    /// It is from a newer program.
    Newer {
        /// Its version.
        version: usize,
        /// The newest that this program knows.
        known: usize,
    },
    /// It is from an older program. The server brings it up to date when it starts; who only reads does not.
    Older {
        /// Its version.
        version: usize,
        /// The version of this program.
        known: usize,
    },
    /// The system does not let it be used.
    Unusable(io::Error),
    /// SQLite has failed otherwise, and this is what it says.
    Failed(String),
}

impl FileFault {
    /// What an error of SQLite means for this file.
    pub(crate) fn of(path: &Path, error: &rusqlite::Error) -> FileFault {
        match error {
            rusqlite::Error::SqliteFailure(failure, _) => match failure.code {
                ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt | ErrorCode::Unknown => {
                    FileFault::Damaged(error.to_string())
                }
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed => FileFault::InUse,
                _ => FileFault::of_system(path, error),
            },
            rusqlite::Error::ToSqlConversionFailure(unfit) => FileFault::of_unfit(&**unfit),
            // Tables or columns are not what they ought to be.
            _ => FileFault::Damaged(error.to_string()),
        }
    }

    fn of_unfit(error: &(dyn Error + 'static)) -> FileFault {
        match *error.downcast_ref().unwrap_or(&OtherVersion { version: 0, known: 0 }) {
            OtherVersion { version, known } if version > known => FileFault::Newer { version, known },
            OtherVersion { version, known } if version < known => FileFault::Older { version, known },
            _ => FileFault::Damaged(error.to_string()),
        }
    }

    /// SQLite says only that it cannot open or write; the system says why.
    fn of_system(path: &Path, error: &rusqlite::Error) -> FileFault {
        match OpenOptions::new().read(true).append(true).open(path) {
            Err(error) => FileFault::Unusable(error),
            Ok(_) => FileFault::Failed(error.to_string()),
        }
    }

    /// Of this file.
    pub(crate) fn at(self, path: &Path) -> ServeError {
        ServeError::File { path: path.to_owned(), fault: self }
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Directory { path, error } => write!(f, "cannot write to {}: {error}", path.display()),
            ServeError::File { path, fault } => write!(f, "cannot use {}: {fault}", path.display()),
            ServeError::Listen { address, error } => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Table { table, why } => write!(f, "cannot read table {table}: {why}"),
            ServeError::NoTable(table) => write!(f, "there is no table {table}"),
            ServeError::Exists(path) => write!(f, "cannot write {}: it is there already", path.display()),
            ServeError::Followed(path) => {
                write!(f, "cannot use {}: a backup is writing to it", path.display())
            }
            ServeError::Log { path, findings } => {
                write!(f, "{} is damaged in {} places", path.display(), findings.len())
            }
            ServeError::Replaced(path) => {
                write!(f, "{} is not the log that was copied: it was replaced", path.display())
            }
            ServeError::Output(error) => write!(f, "cannot write: {error}"),
            ServeError::System(error) => write!(f, "cannot start: {error}"),
        }
    }
}

impl Error for ServeError {}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::InUse => f.write_str("another program is using it"),
            FileFault::Damaged(how) => write!(f, "it is damaged: {how}"),
            FileFault::Newer { version, known } | FileFault::Older { version, known } => {
                OtherVersion { version: *version, known: *known }.fmt(f)
            }
            FileFault::Unusable(error) => error.fmt(f),
            FileFault::Failed(error) => f.write_str(error),
        }
    }
}

impl Error for FileFault {}
