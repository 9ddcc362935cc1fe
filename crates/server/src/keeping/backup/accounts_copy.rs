//! The copy of the accounts while a backup follows the log. Accounts change seldom and are small beside the log, so the whole
//! file is copied again when it has changed.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::watch::Watch;
use super::{copy_aside, replace};
use crate::run::serve::ACCOUNTS_FILE;
use crate::run::serve_error::{FileFault, ServeError};

/// How often the accounts are copied at most.
const EVERY: Duration = Duration::from_secs(1);
/// A copy takes at most this share of the time: after one that took a second the next has to wait for ten.
const SHARE: u32 = 10;

/// Copies the accounts.
pub(super) fn copy(data: &Path, to: &Path) -> Result<(), ServeError> {
    replace(to, copy_aside(data, to, &[ACCOUNTS_FILE])?)
}

/// Copies them whenever they have changed, until it is told to stop, and then once more.
pub(super) fn keep_copying(data: &Path, to: &Path, stop: &Receiver<()>) -> Result<(), ServeError> {
    let path = data.join(ACCOUNTS_FILE);
    let mut watch = Watch::new(path.clone());
    let mut pause = EVERY;
    loop {
        let goes_on = stop.recv_timeout(pause) == Err(RecvTimeoutError::Timeout);
        let begun = Instant::now();
        if watch.has_changed().map_err(|error| FileFault::Unusable(error).at(&path))? {
            copy(data, to)?;
        }
        if !goes_on {
            return Ok(());
        }
        pause = EVERY.max(begun.elapsed() * (SHARE - 1));
    }
}
