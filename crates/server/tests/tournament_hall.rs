//! A tournament hall: sixty tables, a hundred and fifty devices, one address, one organiser, and the usual limits.

mod common;

use common::{Client, Page, Server};
use serde_json::json;
use tokio::task::JoinSet;

const TABLES: usize = 60;
const SPECTATORS: usize = 30;
/// What a browser fetches for a page, about.
const FETCHED: usize = 15;

/// A device loads the page, perhaps takes a seat, and shows the table.
async fn device(address: std::net::SocketAddr, table: String, key: Option<String>) -> (Page, String) {
    let person = Client::guest(address).await;
    for _ in 0..FETCHED {
        assert_eq!(person.get(&format!("/t/{table}")).await.status, 200);
    }
    if let Some(key) = key {
        person.join(&table, &key).await.ok();
    }
    let mut page = person.connect().await;
    assert_eq!(page.open(&table).await["type"], "table");
    (page, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_hall_gets_along_with_the_usual_limits() {
    let server = Server::start().await;
    let organiser = Client::account(server.address, "Organiser").await;
    let mut devices = JoinSet::new();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let new = json!({"opponent": "others", "arbiter": true, "regulations": {"time_control": "5400+30"}});
        let (table, keys) = organiser.open_table(new).await;
        for key in keys {
            devices.spawn(device(server.address, table.clone(), Some(key)));
        }
        tables.push(table);
    }
    for table in tables.iter().take(SPECTATORS) {
        devices.spawn(device(server.address, table.clone(), None));
    }
    let devices = devices.join_all().await;
    assert_eq!(devices.len(), 2 * TABLES + SPECTATORS);
    for table in &tables {
        assert_eq!(organiser.act(table, json!({"as": "arbiter", "act": {"act": "start"}})).await.status, 200);
    }
    let mut moves = JoinSet::new();
    for (mut page, table) in devices {
        moves.spawn(async move { page.moves(&table, "e2-e4").await["type"].as_str().unwrap().to_owned() });
    }
    let done = moves.join_all().await.into_iter().filter(|answer| answer == "done").count();
    assert_eq!(done, TABLES, "each White has made a move");
}
