//! An SQLite file: how it is opened, brought up to date, and asked without holding up the runtime.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::Connection;

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

/// Refuses a file that is not up to date: who only reads it does not carry out steps.
pub(crate) fn must_be_up_to_date(connection: &Connection, steps: &[&str]) -> Result<(), rusqlite::Error> {
    let version = version(connection, steps)?;
    if version == steps.len() {
        return Ok(());
    }
    let message =
        format!("its version is {version}; when the server has started once it will be {}", steps.len());
    Err(unfit(message))
}

/// Something is wrong with the file that SQLite does not know of. This is the error of its library that says nothing else.
pub(crate) fn unfit(message: String) -> rusqlite::Error {
    rusqlite::Error::ToSqlConversionFailure(message.into())
}

/// A file that one at a time asks.
pub(crate) struct Database(Arc<Mutex<Connection>>);

impl Database {
    pub(crate) fn new(connection: Connection) -> Database {
        Database(Arc::new(Mutex::new(connection)))
    }

    pub(crate) async fn query<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, Fault> {
        let connection = Arc::clone(&self.0);
        let asked = tokio::task::spawn_blocking(move || {
            ask(&mut connection.lock().unwrap_or_else(PoisonError::into_inner))
        });
        asked.await.map_err(|error| Fault::internal(&error))?.map_err(|error| Fault::internal(&error))
    }
}

/// How many of the steps a database has seen. A database from a newer program is refused.
fn version(connection: &Connection, steps: &[&str]) -> Result<usize, rusqlite::Error> {
    let version: usize = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version <= steps.len() {
        return Ok(version);
    }
    let message = format!("its version is {version}, and this program knows {} at most", steps.len());
    Err(unfit(message))
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
