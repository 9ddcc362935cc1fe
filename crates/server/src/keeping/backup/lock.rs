//! Who writes to a directory: a server, or a backup. Each keeps the other out.

use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::ASIDE;
use crate::files::file_lock;
use crate::log::lock_of;
use crate::run::serve::LOG_FILE;
use crate::run::serve_error::ServeError;

/// The file whose lock a backup holds; it goes with the backup.
const FILE: &str = "backup.lock";

/// Nobody else makes a copy in this directory, and no server starts there.
pub(super) struct BackupLock {
    path: PathBuf,
    _locked: File,
}

impl BackupLock {
    /// Takes a directory, which is made if need be, unless a server uses it. What a backup that was killed has left behind is
    /// cleared away.
    pub(super) fn take(to: &Path) -> Result<BackupLock, ServeError> {
        let directory = |error| ServeError::Directory { path: to.to_owned(), error };
        crate::files::directory::make(to).map_err(directory)?;
        let path = to.join(FILE);
        let locked = loop {
            let locked = file_lock::take(&path).map_err(|error| match error {
                TryLockError::WouldBlock => ServeError::Followed(to.to_owned()),
                TryLockError::Error(error) => directory(error),
            })?;
            if is_still_at(&locked, &path).map_err(directory)? {
                break locked;
            }
        };
        let lock = BackupLock { path, _locked: locked };
        // A server takes its own lock before it looks for ours, so one of the two sees the other.
        let servers = lock_of(&to.join(LOG_FILE));
        if servers.exists() {
            return Err(ServeError::Exists(servers));
        }
        clear_away(to).map_err(directory)?;
        Ok(lock)
    }
}

impl Drop for BackupLock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path); // without a lock on it the file means nothing
    }
}

/// Whether this is the file of that name, and not one that was removed before it was locked.
fn is_still_at(file: &File, path: &Path) -> io::Result<bool> {
    let opened = file.metadata()?;
    match fs::symlink_metadata(path) {
        Ok(named) => Ok((named.dev(), named.ino()) == (opened.dev(), opened.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn clear_away(to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(ASIDE) && entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

/// Refuses a directory to which a backup writes.
pub(crate) fn must_not_be_followed(data: &Path) -> Result<(), ServeError> {
    match file_lock::is_held(&data.join(FILE)) {
        Ok(false) => Ok(()),
        Ok(true) => Err(ServeError::Followed(data.to_owned())),
        Err(error) => Err(ServeError::Directory { path: data.to_owned(), error }),
    }
}
