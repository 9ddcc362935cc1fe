//! Bare appends to the log.

use std::sync::Arc;
use std::time::{Duration, Instant};

use partie_server::log::{EventLog, NewEntry, Sort, SqliteLog};

/// An entry as a move makes it.
const BODY: &str = r#"{"entry":"played","events":[{"v":1,"at":123456,"by":"white","fact":"made","move":"g1-f3"},{"v":1,"at":123456,"by":"white","fact":"pressed"}]}"#;

/// How many a second, with so many streams that each wait for their last one.
pub(crate) async fn appends(in_flight: u32, seconds: u32) -> f64 {
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
                    let entry = NewEntry { at: 0, sort: Sort::Play, body: BODY.to_owned() };
                    seq = log.append(&stream, seq, entry).await.expect("it is written");
                }
                seq
            })
        })
        .collect();
    let mut all = 0;
    for stream in streams {
        all += stream.await.expect("it ends");
    }
    let all = u32::try_from(all).expect("not that many");
    f64::from(all) / f64::from(seconds)
}
