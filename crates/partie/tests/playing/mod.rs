//! Games that are played while servers are killed, and what was acknowledged of them.

#![allow(dead_code, reason = "every test uses its own part")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use tokio::task::JoinHandle;

use crate::common::{Client, choices_of};

/// A table that one person plays alone.
#[derive(Clone)]
pub(crate) struct Game {
    person: Client,
    pub(crate) table: String,
    /// The moves of this game that the server has acknowledged.
    pub(crate) acknowledged: Vec<String>,
    /// How many were acknowledged in earlier games.
    pub(crate) earlier: usize,
    /// The last move, if its acknowledgement has not come.
    in_flight: Option<String>,
}

impl Game {
    pub(crate) async fn new(address: SocketAddr) -> Game {
        let person = Client::guest(address).await;
        let regulations = json!({"time_control": "5400+30", "flag": "automatic"});
        let (table, _) = person.open_table(json!({"opponent": "myself", "regulations": regulations})).await;
        Game { person, table, acknowledged: Vec::new(), earlier: 0, in_flight: None }
    }

    /// Plays until the connection breaks or the game ends.
    pub(crate) async fn play(mut self, killing: Arc<AtomicBool>) -> Game {
        let Ok(mut page) = self.person.try_connect().await else { return self };
        page.send(json!({"type": "open", "table": self.table})).await;
        let mut view = serde_json::Value::Null;
        while let Some(message) = page.next().await {
            match message["type"].as_str().unwrap() {
                "table" | "update" => view = message["view"].clone(),
                "done" => self.acknowledged.extend(self.in_flight.take()),
                "fault" | "refused" => panic!("{message}"),
                _ => continue,
            }
            let may_go_on = message["type"] != "update" && self.in_flight.is_none();
            let choices = choices_of(&view);
            if !may_go_on || choices.is_empty() {
                continue;
            }
            tokio::time::sleep(Duration::from_millis(60)).await; // the server allows 20 messages a second
            if killing.load(Ordering::Relaxed) && self.acknowledged.len().is_multiple_of(3) {
                break; // some are between two moves when the server dies
            }
            let mv = choices[self.acknowledged.len() * 7 % choices.len()].clone();
            self.in_flight = Some(mv.clone());
            page.send_act(&self.table, json!({"act": "move", "move": mv})).await;
        }
        self
    }

    /// What the server knows now: every acknowledged move, and at most the one that was on its way.
    pub(crate) async fn check(&mut self, address: SocketAddr) {
        self.person.address = address;
        self.person.origin = Some(format!("http://{address}"));
        let state = self.person.get(&format!("/api/v1/tables/{}", self.table)).await.ok();
        let lines = state["view"]["lines"].as_array().unwrap();
        let known: Vec<String> = lines.iter().map(|line| line["move"].as_str().unwrap().to_owned()).collect();
        let mut expected = self.acknowledged.clone();
        if known.len() > expected.len() {
            expected.extend(self.in_flight.take());
        }
        assert_eq!(known, expected, "table {}", self.table);
        self.in_flight = None;
        self.acknowledged = known;
        if state["view"].get("outcome").is_some() {
            let earlier = self.earlier + self.acknowledged.len();
            *self = Game { earlier, ..Game::new(address).await };
        }
    }
}

/// Games that are played at the same time.
pub(crate) struct Games(Vec<Game>);

/// Games that are being played.
pub(crate) struct Playing {
    killing: Arc<AtomicBool>,
    games: Vec<JoinHandle<Game>>,
}

impl Games {
    pub(crate) async fn new(number: usize, address: SocketAddr) -> Games {
        let mut games = Vec::new();
        for _ in 0..number {
            games.push(Game::new(address).await);
        }
        Games(games)
    }

    /// Plays on until the server dies.
    pub(crate) fn play(&self) -> Playing {
        let killing = Arc::new(AtomicBool::new(false));
        let play = |game: &Game| tokio::spawn(game.clone().play(Arc::clone(&killing)));
        Playing { games: self.0.iter().map(play).collect(), killing }
    }

    /// Checks every game against a server.
    pub(crate) async fn check(&mut self, address: SocketAddr) {
        for game in &mut self.0 {
            game.check(address).await;
        }
    }

    /// How many moves were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.0.iter().map(|game| game.earlier + game.acknowledged.len()).sum()
    }
}

impl Playing {
    /// The server is about to be killed.
    pub(crate) fn before_the_kill(&self) {
        self.killing.store(true, Ordering::Relaxed);
    }

    /// The games as they are when the server is dead.
    pub(crate) async fn over(self) -> Games {
        let mut games = Vec::new();
        for game in self.games {
            games.push(game.await.unwrap());
        }
        Games(games)
    }
}
