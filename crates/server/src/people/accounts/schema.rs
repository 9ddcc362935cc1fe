//! The tables of the accounts' file, step by step.

use rusqlite::{Connection, params};

use super::allowed_names::skeletons;
use crate::people::hashing;

/// What each version of the program has added.
pub(super) const STEPS: &[&str] = &[
    "
    CREATE TABLE accounts (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        made_at INTEGER NOT NULL
    );
    CREATE TABLE sessions (
        hash TEXT PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES accounts,
        made_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_of ON sessions (account);
    CREATE TABLE tokens (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        hash TEXT NOT NULL UNIQUE,
        account INTEGER NOT NULL REFERENCES accounts,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        made_at INTEGER NOT NULL
    );
    CREATE INDEX tokens_of ON tokens (account);
",
    "
    CREATE TABLE skeletons (
        skeleton TEXT NOT NULL,
        account INTEGER NOT NULL REFERENCES accounts,
        PRIMARY KEY (skeleton, account)
    ) WITHOUT ROWID;
    CREATE INDEX skeletons_of ON skeletons (account);
",
    // When an old session was last used is not known. It counts as used now, so that an update logs nobody out.
    "
    CREATE TABLE sessions_with_use (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        hash TEXT NOT NULL UNIQUE,
        account INTEGER NOT NULL REFERENCES accounts,
        guest TEXT,
        browser TEXT NOT NULL DEFAULT '',
        begun_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL
    );
    INSERT INTO sessions_with_use (hash, account, begun_at, used_at)
        SELECT hash, account, made_at, unixepoch() * 1000 FROM sessions;
    DROP TABLE sessions;
    ALTER TABLE sessions_with_use RENAME TO sessions;
    CREATE INDEX sessions_of ON sessions (account);
    CREATE INDEX sessions_by_use ON sessions (used_at);
    ALTER TABLE tokens ADD COLUMN expires_at INTEGER;
    ALTER TABLE accounts ADD COLUMN deleted_at INTEGER;
",
    "
    CREATE TABLE known_browsers (
        account INTEGER NOT NULL REFERENCES accounts,
        guest TEXT NOT NULL,
        seen_at INTEGER NOT NULL,
        PRIMARY KEY (account, guest)
    ) WITHOUT ROWID;
",
    // People without an account whose names somebody typed.
    "
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
",
    // What an organiser called the players of a table, by colour, and a group, its title and its links.
    "
    CREATE TABLE called (of TEXT NOT NULL, what TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (of, what)) WITHOUT ROWID;
",
];

/// Works out the skeletons of accounts from before there were any, which SQL cannot do. Two old names may look alike: both
/// stay.
pub(super) fn fill_skeletons(connection: &mut Connection) -> Result<(), rusqlite::Error> {
    let transaction = connection.transaction()?;
    let sql = "SELECT id, name FROM accounts WHERE id NOT IN (SELECT account FROM skeletons)";
    let without: Vec<(i64, String)> = transaction
        .prepare(sql)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    for (account, name) in without {
        insert_skeletons(&transaction, account, &name)?;
    }
    transaction.commit()
}

/// Keeps only hashes of what the name of a deleted account looks like.
pub(super) fn hash_skeletons(connection: &Connection, account: i64) -> Result<(), rusqlite::Error> {
    let mut statement = connection.prepare("SELECT skeleton FROM skeletons WHERE account = ?")?;
    let skeletons: Vec<String> =
        statement.query_map([account], |row| row.get(0))?.collect::<Result<_, _>>()?;
    connection.execute("DELETE FROM skeletons WHERE account = ?", [account])?;
    for skeleton in skeletons {
        let sql = "INSERT OR IGNORE INTO skeletons (skeleton, account) VALUES (?, ?)";
        connection.execute(sql, params![hashing::hash(&skeleton), account])?;
    }
    Ok(())
}

/// Notes what a name looks like.
pub(super) fn insert_skeletons(
    connection: &Connection,
    account: i64,
    name: &str,
) -> Result<(), rusqlite::Error> {
    let mut insert = connection.prepare_cached("INSERT OR IGNORE INTO skeletons VALUES (?, ?)")?;
    skeletons(name).iter().try_for_each(|skeleton| insert.execute(params![skeleton, account]).map(drop))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::database::{self, Durability};

    #[test]
    fn an_old_file_keeps_its_people_and_their_sessions() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("accounts.sqlite");
        let old = database::open(&path, Durability::Full, &STEPS[..1]).unwrap();
        old.execute_batch(
            "INSERT INTO accounts (name, folded, password, made_at) VALUES ('Ivan', 'ivan', 'x', 1), ('lvan', 'lvan', 'x', 1);
             INSERT INTO sessions VALUES ('abc', 1, 5);
             INSERT INTO tokens (hash, account, name, scopes, made_at) VALUES ('def', 1, 'bot', '[]', 7);",
        )
        .unwrap();
        drop(old);
        let mut new = database::open(&path, Durability::Full, STEPS).unwrap();
        fill_skeletons(&mut new).unwrap();
        fill_skeletons(&mut new).unwrap();
        let number = |sql: &str| new.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(number("SELECT count(DISTINCT account) FROM skeletons"), 2);
        assert_eq!(number("SELECT count(*) FROM sessions WHERE hash = 'abc' AND begun_at = 5"), 1);
        assert!(number("SELECT used_at FROM sessions") > 1_600_000_000_000);
        assert_eq!(number("SELECT count(*) FROM tokens WHERE expires_at IS NULL"), 1);
    }
}
