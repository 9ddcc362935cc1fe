//! Bare appends to the log.

use std::sync::Arc;
use std::time::{Duration, Instant};

use partie_server::log::{EventLog, NewEntry, Sort, SqliteLog};

use crate::figures::{Times, cpu_seconds};

/// What bare appends give.
pub(crate) struct Appended {
    /// So many a second.
    pub(crate) rate: f64,
    /// The time of a core for each.
    pub(crate) cpu_us: f64,
}

/// An entry as a move makes it.
const BODY: &str = r#"{"entry":"played","events":[{"v":1,"at":123456,"by":"white","fact":"made","move":"g1-f3"},{"v":1,"at":123456,"by":"white","fact":"pressed"}]}"#;

fn entry() -> NewEntry {
    NewEntry { at: 0, sort: Sort::Play, body: BODY.to_owned() }
}

/// How many a second, with so many streams that each wait for their last one.
pub(crate) async fn appends(in_flight: u32, seconds: u32) -> Appended {
    let used = || cpu_seconds(std::process::id());
    let before = used();
    let data = tempfile::tempdir().expect("a directory");
    let log = Arc::new(SqliteLog::open(&data.path().join("log.sqlite")).expect("a log"));
    let end = Instant::now() + Duration::from_secs(u64::from(seconds));
    let streams: Vec<_> = (0..in_flight)
        .map(|number| {
            let log = Arc::clone(&log);
            tokio::spawn(async move {
                let stream = format!("stream{number}");
                let mut seq = 0;
                while Instant::now() < end {
                    seq = log.append(&stream, seq, entry()).await.expect("it is written");
                }
                seq
            })
        })
        .collect();
    let mut all = 0;
    for stream in streams {
        all += stream.await.expect("it ends");
    }
    let all = f64::from(u32::try_from(all).expect("not that many"));
    Appended { rate: all / f64::from(seconds), cpu_us: 1e6 * (used() - before) / all }
}

/// How long an append takes at so many a second, to one stream after the other.
pub(crate) async fn at_rate(streams: u32, rate: u32, seconds: u32) -> Times {
    let data = tempfile::tempdir().expect("a directory");
    let log = Arc::new(SqliteLog::open(&data.path().join("log.sqlite")).expect("a log"));
    let begin = Instant::now();
    let mut appends = Vec::new();
    for number in 0..rate * seconds {
        tokio::time::sleep_until((begin + Duration::from_secs(1) * number / rate).into()).await;
        let log = Arc::clone(&log);
        appends.push(tokio::spawn(async move {
            let asked = Instant::now();
            let stream = format!("stream{}", number % streams);
            log.append(&stream, u64::from(number / streams), entry()).await.expect("it is written");
            asked.elapsed()
        }));
    }
    let mut times = Times::default();
    for append in appends {
        times.0.push(append.await.expect("it ends"));
    }
    times
}
