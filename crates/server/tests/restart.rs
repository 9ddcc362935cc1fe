//! A new start after the server was down.

mod common;
mod copies;

use std::fs::OpenOptions;
use std::path::Path;
use std::time::Duration;

use common::{Client, Server, two_players, until};
use copies::names;

use partie_server::{Config, FileFault, Limits, SNAPSHOT_EVERY, ServeError};
use rusqlite::Connection;
use serde_json::{Value, json};

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
    partie_server::backup(server.data.path(), copy.path()).unwrap(); // again
    let refused = partie_server::backup(server.data.path(), server.data.path()).unwrap_err();
    assert!(matches!(refused, ServeError::Exists(_)), "a server's own files are not written over");
    assert_eq!(names(copy.path()), ["accounts.sqlite", "log.sqlite"]);
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
    assert_eq!(state["view"]["lines"][0]["notation"], "e4");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_is_for_its_owner_only_and_a_link_costs_nobody_a_file() {
    let data = tempfile::tempdir().unwrap();
    let other = data.path().join("another file");
    std::fs::write(&other, "precious").unwrap();
    std::os::unix::fs::symlink(&other, data.path().join("log.lock")).unwrap();
    let config = Config { listen: "127.0.0.1:0".parse().unwrap(), ..Config::new(data.path()) };
    assert!(partie_server::serve(config, |_| {}, async {}).await.is_err());
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "precious");
    let server = Server::start().await;
    assert!(names(server.data.path()).contains(&"log.sqlite-wal".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_fails_leaves_nothing_behind_and_the_last_one_as_it_was() {
    let server = Server::start().await;
    server.guest().await.open_table(json!({})).await;
    let copy = tempfile::tempdir().unwrap();
    partie_server::backup(server.data.path(), copy.path()).unwrap();
    let before = std::fs::read(copy.path().join("log.sqlite")).unwrap();
    let data = server.stop().await;
    std::fs::write(data.path().join("accounts.sqlite"), "no database\n".repeat(1000)).unwrap();
    assert!(partie_server::backup(data.path(), copy.path()).is_err());
    assert_eq!(names(copy.path()), ["accounts.sqlite", "log.sqlite"]);
    assert!(std::fs::read(copy.path().join("log.sqlite")).unwrap() == before);
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
    let file = server.data.path().join("snapshots.sqlite");
    let is_kept = || {
        let kept = Connection::open(&file).unwrap();
        kept.query_row("SELECT count(*) FROM snapshots", [], |row| row.get::<_, u32>(0)).unwrap() == 1
    };
    until("the table leaves the memory", async || is_kept()).await;
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
    assert_eq!(
        state(&black, &table).await["view"]["lines"].as_array().unwrap().len(),
        SNAPSHOT_EVERY as usize + 2
    );
}

/// The files of the lists and the snapshots.
const REMAKABLE: [&str; 2] = ["index-6.sqlite", "snapshots.sqlite"];

/// A way to damage a file that a server has left.
type Damage = (&'static str, fn(&Path));

const DAMAGES: [Damage; 5] = [
    ("no database", |path| std::fs::write(path, "no database\n".repeat(1000)).unwrap()),
    ("cut off", |path| {
        let length = std::fs::metadata(path).unwrap().len();
        OpenOptions::new().write(true).open(path).unwrap().set_len(length - 4096).unwrap();
    }),
    ("a page of noise", |path| {
        let mut bytes = std::fs::read(path).unwrap();
        let last = bytes.len() - 4096;
        bytes[last..].fill(0xa5);
        std::fs::write(path, bytes).unwrap();
    }),
    ("other tables", |path| {
        let database = Connection::open(path).unwrap();
        database.execute_batch("DROP TABLE IF EXISTS follows; DROP TABLE IF EXISTS snapshots").unwrap();
    }),
    ("newer", |path| Connection::open(path).unwrap().pragma_update(None, "user_version", 99).unwrap()),
];

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_made_anew_does_not_keep_the_server_from_starting() {
    let server = Server::start().await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({"time_control": "60"})).await;
    pages[0].moves(&table, "e2-e4").await;
    let mut data = server.stop().await;
    for (name, (damage, harm)) in REMAKABLE.into_iter().flat_map(|name| DAMAGES.map(|damage| (name, damage)))
    {
        let file = data.path().join(name);
        harm(&file);
        let harmed = std::fs::read(&file).unwrap();
        let server = Server::on(data, |_| {}).await;
        let white = Client { address: server.address, ..white.clone() };
        assert_eq!(white.get("/api/v1/my/tables").await.ok()[0]["table"], json!(table), "{name}: {damage}");
        let state = white.get(&format!("/api/v1/tables/{table}")).await.ok();
        assert!(state["view"]["clocks"]["black"].is_number(), "{name}: {damage}: {state}");
        data = server.stop().await;
        let aside = if damage == "newer" { "newer" } else { "damaged" };
        let aside = std::fs::read(data.path().join(format!("{name}.{aside}"))).unwrap();
        assert!(aside == harmed, "{name}: {damage}: it is set aside as it was");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_made_anew_for_a_log_that_was_restored_from_an_older_copy() {
    let server = Server::start().await;
    let (table, [white, black], _pages) = two_players(server.address, json!({})).await;
    let copy = tempfile::tempdir().unwrap();
    partie_server::backup(server.data.path(), copy.path()).unwrap();
    for _ in 0..3 {
        white.open_table(json!({})).await;
    }
    let data = server.stop().await;
    std::fs::copy(copy.path().join("log.sqlite"), data.path().join("log.sqlite")).unwrap();
    let server = Server::on(data, |_| {}).await;
    let [white, black] = [white, black].map(|client| Client {
        origin: Some(format!("http://{}", server.address)),
        address: server.address,
        ..client
    });
    let tables = |list: Value| -> Vec<Value> {
        list.as_array().unwrap().iter().map(|summary| summary["table"].clone()).collect()
    };
    assert_eq!(tables(white.get("/api/v1/my/tables").await.ok()), [json!(table)]);
    let (opened, _) = black.open_table(json!({})).await;
    assert_eq!(tables(black.get("/api/v1/my/tables").await.ok()), [json!(opened), json!(table)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_made_anew_is_refused_when_it_is_damaged_or_newer() {
    for name in ["log.sqlite", "accounts.sqlite"] {
        for (damage, harm) in DAMAGES {
            if ["cut off", "a page of noise", "other tables"].contains(&damage) {
                continue; // what a big file holds there is met when somebody asks for it
            }
            let data = Server::start().await.stop().await;
            harm(&data.path().join(name));
            let before = std::fs::read(data.path().join(name)).unwrap();
            let config = Config { listen: "127.0.0.1:0".parse().unwrap(), ..Config::new(data.path()) };
            let error = partie_server::serve(config, |_| {}, std::future::pending()).await.unwrap_err();
            let ServeError::File { path, fault } = error else { panic!("{error}") };
            assert_eq!(path, data.path().join(name));
            let expected = match fault {
                FileFault::Damaged(_) => "no database",
                FileFault::Newer { version: 99, .. } => "newer",
                _ => panic!("{fault}"),
            };
            assert_eq!(expected, damage);
            assert!(std::fs::read(path).unwrap() == before, "{name} is left as it is");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_that_cannot_be_written_are_told_of_and_not_waited_for() {
    let server = Server::start().await;
    server.guest().await.open_table(json!({})).await;
    let data = server.stop().await;
    let lists = data.path().join("index-6.sqlite");
    let never = "CREATE TRIGGER never BEFORE UPDATE ON follows BEGIN SELECT raise(ABORT, 'never'); END";
    let change = format!("UPDATE follows SET position = 0; {never}");
    Connection::open(&lists).unwrap().execute_batch(&change).unwrap();
    let config = Config { listen: "127.0.0.1:0".parse().unwrap(), ..Config::new(data.path()) };
    let serving = partie_server::serve(config, |_| {}, std::future::pending());
    let error = tokio::time::timeout(common::PATIENCE, serving).await.unwrap().unwrap_err();
    assert!(matches!(error, ServeError::File { path, .. } if path == lists));
}
