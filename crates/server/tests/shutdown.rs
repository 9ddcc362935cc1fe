//! The server ends with its runtime, whatever its tables are busy with.

mod common;

use std::net::TcpStream;
use std::sync::mpsc;
use std::time::Duration;

use common::{PATIENCE, Server, until};
use partie_server::Limits;
use serde_json::json;

const TABLES: usize = 40;
/// About as many as wait for one table.
const ACTS: usize = 250;

/// Asks the server to end while its tables still have much to decide.
async fn stop_in_a_flood_of_acts() {
    let server = Server::with(|config| config.limits = Limits::lifted()).await;
    let guest = server.guest().await;
    let mut pages = Vec::new();
    for _ in 0..TABLES {
        let (table, _) = guest.open_table(json!({"opponent": "myself"})).await;
        pages.push((guest.connect().await, table));
    }
    for (page, table) in &mut pages {
        for _ in 0..ACTS {
            page.send_act(table, json!({"act": "offer"})).await;
        }
    }
    let address = server.address;
    drop(server);
    drop(pages);
    until("nobody listens", async || TcpStream::connect(address).is_err()).await;
    tokio::time::sleep(Duration::from_millis(50)).await; // now it waits for the tables
}

#[test]
fn the_server_ends_while_its_tables_still_decide() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(stop_in_a_flood_of_acts());
    let (ended, is_ended) = mpsc::channel();
    std::thread::spawn(move || {
        drop(runtime);
        ended.send(())
    });
    assert!(is_ended.recv_timeout(PATIENCE).is_ok(), "the program would not end");
}
