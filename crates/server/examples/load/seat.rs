//! Seats players at tables.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::ops::Range;
use std::sync::Arc;

use serde_json::json;

use crate::common::Client;
use crate::page::Page;

/// So many things are set up at once.
const AT_ONCE: usize = 64;

/// A guest whose secret we have made up.
fn guest(address: SocketAddr, name: &str, number: usize) -> Client {
    Client { cookie: format!("partie_session=g{name:x>12}{number:0>20}"), ..Client::nobody(address) }
}

/// Does something for each number, many at once.
async fn for_each<T: Send + 'static, F>(numbers: Range<usize>, make: impl Fn(usize) -> F) -> Vec<T>
where
    F: Future<Output = T> + Send + 'static,
{
    let mut made = Vec::with_capacity(numbers.len());
    let mut running: VecDeque<tokio::task::JoinHandle<T>> = VecDeque::new();
    for number in numbers {
        if running.len() == AT_ONCE {
            made.push(running.pop_front().expect("something runs").await.expect("it ends"));
        }
        running.push_back(tokio::spawn(make(number)));
    }
    for task in running {
        made.push(task.await.expect("it ends"));
    }
    made
}

async fn page(guest: Client) -> Page {
    let mut page = Page::connect(guest.address, "/api/v1/ws", &guest.cookie).await;
    page.hear(r#"{"type":"hello""#).await;
    page
}

/// Connections that do nothing.
pub(crate) async fn connect(address: SocketAddr, count: usize) -> Vec<Page> {
    for_each(0..count, |number| page(guest(address, "idle", number))).await
}

/// Tables with two players, whose pages are not there yet.
pub(crate) async fn open_tables(address: SocketAddr, numbers: Range<usize>) -> Vec<(usize, String)> {
    for_each(numbers, |number| async move {
        let (white, black) = (guest(address, "white", number), guest(address, "black", number));
        let regulations = json!({"time_control": "36000+30", "flag": "automatic", "lag_limit_ms": 500});
        let (table, keys) = white.open_table(json!({"colour": "white", "regulations": regulations})).await;
        black.join(&table, &keys[0]).await.ok();
        (number, table)
    })
    .await
}

/// Two players with a page each.
pub(crate) struct Pair {
    pub(crate) table: String,
    pub(crate) pages: [Page; 2],
    pub(crate) plies: usize,
}

/// The players of the first so many tables come.
pub(crate) async fn sit_down(address: SocketAddr, tables: Vec<(usize, String)>, count: usize) -> Vec<Pair> {
    let tables = Arc::new(tables);
    for_each(0..count, |place| {
        let tables = Arc::clone(&tables);
        async move {
            let (number, table) = tables[place].clone();
            let mut pages =
                [page(guest(address, "white", number)).await, page(guest(address, "black", number)).await];
            for page in &mut pages {
                page.say(&format!(r#"{{"type":"open","table":"{table}"}}"#)).await;
                page.hear(r#"{"type":"table""#).await;
            }
            Pair { table, pages, plies: 0 }
        }
    })
    .await
}
