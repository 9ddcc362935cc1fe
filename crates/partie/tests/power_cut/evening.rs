//! An evening of play at a traced server: it is started for the first time, checkpoints its log, is backed up, stopped, started
//! again and killed, and people play all the while.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serde_json::json;
use tokio::runtime::Runtime;

use super::check::Truth;
use super::trace::{self, Call, What};
use crate::common::{Client, Page, choices_of};
use crate::player::probe_much;
use crate::strace::{Server, Session};

/// How much is played.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) players: usize,
    /// Moves of each player in each part of the evening.
    pub(crate) moves: usize,
    /// Checkpoints of the log while people play.
    pub(crate) checkpoints: usize,
    /// Whether a table becomes so long, and is left alone for so long, that it is kept in a snapshot.
    pub(crate) snapshot: bool,
    /// Whether syncs fail now and then.
    pub(crate) failing: bool,
}

/// What was recorded.
pub(crate) struct Evening {
    /// Everything that was written was below it. It is gone.
    pub(crate) root: PathBuf,
    pub(crate) calls: Vec<Call>,
    pub(crate) truth: Truth,
    /// The files below the root as they were in the end.
    pub(crate) files: BTreeMap<PathBuf, Vec<u8>>,
}

/// Where things are below the root. The data directory is not there at the beginning, nor is the one that it is in.
pub(crate) const DATA: &str = "var/partie";
pub(crate) const COPY: &str = "backups/partie";

/// Each thread counts on its own. The one that starts the server does not sync so often; the one that writes the log does.
const FAILING_SYNCS: &str = "inject=fsync:error=EIO:when=50+7";

const PASSWORD: &str = "correct horse";
/// A page may send so many messages at once.
const BURST: usize = 50;
/// From so many entries on a table is worth a snapshot.
const LONG: usize = 210;
/// A table is put away after a minute.
const SNAPSHOT_WITHIN: Duration = Duration::from_mins(3);

/// A person who plays alone, one game after another.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) person: Client,
    pub(crate) games: Vec<Game>,
}

/// The server could not write an act.
struct StorageFault;

#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) table: String,
    /// The moves that the server was asked to make. All but the last one are answered.
    pub(crate) asked: Vec<String>,
    /// A move after them that the server could not write. It may be on the disk all the same.
    pub(crate) unwritten: Option<String>,
    /// The number of the last entry that the player was told of.
    pub(crate) told: u64,
}

impl Evening {
    /// None where nothing can be traced.
    pub(crate) fn record(size: Size) -> Option<Evening> {
        let directory = tempfile::tempdir().unwrap();
        let root = directory.path().canonicalize().unwrap().join("root");
        std::fs::create_dir(&root).unwrap();
        let trace = directory.path().join("trace");
        let mut options: Vec<_> = trace::OPTIONS.iter().map(OsStr::new).collect();
        options.extend([trace::CALLS.as_ref(), "-o".as_ref(), trace.as_os_str()]);
        if size.failing {
            options.extend(["-e", FAILING_SYNCS].map(OsStr::new));
        }
        let places = [("DATA", &*root.join(DATA)), ("COPY", &*root.join(COPY))];
        let mut session = Session::start(&options, &places)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let mut names = Vec::new();
        let players = play_the_evening(&mut session, &runtime, size, &root, &mut names);
        session.finish();
        let calls = trace::read(&std::fs::read_to_string(trace).unwrap(), &root);
        let files = files_below(&root);
        let truth = Truth::new(&root.join(DATA), &calls, players, names);
        Some(Evening { root, calls, truth, files })
    }

    pub(crate) fn summary(&self) -> String {
        let count =
            |is_counted: fn(&What) -> bool| self.calls.iter().filter(|call| is_counted(&call.what)).count();
        format!(
            "{} writes, {} syncs, {} acknowledgements in the trace",
            count(|what| matches!(what, What::Write { .. })),
            count(|what| matches!(what, What::Sync { .. })),
            self.truth.promise_places().count()
        )
    }
}

fn files_below(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    for path in std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.append(&mut files_below(&path));
        } else {
            files.insert(path.clone(), std::fs::read(path).unwrap());
        }
    }
    files
}

fn play_the_evening(
    session: &mut Session,
    runtime: &Runtime,
    size: Size,
    root: &Path,
    names: &mut Vec<(String, &'static str)>,
) -> Vec<Player> {
    let serve = |session: &mut Session| session.serve("--trust 127.0.0.1 --data \"$DATA\"");
    let register = |server: &Server, names: &mut Vec<_>| {
        if size.failing {
            return;
        }
        let name = format!("Anna{}", names.len());
        runtime.block_on(Client::account(server.address, &name));
        names.push((name, PASSWORD));
    };
    let backup = |session: &mut Session| {
        session.send("echo backup began; \"$PARTIE\" backup --data \"$DATA\" \"$COPY\"; echo backup $?");
        assert_eq!(session.line(), "backup began");
        assert_eq!(session.line(), "backup 0");
    };
    let server = serve(session);
    register(&server, names);
    let mut players = runtime.block_on(async {
        let mut players = Vec::new();
        for _ in 0..size.players {
            players.push(Player::new(server.address).await);
        }
        if size.snapshot {
            leave_a_long_table(server.address, root).await;
        }
        players
    });
    for _ in 0..size.checkpoints {
        let is_checkpointed = Arc::new(AtomicBool::new(false));
        let playing = start_playing(runtime, players, server.address, size.moves, &is_checkpointed);
        runtime.block_on(write_until_a_checkpoint(server.address, &root.join(DATA)));
        is_checkpointed.store(true, Ordering::Relaxed);
        players = runtime.block_on(ended(playing));
    }
    let now = Arc::new(AtomicBool::new(true));
    let playing = start_playing(runtime, players, server.address, size.moves, &now);
    backup(session);
    register(&server, names);
    let players = runtime.block_on(ended(playing));
    session.end(&server, Signal::TERM);

    let server = serve(session);
    let going_on = Arc::new(AtomicBool::new(false));
    let playing = start_playing(runtime, players, server.address, 0, &going_on);
    backup(session);
    register(&server, names);
    session.end(&server, Signal::KILL); // in the midst of the play
    runtime.block_on(ended(playing))
}

type Playing = Vec<tokio::task::JoinHandle<Player>>;

/// Everybody plays until it is enough, and then so many moves more.
fn start_playing(
    runtime: &Runtime,
    players: Vec<Player>,
    address: SocketAddr,
    more: usize,
    enough: &Arc<AtomicBool>,
) -> Playing {
    players.into_iter().map(|player| runtime.spawn(player.play(address, more, Arc::clone(enough)))).collect()
}

async fn ended(playing: Playing) -> Vec<Player> {
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.unwrap());
    }
    players
}

impl Player {
    async fn new(address: SocketAddr) -> Player {
        let mut player = Player { person: Client::guest(address).await, games: Vec::new() };
        player.begin().await;
        player
    }

    async fn begin(&mut self) {
        let new =
            json!({"opponent": "myself", "regulations": {"time_control": "5400+30", "flag": "automatic"}});
        let mut made = self.person.post("/api/v1/tables", new.clone()).await;
        while made.status == 503 {
            made = self.person.post("/api/v1/tables", new.clone()).await;
        }
        let table = made.ok()["table"].as_str().unwrap().to_owned();
        self.games.push(Game { table, asked: Vec::new(), unwritten: None, told: 1 });
    }

    async fn play(mut self, address: SocketAddr, more: usize, enough: Arc<AtomicBool>) -> Player {
        self.person.address = address;
        self.person.origin = Some(format!("http://{address}"));
        let mut left = more;
        'pages: loop {
            // A new page may send many messages at once again.
            let Ok(mut page) = self.person.try_connect().await else { return self };
            let game = self.games.last_mut().unwrap();
            page.send(json!({"type": "open", "table": game.table})).await;
            let Some(Ok(mut choices)) = game.answered(&mut page, "table").await else { return self };
            for _ in 0..BURST {
                if enough.load(Ordering::Relaxed) {
                    if left == 0 {
                        return self;
                    }
                    left -= 1;
                }
                let mv = choices[game.asked.len() * 7 % choices.len()].clone();
                game.asked.push(mv.clone());
                page.send_act(&game.table, json!({"act": "move", "move": mv})).await;
                let Some(next) = game.answered(&mut page, "done").await else { return self };
                let Ok(next) = next else {
                    game.unwritten = game.asked.pop();
                    continue 'pages; // the disk has failed; another page is shown what there is
                };
                (choices, game.unwritten) = (next, None);
                if choices.is_empty() {
                    break;
                }
            }
            if choices.is_empty() {
                if more == 0 {
                    return self; // the server may be killed at any moment
                }
                self.begin().await;
            }
        }
    }
}

impl Game {
    /// Reads up to a message of this type: the moves that are possible then. None if the connection breaks before.
    async fn answered(
        &mut self,
        page: &mut Page,
        awaited: &str,
    ) -> Option<Result<Vec<String>, StorageFault>> {
        let mut choices = Vec::new();
        loop {
            let message = page.next().await?;
            let kind = message["type"].as_str().unwrap();
            if let "table" | "update" = kind {
                self.told = message["seq"].as_u64().unwrap();
                choices = choices_of(&message["view"]);
            }
            if message["fault"] == "storage" {
                return Some(Err(StorageFault));
            }
            assert!(!matches!(kind, "fault" | "refused"), "{message}");
            if kind == awaited {
                return Some(Ok(choices));
            }
        }
    }
}

/// Writes to the log until it is checkpointed.
async fn write_until_a_checkpoint(address: SocketAddr, data: &Path) {
    let log = data.join("log.sqlite");
    let length = || std::fs::metadata(&log).unwrap().len();
    let before = length();
    while length() == before {
        probe_much(address).await;
    }
}

/// A table that is kept in a snapshot a minute after everybody has left it.
async fn leave_a_long_table(address: SocketAddr, root: &Path) {
    let snapshots = root.join(DATA).join("snapshots.sqlite-wal");
    let length = || std::fs::metadata(&snapshots).unwrap().len();
    let before = length();
    let player = Client::guest(address).await;
    let (table, _) = player.open_table(json!({"opponent": "myself"})).await;
    for number in 0..LONG {
        let mv = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"][number % 4];
        player.act(&table, json!({"act": {"act": "move", "move": mv}})).await.ok();
    }
    let begin = Instant::now();
    while length() == before {
        assert!(begin.elapsed() < SNAPSHOT_WITHIN, "in vain: a snapshot");
        tokio::time::sleep(Duration::from_millis(100)).await; // between two looks
    }
}
