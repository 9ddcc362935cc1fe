//! Brings a database to the version that this program knows.

use rusqlite::Connection;

/// Carries out the steps that a database has not seen yet. A database from a newer program is refused.
pub(crate) fn migrate(connection: &mut Connection, steps: &[&str]) -> Result<(), rusqlite::Error> {
    let version: usize = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version > steps.len() {
        let message = format!("its version is {version}, and this program knows {} at most", steps.len());
        return Err(rusqlite::Error::InvalidParameterName(message));
    }
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
}
