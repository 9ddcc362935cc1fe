//! Accounts, their sessions and their tokens. Secrets are kept as hashes only.

mod allowed_names;
mod browser;
mod called;
mod names_of_people;
mod passwords;
mod schema;
mod sessions;
mod tokens;

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use self::allowed_names::{check_name, folded, skeletons};
use self::passwords::{NOBODYS_PASSWORD, Passwords, check_password};
use crate::files::database::{self, Database, Durability};
use crate::people::hashing;
use crate::people::identity::{Credential, Identity, person_of};
use crate::wire::{Credentials, Fault, FaultKind, Person};

pub(crate) use self::called::{called, players};
pub(crate) use self::names_of_people::names;
pub(crate) use self::sessions::{Ended, NewSession, Which};

/// Refuses a file of accounts that is damaged or from a newer program.
pub(crate) fn check(path: &Path) -> Result<(), rusqlite::Error> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    database::must_not_be_newer(&connection, schema::STEPS)?;
    database::must_be_whole(&connection)
}

/// Where accounts are kept.
pub(crate) struct Accounts {
    database: Database,
    passwords: Passwords,
}

impl Accounts {
    pub(crate) fn open(path: &Path) -> Result<Accounts, rusqlite::Error> {
        let mut connection = database::open(path, Durability::Full, schema::STEPS)?;
        // A deleted name must not be left in what the file no longer uses.
        connection.pragma_update(None, "secure_delete", true)?;
        schema::fill_skeletons(&mut connection)?;
        Ok(Accounts { database: Database::new(connection), passwords: Passwords::new() })
    }

    /// Makes an account: its number.
    pub(crate) async fn register(&self, credentials: Credentials, now: u64) -> Result<i64, Fault> {
        let Credentials { name, password } = credentials;
        check_name(&name)?;
        check_password(&password)?;
        let hashed = self.passwords.hash(password).await?;
        self.database.query(move |connection| insert(connection, &name, &hashed, now)).await?
    }

    /// The number of the account, if the password is right.
    pub(crate) async fn log_in(&self, credentials: Credentials) -> Result<i64, Fault> {
        let Credentials { name, password } = credentials;
        let folded = folded(&name);
        let known = self
            .database
            .query(move |connection| {
                let sql = "SELECT id, password FROM accounts WHERE folded = ? AND deleted_at IS NULL";
                connection.query_row(sql, [folded], |row| Ok((row.get(0)?, row.get(1)?))).optional()
            })
            .await?;
        let (account, hashed): (i64, String) = known.unwrap_or_else(|| (0, NOBODYS_PASSWORD.to_owned()));
        let right = self.passwords.verify(password, hashed).await?;
        if right && account != 0 { Ok(account) } else { Err(wrong_password()) }
    }

    /// Refuses a wrong password of an account that is logged in.
    pub(crate) async fn check_password(&self, account: i64, password: String) -> Result<(), Fault> {
        let sql = "SELECT password FROM accounts WHERE id = ?";
        let hashed = self
            .database
            .query(move |connection| connection.query_row(sql, [account], |row| row.get(0)))
            .await?;
        if self.passwords.verify(password, hashed).await? { Ok(()) } else { Err(wrong_password()) }
    }

    pub(crate) async fn set_password(&self, account: i64, password: String) -> Result<(), Fault> {
        check_password(&password)?;
        let hashed = self.passwords.hash(password).await?;
        let sql = "UPDATE accounts SET password = ? WHERE id = ? AND deleted_at IS NULL";
        self.database
            .query(move |connection| connection.execute(sql, params![hashed, account]))
            .await
            .map(drop)
    }

    /// Deletes an account. Hashes of what its name looks like stay, so that nobody can pose as its owner.
    pub(crate) async fn delete(&self, account: i64, now: u64) -> Result<(), Fault> {
        self.database
            .query(move |connection| {
                let transaction = connection.transaction()?;
                for table in ["sessions", "tokens", "known_browsers"] {
                    transaction.execute(&format!("DELETE FROM {table} WHERE account = ?"), [account])?;
                }
                // No name has a space, so nobody can ever have this one.
                let sql =
                    "UPDATE accounts SET name = '', folded = 'deleted ' || id, password = '', deleted_at = ?
                           WHERE id = ?";
                transaction.execute(sql, params![now, account])?;
                schema::hash_skeletons(&transaction, account)?;
                transaction.commit()?;
                // The name is still in the write-ahead file until that begins again.
                connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            })
            .await
    }

    /// The person with this name.
    pub(crate) async fn by_name(&self, name: &str) -> Result<Option<Person>, Fault> {
        let folded = folded(name);
        self.database
            .query(move |connection| {
                let sql = "SELECT id, name FROM accounts WHERE folded = ? AND deleted_at IS NULL";
                let row = |row: &rusqlite::Row<'_>| Ok(person_of(row.get(0)?, &row.get::<_, String>(1)?));
                connection.query_row(sql, [folded], row).optional()
            })
            .await
    }

    /// Whether this browser has logged in to this name before.
    pub(crate) async fn knows_browser(&self, name: &str, guest: &str) -> Result<bool, Fault> {
        let (folded, guest) = (folded(name), guest.to_owned());
        let sql = "SELECT 1 FROM known_browsers JOIN accounts ON accounts.id = account WHERE folded = ? AND guest = ?";
        let known = move |connection: &mut Connection| {
            connection.query_row(sql, params![folded, guest], |_| Ok(())).optional()
        };
        Ok(self.database.query(known).await?.is_some())
    }

    /// Whether the session or the token is still there.
    pub(crate) async fn is_valid(&self, credential: Credential) -> Result<bool, Fault> {
        let (sql, id) = match credential {
            Credential::Guest => return Ok(true),
            Credential::Session(id) => ("SELECT 1 FROM sessions WHERE id = ?", id),
            Credential::Token(id) => ("SELECT 1 FROM tokens WHERE id = ?", id),
        };
        let there = self
            .database
            .query(move |connection| connection.query_row(sql, [id], |_| Ok(())).optional())
            .await?;
        Ok(there.is_some())
    }
}

/// Writes a new account, unless its name is taken or looks like one that is.
fn insert(
    connection: &mut Connection,
    name: &str,
    hashed: &str,
    now: u64,
) -> Result<Result<i64, Fault>, rusqlite::Error> {
    let transaction = connection.transaction()?;
    let sql = "SELECT 1 FROM accounts WHERE folded = ?";
    if transaction.prepare_cached(sql)?.exists([folded(name)])? {
        return Ok(Err(Fault::new(FaultKind::NameTaken, "the name is taken")));
    }
    let sql = "SELECT 1 FROM skeletons WHERE skeleton IN (?, ?, ?, ?)";
    let [small, capital] = skeletons(name);
    let of_deleted = [&small, &capital].map(|skeleton| hashing::hash(skeleton));
    let alike = params![small, capital, of_deleted[0], of_deleted[1]];
    if transaction.prepare_cached(sql)?.exists(alike)? {
        return Ok(Err(Fault::new(FaultKind::NameLooksTaken, "the name looks like one that is taken")));
    }
    let sql = "INSERT INTO accounts (name, folded, password, made_at) VALUES (?, ?, ?, ?)";
    transaction.execute(sql, params![name, folded(name), hashed, now])?;
    let account = transaction.last_insert_rowid();
    schema::insert_skeletons(&transaction, account, name)?;
    transaction.commit()?;
    Ok(Ok(account))
}

fn wrong_password() -> Fault {
    Fault::new(FaultKind::WrongPassword, "the name or the password is wrong")
}
