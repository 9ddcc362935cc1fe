//! Loads a long game, as when its players come back to it: from its log alone, and from a snapshot.

use std::time::{Duration, Instant};

use partie_server::log::{EventLog, SqliteLog};
use partie_server::tables::{PersonId, TableEntry, TableWithPeople};
use partie_server::{Moment, Snapshots};
use partie_table::time_control::TimeControl;
use partie_table::{Act, Actor, Presence, Regulations, Table, clock, decide};

use crate::play::round;

/// How often it is loaded: the median counts.
const TRIES: usize = 201;

/// What it takes to load a game.
pub(crate) struct Loading {
    /// To read it from the log,
    pub(crate) read: Duration,
    /// and to replay it.
    pub(crate) replay: Duration,
    /// All of it with a snapshot.
    pub(crate) snapshot: Duration,
}

/// The time to load a game of so many plies.
pub(crate) async fn measure(plies: usize) -> Loading {
    let data = tempfile::tempdir().expect("a directory");
    let log = SqliteLog::open(&data.path().join("log.sqlite")).expect("a log");
    let (entries, table) = game(plies);
    for (seq, entry) in (0..).zip(entries) {
        log.append("game", seq, entry.written(Moment::default()).expect("JSON"))
            .await
            .expect("it is written");
    }
    let snapshots = Snapshots::open(&data.path().join("snapshots.sqlite")).expect("a file");
    let file = snapshots.load(&log, "game").await.expect("it is read").expect("a table");
    assert_eq!(file.table, table);
    snapshots.keep(&log, &file).await;
    let mut times = [(); 3].map(|()| Vec::with_capacity(TRIES));
    for _ in 0..TRIES {
        let begin = Instant::now();
        let entries = log.read("game", 0).await.expect("it is read").entries;
        times[0].push(begin.elapsed());
        let begin = Instant::now();
        let replayed = TableWithPeople::replay("game", &entries).expect("a table");
        times[1].push(begin.elapsed());
        let begin = Instant::now();
        let loaded = snapshots.load(&log, "game").await.expect("it is read").expect("a table");
        times[2].push(begin.elapsed());
        assert_eq!((&replayed, &loaded), (&file, &file));
    }
    let [read, replay, snapshot] = times.map(median);
    Loading { read, replay, snapshot }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn game(plies: usize) -> (Vec<TableEntry>, Table) {
    let time_control = TimeControl::from_pgn("360000+30").expect("a time control");
    let mut table = Table::open(Regulations { time_control, ..Regulations::default() }).expect("a table");
    let organiser = Some(PersonId::new("g"));
    let event = table.opening(clock::Instant::BEGINNING);
    let (private, holders, links) = (false, Vec::new(), Vec::new());
    let mut entries = vec![TableEntry::Opened {
        opened_at: 0,
        began: None,
        organiser,
        private,
        holders,
        links,
        group: None,
        event,
    }];
    for ply in 0..plies {
        let act = Act::moving(round(ply).parse().expect("a move"));
        let actor = [Actor::White, Actor::Black][ply % 2];
        let now = clock::Instant::from_seconds(ply as u32);
        let events = decide(&table, Presence::FULL, actor, &act, now).expect("it is legal");
        for event in &events {
            table.apply(event);
        }
        entries.push(TableEntry::Played { events, close: None, by: None });
    }
    (entries, table)
}
