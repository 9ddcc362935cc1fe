//! Bare appends to the log.

use std::sync::Arc;
use std::time::{Duration, Instant};

use partie_server::log::{EventLog, NewEntry, Sort, SqliteLog};

use crate::figures::Times;
use crate::pace::{self, Timed};

/// An entry as a move makes it.
const BODY: &str = r#"{"entry":"played","events":[{"v":1,"at":123456,"by":"white","fact":"made","move":"g1-f3"},{"v":1,"at":123456,"by":"white","fact":"pressed"}]}"#;

fn entry() -> NewEntry {
    NewEntry { at: partie_server::Moment::default(), sort: Sort::Play, body: BODY.to_owned() }
}

/// A stream that is appended to.
struct Stream {
    log: Arc<SqliteLog>,
    name: String,
    seq: u64,
}

impl Timed for Stream {
    async fn once(&mut self) -> Duration {
        let asked = Instant::now();
        self.seq = self.log.append(&self.name, self.seq, entry()).await.expect("it is written");
        asked.elapsed()
    }
}

fn streams(log: SqliteLog, count: usize) -> Vec<Stream> {
    let log = Arc::new(log);
    let stream = |number| Stream { log: Arc::clone(&log), name: format!("stream{number}"), seq: 0 };
    (0..count).map(stream).collect()
}

/// As many as possible, with so many streams that each wait for their last one.
pub(crate) async fn as_fast_as_possible(in_flight: usize, seconds: u32) -> Times {
    let data = tempfile::tempdir().expect("a directory");
    let log = SqliteLog::open(&data.path().join("log.sqlite")).expect("a log");
    pace::as_fast_as_possible(&mut streams(log, in_flight), in_flight, seconds).await
}

/// So many a second, to one stream after the other.
pub(crate) async fn at_rate(count: usize, rate: u32, seconds: u32) -> Times {
    let data = tempfile::tempdir().expect("a directory");
    let log = SqliteLog::open(&data.path().join("log.sqlite")).expect("a log");
    pace::at_rate(&mut streams(log, count), rate, seconds).await
}
