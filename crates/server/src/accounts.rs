//! Accounts, their sessions and their tokens. Secrets are kept as hashes only.

use std::path::Path;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use rusqlite::{OptionalExtension, params};
use tokio::sync::Semaphore;

use crate::database::{self, Database, Durability};
use crate::identity::{Identity, person_of};
use crate::secret;
use crate::wire::{Credentials, Fault, FaultKind, NewToken, Person, Scope, Token, TokenMade};

const STEPS: &[&str] = &["
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
"];

/// A session ends after a year.
const SESSION_MS: u64 = 365 * 86_400_000;
/// So many passwords are hashed at once: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;
/// Verified when the name is not known, so that an answer takes as long as for one that is.
const NOBODYS_PASSWORD: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                                2DzTQJ0G5sJXgB1eCqmQ1n9Fv8x1uT0aJ0l0mVh3yJY";

/// Where accounts are kept.
pub(crate) struct Accounts {
    database: Database,
    hashing: Semaphore,
}

impl Accounts {
    pub(crate) fn open(path: &Path) -> Result<Accounts, rusqlite::Error> {
        let connection = database::open(path, Durability::Full, STEPS)?;
        Ok(Accounts { database: Database::new(connection), hashing: Semaphore::new(AT_ONCE) })
    }

    async fn hash<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let _turn = self.hashing.acquire().await.map_err(|error| Fault::internal(&error))?;
        tokio::task::spawn_blocking(work).await.map_err(|error| Fault::internal(&error))
    }

    /// Makes an account: the one who has it now.
    pub(crate) async fn register(&self, credentials: Credentials, now: u64) -> Result<Identity, Fault> {
        let Credentials { name, password } = credentials;
        check_form(&name, &password)?;
        let hashed = self.hash(move || hash_password(&password)).await??;
        let kept = name.clone();
        let made = self
            .database
            .query(move |connection| {
                let insert = connection.execute(
                    "INSERT OR IGNORE INTO accounts (name, folded, password, made_at) VALUES (?, ?, ?, ?)",
                    params![kept, kept.to_lowercase(), hashed, now],
                )?;
                Ok((insert == 1).then(|| connection.last_insert_rowid()))
            })
            .await?;
        let account = made.ok_or_else(|| Fault::new(FaultKind::NameTaken, "the name is taken"))?;
        Ok(Identity::account(account, &name, None))
    }

    /// The account, if the password is right.
    pub(crate) async fn log_in(&self, credentials: Credentials) -> Result<Identity, Fault> {
        let Credentials { name, password } = credentials;
        let folded = name.to_lowercase();
        let known = self
            .database
            .query(move |connection| {
                let sql = "SELECT id, name, password FROM accounts WHERE folded = ?";
                let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
                connection.query_row(sql, [folded], row).optional()
            })
            .await?;
        let (account, name, hashed): (i64, String, String) =
            known.unwrap_or_else(|| (0, String::new(), NOBODYS_PASSWORD.to_owned()));
        let right = self.hash(move || is_password(&password, &hashed)).await?;
        if right && account != 0 {
            Ok(Identity::account(account, &name, None))
        } else {
            Err(Fault::new(FaultKind::WrongPassword, "the name or the password is wrong"))
        }
    }

    /// A new session: the secret for the cookie.
    pub(crate) async fn new_session(&self, account: i64, now: u64) -> Result<String, Fault> {
        let secret = format!("s{}", secret::secret());
        let hash = secret::hash(&secret);
        self.database
            .query(move |connection| {
                connection
                    .execute("DELETE FROM sessions WHERE made_at < ?", [now.saturating_sub(SESSION_MS)])?;
                connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", params![hash, account, now])
            })
            .await?;
        Ok(secret)
    }

    pub(crate) async fn by_session(&self, secret: &str) -> Result<Option<Identity>, Fault> {
        let hash = secret::hash(secret);
        self.database.query(move |connection| {
            let sql = "SELECT accounts.id, name FROM sessions JOIN accounts ON accounts.id = account WHERE hash = ?";
            let row = |row: &rusqlite::Row<'_>| {
                Ok(Identity::account(row.get(0)?, &row.get::<_, String>(1)?, None))
            };
            connection.prepare_cached(sql)?.query_row([hash], row).optional()
        })
        .await
    }

    pub(crate) async fn end_session(&self, secret: &str) -> Result<(), Fault> {
        let hash = secret::hash(secret);
        self.database
            .query(move |connection| connection.execute("DELETE FROM sessions WHERE hash = ?", [hash]))
            .await?;
        Ok(())
    }

    /// Ends every session and revokes every token.
    pub(crate) async fn end_all(&self, account: i64) -> Result<(), Fault> {
        self.database
            .query(move |connection| {
                let transaction = connection.transaction()?;
                transaction.execute("DELETE FROM sessions WHERE account = ?", [account])?;
                transaction.execute("DELETE FROM tokens WHERE account = ?", [account])?;
                transaction.commit()
            })
            .await
    }

    /// The person with this name.
    pub(crate) async fn by_name(&self, name: &str) -> Result<Option<Person>, Fault> {
        let folded = name.to_lowercase();
        self.database
            .query(move |connection| {
                let sql = "SELECT id, name FROM accounts WHERE folded = ?";
                let row = |row: &rusqlite::Row<'_>| Ok(person_of(row.get(0)?, &row.get::<_, String>(1)?));
                connection.query_row(sql, [folded], row).optional()
            })
            .await
    }

    pub(crate) async fn new_token(&self, account: i64, new: NewToken, now: u64) -> Result<TokenMade, Fault> {
        let name: String = new.name.trim().chars().take(80).collect();
        let secret = format!("partie_{}", secret::secret());
        let (hash, scopes) = (secret::hash(&secret), new.scopes);
        let kept = serde_json::to_string(&scopes).map_err(|error| Fault::internal(&error))?;
        let token = self
            .database
            .query(move |connection| {
                let sql = "INSERT INTO tokens (hash, account, name, scopes, made_at) VALUES (?, ?, ?, ?, ?)";
                connection.execute(sql, params![hash, account, name, kept, now])?;
                Ok(Token { id: connection.last_insert_rowid() as u64, name, scopes, made_at: now })
            })
            .await?;
        Ok(TokenMade { token, secret })
    }

    pub(crate) async fn tokens(&self, account: i64) -> Result<Vec<Token>, Fault> {
        self.database
            .query(move |connection| {
                let sql = "SELECT id, name, scopes, made_at FROM tokens WHERE account = ? ORDER BY id";
                let row = |row: &rusqlite::Row<'_>| {
                    let scopes = scopes(&row.get::<_, String>(2)?);
                    Ok(Token { id: row.get(0)?, name: row.get(1)?, scopes, made_at: row.get(3)? })
                };
                connection.prepare_cached(sql)?.query_map([account], row)?.collect()
            })
            .await
    }

    pub(crate) async fn revoke(&self, account: i64, token: u64) -> Result<(), Fault> {
        let sql = "DELETE FROM tokens WHERE account = ? AND id = ?";
        let gone =
            self.database.query(move |connection| connection.execute(sql, params![account, token])).await?;
        if gone == 1 { Ok(()) } else { Err(Fault::new(FaultKind::NotFound, "there is no such token")) }
    }

    pub(crate) async fn by_token(&self, secret: &str) -> Result<Option<Identity>, Fault> {
        let hash = secret::hash(secret);
        self.database.query(move |connection| {
            let sql =
                "SELECT accounts.id, accounts.name, scopes FROM tokens JOIN accounts ON accounts.id = account WHERE hash = ?";
            let row = |row: &rusqlite::Row<'_>| {
                let scopes = scopes(&row.get::<_, String>(2)?);
                Ok(Identity::account(row.get(0)?, &row.get::<_, String>(1)?, Some(scopes)))
            };
            connection.prepare_cached(sql)?.query_row([hash], row).optional()
        })
        .await
    }
}

fn scopes(kept: &str) -> Vec<Scope> {
    serde_json::from_str(kept).unwrap_or_default()
}

fn check_form(name: &str, password: &str) -> Result<(), Fault> {
    let wrong = |detail: &str| Err(Fault::new(FaultKind::BadCredentials, detail));
    let length = name.chars().count();
    if !(2..=24).contains(&length) || !name.chars().all(|sign| sign.is_alphanumeric() || "-_".contains(sign))
    {
        return wrong("the name: expected 2 to 24 letters, digits, - or _");
    }
    if !(8..=200).contains(&password.chars().count()) {
        return wrong("the password: expected 8 to 200 characters");
    }
    Ok(())
}

fn hash_password(password: &str) -> Result<String, Fault> {
    let salt = SaltString::encode_b64(secret::random_text(24).as_bytes())
        .map_err(|error| Fault::internal(&error))?;
    let hashed = Argon2::default().hash_password(password.as_bytes(), &salt);
    hashed.map(|hash| hash.to_string()).map_err(|error| Fault::internal(&error))
}

fn is_password(password: &str, hashed: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hashed) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_kept_as_argon2id() {
        let hashed = hash_password("correct horse").unwrap();
        assert!(hashed.starts_with("$argon2id$"));
        assert!(is_password("correct horse", &hashed) && !is_password("wrong horse", &hashed));
    }

    #[test]
    fn nobodys_password_takes_as_long_as_anybodys() {
        let hash = PasswordHash::new(NOBODYS_PASSWORD).unwrap();
        assert_eq!((hash.params.get_decimal("m"), hash.params.get_decimal("t")), (Some(19456), Some(2)));
    }

    #[test]
    fn names_and_passwords_have_a_form() {
        for (name, password, right) in [
            ("Věra_9", "12345678", true),
            ("x", "12345678", false),
            ("a b", "12345678", false),
            ("anna", "1234567", false),
        ] {
            assert_eq!(check_form(name, password).is_ok(), right, "{name}");
        }
    }
}
