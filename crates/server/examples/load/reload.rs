//! Loads a long game from the log, as when its players come back to it: what snapshots could save.

use std::time::{Duration, Instant};

use partie_server::log::{EventLog, SqliteLog};
use partie_server::tables::{TableEntry, TableFile};
use partie_server::wire::Person;
use partie_table::{Act, Actor, Regulations, Table, clock, decide};

use crate::play::round;

/// How often it is loaded: the best time counts.
const TRIES: usize = 50;

/// The time to read a game of so many plies from the log, and to replay it.
pub(crate) async fn measure(plies: usize) -> (Duration, Duration) {
    let data = tempfile::tempdir().expect("a directory");
    let log = SqliteLog::open(&data.path().join("log.sqlite")).expect("a log");
    for (seq, entry) in (0..).zip(game(plies)) {
        log.append("game", seq, entry.written(0).expect("JSON")).await.expect("it is written");
    }
    let mut best = (Duration::MAX, Duration::MAX);
    for _ in 0..TRIES {
        let begin = Instant::now();
        let entries = log.read("game", 0).await.expect("it is read");
        best.0 = best.0.min(begin.elapsed());
        let begin = Instant::now();
        let file = TableFile::replay("game", &entries).expect("a table");
        best.1 = best.1.min(begin.elapsed());
        assert_eq!(file.table.plies().len(), plies);
    }
    best
}

fn game(plies: usize) -> Vec<TableEntry> {
    let time_control = "36000+30".parse().expect("a time control");
    let mut table = Table::open(Regulations { time_control, ..Regulations::default() }).expect("a table");
    let organiser = Person { id: "g".to_owned(), name: None, number: 1 };
    let event = table.opening(clock::Instant::BEGINNING);
    let (private, holders, links) = (false, Vec::new(), Vec::new());
    let mut entries = vec![TableEntry::Opened { opened_at: 0, organiser, private, holders, links, event }];
    for ply in 0..plies {
        let act = Act::moving(round(ply).parse().expect("a move"));
        let actor = [Actor::White, Actor::Black][ply % 2];
        let now = clock::Instant::from_seconds(ply as u32);
        let events = decide(&table, actor, &act, now).expect("it is legal");
        for event in &events {
            table.apply(event);
        }
        entries.push(TableEntry::Played { events, close: None });
    }
    entries
}
