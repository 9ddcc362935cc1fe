//! Sessions: an account in a browser.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::browser::described;
use super::{Accounts, Credential, Identity, person_of};
use crate::people::hashing;
use crate::people::secret;
use crate::wire::{Fault, Session};

const DAY_MS: u64 = 86_400_000;
/// A session ends so long after its last use: then it is most likely forgotten, on a machine that others use too.
const UNUSED_MS: u64 = 30 * DAY_MS;
/// And so long after it was begun, however much it is used: a stolen one does not serve for ever.
const LONGEST_MS: u64 = 365 * DAY_MS;
/// A use is noted at most once in so long, so that reading does not write.
const NOTED_MS: u64 = 3_600_000;
/// An account has so many sessions at most, and so many known browsers: those used last.
const MOST: usize = 50;

/// When a session ends.
fn expires_at(begun_at: u64, used_at: u64) -> u64 {
    used_at.saturating_add(UNUSED_MS).min(begun_at.saturating_add(LONGEST_MS))
}

/// What is written of a session when it begins.
pub(crate) struct NewSession {
    pub(crate) account: i64,
    /// The guest that the browser was before.
    pub(crate) guest: String,
    pub(crate) user_agent: String,
}

/// Which sessions of an account to end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    One(u64),
    AllBut(u64),
    All,
    /// Those that are too many.
    Surplus,
}

/// A session that has ended.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    pub(crate) id: u64,
    /// The guest who the browser is from now on.
    pub(crate) guest: Option<String>,
}

impl Accounts {
    /// A new session: the secret for the cookie.
    pub(crate) async fn begin_session(&self, new: NewSession, now: u64) -> Result<String, Fault> {
        let secret = format!("s{}", secret::secret());
        let hash = hashing::hash(&secret);
        self.database
            .query(move |connection| {
                let transaction = connection.transaction()?;
                // One that was begun too long ago is not used any more either, and goes a month later.
                let unused = now.saturating_sub(UNUSED_MS);
                transaction.execute("DELETE FROM sessions WHERE used_at <= ?", [unused])?;
                transaction.execute(
                    "INSERT INTO sessions (hash, account, guest, browser, begun_at, used_at) VALUES (?, ?, ?, ?, ?, ?)",
                    params![hash, new.account, new.guest, described(&new.user_agent), now, now],
                )?;
                remember_browser(&transaction, new.account, &new.guest, now)?;
                transaction.commit()
            })
            .await?;
        Ok(secret)
    }

    /// Who has this session. It counts as used.
    pub(crate) async fn by_session(&self, secret: &str, now: u64) -> Result<Option<Identity>, Fault> {
        let hash = hashing::hash(secret);
        self.database
            .query(move |connection| {
                let Some(row) = find(connection, &hash)? else { return Ok(None) };
                if expires_at(row.begun_at, row.used_at) <= now {
                    return Ok(None);
                }
                let used_at = if now.saturating_sub(row.used_at) < NOTED_MS { row.used_at } else { now };
                if used_at != row.used_at {
                    let sql = "UPDATE sessions SET used_at = ? WHERE id = ?";
                    connection.execute(sql, params![used_at, row.id])?;
                }
                Ok(Some(Identity {
                    person: person_of(row.account, &row.name),
                    account: Some(row.account),
                    also: guests_of(connection, row.account, now)?,
                    kin: browsers_of(connection, row.account)?,
                    credential: Credential::Session(row.id),
                    expires_at: Some(expires_at(row.begun_at, used_at)),
                    scopes: None,
                }))
            })
            .await
    }

    /// The sessions of an account that have not expired, the last used first.
    pub(crate) async fn sessions(
        &self,
        account: i64,
        this: Credential,
        now: u64,
    ) -> Result<Vec<Session>, Fault> {
        let listed: Vec<Session> = self
            .database
            .query(move |connection| {
                let sql = "SELECT id, browser, begun_at, used_at FROM sessions WHERE account = ?
                           ORDER BY used_at DESC, id DESC";
                let row = |row: &Row<'_>| {
                    let id = row.get(0)?;
                    let current = this == Credential::Session(id);
                    let (browser, begun_at, used_at) = (row.get(1)?, row.get(2)?, row.get(3)?);
                    Ok(Session { id, browser, begun_at, used_at, current })
                };
                connection.prepare_cached(sql)?.query_map([account], row)?.collect()
            })
            .await?;
        let lives = |session: &Session| expires_at(session.begun_at, session.used_at) > now;
        Ok(listed.into_iter().filter(lives).collect())
    }

    /// Ends sessions of an account: those that were there.
    pub(crate) async fn end_sessions(&self, account: i64, which: Which) -> Result<Vec<Ended>, Fault> {
        let (only, but, beyond) = match which {
            Which::One(id) => (Some(id), None, None),
            Which::AllBut(id) => (None, Some(id), None),
            Which::All => (None, None, None),
            Which::Surplus => (None, None, Some(MOST)),
        };
        self.database
            .query(move |connection| {
                let sql = "DELETE FROM sessions WHERE account = ?1 AND (?2 IS NULL OR id = ?2)
                           AND (?3 IS NULL OR id <> ?3)
                           AND (?4 IS NULL OR id NOT IN (
                               SELECT id FROM sessions WHERE account = ?1 ORDER BY used_at DESC, id DESC LIMIT ?4
                           )) RETURNING id, guest";
                let row = |row: &Row<'_>| Ok(Ended { id: row.get(0)?, guest: row.get(1)? });
                connection.prepare_cached(sql)?.query_map(params![account, only, but, beyond], row)?.collect()
            })
            .await
    }
}

/// The guests of all browsers that have logged in to an account lately.
pub(super) fn browsers_of(connection: &Connection, account: i64) -> Result<Vec<String>, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT guest FROM known_browsers WHERE account = ?")?;
    statement.query_map([account], |row| row.get(0))?.collect()
}

impl Accounts {
    /// The accounts to which a guest's browser has logged in lately, and the guests of their other browsers.
    pub(crate) async fn kin_of_guest(&self, guest: &str) -> Result<Vec<String>, Fault> {
        let guest = guest.to_owned();
        let kin = move |connection: &mut Connection| {
            let mut statement =
                connection.prepare_cached("SELECT account FROM known_browsers WHERE guest = ?")?;
            let accounts: Vec<i64> =
                statement.query_map([guest], |row| row.get(0))?.collect::<Result<_, _>>()?;
            let mut kin = Vec::new();
            for account in accounts {
                kin.push(person_of(account, "").id);
                kin.extend(browsers_of(connection, account)?);
            }
            Ok(kin)
        };
        self.database.query(kin).await
    }
}

/// Guessing by others does not hold up a browser that has logged in before.
fn remember_browser(
    connection: &Connection,
    account: i64,
    guest: &str,
    now: u64,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT OR REPLACE INTO known_browsers VALUES (?, ?, ?)";
    connection.execute(sql, params![account, guest, now])?;
    let sql = "DELETE FROM known_browsers WHERE account = ?1 AND guest NOT IN (
                   SELECT guest FROM known_browsers WHERE account = ?1 ORDER BY seen_at DESC, guest LIMIT ?2
               )";
    connection.execute(sql, params![account, MOST]).map(drop)
}

struct SessionRow {
    id: u64,
    account: i64,
    name: String,
    begun_at: u64,
    used_at: u64,
}

fn find(connection: &Connection, hash: &str) -> Result<Option<SessionRow>, rusqlite::Error> {
    let sql = "SELECT sessions.id, account, name, begun_at, used_at FROM sessions
               JOIN accounts ON accounts.id = account WHERE hash = ?";
    let row = |row: &Row<'_>| {
        Ok(SessionRow {
            id: row.get(0)?,
            account: row.get(1)?,
            name: row.get(2)?,
            begun_at: row.get(3)?,
            used_at: row.get(4)?,
        })
    };
    connection.prepare_cached(sql)?.query_row([hash], row).optional()
}

/// The guests whose browsers are logged in to the account.
pub(super) fn guests_of(
    connection: &Connection,
    account: i64,
    now: u64,
) -> Result<Vec<String>, rusqlite::Error> {
    let sql =
        "SELECT guest FROM sessions WHERE account = ? AND guest IS NOT NULL AND used_at > ? AND begun_at > ?
               GROUP BY guest ORDER BY max(id) DESC";
    let (used, begun) = (now.saturating_sub(UNUSED_MS), now.saturating_sub(LONGEST_MS));
    connection.prepare_cached(sql)?.query_map(params![account, used, begun], |row| row.get(0))?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_700_000_000_000;

    async fn accounts() -> (tempfile::TempDir, Accounts, i64) {
        let folder = tempfile::tempdir().unwrap();
        let accounts = Accounts::open(&folder.path().join("accounts.sqlite")).unwrap();
        let insert = |connection: &mut Connection| super::super::insert(connection, "Anna", "x", NOW);
        let account = accounts.database.query(insert).await.unwrap().unwrap();
        (folder, accounts, account)
    }

    fn new(account: i64, guest: &str) -> NewSession {
        NewSession { account, guest: guest.to_owned(), user_agent: "curl/8".to_owned() }
    }

    #[tokio::test]
    async fn a_session_ends_a_month_after_its_last_use() {
        let (_folder, accounts, account) = accounts().await;
        let secret = accounts.begin_session(new(account, "g1"), NOW).await.unwrap();
        let mut now = NOW;
        for _ in 0..5 {
            now += UNUSED_MS - 1;
            assert!(accounts.by_session(&secret, now).await.unwrap().is_some());
        }
        assert!(accounts.by_session(&secret, now + UNUSED_MS).await.unwrap().is_none());
    }

    #[tokio::test]
    async fn a_session_ends_a_year_after_it_was_begun() {
        let (_folder, accounts, account) = accounts().await;
        let secret = accounts.begin_session(new(account, "g1"), NOW).await.unwrap();
        for day in (0..365).step_by(20) {
            let identity = accounts.by_session(&secret, NOW + day * DAY_MS).await.unwrap().unwrap();
            assert!(identity.expires_at.unwrap() <= NOW + LONGEST_MS);
        }
        assert!(accounts.by_session(&secret, NOW + LONGEST_MS).await.unwrap().is_none());
    }

    #[tokio::test]
    async fn a_use_is_noted_once_an_hour() {
        let (_folder, accounts, account) = accounts().await;
        let secret = accounts.begin_session(new(account, "g1"), NOW).await.unwrap();
        for (later, noted) in [(NOTED_MS - 1, 0), (NOTED_MS, NOTED_MS), (NOTED_MS + 1, NOTED_MS)] {
            accounts.by_session(&secret, NOW + later).await.unwrap();
            let listed = accounts.sessions(account, Credential::Guest, NOW + later).await.unwrap();
            assert_eq!(listed[0].used_at, NOW + noted);
        }
    }

    #[tokio::test]
    async fn sessions_and_browsers_do_not_pile_up() {
        let (_folder, accounts, account) = accounts().await;
        for number in 0..MOST as u64 + 3 {
            accounts.begin_session(new(account, &format!("g{number}")), NOW + number).await.unwrap();
        }
        let ended = accounts.end_sessions(account, Which::Surplus).await.unwrap();
        let guests: Vec<String> = ended.into_iter().filter_map(|ended| ended.guest).collect();
        assert_eq!(guests, ["g0", "g1", "g2"]);
        assert_eq!(accounts.sessions(account, Credential::Guest, NOW).await.unwrap().len(), MOST);
        assert!(!accounts.knows_browser("anna", "g2").await.unwrap());
        assert!(accounts.knows_browser("ANNA", "g3").await.unwrap());
    }

    #[tokio::test]
    async fn an_account_is_the_guests_of_its_live_sessions() {
        let (_folder, accounts, account) = accounts().await;
        let phone = accounts.begin_session(new(account, "g1"), NOW).await.unwrap();
        let laptop = accounts.begin_session(new(account, "g2"), NOW + UNUSED_MS / 2).await.unwrap();
        let also = async |secret: &str, now| accounts.by_session(secret, now).await.unwrap().unwrap().also;
        assert_eq!(also(&phone, NOW).await, ["g2", "g1"]);
        assert_eq!(also(&laptop, NOW + UNUSED_MS).await, ["g2"]);
    }
}
