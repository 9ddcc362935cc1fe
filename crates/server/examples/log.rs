//! Measures how fast a log is checked and brought up to date: `log [ENTRIES]`, a million unless told otherwise.

use std::path::Path;
use std::time::{Duration, Instant};

use partie_server::log::{EventLog, NewEntry, Sort, SqliteLog};
use partie_server::{Moment, verify};
use rusqlite::Connection;

/// Entries of one table: a game of forty moves, and who came.
const OF_A_TABLE: u64 = 85;
/// An entry as a move makes it.
const BODY: &str = r#"{"entry":"played","events":[{"v":1,"at":123456,"by":"white","fact":"made","move":"g1-f3"},{"v":1,"at":123456,"by":"white","fact":"pressed"}]}"#;
/// How it was before entries had digests.
const OLD_FORM: &str = "
    ALTER TABLE events DROP COLUMN digest;
    ALTER TABLE heads DROP COLUMN digest;
    ALTER TABLE alive DROP COLUMN position;
    DROP TABLE damaged;
    PRAGMA user_version = 3;
";

#[tokio::main]
async fn main() {
    let entries = std::env::args().nth(1).map_or(1_000_000, |count| count.parse().expect("a number"));
    let data = tempfile::tempdir().expect("a directory");
    let path = data.path().join("log.sqlite");
    let began = Instant::now();
    fill(&path, entries).await;
    say("written", entries, began.elapsed());
    for _ in 0..3 {
        let began = Instant::now();
        let report = verify(data.path(), &mut |_, _| {}).expect("it is read");
        say("checked by `partie verify`", entries, began.elapsed());
        assert_eq!((report.entries, report.findings.len()), (entries, 0));
    }
    let began = Instant::now();
    drop(SqliteLog::open(&path).expect("a log"));
    println!("{:<36}{:>9.1?} with {} tables", "opened", began.elapsed(), entries.div_ceil(OF_A_TABLE));
    Connection::open(&path).and_then(|log| log.execute_batch(OLD_FORM)).expect("an old log");
    let began = Instant::now();
    drop(SqliteLog::open(&path).expect("a log"));
    say("brought up to date", entries, began.elapsed());
}

/// Writes many tables side by side.
async fn fill(path: &Path, entries: u64) {
    let log = SqliteLog::open(path).expect("a log");
    let tables = entries.div_ceil(OF_A_TABLE);
    let mut written = 0;
    for seq in 0..OF_A_TABLE {
        let names: Vec<String> =
            (0..tables.min(entries - written)).map(|number| format!("table{number}")).collect();
        let appends: Vec<_> = names.iter().map(|name| log.append(name, seq, entry())).collect();
        for append in appends {
            append.await.expect("it is written");
        }
        written += names.len() as u64;
    }
}

fn entry() -> NewEntry {
    NewEntry { at: Moment::default(), sort: Sort::Play, body: BODY.to_owned() }
}

#[expect(clippy::cast_precision_loss, reason = "a measurement need not be exact")]
fn say(what: &str, entries: u64, took: Duration) {
    let rate = entries as f64 / took.as_secs_f64();
    println!("{what:<36}{took:>9.1?}, {rate:.0} entries a second");
}
