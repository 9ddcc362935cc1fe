//! Logs from before the chain.

use rusqlite::{Connection, params};
use serde_json::{Value, json};

use super::*;
use crate::files::database::{self, Durability};
use crate::log::sqlite::{STEPS, SqliteLog};
use crate::log::{EventLog, verify};
use crate::time::TimeSource;

/// How many steps an old log has seen.
const OLD: usize = 3;

/// A log of an older program: tables with two entries each.
fn old_log(path: &std::path::Path, tables: u64) {
    let old = database::open(path, Durability::Normal, &STEPS[..OLD]).unwrap();
    let sql = "INSERT INTO events (position, stream, seq, previous, at, line, sort, body)
               VALUES (?, ?, ?, ?, 7, ?, ?, ?)";
    old.execute_batch("BEGIN").unwrap();
    for table in 0..tables {
        let (id, first) = (format!("t{table}"), 2 * table + 1);
        let person = json!({"id": format!("a{table}"), "name": format!("Anna{table}"), "number": table});
        let opened = json!({"entry": "opened", "organiser": person, "links": [{"role": "white", "key": "w"}],
            "holders": [{"role": "black", "person": {"id": "g0", "name": null, "number": 3}}]});
        let joined = json!({"entry": "joined", "held": {"role": "white", "person": person}, "key": "w"});
        old.execute(sql, params![first, id, 1, 0, 0, "opened", opened.to_string()]).unwrap();
        old.execute(sql, params![first + 1, id, 2, first, 9, "seats", joined.to_string()]).unwrap();
    }
    old.execute_batch("COMMIT").unwrap();
}

fn bodies(entries: &[crate::log::Entry]) -> Vec<Value> {
    entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect()
}

#[tokio::test]
async fn names_become_ids_and_keys_become_hashes_before_the_log_is_chained() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("log.sqlite");
    old_log(&path, 1);
    let mut kept = Vec::new();
    let mut keep = |names: &[OldName]| {
        kept.extend_from_slice(names);
        Ok(())
    };
    let log = SqliteLog::open_in_time(&path, TimeSource::Machine, &mut keep).unwrap();
    let stream = log.read("t0", 0).await.unwrap();
    assert_eq!(stream.damage, None);
    let hash = hashing::hash("w");
    let opened = json!({"entry": "opened", "organiser": "a0", "links": [{"role": "white", "hash": hash}],
        "holders": [{"role": "black", "person": "g0"}]});
    let joined = json!({"entry": "joined", "held": {"role": "white", "person": "a0"}, "hash": hash});
    assert_eq!(bodies(&stream.entries), [opened, joined]);
    assert_eq!(stream.entries[0].at, Moment { line: 7, date: 7 }, "the line went with the date");
    assert_eq!(stream.entries[1].at, Moment { line: 9, date: 7 });
    let anna = OldName { person: "a0".to_owned(), name: "Anna0".to_owned() };
    assert_eq!(kept, [anna.clone(), anna]);
    drop(log);
    let left = ["log.sqlite", "log.sqlite-wal"].iter().any(|name| {
        let bytes = std::fs::read(directory.path().join(name)).unwrap_or_default();
        bytes.windows(5).any(|five| five == b"Anna0")
    });
    assert!(!left, "the name is still in the file");
}

#[tokio::test]
async fn an_interrupted_migration_goes_on_where_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let (path, whole) = (directory.path().join("log.sqlite"), directory.path().join("whole.sqlite"));
    let tables = AT_ONCE + 10; // two entries each: three transactions
    old_log(&path, tables);
    old_log(&whole, tables);
    drop(SqliteLog::open(&whole).unwrap());
    for allowed in [1, 1] {
        let mut left = allowed;
        let mut keep = |_: &[OldName]| {
            left -= 1;
            if left < 0 { Err(database::unfit("the machine stops".to_owned())) } else { Ok(()) }
        };
        assert!(SqliteLog::open_in_time(&path, TimeSource::Machine, &mut keep).is_err());
        let connection = Connection::open(&path).unwrap();
        let refused = verify(&connection, &mut |_, _| {}).unwrap_err().to_string();
        assert!(refused.contains("when the server has started once"), "{refused}");
    }
    let (log, whole) = (SqliteLog::open(&path).unwrap(), SqliteLog::open(&whole).unwrap());
    for table in [0, 1, tables / 2, tables - 1] {
        let id = format!("t{table}");
        let (one, other) = (log.read(&id, 0).await.unwrap(), whole.read(&id, 0).await.unwrap());
        assert_eq!(one, other);
        assert_eq!((one.entries.len(), one.damage), (2, None));
    }
}
