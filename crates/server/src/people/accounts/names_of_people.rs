//! What people are called. The log knows them by their ids only.

use rusqlite::{Connection, OptionalExtension};

use super::Accounts;
use crate::log::OldName;
use crate::tables::{Names, PersonId};
use crate::wire::Person;

impl Accounts {
    /// The names of these people. If they cannot be read, people go without for now.
    pub(crate) async fn names(&self, people: Vec<PersonId>) -> Names {
        let asked = self.database.query(move |connection| names(connection, &people)).await;
        asked.unwrap_or_default()
    }

    /// Keeps names that stood in an old log, but for those of accounts, which have theirs or have lost it.
    pub(crate) fn keep_names(&self, old: &[OldName]) -> Result<(), rusqlite::Error> {
        self.database.with(|connection| {
            let transaction = connection.transaction()?;
            for OldName { person, name } in old {
                let account = account_of(person);
                let sql = "INSERT OR IGNORE INTO people (id, name)
                           SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE id = ?3)";
                transaction.execute(sql, rusqlite::params![person, name, account])?;
            }
            transaction.commit()
        })
    }
}

/// The names of these people, as far as they have any.
pub(crate) fn names(connection: &Connection, people: &[PersonId]) -> Result<Names, rusqlite::Error> {
    let mut names = Names::default();
    for id in people {
        let name = match account_of(id.as_str()) {
            Some(account) => name_of_account(connection, account)?,
            None => None,
        };
        let name = match name {
            None => typed_name(connection, id)?,
            name => name,
        };
        names.know(&Person::new(id.as_str(), name.filter(|name| !name.is_empty())));
    }
    Ok(names)
}

fn name_of_account(connection: &Connection, account: i64) -> Result<Option<String>, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT name FROM accounts WHERE id = ?")?;
    statement.query_row([account], |row| row.get(0)).optional()
}

/// The name that somebody typed for a person without an account.
fn typed_name(connection: &Connection, id: &PersonId) -> Result<Option<String>, rusqlite::Error> {
    let mut statement = connection.prepare_cached("SELECT name FROM people WHERE id = ?")?;
    statement.query_row([id.as_str()], |row| row.get(0)).optional()
}

/// The number of the account that a person is, if they are one.
fn account_of(person: &str) -> Option<i64> {
    person.strip_prefix('a').and_then(|number| number.parse().ok())
}
