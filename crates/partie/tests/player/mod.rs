//! Somebody who plays at a server whose disk fails.

#![allow(dead_code, reason = "every test uses its own part")]

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::Client;

/// A player who moves the knights out and back, as long as the server takes it.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) table: String,
    pub(crate) made: usize,
}

impl Player {
    pub(crate) async fn new(address: SocketAddr) -> Player {
        let client = Client::guest(address).await;
        let (table, _) = client.open_table(json!({"opponent": "myself"})).await;
        Player { client, table, made: 0 }
    }

    /// Goes on at a server that was started again.
    pub(crate) fn at(&mut self, address: SocketAddr) {
        self.client.address = address;
        self.client.origin = Some(format!("http://{address}"));
    }

    pub(crate) fn next_move(&self) -> &'static str {
        ["g1-f3", "g8-f6", "f3-g1", "f6-g8"][self.made % 4]
    }

    pub(crate) async fn moves(&mut self) -> (u16, Value) {
        let act = json!({"act": {"act": "move", "move": self.next_move()}});
        let answer = self.client.act(&self.table, act).await;
        if answer.status == 200 {
            self.made += 1;
        }
        (answer.status, answer.json())
    }

    /// Moves until the server cannot write any more.
    pub(crate) async fn moves_until_full(&mut self) {
        for _ in 0..2000 {
            let (status, answer) = self.moves().await;
            if status != 200 {
                assert_eq!((status, &answer["fault"]), (503, &json!("storage")));
                return;
            }
        }
        panic!("the disk is never full");
    }

    /// How many moves the server shows. Each is the one that was asked for.
    pub(crate) async fn shown(&self) -> usize {
        let state = self.client.state(&self.table).await;
        let lines = state["view"]["lines"].as_array().unwrap();
        for (made, line) in lines.iter().enumerate() {
            assert_eq!(line["move"], ["g1-f3", "g8-f6", "f3-g1", "f6-g8"][made % 4]);
        }
        lines.len()
    }

    /// What the server says of its health.
    pub(crate) async fn health(&self) -> u16 {
        self.client.get("/healthz").await.status
    }
}

/// Requests at the same time, and in a row on each connection.
const PROBES: usize = 64;
const PROBES_IN_A_ROW: usize = 8;

/// Asks the server many times whether it is well. It writes to its log to find out, so that the log is checkpointed sooner than
/// by moves alone.
pub(crate) async fn probe_much(address: SocketAddr) {
    let probes: Vec<_> = (0..PROBES).map(|_| tokio::spawn(probe(address))).collect();
    for probe in probes {
        probe.await.unwrap();
    }
}

async fn probe(address: SocketAddr) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = |and: &str| format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\n{and}\r\n");
    let requests = [request("").repeat(PROBES_IN_A_ROW - 1), request("Connection: close\r\n")].concat();
    stream.write_all(requests.as_bytes()).await.unwrap();
    let mut answers = String::new();
    stream.read_to_string(&mut answers).await.unwrap();
    assert_eq!(answers.matches(" 200 OK").count(), PROBES_IN_A_ROW, "{answers}");
}
