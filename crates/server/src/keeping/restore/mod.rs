//! Putting back what a backup has kept.

mod steps;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::files::database::only_for_owner;
use crate::files::file_lock;
use crate::keeping::backup::{self, beside, must_have_log, must_not_be_followed, naming_entries};
use crate::keeping::verification::verify;
use crate::log::{Report, SqliteLog, lock_of};
use crate::people::accounts::{self, Accounts};
use crate::people::server_key;
use crate::run::serve::{ACCOUNTS_FILE, LOG_FILE, take_directory};
use crate::run::serve_error::{FileFault, ServeError};
use crate::tables::date;
use crate::time::TimeSource;

/// How the name of a directory begins in which things are made ready.
const STAGING: &str = ".restore-";

/// What else may be done to restore a copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestoreOptions {
    /// A log or accounts that are there already are moved aside.
    pub replace: bool,
    /// A damaged copy is restored as it is.
    pub damaged: bool,
}

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What the log holds now.
    pub log: Report,
    /// Where that is which was there before.
    pub aside: Option<PathBuf>,
    /// Whether the directory has a server's key. No backup has it; without the old one, links that are still open work but
    /// cannot be shown again.
    pub has_key: bool,
}

impl Restored {
    /// The day and time of the last entry as `2009-07-01 15:04`, in UTC.
    pub fn newest(&self) -> Option<String> {
        let ms = self.log.newest?;
        let minutes = ms / 60_000 % 1440;
        Some(format!("{} {:02}:{:02}", date(ms).replace('.', "-"), minutes / 60, minutes % 60))
    }
}

/// Puts a copy of the log and the accounts into a server's directory. The copy is checked first: every entry of the log against
/// the chain, and the accounts by SQLite. Lists and snapshots of what was there before do not stay.
///
/// After a crash at any point the directory has what it had, or what is restored, or neither and all that it had is aside.
///
/// ```
/// use partie_server::{RestoreOptions, restore};
/// # let directory = tempfile::tempdir().unwrap();
/// let to = directory.path().join("data");
/// let error = restore(directory.path(), &to, RestoreOptions::default()).unwrap_err();
/// assert!(error.to_string().contains("log.sqlite"));
/// ```
///
/// # Errors
/// When something cannot be read or written, the copy is damaged or from a newer program, a server uses the directory, or it has
/// a log already.
pub fn restore(from: &Path, to: &Path, options: RestoreOptions) -> Result<Restored, ServeError> {
    let directory = |error| ServeError::Directory { path: to.to_owned(), error };
    must_have_log(from)?;
    crate::files::directory::make(to).map_err(directory)?;
    let lock = Lock::take(to)?;
    let there = [LOG_FILE, ACCOUNTS_FILE].map(|name| to.join(name)).into_iter().find(|path| path.exists());
    if let Some(path) = there.filter(|_| !options.replace) {
        return Err(ServeError::Exists(path));
    }
    steps::clear_away(to).map_err(directory)?;
    let staging = crate::files::directory::for_owner(STAGING, to).map_err(directory)?;
    let log = stage(from, staging.path(), options.damaged)?;
    let plan = steps::plan(to, staging.path()).map_err(directory)?;
    plan.steps.iter().try_for_each(steps::Step::run).map_err(directory)?;
    lock.keep();
    Ok(Restored { log, aside: plan.aside, has_key: server_key::is_in(to) })
}

/// The lock of the server whose directory this is. If nothing is restored, none is left behind that was not there.
struct Lock {
    path: PathBuf,
    was_there: bool,
    _locked: File,
}

impl Lock {
    fn take(to: &Path) -> Result<Lock, ServeError> {
        let path = lock_of(&to.join(LOG_FILE));
        let was_there = path.exists();
        Ok(Lock { path, was_there, _locked: take_directory(to)? })
    }

    fn keep(mut self) {
        self.was_there = true;
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if !self.was_there {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Copies everything to where it is made ready, and checks what has arrived there.
fn stage(from: &Path, staging: &Path, damaged: bool) -> Result<Report, ServeError> {
    let [log, accounts] = [LOG_FILE, ACCOUNTS_FILE].map(|name| staging.join(name));
    for name in [LOG_FILE, ACCOUNTS_FILE] {
        match backup::copy(&from.join(name), &staging.join(name)) {
            Err(ServeError::File { fault: FileFault::Damaged(_), .. }) if damaged => {
                copy_as_it_is(from, staging, name)?;
            }
            copied => copied.map_err(|error| naming_entries(from, error))?,
        }
    }
    if let Err(error) = accounts::check(&accounts) {
        let fault = FileFault::of(&accounts, &error);
        if !(damaged && matches!(fault, FileFault::Damaged(_))) {
            return Err(fault.at(&from.join(ACCOUNTS_FILE)));
        }
    }
    let at_home = |error| match error {
        ServeError::File { path, fault } if path == log => fault.at(&from.join(LOG_FILE)),
        error => error,
    };
    let checked = match verify(staging, &mut |_, _| {}) {
        Err(ServeError::File { fault: FileFault::Older { .. }, .. }) => {
            bring_up_to_date(&log, &accounts).and_then(|()| verify(staging, &mut |_, _| {}))
        }
        checked => checked,
    };
    let report = checked.map_err(at_home)?;
    if !(damaged || report.findings.is_empty()) {
        return Err(ServeError::Log { path: from.join(LOG_FILE), findings: report.findings });
    }
    [&log, &accounts].into_iter().try_for_each(|path| backup::fold_in(path))?;
    Ok(report)
}

/// What SQLite cannot copy is copied byte by byte, which wants nobody to write to it.
fn copy_as_it_is(from: &Path, staging: &Path, name: &str) -> Result<(), ServeError> {
    must_not_be_followed(from)?;
    let [from_file, to_file] = [from, staging].map(|directory| directory.join(name));
    if file_lock::is_held(&lock_of(&from.join(LOG_FILE))).unwrap_or(false) {
        return Err(FileFault::InUse.at(&from_file));
    }
    for ending in ["", "-wal"] {
        let [from, to] = [&from_file, &to_file].map(|path| beside(path, ending));
        let copied = fs::copy(&from, &to).and_then(|_| only_for_owner(&to));
        match copied.and_then(|()| File::open(&to)?.sync_all()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && !ending.is_empty() => {}
            Err(error) => return Err(FileFault::Unusable(error).at(&from)),
            Ok(()) => {}
        }
    }
    backup::fold_in(&to_file)
}

/// A copy from an older program gets what the server would do to it. It has no chain yet, so SQLite's own check is all
/// that there is.
fn bring_up_to_date(log: &Path, accounts: &Path) -> Result<(), ServeError> {
    crate::log::check_file(log).map_err(|error| FileFault::of(log, &error).at(log))?;
    let people = Accounts::open(accounts).map_err(|error| FileFault::of(accounts, &error).at(accounts))?;
    SqliteLog::open_in_time(log, TimeSource::Machine, &mut |names| people.keep_names(names))
        .map(drop)
        .map_err(|error| FileFault::Failed(error.to_string()).at(log))
}
