//! Files that exist only to be locked. The system gives a lock back when the process ends, however it ends.

use std::fs::{File, TryLockError};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use crate::files::database::OWNER_ONLY;

/// Locks a file, which is made if need be, for as long as it stays open.
pub(crate) fn take(path: &Path) -> Result<File, TryLockError> {
    // Never emptied and never followed: a link of this name must not cost anybody another file.
    let mut options = File::options();
    options.write(true).create(true).truncate(false).mode(OWNER_ONLY);
    options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits() as i32);
    let file = options.open(path).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

/// Whether another process holds the lock. Nothing is made.
pub(crate) fn is_held(path: &Path) -> io::Result<bool> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        file => file?,
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
