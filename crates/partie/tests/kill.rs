//! `partie serve`, killed at random moments: nothing that was acknowledged is lost.
//!
//! Five kills; fifty with `PARTIE_SLOW=1`.

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod process;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use common::Client;
use process::Process;
use rustix::process::Signal;
use serde_json::json;

const TABLES: usize = 8;

/// A table that one person plays alone, and the moves that the server has acknowledged.
#[derive(Clone)]
struct Game {
    person: Client,
    table: String,
    acknowledged: Vec<String>,
    /// The last move, if its acknowledgement has not come.
    in_flight: Option<String>,
}

impl Game {
    async fn new(address: SocketAddr) -> Game {
        let person = Client::guest(address).await;
        let regulations = json!({"time_control": "5400+30", "flag": "automatic"});
        let (table, _) = person.open_table(json!({"opponent": "myself", "regulations": regulations})).await;
        Game { person, table, acknowledged: Vec::new(), in_flight: None }
    }

    /// Plays until the connection breaks or the game ends.
    async fn play(mut self, killing: Arc<AtomicBool>) -> Game {
        let Ok(mut page) = self.person.try_connect().await else { return self };
        page.send(json!({"type": "open", "table": self.table})).await;
        let mut view = json!({});
        while let Some(message) = page.next().await {
            match message["type"].as_str().unwrap() {
                "table" | "update" => view = message["view"].clone(),
                "done" => self.acknowledged.extend(self.in_flight.take()),
                "fault" | "refused" => panic!("{message}"),
                _ => continue,
            }
            let may_go_on = message["type"] != "update" && self.in_flight.is_none();
            let choices = view["choices"].as_array().cloned().unwrap_or_default();
            if !may_go_on || choices.is_empty() {
                continue;
            }
            tokio::time::sleep(Duration::from_millis(60)).await; // the server allows 20 messages a second
            if killing.load(Ordering::Relaxed) && self.acknowledged.len().is_multiple_of(3) {
                break; // some are between two moves when the server dies
            }
            let mv =
                choices[self.acknowledged.len() * 7 % choices.len()]["move"].as_str().unwrap().to_owned();
            self.in_flight = Some(mv.clone());
            page.send_act(&self.table, json!({"act": "move", "move": mv})).await;
        }
        self
    }

    /// What the server knows now: every acknowledged move, and at most the one that was on its way.
    async fn check(&mut self, address: SocketAddr) {
        self.person.address = address;
        self.person.origin = Some(format!("http://{address}"));
        let state = self.person.get(&format!("/api/v1/tables/{}", self.table)).await.ok();
        let lines = state["lines"].as_array().unwrap();
        let known: Vec<String> = lines.iter().map(|line| line["move"].as_str().unwrap().to_owned()).collect();
        let mut expected = self.acknowledged.clone();
        if known.len() > expected.len() {
            expected.extend(self.in_flight.take());
        }
        assert_eq!(known, expected, "table {}", self.table);
        self.in_flight = None;
        self.acknowledged = known;
        if state["view"].get("outcome").is_some() {
            *self = Game::new(address).await;
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = if std::env::var_os("PARTIE_SLOW").is_some() { 50 } else { 5 };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let data = tempfile::tempdir().unwrap();
        let mut process = Process::start(data.path());
        let mut games = Vec::new();
        for _ in 0..TABLES {
            games.push(Game::new(process.address).await);
        }
        let mut moves = 0;
        for kill in 0..kills {
            let killing = Arc::new(AtomicBool::new(false));
            let playing: Vec<_> =
                games.iter().map(|game| tokio::spawn(game.clone().play(Arc::clone(&killing)))).collect();
            tokio::time::sleep(Duration::from_millis(300 + kill * 137 % 700)).await;
            killing.store(true, Ordering::Relaxed);
            process.end(Signal::KILL);
            process = Process::start(data.path());
            for (game, played) in games.iter_mut().zip(playing) {
                *game = played.await.unwrap();
                game.check(process.address).await;
            }
            moves = games.iter().map(|game| game.acknowledged.len()).sum();
        }
        assert!(moves > kills as usize, "hardly anything was played: {moves} moves");
    });
}
