//! Copies of what the server keeps.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::directory;
use crate::log::lock_of;
use crate::serve::{ACCOUNTS_FILE, LOG_FILE};
use crate::serve_error::{FileFault, ServeError};

/// Copies the log and the accounts into a directory, while the server runs or not. A copy that was there before is replaced when
/// the new one is complete; if anything fails, all is as it was. Lists and snapshots are not copied: they are made from the
/// log.
///
/// ```
/// # let directory = tempfile::tempdir().unwrap();
/// assert!(partie_server::backup(directory.path(), &directory.path().join("copy")).is_err());
/// ```
///
/// # Errors
/// When something cannot be read or written, or the directory is one that a server uses.
pub fn backup(data: &Path, to: &Path) -> Result<(), ServeError> {
    let unusable = |error| ServeError::Directory { path: to.to_owned(), error };
    directory::make(to).map_err(unusable)?;
    let lock = lock_of(&to.join(LOG_FILE));
    if lock.exists() {
        return Err(ServeError::Exists(lock));
    }
    // Beside the copy, so that it is moved and not copied again; it goes when this is over, however that is.
    let aside = tempfile::Builder::new().prefix(".backup-").tempdir_in(to).map_err(unusable)?;
    for name in [LOG_FILE, ACCOUNTS_FILE] {
        copy(&data.join(name), &aside.path().join(name))?;
    }
    for name in [LOG_FILE, ACCOUNTS_FILE] {
        fs::rename(aside.path().join(name), to.join(name)).map_err(unusable)?;
    }
    File::open(to).and_then(|folder| folder.sync_all()).map_err(unusable)
}

fn copy(from: &Path, to: &Path) -> Result<(), ServeError> {
    let unread = |error: rusqlite::Error| FileFault::of(from, &error).at(from);
    let unwritten = |error: io::Error| FileFault::Unusable(error).at(to);
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(unread)?;
    source.execute("VACUUM INTO ?", [to.to_string_lossy()]).map_err(|error| match unread(error) {
        ServeError::File { fault: FileFault::Failed(why), .. } => FileFault::Failed(why).at(to),
        unread => unread,
    })?;
    // SQLite does not wait for the disk here.
    let copied = File::options().write(true).open(to).map_err(unwritten)?;
    crate::database::only_for_owner(to).and_then(|()| copied.sync_all()).map_err(unwritten)
}
