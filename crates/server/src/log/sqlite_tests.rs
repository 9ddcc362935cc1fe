//! The log in its file: heads, restarts, and logs of older programs.

use rusqlite::params;

use super::*;
use crate::time::Moment;

fn open_keeping_heads(directory: &tempfile::TempDir, every: u64) -> Result<SqliteLog, LogError> {
    let path = directory.path().join("log.sqlite");
    SqliteLog::open_with(&path, every, TimeSource::Machine, &mut |_| Ok(()))
}

fn play(body: String) -> NewEntry {
    NewEntry { at: Moment { line: 7, date: 8 }, sort: Sort::Play, body }
}

/// Appends entries to some streams in turn.
async fn fill(log: &SqliteLog, entries: u64, streams: u64) {
    for number in 0..entries {
        let (stream, round) = (format!("s{}", number % streams), number / streams);
        assert_eq!(log.append(&stream, round, play(number.to_string())).await, Ok(round + 1));
    }
}

/// The bodies of a stream's entries after a number.
async fn bodies(log: &SqliteLog, stream: &str, after: u64) -> Vec<String> {
    let Stream { entries, damage } = log.read(stream, after).await.unwrap();
    assert_eq!(damage, None);
    let numbers: Vec<u64> = entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (after + 1..=after + numbers.len() as u64).collect::<Vec<_>>());
    entries.into_iter().map(|entry| entry.body).collect()
}

async fn is_filled(log: &SqliteLog, entries: u64, streams: u64) {
    for stream in 0..streams {
        let expected: Vec<String> =
            (stream..entries).step_by(streams as usize).map(|number| number.to_string()).collect();
        assert_eq!(bodies(log, &format!("s{stream}"), 0).await, expected);
    }
}

/// The files of a log as they stand, as if its machine had lost its power now.
fn copy_of(directory: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for name in ["log.sqlite", "log.sqlite-wal"] {
        std::fs::copy(directory.join(name), copy.path().join(name)).unwrap();
    }
    copy
}

#[tokio::test]
async fn streams_are_found_again_wherever_their_heads_were_written() {
    for (heads_every, entries) in [(1_000_000, 60), (50, 60), (10, 300), (1, 40)] {
        let directory = tempfile::tempdir().unwrap();
        let log = open_keeping_heads(&directory, heads_every).unwrap();
        fill(&log, entries, 7).await;
        is_filled(&log, entries, 7).await;
        let copy = copy_of(directory.path());
        let after_crash = SqliteLog::open(&copy.path().join("log.sqlite")).unwrap();
        is_filled(&after_crash, entries, 7).await;
        assert_eq!(after_crash.last_position(), entries);
        drop(log);
        let in_order = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
        is_filled(&in_order, entries, 7).await;
    }
}

#[tokio::test]
async fn more_heads_than_go_with_one_commit_are_all_written() {
    let directory = tempfile::tempdir().unwrap();
    let log = open_keeping_heads(&directory, 1500).unwrap();
    let streams: Vec<String> = (0..1500).map(|number| format!("s{number}")).collect();
    let appends: Vec<_> = streams.iter().map(|stream| log.append(stream, 0, play(stream.clone()))).collect();
    for append in appends {
        append.await.unwrap();
    }
    for round in 0..20 {
        log.append("late", round, play(round.to_string())).await.unwrap();
    }
    let reader = Connection::open(directory.path().join("log.sqlite")).unwrap();
    let count = |sql| reader.query_row(sql, [], |row| row.get::<_, u64>(0)).unwrap();
    assert_eq!(count("SELECT position FROM mark"), 1500);
    assert_eq!(count("SELECT count(*) FROM heads"), 1500);
    let copy = copy_of(directory.path());
    let after_crash = SqliteLog::open(&copy.path().join("log.sqlite")).unwrap();
    for stream in &streams {
        assert_eq!(bodies(&after_crash, stream, 0).await, [stream.as_str()]);
    }
    assert_eq!(bodies(&after_crash, "late", 17).await, ["17", "18", "19"]);
}

#[tokio::test]
async fn entries_of_one_stream_in_one_commit_follow_each_other() {
    let directory = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
    let appends: Vec<_> = (0..100).map(|number| log.append("s", number, play(number.to_string()))).collect();
    let late = log.append("s", 50, play("late".to_owned()));
    for (append, number) in appends.into_iter().zip(1..) {
        assert_eq!(append.await, Ok(number));
    }
    assert_eq!(late.await, Err(LogError::Conflict { last: 100 }));
    assert_eq!(bodies(&log, "s", 97).await, ["97", "98", "99"]);
}

#[tokio::test]
async fn a_log_with_an_index_by_stream_is_brought_up_to_date() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("log.sqlite");
    let old = database::open(&path, Durability::Full, &STEPS[..1]).unwrap();
    for number in 0..40_u64 {
        let sql = "INSERT INTO events (stream, seq, at, sort, body) VALUES (?, ?, 7, 'play', ?)";
        let stream = format!("s{}", number % 3);
        old.execute(sql, params![stream, number / 3 + 1, number.to_string()]).unwrap();
    }
    drop(old);
    let log = SqliteLog::open(&path).unwrap();
    is_filled(&log, 40, 3).await;
    assert_eq!(log.append("s1", 13, play("40".to_owned())).await, Ok(14));
    is_filled(&log, 41, 3).await;
}

#[tokio::test]
async fn a_second_writer_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("log.sqlite");
    let log = SqliteLog::open(&path).unwrap();
    assert_eq!(SqliteLog::open(&path).err(), Some(LogError::InUse));
    drop(log);
    assert!(SqliteLog::open(&path).is_ok());
}
