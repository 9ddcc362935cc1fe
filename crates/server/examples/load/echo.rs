//! A bare WebSocket server: whatever comes goes back, once for each page of a pair.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use axum::routing::get;

use crate::pace::Timed;
use crate::page::Page;

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

/// Two pages of nobody's.
pub(crate) struct Pair([Page; 2]);

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
        pairs.push(Pair([Page::connect(address, "/", "").await, Page::connect(address, "/", "").await]));
    }
    pairs
}

async fn there_and_back(page: &mut Page) {
    page.say(&"y".repeat(100)).await;
    page.hear("x").await;
}
