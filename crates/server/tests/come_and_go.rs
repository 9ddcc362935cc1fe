//! Pages that come and go in a storm leave nothing behind. Alone in its file, because the counts are those of the process.

mod common;

use std::time::Duration;

use common::{Client, Server, until};
use partie_server::Limits;
use serde_json::json;

const TABLES: usize = 200;
const PEOPLE: usize = 60;
const ROUNDS: usize = 6;

async fn count(client: &Client, name: &str) -> i64 {
    let metrics = client.get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.expect("the count").parse().expect("a number")
}

/// Opens tables, leaves some at once, acts at others where there is nothing to do, and goes in one of three ways.
async fn visit(client: &Client, tables: &[String], seed: usize) {
    let mut page = client.connect().await;
    for step in 0..8 {
        let table = &tables[(seed * 31 + step * 7) % tables.len()];
        page.send(json!({"type": "open", "table": table})).await;
        match step % 3 {
            0 => page.send(json!({"type": "leave", "table": table})).await,
            1 => drop(page.send_act(table, json!({"act": "resign"})).await),
            _ => page.send(json!({"type": "open", "table": format!("no{step}such")})).await,
        }
    }
    match seed % 3 {
        0 => {} // the connection breaks while the server still answers
        1 => page.wait_for_pong().await,
        _ => drop(page.socket.close(None).await),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_come_and_go_leave_no_tables_in_memory() {
    let server = Server::with(|config| {
        config.idle = Duration::from_millis(50);
        config.limits = Limits::lifted();
    })
    .await;
    let host = server.guest().await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(host.open_table(json!({})).await.0);
    }
    let visitors: Vec<_> = (0..PEOPLE)
        .map(|number| {
            let (address, tables) = (server.address, tables.clone());
            tokio::spawn(async move {
                let client = Client::guest(address).await;
                for round in 0..ROUNDS {
                    visit(&client, &tables, number + round * PEOPLE).await;
                }
            })
        })
        .collect();
    for visitor in visitors {
        visitor.await.unwrap();
    }
    until("the pages are gone", async || count(&host, "partie_connections").await == 0).await;
    until("the tables have left the memory", async || count(&host, "partie_tables").await == 0).await;
}
