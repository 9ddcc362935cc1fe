//! An SQLite file: how it is opened, brought up to date, and asked without holding up the runtime.

use std::ffi::OsString;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fmt, fs, io};

use rusqlite::{Connection, ErrorCode};

use crate::run::serve_error::FileFault;
use crate::wire::Fault;

/// How much a commit waits for the disk.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Durability {
    /// What is committed is on disk.
    Full,
    /// The last commits may be lost with the power, which does not matter for what can be made anew.
    Normal,
}

/// Opens a file, or makes it, and carries out the steps that it has not seen yet.
pub(crate) fn open(
    path: &Path,
    durability: Durability,
    steps: &[&str],
) -> Result<Connection, rusqlite::Error> {
    if let Err(error) = only_for_owner(path) {
        tracing::warn!(file = %path.display(), %error, "others may read a file");
    }
    let mut connection = Connection::open(path)?;
    let synchronous = match durability {
        Durability::Full => "FULL",
        Durability::Normal => "NORMAL",
    };
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    migrate(&mut connection, steps)?;
    Ok(connection)
}

/// The permissions of every file: names, games and hashed secrets are nobody else's.
pub(crate) const OWNER_ONLY: u32 = 0o600;

/// Makes a file that only its owner can read and write, or makes it so. What SQLite keeps beside it is the same.
pub(crate) fn only_for_owner(path: &Path) -> io::Result<()> {
    let made = fs::OpenOptions::new().append(true).create(true).mode(OWNER_ONLY).open(path)?;
    if made.metadata()?.permissions().mode() & 0o777 == OWNER_ONLY {
        return Ok(());
    }
    made.set_permissions(fs::Permissions::from_mode(OWNER_ONLY))
}

/// Opens a file that can be made anew from the log. One that is damaged or of a newer program is set aside for whoever wants
/// to look at it, since nobody should have to wait for what nothing depends on.
pub(crate) fn open_or_remake<T>(
    path: &Path,
    steps: &[&str],
    use_it: impl Fn(Connection) -> Result<T, rusqlite::Error>,
) -> Result<T, FileFault> {
    let opened = || {
        let connection = open(path, Durability::Normal, steps)?;
        must_be_sound(&connection)?;
        use_it(connection)
    };
    let fault = match opened() {
        Ok(opened) => return Ok(opened),
        Err(error) => FileFault::of(path, &error),
    };
    let ending = match fault {
        FileFault::Damaged(_) => ".damaged",
        FileFault::Newer { .. } => ".newer",
        _ => return Err(fault),
    };
    let aside = set_aside(path, ending).map_err(FileFault::Unusable)?;
    let (file, aside) = (path.display(), aside.display());
    tracing::warn!(%file, %fault, %aside, "a file is set aside, and made anew from the log");
    opened().map_err(|error| FileFault::of(path, &error))
}

/// Looks at every page: damage in the midst of a file would be met only when somebody asks for what is there.
fn must_be_sound(connection: &Connection) -> Result<(), rusqlite::Error> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(unfit(found)) }
}

/// The same, and compares indexes with their tables.
pub(crate) fn must_be_whole(connection: &Connection) -> Result<(), rusqlite::Error> {
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(unfit(found)) }
}

/// Renames a file and what SQLite keeps beside it, over what was set aside before. Its new name.
fn set_aside(path: &Path, ending: &str) -> io::Result<PathBuf> {
    let named = |endings: [&str; 2]| {
        let mut name = OsString::from(path);
        name.push(endings.concat());
        PathBuf::from(name)
    };
    for beside in ["", "-wal", "-shm"] {
        let aside = named([ending, beside]);
        match fs::rename(named([beside, ""]), &aside) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => drop(fs::remove_file(aside)),
            renamed => renamed?,
        }
    }
    Ok(named([ending, ""]))
}

/// Refuses a file that is not up to date: who only reads it does not carry out steps.
pub(crate) fn must_be_up_to_date(connection: &Connection, steps: &[&str]) -> Result<(), rusqlite::Error> {
    let (version, known) = (version(connection, steps)?, steps.len());
    if version == known { Ok(()) } else { Err(OtherVersion { version, known }.into()) }
}

/// Refuses a file from a newer program, and one that is no program's.
pub(crate) fn must_not_be_newer(connection: &Connection, steps: &[&str]) -> Result<(), rusqlite::Error> {
    match version(connection, steps)? {
        0 => Err(unfit("it has no version".to_owned())),
        _ => Ok(()),
    }
}

/// Something is wrong with the file that SQLite does not know of. This is the error of its library that says nothing else.
pub(crate) fn unfit(message: String) -> rusqlite::Error {
    rusqlite::Error::ToSqlConversionFailure(message.into())
}

/// A file has seen more steps than this program knows, or fewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OtherVersion {
    pub(crate) version: usize,
    pub(crate) known: usize,
}

impl fmt::Display for OtherVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OtherVersion { version, known } = self;
        if version > known {
            return write!(f, "its version is {version}, and this program knows {known} at most");
        }
        write!(f, "its version is {version}; when the server has started once it will be {known}")
    }
}

impl std::error::Error for OtherVersion {}

impl From<OtherVersion> for rusqlite::Error {
    fn from(other: OtherVersion) -> Self {
        rusqlite::Error::ToSqlConversionFailure(Box::new(other))
    }
}

/// A failed request as a fault. A full disk is told apart from other failures: there may be room again later.
fn fault_of(error: &rusqlite::Error) -> Fault {
    use ErrorCode::{CannotOpen, DiskFull, ReadOnly, SystemIoFailure};
    match error.sqlite_error_code() {
        Some(DiskFull | SystemIoFailure | ReadOnly | CannotOpen) => Fault::storage(error),
        _ => Fault::internal(error),
    }
}

/// A file that one at a time asks.
pub(crate) struct Database(Arc<Mutex<Connection>>);

impl Database {
    pub(crate) fn new(connection: Connection) -> Database {
        Database(Arc::new(Mutex::new(connection)))
    }

    /// Asks at once, in the caller's own thread.
    pub(crate) fn with<T>(&self, ask: impl FnOnce(&mut Connection) -> T) -> T {
        ask(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Asks for somebody, who is told only that it has failed.
    pub(crate) async fn query<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, Fault> {
        self.ask(ask).await.map_err(|error| fault_of(&error))
    }

    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, rusqlite::Error> {
        let connection = Arc::clone(&self.0);
        let asked = tokio::task::spawn_blocking(move || {
            ask(&mut connection.lock().unwrap_or_else(PoisonError::into_inner))
        });
        asked.await.unwrap_or_else(|error| Err(unfit(error.to_string())))
    }
}

/// How many of the steps a database has seen. A database from a newer program is refused.
fn version(connection: &Connection, steps: &[&str]) -> Result<usize, rusqlite::Error> {
    let version: usize = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = steps.len();
    if version <= known { Ok(version) } else { Err(OtherVersion { version, known }.into()) }
}

/// Carries out the steps that a database has not seen yet.
fn migrate(connection: &mut Connection, steps: &[&str]) -> Result<(), rusqlite::Error> {
    let version = version(connection, steps)?;
    for (index, step) in steps.iter().enumerate().skip(version) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", index + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_is_carried_out_once() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &["CREATE TABLE a (x)"]).unwrap();
        migrate(&mut connection, &["CREATE TABLE a (x)", "CREATE TABLE b (x)"]).unwrap();
        connection.execute("INSERT INTO b VALUES (1)", []).unwrap();
    }

    #[test]
    fn a_newer_database_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &["CREATE TABLE a (x)", "CREATE TABLE b (x)"]).unwrap();
        assert!(migrate(&mut connection, &["CREATE TABLE a (x)"]).is_err());
    }

    #[test]
    fn who_only_reads_wants_it_up_to_date() {
        let mut connection = Connection::open_in_memory().unwrap();
        let steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x)"];
        migrate(&mut connection, &steps[..1]).unwrap();
        assert!(
            must_be_up_to_date(&connection, &steps).unwrap_err().to_string().starts_with("its version is 1")
        );
        migrate(&mut connection, &steps).unwrap();
        must_be_up_to_date(&connection, &steps).unwrap();
    }
}
