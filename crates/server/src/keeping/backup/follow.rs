//! A copy that is kept up with the log while the server runs, stops, is killed and starts again.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use std::{fs, io, panic, thread};

use rusqlite::{Connection, OpenFlags};

use super::lock::BackupLock;
use super::watch::Watch;
use super::{accounts_copy, copy_aside, must_have_log, naming_entries, replace};
use crate::keeping::verification::verify;
use crate::log::{CannotFollow, Finding, Progress, Replica};
use crate::run::serve::{ACCOUNTS_FILE, LOG_FILE};
use crate::run::serve_error::{FileFault, ServeError};
use crate::run::signals;

/// How often the log is looked at.
const EVERY: Duration = Duration::from_millis(200);

/// A backup has begun to follow the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Began {
    /// The position of the last entry that the copy has.
    pub position: u64,
    /// Damage that the log had before, and the copy has therefore.
    pub damage: Vec<Finding>,
}

/// Copies the log and the accounts into a directory and goes on following them, at most a second behind, until something comes
/// from `stop` or its sender is gone. `began` is called when the copy is complete for the first time.
///
/// The copy of the log can be served at any moment. A copy with which the log begins is continued, another one is replaced.
/// Every new entry is checked before it is written. The accounts are copied again when they have changed, at most once a
/// second, and so seldom that it takes no more than a tenth of the time.
///
/// ```
/// # let directory = tempfile::tempdir().unwrap();
/// let (_sender, stop) = std::sync::mpsc::channel();
/// let copy = directory.path().join("copy");
/// assert!(partie_server::follow(directory.path(), &copy, |_| {}, &stop).is_err());
/// ```
///
/// # Errors
/// When something cannot be read or written, a new entry is damaged, the log was replaced by another one, or the directory is
/// one that a server uses or another backup writes to.
pub fn follow(
    data: &Path,
    to: &Path,
    began: impl FnOnce(Began),
    stop: &Receiver<()>,
) -> Result<(), ServeError> {
    must_have_log(data)?;
    let _only_backup = BackupLock::take(to)?;
    let mut following = Following::begin(data, to)?;
    following.catch_up()?;
    began(Began { position: following.replica.position(), damage: following.damage.clone() });
    let followed = thread::scope(|scope| {
        let (accounts_go_on, accounts_stop) = channel();
        let accounts = scope.spawn(move || accounts_copy::keep_copying(data, to, &accounts_stop));
        let followed = following.go_on(|| !accounts.is_finished(), stop);
        drop(accounts_go_on);
        let copied = accounts.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked));
        followed.and(copied)
    });
    following.replica.close();
    followed
}

/// Follows until somebody stops the program (Ctrl+C, or SIGTERM).
///
/// # Errors
/// The same as [`follow`].
pub fn follow_until_stopped(data: &Path, to: &Path, began: impl FnOnce(Began)) -> Result<(), ServeError> {
    let stop = signals::stop_channel().map_err(ServeError::System)?;
    follow(data, to, began, &stop)
}

/// A copy and the log that it follows.
struct Following {
    log: PathBuf,
    copy: PathBuf,
    replica: Replica,
    /// Damage that was there before.
    damage: Vec<Finding>,
}

impl Following {
    /// Continues a copy, or makes one.
    fn begin(data: &Path, to: &Path) -> Result<Following, ServeError> {
        let [log, copy] = [data, to].map(|directory| directory.join(LOG_FILE));
        if let Some(replica) = continued(&log, to)? {
            accounts_copy::copy(data, to)?;
            return Ok(Following { log, copy, replica, damage: Vec::new() });
        }
        let aside =
            copy_aside(data, to, &[LOG_FILE, ACCOUNTS_FILE]).map_err(|error| naming_entries(data, error))?;
        let damage = verify(aside.directory.path(), &mut |_, _| {})?.findings;
        let was_there_before = |old: &Vec<Finding>| damage.iter().all(|finding| old.contains(finding));
        let old = verify(to, &mut |_, _| {}).map(|report| report.findings);
        if !old.as_ref().map_or(true, was_there_before) {
            return Err(ServeError::Log { path: log, findings: damage });
        }
        replace(to, aside)?;
        let replica = Replica::open(&copy).map_err(|error| FileFault::of(&copy, &error).at(&copy))?;
        Ok(Following { log, copy, replica, damage })
    }

    /// Takes over what is new again and again.
    fn go_on(&mut self, may_go_on: impl Fn() -> bool, stop: &Receiver<()>) -> Result<(), ServeError> {
        let mut watch = Watch::new(self.log.clone());
        loop {
            let stopped = stop.recv_timeout(EVERY) != Err(RecvTimeoutError::Timeout);
            if !may_go_on() {
                return Ok(());
            }
            self.must_be_there()?;
            if watch.has_changed().map_err(|error| FileFault::Unusable(error).at(&self.log))? {
                self.catch_up()?;
            }
            if stopped {
                return Ok(());
            }
        }
    }

    fn catch_up(&mut self) -> Result<(), ServeError> {
        loop {
            let unread = |error: rusqlite::Error| FileFault::of(&self.log, &error).at(&self.log);
            // Opened each time: the file may have been replaced.
            let log = open(&self.log).map_err(unread)?;
            match self.replica.catch_up(&log) {
                Ok(Progress::CaughtUp) => return Ok(()),
                Ok(Progress::Behind) => {}
                Err(CannotFollow::Unread(error)) => return Err(unread(error)),
                Err(CannotFollow::Unwritten(error)) => {
                    return Err(FileFault::of(&self.copy, &error).at(&self.copy));
                }
                Err(CannotFollow::Damaged(findings)) => {
                    return Err(ServeError::Log { path: self.log.clone(), findings });
                }
                Err(CannotFollow::Replaced) => return Err(ServeError::Replaced(self.log.clone())),
            }
        }
    }

    /// A copy that somebody has deleted would be written for nobody.
    fn must_be_there(&self) -> Result<(), ServeError> {
        match fs::exists(&self.copy) {
            Ok(true) => Ok(()),
            Ok(false) => Err(FileFault::Unusable(io::ErrorKind::NotFound.into()).at(&self.copy)),
            Err(error) => Err(FileFault::Unusable(error).at(&self.copy)),
        }
    }
}

/// The copy that is there, if it is sound and the log begins with it.
fn continued(log: &Path, to: &Path) -> Result<Option<Replica>, ServeError> {
    let is_sound = verify(to, &mut |_, _| {}).is_ok_and(|report| report.findings.is_empty());
    let Some(replica) = is_sound.then(|| Replica::open(&to.join(LOG_FILE)).ok()).flatten() else {
        return Ok(None);
    };
    let is_beginning = open(log).and_then(|log| replica.is_beginning_of(&log));
    match is_beginning {
        Ok(is_beginning) => Ok(is_beginning.then_some(replica)),
        Err(error) => Err(FileFault::of(log, &error).at(log)),
    }
}

fn open(log: &Path) -> Result<Connection, rusqlite::Error> {
    let connection = Connection::open_with_flags(log, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    Ok(connection)
}
