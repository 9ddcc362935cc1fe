//! A game that was never decided can be looked at, however long it has become.

mod common;

use common::Server;
use partie_server::Moment;
use partie_server::log::{EventLog, SqliteLog};
use partie_server::tables::TableEntry;
use partie_table::{Act, Actor, Presence, Regulations, Table, clock, decide};

/// The longest game with the 75 moves of the later editions has about 17,700 plies (FIDE 2014/9.6b).
const PLIES: usize = 18_000;
/// Moves that can be made for ever.
const KNIGHTS: [&str; 4] = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"];

fn entries() -> Vec<TableEntry> {
    let mut table = Table::open(Regulations::default()).unwrap();
    let organiser = None;
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
    for ply in 0..PLIES {
        let act = Act::moving(KNIGHTS[ply % KNIGHTS.len()].parse().unwrap());
        let now = clock::Instant::from_seconds(ply as u32);
        let events =
            decide(&table, Presence::FULL, [Actor::White, Actor::Black][ply % 2], &act, now).unwrap();
        for event in &events {
            table.apply(event);
        }
        entries.push(TableEntry::Played { events, close: None, by: None });
    }
    entries
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_shows_the_longest_game() {
    let data = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(&data.path().join("log.sqlite")).unwrap();
    let appended: Vec<_> = (0..)
        .zip(entries())
        .map(|(seq, entry)| log.append("long", seq, entry.written(Moment { line: seq, date: seq }).unwrap()))
        .collect();
    for entry in appended {
        entry.await.unwrap();
    }
    drop(log);
    let server = Server::on(data.into(), |_| ()).await;
    let mut page = server.guest().await.connect().await;
    let state = page.open("long").await;
    assert_eq!(state["view"]["lines"].as_array().unwrap().len(), PLIES);
}
