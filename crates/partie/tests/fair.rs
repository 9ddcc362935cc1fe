//! `partie serve` in real time: when its process is killed, ended or stopped, no player's clock pays for it.
//! `crates/server/tests/fairness.rs` has the same promises in a time of its own.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod process;

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use common::Client;
use process::Process;
use rustix::process::Signal;
use serde_json::json;

const GAMES: usize = 40;
/// So many tables a new guest may open at once.
const GAMES_OF_ONE_GUEST: usize = 20;
const DOWN: Duration = Duration::from_secs(7);
/// How long after a restart the clocks stand still, so that pages can come back.
const COMES_BACK_AFTER: Duration = Duration::from_secs(3);
/// The log notes every second that the server is alive, a little late on a busy machine; what ran after the last note is given
/// back.
const GIVEN_BACK_MS: i64 = 2000;
/// Times are measured here and there, and rounded.
const ROUNDING_MS: i64 = 5;
/// The clocks are set running before the new server says that it listens.
const STARTING_MS: i64 = 1000;

/// A game of one person alone, in which Black is to move.
struct Game {
    person: Client,
    table: String,
}

impl Game {
    async fn open(person: &Client, seconds: u32) -> Game {
        let regulations = json!({"time_control": seconds.to_string(), "flag": "automatic"});
        let new = json!({"opponent": "myself", "regulations": regulations});
        let (table, _) = person.open_table(new).await;
        Game { person: person.clone(), table }
    }

    async fn moves(&self, mv: &str) {
        let act = json!({"act": {"act": "move", "move": mv}});
        assert_eq!(self.person.act(&self.table, act).await.status, 200);
    }

    /// Goes on at a server that was started again.
    fn at(&mut self, address: SocketAddr) {
        self.person.address = address;
        self.person.origin = Some(format!("http://{address}"));
    }

    async fn black_clock(&self) -> Clock {
        let asked = Instant::now();
        let state = self.person.state(&self.table).await;
        assert_eq!(state["view"].get("outcome"), None, "{state}");
        let shown_ms = state["view"]["clocks"]["black"].as_i64().expect("a clock");
        Clock { shown_ms, asked, answered: Instant::now() }
    }
}

/// What a clock has shown, at some moment between the question and the answer.
#[derive(Clone, Copy, Debug)]
struct Clock {
    shown_ms: i64,
    asked: Instant,
    answered: Instant,
}

impl Clock {
    /// The least that it showed at a later moment, if it ran.
    fn least_at(&self, moment: Instant) -> i64 {
        self.shown_ms - ms(moment - self.asked) - ROUNDING_MS
    }

    /// The most.
    fn most_at(&self, moment: Instant) -> i64 {
        self.shown_ms - ms(moment - self.answered) + ROUNDING_MS
    }
}

fn ms(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap()
}

async fn games_with_black_to_move(address: SocketAddr) -> Vec<Game> {
    let (mut games, mut guest) = (Vec::new(), Client::guest(address).await);
    for number in 0..GAMES {
        if number % GAMES_OF_ONE_GUEST == 0 {
            guest = Client::guest(address).await;
        }
        games.push(Game::open(&guest, 5).await);
    }
    for game in &games {
        game.moves("e2-e4").await; // after all are open, since it starts the clocks
    }
    games
}

async fn black_clocks(games: &[Game]) -> Vec<Clock> {
    let mut clocks = Vec::new();
    for game in games {
        clocks.push(game.black_clock().await);
    }
    clocks
}

/// How the server is ended and started again.
struct Restart<'a> {
    signal: Signal,
    down: Duration,
    variables: &'a [(&'a str, &'a OsStr)],
}

impl Restart<'_> {
    /// No clock has less afterwards than it had at the end, and all run on when the pages had time to come back.
    async fn of(&self, process: Process, data: &Path, games: &mut [Game]) -> Process {
        let Restart { signal, down, variables } = *self;
        let before = black_clocks(games).await;
        let ending = Instant::now();
        let status = process.end(signal);
        let ended = Instant::now();
        assert_eq!(status.success(), signal == Signal::TERM, "{signal:?}: {status}");
        tokio::time::sleep(down).await;

        let process = Process::start_with(data, variables.iter().copied());
        let started = Instant::now();
        for game in games.iter_mut() {
            game.at(process.address);
        }
        let after = black_clocks(games).await;
        assert!(started.elapsed() < COMES_BACK_AFTER, "too slow a machine to see the clocks stand");
        for (before, after) in before.iter().zip(&after) {
            let expected = before.least_at(ended)..=before.most_at(ending) + GIVEN_BACK_MS;
            assert!(expected.contains(&after.shown_ms), "{signal:?}: {after:?}, not in {expected:?}");
        }

        let run_on = started + COMES_BACK_AFTER;
        tokio::time::sleep_until((run_on + Duration::from_millis(500)).into()).await;
        for (stood, runs) in after.iter().zip(black_clocks(games).await) {
            let ran = stood.shown_ms - runs.shown_ms;
            assert!((1..=ms(runs.answered - run_on) + STARTING_MS).contains(&ran), "{signal:?}: {ran} ms");
        }
        process
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_charged_to_nobody() {
    let data = tempfile::tempdir().unwrap();
    let mut process = Process::start(data.path());
    let mut games = games_with_black_to_move(process.address).await;
    for signal in [Signal::KILL, Signal::TERM] {
        let restart = Restart { signal, down: DOWN, variables: &[] };
        process = restart.of(process, data.path(), &mut games).await;
    }
    games[0].moves("e7-e5").await;
}

/// The library that shows a program another date, if it is installed or unpacked.
fn libfaketime() -> Option<PathBuf> {
    let unpacked = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tools/root");
    let library = format!("usr/lib/{}-linux-gnu/faketime/libfaketimeMT.so.1", std::env::consts::ARCH);
    ["/", unpacked].into_iter().map(|root| Path::new(root).join(&library)).find(|path| path.exists())
}

/// How many seconds the server's date is ahead of ours.
async fn ahead_by(person: &Client) -> i64 {
    let mut page = person.connect().await;
    page.send(json!({"type": "ping", "sent": 1})).await;
    let date = page.wait(&["pong"]).await["now"].as_i64().unwrap();
    (date - ms(SystemTime::now().duration_since(UNIX_EPOCH).unwrap())) / 1000
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_run_on_when_the_system_clock_was_set_between_two_runs() {
    let Some(library) = libfaketime() else {
        eprintln!("libfaketime is missing: `make tools` unpacks it");
        return;
    };
    let data = tempfile::tempdir().unwrap();
    let mut process = Process::start(data.path());
    let mut games = vec![Game::open(&Client::guest(process.address).await, 5).await];
    games[0].moves("e2-e4").await;
    for (set, ahead) in [("-2h", -7200), ("+2d", 172_800)] {
        let variables = [
            ("LD_PRELOAD", library.as_os_str()),
            ("FAKETIME", OsStr::new(set)),
            ("FAKETIME_DONT_FAKE_MONOTONIC", OsStr::new("1")),
        ];
        let restart = Restart { signal: Signal::KILL, down: Duration::ZERO, variables: &variables };
        process = restart.of(process, data.path(), &mut games).await;
        assert!(
            (ahead - 5..=ahead + 5).contains(&ahead_by(&games[0].person).await),
            "{set}: the date is another"
        );
    }
    games[0].moves("e7-e5").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_process_is_charged_to_nobody_and_the_log_notes_it() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(data.path());
    let guest = Client::guest(process.address).await;
    let game = Game::open(&guest, 5).await;
    let mut page = guest.connect().await;
    page.open(&game.table).await;
    game.moves("e2-e4").await;

    let before = game.black_clock().await;
    process.signal(Signal::STOP);
    page.send_act(&game.table, json!({"act": "move", "move": "e7-e5"})).await;
    let stopped = Instant::now();
    tokio::time::sleep(Duration::from_secs(5)).await;
    process.signal(Signal::CONT);
    assert_eq!(page.wait(&["done", "refused", "fault"]).await["type"], "done", "it was sent in the pause");
    let after = game.black_clock().await;
    // A pause is noticed when it is longer than a second.
    assert!(after.shown_ms >= before.least_at(stopped) - 1000, "{before:?}, {after:?}");

    process.signal(Signal::STOP);
    tokio::time::sleep(Duration::from_secs(5)).await; // White has five seconds
    process.signal(Signal::CONT);
    game.moves("g1-f3").await;
    guest.act(&game.table, json!({"act": {"act": "resign"}, "as": "black"})).await.ok();
    let log = guest.get(&format!("/api/v1/tables/{}/log", game.table)).await.body;
    let noted = |text: &str| log.matches(text).count();
    assert_eq!((noted("the server was paused"), noted("the server goes on")), (2, 2), "{log}");
}
