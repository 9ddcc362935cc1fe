//! Tokens: what a program acts with.

use rusqlite::{OptionalExtension, Row, params};

use super::sessions::{browsers_of, guests_of};
use super::{Accounts, Credential, Identity, person_of};
use crate::people::hashing;
use crate::people::secret;
use crate::wire::{Fault, FaultKind, NewToken, Scope, Token, TokenMade};

/// The end of the year 9999, in milliseconds since 1970.
const LATEST: u64 = 253_402_300_799_999;

impl Accounts {
    pub(crate) async fn new_token(&self, account: i64, new: NewToken, now: u64) -> Result<TokenMade, Fault> {
        let NewToken { name, scopes, expires_at } = new;
        if expires_at.is_some_and(|at| !(now + 1..=LATEST).contains(&at)) {
            let detail = "expires_at: expected a moment to come, in milliseconds since 1970";
            return Err(Fault::new(FaultKind::Malformed, detail));
        }
        let name: String = name.trim().chars().take(80).collect();
        let secret = format!("partie_{}", secret::secret());
        let hash = hashing::hash(&secret);
        let kept = serde_json::to_string(&scopes).map_err(|error| Fault::internal(&error))?;
        let token = self
            .database
            .query(move |connection| {
                let sql = "INSERT INTO tokens (hash, account, name, scopes, made_at, expires_at)
                           VALUES (?, ?, ?, ?, ?, ?)";
                connection.execute(sql, params![hash, account, name, kept, now, expires_at])?;
                let id = connection.last_insert_rowid() as u64;
                Ok(Token { id, name, scopes, made_at: now, expires_at })
            })
            .await?;
        Ok(TokenMade { token, secret })
    }

    pub(crate) async fn tokens(&self, account: i64) -> Result<Vec<Token>, Fault> {
        self.database
            .query(move |connection| {
                let sql =
                    "SELECT id, name, scopes, made_at, expires_at FROM tokens WHERE account = ? ORDER BY id";
                let row = |row: &Row<'_>| {
                    let scopes = scopes(&row.get::<_, String>(2)?);
                    let (made_at, expires_at) = (row.get(3)?, row.get(4)?);
                    Ok(Token { id: row.get(0)?, name: row.get(1)?, scopes, made_at, expires_at })
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

    pub(crate) async fn revoke_all(&self, account: i64) -> Result<(), Fault> {
        let sql = "DELETE FROM tokens WHERE account = ?";
        self.database.query(move |connection| connection.execute(sql, [account])).await.map(drop)
    }

    pub(crate) async fn by_token(&self, secret: &str, now: u64) -> Result<Option<Identity>, Fault> {
        let hash = hashing::hash(secret);
        self.database
            .query(move |connection| {
                let sql = "SELECT account, accounts.name, tokens.id, scopes, expires_at FROM tokens
                           JOIN accounts ON accounts.id = account
                           WHERE hash = ? AND (expires_at IS NULL OR expires_at > ?)";
                let row = |row: &Row<'_>| {
                    Ok(Identity {
                        person: person_of(row.get(0)?, &row.get::<_, String>(1)?),
                        account: Some(row.get(0)?),
                        also: Vec::new(),
                        kin: Vec::new(),
                        credential: Credential::Token(row.get(2)?),
                        expires_at: row.get(4)?,
                        scopes: Some(scopes(&row.get::<_, String>(3)?)),
                    })
                };
                let found = connection.prepare_cached(sql)?.query_row(params![hash, now], row).optional()?;
                let Some(mut identity) = found else { return Ok(None) };
                if let Some(account) = identity.account {
                    identity.also = guests_of(connection, account, now)?;
                    identity.kin = browsers_of(connection, account)?;
                }
                Ok(Some(identity))
            })
            .await
    }
}

fn scopes(kept: &str) -> Vec<Scope> {
    serde_json::from_str(kept).unwrap_or_default()
}
