//! A log that is damaged: its table is shown up to its last good entry, and everybody else plays on.

mod common;

use std::path::Path;
use std::time::Duration;

use common::{Client, Server, two_players};
use partie_server::log::{Damage, Finding, Flaw};
use partie_server::{Format, LeftOut, WhyLeftOut, export, verify, verify_table};
use rusqlite::Connection;
use serde_json::json;

fn change(data: &Path, sql: &str, table: &str) {
    let log = Connection::open(data.join("log.sqlite")).unwrap();
    assert_eq!(log.execute(sql, [table]).unwrap(), 1);
}

fn exported(data: &Path, table: Option<&str>, format: Format) -> (String, Vec<LeftOut>) {
    let mut text = Vec::new();
    let left_out = export(data, table, format, &mut text).unwrap();
    (String::from_utf8(text).unwrap(), left_out)
}

/// Opened, joined, e4, e5, Nf3: the fifth entry is changed on the disk.
const FIFTH: &str = "UPDATE events SET body = replace(body, 'g1-f3', 'g1-h3') WHERE stream = ? AND seq = 5";

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_shown_up_to_its_last_good_entry_and_others_play_on() {
    let server = Server::in_its_own_time(|_| {}).await;
    let timed = json!({"time_control": "300", "flag": "automatic"});
    let (table, [white, _], mut pages) = two_players(server.address, timed.clone()).await;
    let (other, [friend, _], mut others) = two_players(server.address, timed).await;
    for (index, mv) in ["e2-e4", "e7-e5", "g1-f3"].iter().enumerate() {
        pages[index % 2].moves(&table, mv).await;
        others[index % 2].moves(&other, mv).await;
    }
    let (time, data) = (server.time.clone().unwrap(), server.stop().await);
    change(data.path(), FIFTH, &table);
    let server = Server::on(data, |config| config.time = partie_server::TimeSource::Manual(time)).await;

    let (white, friend) = (white.at(&server), friend.at(&server));
    let state = white.state(&table).await;
    assert_eq!(state["info"]["damaged_from"], 5);
    let written: Vec<&str> = state["view"]["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["notation"].as_str().unwrap())
        .collect();
    assert_eq!(written, ["e4", "e5"]);
    assert_eq!(state["view"].get("open"), None);
    assert_eq!(state["view"]["clocks"].get("running"), None);
    let act = json!({"act": {"act": "move", "move": "g1-f3"}});
    assert_eq!(white.act(&table, act.clone()).await.fault(), (409, "damaged".to_owned()));
    assert_eq!(white.get(&format!("/api/v1/tables/{table}/review")).await.ok()["lines"][1]["notation"], "e5");

    server.advance_ms(3_600_000); // no flag falls at a table that cannot go on
    let state = white.state(&table).await;
    assert_eq!((&state["view"]["outcome"], &state["seq"]), (&json!(null), &json!(4)));
    // What a fallen flag means is worked out beside the table, which may be looked at meanwhile.
    let mut state = friend.state(&other).await;
    for _ in 0..500 {
        if !state["view"]["outcome"].is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        state = friend.state(&other).await;
    }
    assert_eq!(state["view"]["outcome"]["reason"], "flag", "the other game has gone on: {state}");
    let lobby = Client::guest(server.address).await.get("/api/v1/lobby").await;
    assert_eq!(lobby.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_goes_on_past_damage_and_says_what_it_left_out() {
    let server = Server::start().await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let (table, _, mut pages) = two_players(server.address, json!({})).await;
        for (index, mv) in ["e2-e4", "e7-e5", "g1-f3"].iter().enumerate() {
            pages[index % 2].moves(&table, mv).await;
        }
        pages[0].act(&table, json!({"act": "resign"})).await;
        tables.push(table);
    }
    let data = server.stop().await;
    let (whole, left_out) = exported(data.path(), None, Format::Events);
    assert_eq!((whole.lines().count(), left_out), (12 * 6, vec![]));
    change(data.path(), FIFTH, &tables[3]);
    change(data.path(), "DELETE FROM events WHERE stream = ? AND seq = 1", &tables[8]);
    change(data.path(), "UPDATE events SET body = x'00ff' WHERE stream = ? AND seq = 6", &tables[10]);

    let left = |place: usize, seq, flaw| {
        let why = WhyLeftOut::Damaged(Damage { seq, flaw });
        LeftOut { table: tables[place].clone(), why }
    };
    let (salvaged, left_out) = exported(data.path(), None, Format::Events);
    let expected = [left(3, 5, Flaw::Altered), left(8, 1, Flaw::Missing), left(10, 6, Flaw::Unreadable)];
    let mut sorted = left_out;
    sorted.sort_by_key(|left| tables.iter().position(|table| *table == left.table));
    assert_eq!(sorted, expected);
    assert_eq!(salvaged.lines().count(), 9 * 6 + 4 + 5);
    assert!(salvaged.lines().all(|line| whole.contains(line)));
    let (games, _) = exported(data.path(), None, Format::Pgn);
    assert_eq!(games.matches("[Event ").count(), 9, "those that are whole");

    let report = verify(data.path(), &mut |_, _| {}).unwrap();
    assert_eq!((report.tables, report.findings.len()), (12, 3));
    let named = |table: &String| {
        report.findings.iter().any(|finding| matches!(finding, Finding::Table { table: t, .. } if t == table))
    };
    assert!([3, 8, 10].iter().all(|place| named(&tables[*place])));
    // Whatever is left is served.
    let server = Server::on(data, |_| {}).await;
    let guest = server.guest().await;
    assert_eq!(guest.state(&tables[3]).await["info"]["damaged_from"], 5);
    let gone = guest.get(&format!("/api/v1/tables/{}", tables[8])).await;
    assert_eq!(gone.fault(), (409, "damaged".to_owned()));
    assert_eq!(guest.state(&tables[0]).await["view"]["outcome"]["reason"], "resignation");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_carries_its_proof() {
    let server = Server::start().await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    pages[1].act(&table, json!({"act": "resign"})).await;
    let record = white.get(&format!("/api/v1/tables/{table}/record")).await.body;
    let review = white.get(&format!("/api/v1/tables/{table}/review")).await.ok();
    let shown = review["proof"].as_str().unwrap();
    assert!(record.contains(&format!("[Table \"{table}\"]\n[Proof \"{shown}\"]\n")), "{record}");
    let proof = shown.parse().unwrap();
    let log = verify_table(server.data.path(), &table).unwrap();
    assert_eq!((log.last(), log.includes(proof)), (Some(proof), true));
    // What happens later does not make the earlier proof wrong.
    pages[0].send(json!({"type": "ping", "sent": 1})).await;
    white.post(&format!("/api/v1/tables/{table}/rematch"), json!(null)).await.ok();
    let log = verify_table(server.data.path(), &table).unwrap();
    assert!(log.last() != Some(proof) && log.includes(proof));
}

/// SQLite takes damage in its write-ahead file for the end of what was committed. The lists know better.
#[tokio::test(flavor = "multi_thread")]
async fn entries_that_are_lost_at_the_end_are_missed() {
    let server = Server::start().await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    pages[1].act(&table, json!({"act": "resign"})).await;
    let mine = async || white.get("/api/v1/my/tables").await.ok()[0]["outcome"]["reason"].clone();
    common::until("the lists know of the end", async || mine().await == json!("resignation")).await;
    let data = server.stop().await;
    let log = Connection::open(data.path().join("log.sqlite")).unwrap();
    let cut = "DELETE FROM events WHERE position > 2; UPDATE alive SET position = 2; DELETE FROM heads;
               UPDATE mark SET position = 0";
    log.execute_batch(cut).unwrap();
    drop(log);
    assert_eq!(verify(data.path(), &mut |_, _| {}).unwrap().findings, []);
    let server = Server::on(data, |_| {}).await;
    assert_eq!(white.at(&server).state(&table).await["view"]["outcome"], json!(null));
    let data = server.stop().await;
    assert!(!verify(data.path(), &mut |_, _| {}).unwrap().findings.is_empty());
}
