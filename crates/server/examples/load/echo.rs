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

use crate::figures::{Times, cpu_seconds};

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

pub(crate) struct Echoed {
    pub(crate) most: f64,
    /// The time of a core for a message, there and back, in both processes.
    pub(crate) cpu_us: f64,
    pub(crate) calm: Times,
}

type Socket = WebSocketStream<TcpStream>;

async fn connect(address: SocketAddr) -> Socket {
    let stream = TcpStream::connect(address).await.expect("the echo");
    stream.set_nodelay(true).expect("no delay");
    let small = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(1024);
    let connected =
        tokio_tungstenite::client_async_with_config(format!("ws://{address}/"), stream, Some(small));
    connected.await.expect("a WebSocket").0
}

async fn once(socket: &mut Socket) {
    socket.send(Sent::Text("y".repeat(100).into())).await.expect("it is sent");
    while !matches!(socket.next().await, Some(Ok(Sent::Text(_)))) {}
}

/// Pairs of connections: as many messages as possible, then the time of two messages at once at a calm rate.
pub(crate) async fn measure(address: SocketAddr, pairs: usize, seconds: u32, processes: [u32; 2]) -> Echoed {
    let mut sockets = Vec::with_capacity(pairs);
    for _ in 0..pairs {
        sockets.push((connect(address).await, connect(address).await));
    }
    let used = || processes.map(cpu_seconds).iter().sum::<f64>();
    let before = used();
    let end = Instant::now() + Duration::from_secs(u64::from(seconds));
    let busy: Vec<_> = sockets
        .drain(..256.min(pairs))
        .map(|mut pair| {
            tokio::spawn(async move {
                let mut count = 0_u32;
                while Instant::now() < end {
                    once(&mut pair.0).await;
                    count += 1;
                }
                (pair, count)
            })
        })
        .collect();
    let mut all = 0;
    for task in busy {
        let (pair, count) = task.await.expect("it ends");
        sockets.push(pair);
        all += count;
    }
    let cpu_us = 1e6 * (used() - before) / f64::from(all);
    let each = Duration::from_secs_f64(f64::from(sockets.len() as u32) / f64::from(crate::CALM));
    let begin = Instant::now();
    let count = sockets.len();
    let calm: Vec<_> = sockets
        .into_iter()
        .enumerate()
        .map(|(index, mut pair)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                let mut due = begin + each.mul_f64(f64::from(index as u32) / f64::from(count as u32));
                while due < begin + Duration::from_secs(u64::from(seconds)) {
                    tokio::time::sleep_until(due.into()).await;
                    let sent = Instant::now();
                    tokio::join!(once(&mut pair.0), once(&mut pair.1));
                    times.push(sent.elapsed());
                    due += each;
                }
                times
            })
        })
        .collect();
    let mut times = Times::default();
    for task in calm {
        times.0.extend(task.await.expect("it ends"));
    }
    Echoed { most: f64::from(all) / f64::from(seconds), cpu_us, calm: times }
}
