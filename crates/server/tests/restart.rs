//! A new start after the server was down.

mod common;

use std::time::{Duration, Instant};

use common::{Client, Server, two_players};
use partie_server::tables::SNAPSHOT_EVERY;
use partie_server::{Config, Limits};
use rusqlite::Connection;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_charged_for_the_downtime() {
    let server = Server::start().await;
    let (table, [white, black], mut pages) =
        two_players(server.address, json!({"time_control": "60", "flag": "automatic"})).await;
    pages[0].moves(&table, "e2-e4").await;
    let path = format!("/api/v1/tables/{table}");
    let shown = |state: &serde_json::Value| state["view"]["clocks"]["black"]["shown"].as_i64().unwrap();
    let before = shown(&black.get(&path).await.ok());
    let data = server.stop().await;
    while pages[0].next().await.is_some() {} // the server says goodbye
    tokio::time::sleep(Duration::from_secs(4)).await;

    let server = Server::on(data, |_| {}).await;
    let [white, black] = [white, black].map(|client| common::Client {
        address: server.address,
        origin: Some(format!("http://{}", server.address)),
        ..client
    });
    let state = black.get(&path).await.ok();
    let after = shown(&state);
    assert!(before - after < 1500, "Black had {before} ms before and {after} ms after");
    assert_eq!(state["view"]["clocks"]["black"]["running"], true);
    let mut page = black.connect().await;
    page.open(&table).await;
    assert_eq!(page.moves(&table, "e7-e5").await["type"], "done");
    white.act(&table, json!({"act": {"act": "resign"}})).await.ok();
    let log = white.get(&format!("{path}/log")).await.body;
    assert!(log.contains("the server was down") && log.contains("the server is back"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_after_a_restart_too() {
    let server = Server::start().await;
    let (table, [_, black], mut pages) =
        two_players(server.address, json!({"time_control": "2", "flag": "automatic"})).await;
    pages[0].moves(&table, "e2-e4").await;
    let data = server.stop().await;
    let server = Server::on(data, |_| {}).await;
    let black = common::Client { address: server.address, ..black };
    let mut page =
        common::Client { origin: Some(format!("http://{}", server.address)), ..black }.connect().await;
    let opened = page.open(&table).await;
    assert!(opened["view"].get("outcome").is_none(), "{opened}");
    let update = page.wait(&["update"]).await;
    assert_eq!(update["view"]["outcome"]["reason"], "flag");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_made_anew_from_the_log() {
    let server = Server::start().await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    pages[1].act(&table, json!({"act": "resign"})).await;
    let data = server.stop().await;
    for file in std::fs::read_dir(data.path()).unwrap() {
        let path = file.unwrap().path();
        if path.file_name().unwrap().to_string_lossy().starts_with("index") {
            std::fs::remove_file(path).unwrap();
        }
    }
    let server = Server::on(data, |_| {}).await;
    let white = common::Client { address: server.address, ..white };
    let mine = white.get("/api/v1/my/tables").await.ok();
    assert_eq!((&mine[0]["table"], &mine[0]["plies"]), (&json!(table), &json!(1)));
    assert_eq!(mine[0]["outcome"]["reason"], "resignation");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_server_of_its_own_and_an_export_tells_no_secrets() {
    let server = Server::start().await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    let (open, keys) = white.open_table(json!({})).await;
    let copy = std::sync::Arc::new(tempfile::tempdir().unwrap());
    partie_server::backup(server.data.path(), copy.path()).unwrap();
    assert!(partie_server::backup(server.data.path(), copy.path()).is_err(), "nothing is written over");
    let mut lines = Vec::new();
    partie_server::export(server.data.path(), None, partie_server::Format::Events, &mut lines).unwrap();
    let lines = String::from_utf8(lines).unwrap();
    assert!(lines.contains("e2-e4") && lines.contains(&open) && !lines.contains(&keys[0]), "{lines}");

    pages[1].act(&table, json!({"act": "resign"})).await;
    let mut games = Vec::new();
    partie_server::export(server.data.path(), None, partie_server::Format::Pgn, &mut games).unwrap();
    assert!(String::from_utf8(games).unwrap().contains("1. e4"));

    let other = Server::on(copy, |_| {}).await;
    let white = common::Client { address: other.address, ..white };
    let state = white.get(&format!("/api/v1/tables/{table}")).await.ok();
    assert_eq!(state["lines"][0]["notation"], "e4");
}

/// A server that forgets tables at once.
fn forgetful(config: &mut Config) {
    config.idle = Duration::from_millis(50);
    config.limits = Limits::lifted();
}

async fn snapshots_used(client: &Client) -> u32 {
    let metrics = client.get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("partie_snapshots_used_total "));
    line.unwrap().parse().unwrap()
}

/// The table as a player sees it.
async fn state(client: &Client, table: &str) -> Value {
    let mut state = client.get(&format!("/api/v1/tables/{table}")).await.ok();
    state["now"] = Value::Null;
    state["info"]["present"] = Value::Null;
    state
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_goes_on_from_its_snapshot_after_a_restart_too() {
    let server = Server::with(forgetful).await;
    let (table, [white, black], mut pages) = two_players(server.address, json!({})).await;
    let knights = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"];
    for ply in 0..SNAPSHOT_EVERY as usize {
        assert_eq!(pages[ply % 2].moves(&table, knights[ply % 4]).await["type"], "done");
    }
    let before = state(&white, &table).await;
    drop(pages);
    let (begin, file) = (Instant::now(), server.data.path().join("snapshots.sqlite"));
    let is_kept = || {
        let kept = Connection::open(&file).unwrap();
        kept.query_row("SELECT count(*) FROM snapshots", [], |row| row.get::<_, u32>(0)).unwrap() == 1
    };
    while !is_kept() {
        assert!(begin.elapsed() < common::PATIENCE, "the table is still in memory");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let used = snapshots_used(&white).await;
    assert_eq!(state(&white, &table).await, before);
    assert!(snapshots_used(&white).await > used);
    white.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    let before = state(&white, &table).await;

    let server = Server::on(server.stop().await, forgetful).await;
    let [white, black] = [white, black].map(|client| Client {
        address: server.address,
        origin: Some(format!("http://{}", server.address)),
        ..client
    });
    let used = snapshots_used(&white).await;
    assert_eq!(state(&white, &table).await, before);
    assert!(snapshots_used(&white).await > used);
    black.act(&table, json!({"act": {"act": "move", "move": "e7-e5"}})).await.ok();
    assert_eq!(state(&black, &table).await["lines"].as_array().unwrap().len(), SNAPSHOT_EVERY as usize + 2);
}
