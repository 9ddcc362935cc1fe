//! A bare WebSocket server: whatever comes goes back, once for each page of a pair.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Sent;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::pace::Timed;

/// About as much as the view after a move.
const ANSWER: usize = 2000;

pub(crate) async fn serve() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let routes = axum::Router::new().route("/", get(upgrade));
    axum::serve(listener, routes).await.expect("it serves");
}

async fn upgrade(upgrade: WebSocketUpgrade) -> Response {
    upgrade.read_buffer_size(1024).write_buffer_size(1024).on_upgrade(echo)
}

async fn echo(mut socket: WebSocket) {
    let answer: axum::extract::ws::Utf8Bytes = "x".repeat(ANSWER).into();
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Text(_)) && socket.send(Message::Text(answer.clone())).await.is_err() {
            return;
        }
    }
}

type Socket = WebSocketStream<TcpStream>;

/// Two pages of nobody's.
pub(crate) struct Pair([Socket; 2]);

impl Timed for Pair {
    /// Both pages hear something, as after a move.
    async fn once(&mut self) -> Duration {
        let sent = Instant::now();
        let [one, other] = &mut self.0;
        tokio::join!(there_and_back(one), there_and_back(other));
        sent.elapsed()
    }
}

pub(crate) async fn connect_pairs(address: SocketAddr, count: usize) -> Vec<Pair> {
    let mut pairs = Vec::with_capacity(count);
    for _ in 0..count {
        pairs.push(Pair([connect(address).await, connect(address).await]));
    }
    pairs
}

async fn connect(address: SocketAddr) -> Socket {
    let stream = TcpStream::connect(address).await.expect("the echo");
    stream.set_nodelay(true).expect("no delay");
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(1024);
    let connected =
        tokio_tungstenite::client_async_with_config(format!("ws://{address}/"), stream, Some(small));
    connected.await.expect("a WebSocket").0
}

async fn there_and_back(socket: &mut Socket) {
    socket.send(Sent::Text("y".repeat(100).into())).await.expect("it is sent");
    while !matches!(socket.next().await, Some(Ok(Sent::Text(_)))) {}
}
