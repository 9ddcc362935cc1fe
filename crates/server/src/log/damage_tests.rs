//! What becomes of a log that is no longer what was written: every change is found, and costs its own table only.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::sqlite::{SqliteLog, heads_of_file};
use super::{
    Damage, Entry, EventLog, Finding, Flaw, LogError, NewEntry, Report, Sort, Stream, Which, read_stream,
    verify,
};
use crate::time::Moment;

const STREAMS: u64 = 4;
const ENTRIES: u64 = 10;

fn entry(body: &str) -> NewEntry {
    NewEntry { at: Moment { line: 15, date: 1_700_000_000_000 }, sort: Sort::Play, body: body.to_owned() }
}

/// Four streams of ten entries each, written in turn: entry `n` of stream `s` is at position `4 * (n - 1) + s + 1`.
async fn written(directory: &Path) -> PathBuf {
    let path = directory.join("log.sqlite");
    let log = SqliteLog::open(&path).unwrap();
    for number in 0..STREAMS * ENTRIES {
        let (stream, seq) = (format!("s{}", number % STREAMS), number / STREAMS);
        let body = format!(r#"{{"entry":"{stream}","number":{seq},"filled":"{}"}}"#, "x".repeat(150));
        assert_eq!(log.append(&stream, seq, entry(&body)).await, Ok(seq + 1));
    }
    drop(log);
    path
}

fn change(path: &Path, sql: &str) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap();
}

fn report(path: &Path) -> Result<Report, rusqlite::Error> {
    verify(&Connection::open(path)?, &mut |_, _| {})
}

fn table(table: &str, seq: u64, flaw: Flaw) -> Finding {
    Finding::Table { table: table.to_owned(), damage: Damage { seq, flaw } }
}

/// The streams as a program reads them that has just opened the file.
fn read_all(path: &Path) -> Result<Vec<Stream>, rusqlite::Error> {
    let connection = Connection::open(path)?;
    let heads = heads_of_file(&connection)?;
    (0..STREAMS).map(|number| read_stream(&connection, &heads, &format!("s{number}"), 0)).collect()
}

/// What was written, wherever in the file it stands now.
fn contents(entries: &[Entry]) -> Vec<(u64, Moment, &str)> {
    entries.iter().map(|entry| (entry.seq, entry.at, entry.body.as_str())).collect()
}

#[tokio::test]
async fn every_change_of_an_entry_is_found_and_named() {
    let altered = |seq| table("s1", seq, Flaw::Altered);
    let missing = |seq| table("s1", seq, Flaw::Missing);
    let rows: Vec<(&str, Vec<Finding>)> = vec![
        ("UPDATE events SET body = replace(body, '4', '5') WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET line = 95 WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET at = at + 1 WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET sort = 'ended' WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET seq = 6 WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET seq = 2 WHERE position = 18", vec![altered(5)]),
        (
            "DELETE FROM heads; UPDATE mark SET position = 0; UPDATE events SET seq = 2 WHERE position = 18",
            vec![altered(5)],
        ),
        (
            "DELETE FROM heads; UPDATE mark SET position = 0; UPDATE events SET seq = 0 WHERE position = 38",
            vec![altered(10)],
        ),
        ("UPDATE events SET previous = 10 WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET digest = zeroblob(32) WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET sort = 'xlay' WHERE position = 18", vec![table("s1", 5, Flaw::Unreadable)]),
        ("UPDATE events SET body = x'ff' WHERE position = 18", vec![table("s1", 5, Flaw::Unreadable)]),
        ("DELETE FROM events WHERE position = 18", vec![missing(5)]),
        ("DELETE FROM events WHERE position = 2", vec![missing(1)]),
        ("DELETE FROM events WHERE position = 38", vec![missing(10)]),
        ("UPDATE events SET stream = 's2' WHERE position = 18", vec![altered(5)]),
        ("UPDATE events SET stream = 'z' WHERE position = 38", vec![altered(10)]),
        (
            "UPDATE events SET position = 99 WHERE position = 18;
             UPDATE events SET position = 18 WHERE position = 22;
             UPDATE events SET position = 22 WHERE position = 99",
            vec![altered(6)],
        ),
        ("DELETE FROM events WHERE position > 39", vec![table("s3", 10, Flaw::Missing)]),
    ];
    for (sql, expected) in rows {
        let directory = tempfile::tempdir().unwrap();
        let path = written(directory.path()).await;
        assert_eq!(report(&path).unwrap().findings, [], "{sql}");
        let before = read_all(&path).unwrap();
        change(&path, sql);
        assert_eq!(report(&path).unwrap().findings, expected, "{sql}");
        for (number, (stream, whole)) in read_all(&path).unwrap().iter().zip(&before).enumerate() {
            let name = format!("s{number}");
            let found = expected.iter().find_map(|finding| match finding {
                Finding::Table { table, damage } if *table == name => Some(*damage),
                _ => None,
            });
            let good = found.map_or(ENTRIES, |damage| damage.seq - 1) as usize;
            assert_eq!(
                stream.damage.map(|damage| damage.seq),
                found.map(|damage| damage.seq),
                "{name}: {sql}"
            );
            assert_eq!(contents(&stream.entries), contents(&whole.entries[..good]), "{name}: {sql}");
        }
    }
}

/// Whatever byte of the file is changed, nothing is served that was not written, and what is not served is reported.
#[tokio::test]
async fn no_changed_byte_is_ever_served() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(&path, "PRAGMA wal_checkpoint(TRUNCATE)");
    let whole = read_all(&path).unwrap();
    let bytes = fs::read(&path).unwrap();
    let (mut refused, mut damaged, mut harmless) = (0, 0, 0);
    for place in (0..bytes.len()).step_by(37) {
        let mut changed = bytes.clone();
        changed[place] ^= 1 << (place % 8);
        let copy = tempfile::tempdir().unwrap();
        let path = copy.path().join("log.sqlite");
        fs::write(&path, &changed).unwrap();
        let (Ok(streams), Ok(report)) = (read_all(&path), report(&path)) else {
            refused += 1; // the file as a whole cannot be used
            continue;
        };
        for (number, (stream, whole)) in streams.iter().zip(&whole).enumerate() {
            let (stands, was) = (contents(&stream.entries), contents(&whole.entries));
            assert!(was.starts_with(&stands), "byte {place}, s{number}: {stands:?}");
            let is_whole = stream.entries.len() == whole.entries.len();
            assert!(is_whole || !report.findings.is_empty(), "byte {place}: s{number} is cut without a word");
        }
        if report.findings.is_empty() { harmless += 1 } else { damaged += 1 }
    }
    assert!(damaged > 100, "{refused} refused, {damaged} damaged, {harmless} harmless");
}

/// A backup is not in WAL mode, where SQLite refuses to commit even a read when a page was damaged.
#[tokio::test]
async fn a_page_of_noise_costs_its_own_entries_only() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(&path, "PRAGMA journal_mode = DELETE");
    let whole = read_all(&path).unwrap();
    let bytes = fs::read(&path).unwrap();
    let mut readable = 0;
    for page in 0..bytes.len() / 4096 {
        let mut changed = bytes.clone();
        changed[page * 4096..(page + 1) * 4096].fill(0xa5);
        fs::write(&path, changed).unwrap();
        let Ok(report) = report(&path) else { continue }; // what leads to the entries is lost
        readable += 1;
        for (number, (stream, whole)) in read_all(&path).unwrap().iter().zip(&whole).enumerate() {
            let (name, page) = (format!("s{number}"), page + 1);
            let good = stream.entries.len() as u64;
            assert!(contents(&whole.entries).starts_with(&contents(&stream.entries)), "{name}, page {page}");
            let damage = (good < ENTRIES).then(|| table(&name, good + 1, Flaw::Unreadable));
            let found = report.findings.iter().find(|found| found.table() == Some(&name));
            assert_eq!(found, damage.as_ref(), "{name}, page {page}");
        }
    }
    assert!(readable > 4, "{readable} of {} pages", bytes.len() / 4096);
}

/// Where a part of a page is zeros SQLite gives rows at position 0, or rows that know nothing but their defaults.
#[tokio::test]
async fn two_damaged_pages_are_not_passed_over_in_silence() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(&path, "PRAGMA journal_mode = DELETE");
    let whole = read_all(&path).unwrap();
    let bytes = fs::read(&path).unwrap();
    let pages = bytes.len() / 4096;
    for (half, noise) in (1..pages).flat_map(|half| (1..pages).map(move |noise| (half, noise))) {
        let mut changed = bytes.clone();
        changed[half * 4096 + 200..(half + 1) * 4096].fill(0);
        changed[noise * 4096..(noise + 1) * 4096].fill(0xa5);
        fs::write(&path, changed).unwrap();
        let (Ok(report), Ok(streams)) = (report(&path), read_all(&path)) else { continue };
        for (stream, whole) in streams.iter().zip(&whole) {
            assert!(contents(&whole.entries).starts_with(&contents(&stream.entries)));
            let is_whole = stream.entries.len() == whole.entries.len();
            assert!(is_whole || !report.findings.is_empty(), "pages {half} and {noise}: {report:?}");
        }
    }
}

/// A row with a changed position stands among others, where SQLite finds its neighbour no more. All further ones are found.
#[tokio::test]
async fn a_changed_position_costs_little() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(&path, "PRAGMA journal_mode = DELETE");
    let mut bytes = fs::read(&path).unwrap();
    // An entry has its length in two bytes, then its position, then its header.
    let entry = |bytes: &[u8]| matches!(bytes, [0x81 | 0x82, _, 18, 11]);
    let place = bytes.windows(4).position(entry).expect("entry 18");
    bytes[place + 2] = 38;
    fs::write(&path, bytes).unwrap();
    let missing = ["s1", "s2"].map(|name| table(name, 5, Flaw::Missing));
    assert_eq!(report(&path).unwrap().findings, missing);
    let counts: Vec<_> = read_all(&path).unwrap().iter().map(|stream| stream.entries.len()).collect();
    assert_eq!(counts, [10, 4, 4, 10]);
}

#[tokio::test]
async fn a_damaged_table_is_shown_and_not_written_while_others_go_on() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(&path, "UPDATE events SET body = '{}' WHERE position = 18");
    let damage = Damage { seq: 5, flaw: Flaw::Altered };
    for _ in 0..2 {
        let log = SqliteLog::open(&path).unwrap();
        let read = log.read("s1", 0).await.unwrap();
        assert_eq!((read.entries.len(), read.damage), (4, Some(damage)));
        let late = log.read("s1", 7).await.unwrap();
        assert_eq!((late.entries.len(), late.damage), (0, Some(damage)));
        for expected in [4, 10] {
            let refused = log.append("s1", expected, entry("{}")).await;
            assert_eq!(refused, Err(LogError::Damaged(damage)));
        }
        let last = log.read("s2", 0).await.unwrap().entries.len() as u64;
        assert_eq!(log.append("s2", last, entry("{}")).await, Ok(last + 1));
        let followed = log.since(0, Which::All).await.unwrap();
        assert!(followed.entries.iter().all(|entry| entry.position != 18));
        assert_eq!(followed.position, log.last_position());
    }
}

/// The heads that are not in the file yet are worked out from the entries, which may be damaged, too.
#[tokio::test]
async fn damage_after_the_mark_is_remembered_when_the_mark_goes_past_it() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(
        &path,
        "DELETE FROM heads; UPDATE mark SET position = 0; UPDATE events SET at = 1 WHERE position = 38",
    );
    for _ in 0..3 {
        let log = SqliteLog::open(&path).unwrap();
        let read = log.read("s1", 0).await.unwrap();
        assert_eq!(read.damage, Some(Damage { seq: 10, flaw: Flaw::Altered }));
        assert_eq!(read.entries.len(), 9);
        assert!(log.append("s1", 9, entry("{}")).await.is_err());
        assert_eq!(log.read("s0", 0).await.unwrap().entries.len(), 10);
    }
}

#[tokio::test]
async fn of_two_damages_before_and_after_the_mark_the_first_counts() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(
        &path,
        "UPDATE heads SET position = position - 20, seq = 5;
         UPDATE heads SET digest = (SELECT digest FROM events WHERE events.position = heads.position);
         UPDATE mark SET position = 20;
         UPDATE events SET at = 1 WHERE position IN (10, 30)",
    );
    assert_eq!(report(&path).unwrap().findings, [table("s1", 3, Flaw::Altered)]);
    let read = &read_all(&path).unwrap()[1];
    assert_eq!((read.entries.len(), read.damage), (2, Some(Damage { seq: 3, flaw: Flaw::Altered })));
}

#[tokio::test]
async fn entries_cut_off_at_the_end_are_missed_and_their_places_not_used_again() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    change(&path, "DELETE FROM heads; UPDATE mark SET position = 0; DELETE FROM events WHERE position > 38");
    let lost = |position| Finding::Position { position, flaw: Flaw::Missing };
    assert_eq!(report(&path).unwrap().findings, [lost(39), lost(40)]);
    let log = SqliteLog::open(&path).unwrap();
    assert_eq!(log.append("s3", 9, entry("{}")).await, Ok(10));
    assert_eq!(log.last_position(), 41);
    drop(log);
    assert_eq!(report(&path).unwrap().findings, [lost(39), lost(40)]);
}

#[tokio::test]
async fn heads_that_are_wrong_are_put_right_from_the_entries() {
    for sql in [
        "UPDATE heads SET position = 3 WHERE stream = 's1'",
        "UPDATE heads SET digest = zeroblob(32) WHERE stream = 's1'",
        "UPDATE heads SET digest = NULL WHERE stream = 's1'",
        "UPDATE heads SET seq = 'x' WHERE stream = 's1'",
    ] {
        let directory = tempfile::tempdir().unwrap();
        let path = written(directory.path()).await;
        change(&path, sql);
        let log = SqliteLog::open(&path).unwrap();
        let read = log.read("s1", 0).await.unwrap();
        assert_eq!((read.entries.len(), read.damage), (10, None), "{sql}");
        assert_eq!(log.append("s1", 10, entry("{}")).await, Ok(11), "{sql}");
    }
}

#[tokio::test]
async fn a_table_of_which_nothing_is_left_is_not_forgotten() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    let log = SqliteLog::open(&path).unwrap();
    log.append("short", 0, entry("{}")).await.unwrap();
    drop(log);
    change(&path, "UPDATE events SET body = x'ff' WHERE stream = 'short'");
    let damage = Some(Damage { seq: 1, flaw: Flaw::Unreadable });
    for _ in 0..2 {
        let log = SqliteLog::open(&path).unwrap();
        assert_eq!(log.read("short", 0).await.unwrap(), Stream { entries: Vec::new(), damage });
        assert!(log.append("short", 0, entry("{}")).await.is_err());
    }
    assert_eq!(report(&path).unwrap().findings, [table("short", 1, Flaw::Unreadable)]);
}

#[tokio::test]
async fn heads_that_were_set_back_or_lost_are_worked_out_again() {
    for sql in [
        "UPDATE heads SET (seq, position, digest) = (SELECT seq, position, digest FROM events WHERE position = 34)
         WHERE stream = 's1'",
        "DELETE FROM heads WHERE stream = 's1'",
        "DELETE FROM heads",
        "DELETE FROM mark",
    ] {
        let directory = tempfile::tempdir().unwrap();
        let path = written(directory.path()).await;
        change(&path, sql);
        assert_eq!(read_all(&path).unwrap()[1].entries.len(), 10, "{sql}");
        let log = SqliteLog::open(&path).unwrap();
        assert_eq!(log.append("s1", 10, entry("{}")).await, Ok(11), "{sql}");
    }
}

#[tokio::test]
async fn positions_far_off_are_not_waited_for() {
    for position in ["20000000", "9223372036854775807"] {
        let directory = tempfile::tempdir().unwrap();
        let path = written(directory.path()).await;
        change(&path, &format!("UPDATE events SET position = {position} WHERE position = 38"));
        assert_eq!(report(&path).unwrap().findings, [table("s1", 10, Flaw::Missing)]);
        let log = SqliteLog::open(&path).unwrap();
        assert_eq!(log.append("s0", 10, entry("{}")).await, Ok(11));
        assert_eq!(log.last_position(), 41);
    }
}

#[tokio::test]
async fn a_row_that_was_put_in_is_reported() {
    let directory = tempfile::tempdir().unwrap();
    let path = written(directory.path()).await;
    let columns = "stream, seq, at, sort, body, previous, line, digest";
    change(
        &path,
        &format!(
            "INSERT INTO events (position, {columns}) SELECT 41, {columns} FROM events WHERE position = 18"
        ),
    );
    assert_eq!(report(&path).unwrap().findings, [Finding::Position { position: 41, flaw: Flaw::Altered }]);
    assert_eq!(read_all(&path).unwrap()[1].entries.len(), 10);
}
