//! A server that is killed while tables are put away: nothing that was acknowledged is lost, and what was kept of the tables
//! is the same as their logs.
//!
//! Four kills; fifty with `PARTIE_SLOW=1`.

mod common;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use common::{Client, Page};
use partie_server::log::{EventLog, SqliteLog};
use partie_server::tables::TableWithPeople;
use partie_server::{Config, Limits, SNAPSHOT_EVERY, Snapshots};
use rusqlite::Connection;
use serde_json::json;
use tokio::sync::Barrier;

/// The test starts itself with the data directory in this variable, and is the server then.
const SERVES: &str = "PARTIE_SERVES_UNTIL_KILLED";
const NAME: &str = "nothing_acknowledged_is_lost_when_tables_are_being_put_away";

/// So many tables are left by everybody before the server is killed, and so many are played at.
const LEFT: usize = 6;
const PLAYED: usize = 2;

/// Moves that can be made for ever.
const KNIGHTS: [&str; 4] = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"];

/// Forgets tables at once.
async fn serve_until_killed(data: &Path) {
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        idle: Duration::from_millis(1),
        limits: Limits::lifted(),
        ..Config::new(data)
    };
    let ready = |address| println!("\nlistens on {address}");
    partie_server::serve(config, ready, std::future::pending()).await.unwrap();
}

/// A server process.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Process {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([NAME, "--exact", "--nocapture"]).env(SERVES, data).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix("listens on ")?.parse().ok());
        Process { child, address: address.expect("an address") }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill(); // SIGKILL
        let _ = self.child.wait();
    }
}

/// A table at which one person plays alone.
#[derive(Clone)]
struct Game {
    person: Client,
    table: String,
    /// How many moves the server has acknowledged.
    acknowledged: usize,
}

impl Game {
    async fn new(address: SocketAddr) -> Game {
        let person = Client::guest(address).await;
        let (table, _) = person.open_table(json!({"opponent": "myself"})).await;
        Game { person, table, acknowledged: 0 }
    }

    async fn open(&self) -> Page {
        let mut page = self.person.connect().await;
        assert_eq!(page.open(&self.table).await["type"], "table");
        page
    }

    /// Makes the next move. Whether the server has acknowledged it before its end.
    async fn play(&mut self, page: &mut Page) -> bool {
        let mv = KNIGHTS[self.acknowledged % KNIGHTS.len()];
        page.send_act(&self.table, json!({"act": "move", "move": mv})).await;
        while let Some(message) = page.next().await {
            match message["type"].as_str().unwrap() {
                "done" => {
                    self.acknowledged += 1;
                    return true;
                }
                "refused" | "fault" => panic!("{message}"),
                _ => {}
            }
        }
        false
    }

    /// Plays until a snapshot is due, and leaves when all others do.
    async fn play_and_leave(mut self, together: Arc<Barrier>) -> Game {
        let mut page = self.open().await;
        for _ in 0..SNAPSHOT_EVERY {
            assert!(self.play(&mut page).await);
        }
        together.wait().await;
        drop(page);
        self
    }

    async fn play_on(mut self) -> Game {
        let mut page = self.open().await;
        while self.play(&mut page).await {}
        self
    }

    /// Every acknowledged move is there, and at most the one that was on its way besides.
    async fn check(&mut self, address: SocketAddr) {
        self.person.address = address;
        self.person.origin = Some(format!("http://{address}"));
        let state = self.person.get(&format!("/api/v1/tables/{}", self.table)).await.ok();
        let lines = state["view"]["lines"].as_array().unwrap();
        let there: Vec<&str> = lines.iter().map(|line| line["move"].as_str().unwrap()).collect();
        let expected: Vec<&str> = KNIGHTS.into_iter().cycle().take(there.len()).collect();
        assert_eq!(there, expected);
        assert!([0, 1].contains(&(there.len() - self.acknowledged)), "{} of them", self.acknowledged);
        self.acknowledged = there.len();
    }
}

/// The tables that have a snapshot, and the number of the entry that it ends with.
fn kept(data: &Path) -> BTreeMap<String, u64> {
    let file = Connection::open(data.join("snapshots.sqlite")).unwrap();
    let mut rows = file.prepare("SELECT id, seq FROM snapshots").unwrap();
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// What a killed server has left: each snapshot is fit, and with what came after it the same as the whole log.
async fn check_files(data: &Path, games: &[Game]) {
    let (log, snapshots) = (
        SqliteLog::open(&data.join("log.sqlite")).unwrap(),
        Snapshots::open(&data.join("snapshots.sqlite")).unwrap(),
    );
    let before = kept(data);
    for game in games {
        let entries = log.read(&game.table, 0).await.unwrap().entries;
        let replayed = TableWithPeople::replay(&game.table, &entries).unwrap();
        assert_eq!(snapshots.load(&log, &game.table).await.unwrap(), Some(replayed));
    }
    assert_eq!(kept(data), before, "none was thrown away");
    assert!(!data.join("snapshots.sqlite.damaged").exists());
}

/// Has everybody play, some leave, and kills the server so long after they have.
async fn play_and_kill(process: Process, games: Vec<Game>, after: Duration) -> Vec<Game> {
    let together = Arc::new(Barrier::new(LEFT + 1));
    let mut playing = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let together = Arc::clone(&together);
        playing.push(tokio::spawn(async move {
            if number < LEFT { game.play_and_leave(together).await } else { game.play_on().await }
        }));
    }
    together.wait().await;
    tokio::time::sleep(after).await;
    drop(process);
    let mut played = Vec::new();
    for game in playing {
        played.push(game.await.unwrap());
    }
    played
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_tables_are_being_put_away() {
    if let Some(data) = std::env::var_os(SERVES) {
        return serve_until_killed(data.as_ref()).await;
    }
    let kills = if std::env::var_os("PARTIE_SLOW").is_some() { 50 } else { 4 };
    let data = tempfile::tempdir().unwrap();
    let mut process = Process::start(data.path());
    let mut games = Vec::new();
    for _ in 0..LEFT + PLAYED {
        games.push(Game::new(process.address).await);
    }
    let (mut after, mut put_away) = (Duration::from_millis(8), 0);
    for _ in 0..kills {
        let before = kept(data.path());
        games = play_and_kill(process, games, after).await;
        check_files(data.path(), &games).await;
        let new = kept(data.path()).iter().filter(|(table, seq)| before.get(*table) != Some(*seq)).count();
        put_away += new;
        // The kill is to come while some tables have been put away and some have not.
        after = if new >= LEFT { after / 2 } else { after + after / 2 };
        process = Process::start(data.path());
        for game in &mut games {
            game.check(process.address).await;
        }
    }
    assert!(put_away > 0, "no snapshot was kept before a kill");
}
