//! A new start after the server was down.

mod common;

use std::time::Duration;

use common::{Server, two_players};
use serde_json::json;

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
