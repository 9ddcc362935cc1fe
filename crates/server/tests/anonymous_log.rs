//! The log knows people by their ids and links by their hashes: what is deleted or secret is not in it.

mod common;

use std::path::Path;

use common::{Client, Server};
use partie_server::{Format, export, verify};
use rusqlite::Connection;
use serde_json::{Value, json};

/// Whether the bytes stand anywhere in the files that the server keeps.
fn is_kept(data: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(data).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    files.into_iter().any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

/// Plays a short game of an account against a guest: the table.
async fn play(player: &Client, guest: &Client) -> String {
    let (table, keys) = player.open_table(json!({"colour": "white"})).await;
    guest.join(&table, &keys[0]).await.ok();
    player.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_an_account_takes_its_name_out_of_every_record() {
    let server = Server::start().await;
    let mut anna = Client::account(server.address, "Kunhuta").await;
    let guest = server.guest().await;
    let (over, running) = (play(&anna, &guest).await, play(&anna, &guest).await);
    guest.act(&over, json!({"act": {"act": "resign"}})).await.ok();
    let name_at = async |table: &str| guest.state(table).await["info"]["seats"]["white"]["name"].clone();
    assert_eq!((name_at(&over).await, name_at(&running).await), (json!("Kunhuta"), json!("Kunhuta")));
    let record = guest.get(&format!("/api/v1/tables/{over}/record")).await.body;
    assert!(record.contains("[White \"Kunhuta\"]"), "{record}");
    let mut page = guest.connect().await;
    page.open(&running).await;
    let log = Connection::open(server.data.path().join("log.sqlite")).unwrap();
    let named: u64 = log
        .query_row("SELECT count(*) FROM events WHERE body LIKE '%Kunhuta%'", [], |row| row.get(0))
        .unwrap();
    assert_eq!(named, 0, "the log has ids only");
    drop(log);

    anna.post_and_keep("/api/v1/delete-account", json!({"password": "correct horse"})).await;
    assert_eq!(page.wait(&["info"]).await["seats"]["white"]["name"], Value::Null, "open pages are told");
    assert_eq!((name_at(&over).await, name_at(&running).await), (Value::Null, Value::Null));
    let record = guest.get(&format!("/api/v1/tables/{over}/record")).await.body;
    assert!(record.contains("[White \"Deleted account\"]"), "{record}");
    let mine = guest.get("/api/v1/my/tables").await.body;
    assert!(mine.contains(&over) && !mine.contains("Kunhuta"), "{mine}");
    let data = server.stop().await;
    assert!(!is_kept(data.path(), "Kunhuta"), "the name is still in a file");
    assert_eq!(verify(data.path(), &mut |_, _| {}).unwrap().findings, [], "the chain is untouched");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_organiser_sees_a_link_again_and_no_file_has_its_key() {
    let server = Server::start().await;
    let (host, guest) = (server.guest().await, server.guest().await);
    let (table, keys) = host.open_table(json!({"colour": "white"})).await;
    assert_eq!(host.state(&table).await["info"]["links"][0]["key"], json!(keys[0]));
    assert_eq!(guest.state(&table).await["info"]["links"], json!([]));
    let data = server.stop().await;
    assert!(!is_kept(data.path(), &keys[0]));
    let mut lines = Vec::new();
    export(data.path(), None, Format::Events, &mut lines).unwrap();
    assert!(!String::from_utf8(lines).unwrap().contains(&keys[0]));

    let server = Server::on(data, |_| {}).await;
    let host = host.at(&server);
    assert_eq!(host.state(&table).await["info"]["links"][0]["key"], json!(keys[0]), "after a restart, too");
    let data = server.stop().await;
    std::fs::remove_file(data.path().join("server.key")).unwrap();
    let server = Server::on(data, |_| {}).await;
    let (host, guest) = (host.at(&server), guest.at(&server));
    assert_eq!(host.state(&table).await["info"]["links"], json!([]), "made with a secret that is gone");
    guest.join(&table, &keys[0]).await.ok(); // and still good
}
