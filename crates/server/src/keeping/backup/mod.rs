//! Copies of what the server keeps.

mod accounts_copy;
mod follow;
mod lock;
mod watch;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use tempfile::TempDir;

use self::lock::BackupLock;
use crate::files::database::only_for_owner;
use crate::keeping::verification::verify;
use crate::log::{Finding, note_length};
use crate::run::serve::{ACCOUNTS_FILE, LOG_FILE};
use crate::run::serve_error::{FileFault, ServeError};

pub use self::follow::{Began, follow, follow_until_stopped};
pub(crate) use self::lock::must_not_be_followed;

/// How the name of a directory begins in which a copy is made before it is moved to its place.
const ASIDE: &str = ".backup-";

/// Copies the log and the accounts into a directory, while the server runs or not. A copy that was there before is replaced when
/// the new one is complete; if anything fails before that, all is as it was. Lists and snapshots are not copied: they are made from
/// the log. What is damaged is the answer, and a damaged log never takes the place of an older copy.
///
/// ```
/// # let directory = tempfile::tempdir().unwrap();
/// assert!(partie_server::backup(directory.path(), &directory.path().join("copy")).is_err());
/// ```
///
/// # Errors
/// When something cannot be read or written, the log is damaged and there is an older copy, or the directory is one that a server uses or another backup writes to.
pub fn backup(data: &Path, to: &Path) -> Result<Vec<Finding>, ServeError> {
    must_have_log(data)?;
    let _only_backup = BackupLock::take(to)?;
    let aside = copy_aside(data, to, &[LOG_FILE, ACCOUNTS_FILE])?;
    // A log that the server has yet to bring up to date cannot be checked.
    let findings =
        verify(aside.directory.path(), &mut |_, _| {}).map_or_else(|_| Vec::new(), |report| report.findings);
    if !findings.is_empty() && to.join(LOG_FILE).exists() {
        return Err(ServeError::Log { path: data.join(LOG_FILE), findings });
    }
    replace(to, aside)?;
    Ok(findings)
}

/// Refuses a directory from which nothing can be copied, before anything is made elsewhere.
pub(crate) fn must_have_log(data: &Path) -> Result<(), ServeError> {
    let path = data.join(LOG_FILE);
    fs::metadata(&path).map(drop).map_err(|error| FileFault::Unusable(error).at(&path))
}

/// Copies files to a new directory beside the place where they belong.
fn copy_aside(data: &Path, to: &Path, names: &[&'static str]) -> Result<Aside, ServeError> {
    // Beside the copy, so that it is moved and not copied again; it goes when this is over, however that is.
    let directory = crate::files::directory::for_owner(ASIDE, to);
    let directory = directory.map_err(|error| ServeError::Directory { path: to.to_owned(), error })?;
    for name in names {
        copy(&data.join(name), &directory.path().join(name))?;
    }
    Ok(Aside { directory, names: names.to_vec() })
}

/// Copies that are complete.
struct Aside {
    directory: TempDir,
    names: Vec<&'static str>,
}

/// Moves the copies to their place.
fn replace(to: &Path, aside: Aside) -> Result<(), ServeError> {
    let directory = |error| ServeError::Directory { path: to.to_owned(), error };
    // The accounts before the log: newer accounts know everybody in an older log, if only one of them comes to its place.
    for name in aside.names.into_iter().rev() {
        fold_in(&to.join(name))?;
        fs::rename(aside.directory.path().join(name), to.join(name)).map_err(directory)?;
    }
    File::open(to).and_then(|folder| folder.sync_all()).map_err(directory)
}

/// Copies a database as it stands at one moment.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), ServeError> {
    let unread = |error: rusqlite::Error| FileFault::of(from, &error).at(from);
    let unwritten = |error: io::Error| FileFault::Unusable(error).at(to);
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(unread)?;
    source.execute("VACUUM INTO ?", [to.to_string_lossy()]).map_err(|error| match unread(error) {
        ServeError::File { fault: FileFault::Failed(why), .. } => FileFault::Failed(why).at(to),
        unread => unread,
    })?;
    if from.ends_with(LOG_FILE) {
        note_length(to).map_err(|error| FileFault::of(to, &error).at(to))?;
    }
    // SQLite does not wait for the disk here.
    let copied = File::options().write(true).open(to).map_err(unwritten)?;
    only_for_owner(to).and_then(|()| copied.sync_all()).map_err(unwritten)
}

/// If a log could not be copied because it is damaged: which of its entries are.
pub(crate) fn naming_entries(data: &Path, error: ServeError) -> ServeError {
    let path = data.join(LOG_FILE);
    match &error {
        ServeError::File { path: of, fault: FileFault::Damaged(_) } if *of == path => {}
        _ => return error,
    }
    match verify(data, &mut |_, _| {}) {
        Ok(report) if !report.findings.is_empty() => ServeError::Log { path, findings: report.findings },
        _ => error,
    }
}

/// What SQLite keeps beside a file would be taken for a part of the one that replaces it, so it is brought into the file first.
/// Where that cannot be done the file is damaged, and is replaced all the same.
pub(crate) fn fold_in(path: &Path) -> Result<(), ServeError> {
    let beside = [beside(path, "-wal"), beside(path, "-shm")];
    if !beside.iter().any(|path| path.exists()) {
        return Ok(());
    }
    let folded =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE).and_then(|connection| {
            connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get::<_, String>(0))
        });
    if let Err(error) = folded {
        let fault = FileFault::of(path, &error);
        if matches!(fault, FileFault::InUse) {
            return Err(fault.at(path));
        }
    }
    for path in beside {
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(FileFault::Unusable(error).at(&path));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The name of a file that SQLite keeps beside another.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}
