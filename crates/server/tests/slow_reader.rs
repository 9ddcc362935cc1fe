//! A page that never reads: when the buffers of the system are full, it is disconnected, its seat is shown as empty, and
//! what was kept for it is freed. In a process of its own, because its connections and memory are counted.

mod common;

use std::time::Duration;

use common::{Client, PATIENCE, Server};
use futures_util::SinkExt;
use serde_json::json;
use tokio::net::TcpSocket;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message;

/// More than the buffers of the system hold, at about ten kilobytes for each answer.
const ASKED: usize = 3000;
const ROUNDS: usize = 6;

/// Opens a table again and again, and never reads what comes, until the server closes the connection.
async fn never_read(client: &Client, table: &str) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(client.address).await.unwrap();
    let mut request = format!("ws://{}/api/v1/ws", client.address).into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("Cookie", client.cookie.parse().unwrap());
    headers.insert("Origin", client.origin.clone().unwrap().parse().unwrap());
    let (mut page, _): (WebSocketStream<_>, _) =
        tokio_tungstenite::client_async(request, stream).await.unwrap();
    let open = Message::text(json!({"type": "open", "table": table}).to_string());
    for _ in 0..ASKED {
        if page.send(open.clone()).await.is_err() {
            return;
        }
    }
    while page.send(Message::Ping("x".into())).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn metric(client: &Client, name: &str) -> u64 {
    let text = client.get("/metrics").await.body;
    let value = text.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    value.trim().parse().unwrap()
}

fn memory_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_never_reads_is_disconnected() {
    let server = Server::with(|config| {
        config.limits = partie_server::Limits::lifted();
        config.timeouts.stalled = Duration::from_millis(500);
    })
    .await;
    let (white, black) = (server.guest().await, server.guest().await);
    let (table, keys) = white.open_table(json!({"colour": "white"})).await;
    black.join(&table, &keys[0]).await.ok();
    let mut watching = black.connect().await;
    assert_eq!(watching.open(&table).await["info"]["present"], json!(["black"]));
    let mut memory = Vec::new();
    for _ in 0..ROUNDS {
        let deaf = never_read(&white, &table);
        tokio::time::timeout(PATIENCE, deaf).await.expect("the server closes the connection");
        assert_eq!(watching.wait(&["info"]).await["present"], json!(["white", "black"]));
        assert_eq!(watching.wait(&["info"]).await["present"], json!(["black"]));
        memory.push(memory_kib());
    }
    assert_eq!(metric(&black, "partie_connections ").await, 1);
    let growth = memory[ROUNDS - 1].saturating_sub(memory[1]);
    assert!(growth < 8 * 1024, "memory grows with every page that is dropped: {memory:?} KiB");
}
