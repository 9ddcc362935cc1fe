//! What organisers call the players of a table, a group and its links. The log has none of it, so that a name is gone when it
//! is deleted here.

use std::collections::HashMap;

use partie_table::clock::Both;
use rusqlite::{Connection, params};

use super::Accounts;
use crate::wire::Fault;

/// What somebody was called: the table or the stream of a group, what it is about, and the name.
pub(crate) type Called = (String, String, String);

impl Accounts {
    /// Keeps what people and things are called.
    pub(crate) async fn call(&self, names: Vec<Called>) -> Result<(), Fault> {
        self.database
            .query(move |connection| {
                let transaction = connection.transaction()?;
                for (of, what, name) in names.iter().filter(|(_, _, name)| !name.is_empty()) {
                    let sql = "INSERT OR REPLACE INTO called (of, what, name) VALUES (?, ?, ?)";
                    transaction.prepare_cached(sql)?.execute(params![of, what, name])?;
                }
                transaction.commit()
            })
            .await
    }

    /// What was said of a table or a group. If it cannot be read, it goes without for now.
    pub(crate) async fn called(&self, of: &str) -> HashMap<String, String> {
        let of = of.to_owned();
        self.database.query(move |connection| called(connection, &of)).await.unwrap_or_default()
    }

    /// Who is to play at a table.
    pub(crate) async fn players_called(&self, table: &str) -> Both<String> {
        players(self.called(table).await)
    }

    /// The same at many tables; those of which nothing was said are left out.
    pub(crate) async fn players_at(&self, tables: Vec<String>) -> HashMap<String, Both<String>> {
        let read = move |connection: &mut Connection| {
            let mut at = HashMap::new();
            for table in tables {
                let called = called(connection, &table)?;
                if !called.is_empty() {
                    at.insert(table, players(called));
                }
            }
            Ok(at)
        };
        self.database.query(read).await.unwrap_or_default()
    }
}

/// What was said of a table or a group.
pub(crate) fn called(connection: &Connection, of: &str) -> Result<HashMap<String, String>, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT what, name FROM called WHERE of = ?")?;
    statement.query_map([of], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Who is to play.
pub(crate) fn players(mut called: HashMap<String, String>) -> Both<String> {
    let mut of = |colour: &str| called.remove(colour).unwrap_or_default();
    Both { white: of("white"), black: of("black") }
}
