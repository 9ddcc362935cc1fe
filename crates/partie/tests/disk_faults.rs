//! A disk that fails under the real program and the real SQLite: acts get the fault `storage`, nothing that was acknowledged is
//! lost, and play goes on when the disk is well again. `full_disk.rs` has disks that are full.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod player;
mod process;
mod strace;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{Client, until};
use player::{Player, probe_much};
use process::Process;
use rustix::process::{Resource, Rlimit, Signal, prlimit};
use serde_json::json;
use strace::{Failing, Session};
use tempfile::TempDir;

/// What may go wrong with a write. One that writes nothing is how a short write ends when it is tried again; the last one is a
/// disk that is gone.
const WRITES_THAT_FAIL: [&str; 5] = [
    "pwrite64:error=EIO",
    "pwrite64:error=ENOSPC",
    "pwrite64:retval=0",
    "fsync:error=EIO",
    "pwrite64,pread64,fsync,openat:error=EIO",
];

/// A data directory, and what its servers have complained of.
struct Machine {
    directory: TempDir,
}

impl Machine {
    fn new() -> Machine {
        Machine { directory: tempfile::tempdir().unwrap() }
    }

    fn data(&self) -> PathBuf {
        self.directory.path().canonicalize().unwrap().join("data")
    }

    /// The files of a database.
    fn files(&self, name: &str) -> [PathBuf; 2] {
        ["", "-wal"].map(|ending| self.data().join(format!("{name}{ending}")))
    }

    fn complaints(&self) -> PathBuf {
        self.directory.path().join("complaints")
    }

    fn has_complained_of(&self, what: &str) -> bool {
        std::fs::read_to_string(self.complaints()).unwrap().contains(what)
    }

    fn start(&self) -> Process {
        Process::start_noting(&self.data(), &self.complaints())
    }

    /// Everything was survived, and the log can be read as a whole.
    fn is_well(&self, entries: usize) {
        assert!(!self.has_complained_of("panicked"), "{:?}", std::fs::read_to_string(self.complaints()));
        let lines = exported(&self.data()).lines().count();
        assert_eq!(lines, entries, "entries in the log");
    }
}

fn exported(data: &Path) -> String {
    let mut export = Command::new(env!("CARGO_BIN_EXE_partie"));
    let output = export.args(["export", "--data"]).arg(data).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

async fn is_storage_fault(player: &mut Player) {
    let (status, answer) = player.moves().await;
    assert_eq!((status, &answer["fault"]), (503, &json!("storage")), "{answer}");
}

async fn makes_moves(player: &mut Player, count: usize) {
    for _ in 0..count {
        let (status, answer) = player.moves().await;
        assert_eq!(status, 200, "{answer}");
    }
    assert_eq!(player.shown().await, player.made, "what was acknowledged, and nothing else");
}

/// Kills the server, and goes on at a new one. What was refused last may be there all the same; then it is told.
async fn is_killed(process: Process, machine: &Machine, player: &mut Player) -> Process {
    process.end(Signal::KILL);
    let process = machine.start();
    player.at(process.address);
    let shown = player.shown().await;
    assert!((player.made..=player.made + 1).contains(&shown), "{shown} of {} moves", player.made);
    player.made = shown;
    process
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_that_fail_are_told_and_lose_nothing() {
    let machine = Machine::new();
    let mut process = machine.start();
    let mut player = Player::new(process.address).await;
    let mut page = player.client.connect().await;
    for fault in WRITES_THAT_FAIL {
        makes_moves(&mut player, 3).await;
        let Some(failing) = Failing::start(process.pid(), fault, &machine.files("log.sqlite")) else {
            return;
        };
        until(fault, async || player.health().await == 503).await;
        is_storage_fault(&mut player).await;
        is_storage_fault(&mut player).await;
        page.open(&player.table).await;
        assert_eq!(page.moves(&player.table, player.next_move()).await["fault"], "storage");
        assert_eq!(
            player.client.post("/api/v1/tables", json!({})).await.fault(),
            (503, "storage".to_owned())
        );
        drop(failing);
        assert_eq!(player.health().await, 200, "after {fault}");
        makes_moves(&mut player, 3).await;
        process = is_killed(process, &machine, &mut player).await;

        let failing = Failing::start(process.pid(), fault, &machine.files("log.sqlite")).unwrap();
        until(fault, async || player.health().await == 503).await;
        is_storage_fault(&mut player).await;
        process = is_killed(process, &machine, &mut player).await;
        drop(failing);
        page = player.client.connect().await;
    }
    makes_moves(&mut player, 3).await;
    process.end(Signal::TERM);
    machine.is_well(1 + player.made);
}

/// Stopping in order copies the log to its place. What cannot be copied is still where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_stopped_on_a_failing_disk_loses_nothing() {
    let machine = Machine::new();
    let mut process = machine.start();
    let mut player = Player::new(process.address).await;
    for fault in WRITES_THAT_FAIL.into_iter().chain(["unlink,ftruncate:error=EIO"]) {
        makes_moves(&mut player, 3).await;
        let Some(failing) = Failing::start(process.pid(), fault, &machine.files("log.sqlite")) else {
            return;
        };
        process.end(Signal::TERM);
        drop(failing);
        process = machine.start();
        player.at(process.address);
        assert_eq!(player.shown().await, player.made, "after {fault}");
    }
    makes_moves(&mut player, 3).await;
    process.end(Signal::TERM);
    machine.is_well(1 + player.made);
}

/// A backup that fails says so, and the one before it is as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_fails_leaves_the_one_before() {
    let machine = Machine::new();
    let process = machine.start();
    let mut player = Player::new(process.address).await;
    makes_moves(&mut player, 3).await;
    let copy = machine.directory.path().join("copy");
    let Some(strace) = strace::find() else { return };
    let backup = |inject: Option<&str>| {
        let mut command = Command::new(&strace);
        command.args(["-f", "-o", "/dev/null"]).args(inject.map(|inject| format!("-einject={inject}")));
        command.args([env!("CARGO_BIN_EXE_partie"), "backup", "--data"]).arg(machine.data()).arg(&copy);
        command.stderr(Stdio::null()).status().unwrap().success()
    };
    assert!(backup(None));
    let before = exported(&copy);
    makes_moves(&mut player, 3).await;
    for call in ["pwrite64:error=ENOSPC", "pwrite64:retval=0", "fsync:error=EIO", "pread64:error=EIO"] {
        for when in [1, 2, 4] {
            assert!(!backup(Some(&format!("{call}:when={when}+"))), "{call} from {when} on");
            assert_eq!(exported(&copy), before, "{call} from {when} on");
            let names = std::fs::read_dir(&copy).unwrap().map(|entry| entry.unwrap().file_name());
            let left = names.filter(|name| name.to_string_lossy().starts_with('.')).count();
            assert_eq!(left, 0, "left behind by {call} from {when} on");
        }
    }
    assert!(backup(None));
    assert_eq!(exported(&copy), exported(&machine.data()));
}

/// A file that may grow by a few bytes only: the beginning of what is written is there, and the rest is not.
#[tokio::test(flavor = "multi_thread")]
async fn short_writes_are_told_and_lose_nothing() {
    let machine = Machine::new();
    let mut process = machine.start();
    let mut player = Player::new(process.address).await;
    let ahead = machine.data().join("log.sqlite-wal");
    // Into the head of a frame, between two frames, into a page, and into the second frame.
    for room in [1, 24, 700, 24 + 4096, 24 + 4096 + 24 + 1] {
        makes_moves(&mut player, 2).await;
        let pid = process.pid();
        let limit =
            |bytes| prlimit(Some(pid), Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
        let length = std::fs::metadata(&ahead).unwrap().len();
        limit(Some(length + room));
        player.moves_until_full().await;
        if room % 2 == 0 {
            limit(None);
            makes_moves(&mut player, 2).await;
        }
        process = is_killed(process, &machine, &mut player).await;
    }
    process.end(Signal::TERM);
    machine.is_well(1 + player.made);
}

/// A checkpoint copies what is safe already. If it fails, play goes on, and the next one does it.
#[tokio::test(flavor = "multi_thread")]
async fn a_checkpoint_that_fails_is_made_up_for() {
    let machine = Machine::new();
    let mut process = machine.start();
    let mut player = Player::new(process.address).await;
    let log = machine.data().join("log.sqlite");
    let length = || std::fs::metadata(&log).unwrap().len();
    // Not a disk that is gone: of what a commit has to read, SQLite need not have everything in memory.
    for fault in &WRITES_THAT_FAIL[..4] {
        let before = length();
        let Some(failing) = Failing::start(process.pid(), fault, std::slice::from_ref(&log)) else { return };
        let failures = || {
            let complaints = std::fs::read_to_string(machine.complaints()).unwrap();
            complaints.matches("the log's write-ahead file could not be copied").count()
        };
        let failures_before = failures();
        while failures() == failures_before {
            probe_much(process.address).await;
        }
        makes_moves(&mut player, 20).await;
        drop(failing);
        while length() == before {
            probe_much(process.address).await;
            makes_moves(&mut player, 1).await;
        }
        process = is_killed(process, &machine, &mut player).await;
    }
    process.end(Signal::TERM);
    machine.is_well(1 + player.made);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_be_read_is_there_again_when_the_disk_is() {
    let machine = Machine::new();
    let process = machine.start();
    let mut player = Player::new(process.address).await;
    makes_moves(&mut player, 30).await;
    player.client.act(&player.table, json!({"act": {"act": "resign"}})).await.ok();
    let process = is_killed(process, &machine, &mut player).await;
    let log = format!("/api/v1/tables/{}/log", player.table);
    let whole = player.client.get(&log).await.body;
    let files = machine.files("log.sqlite");
    let Some(failing) = Failing::start(process.pid(), "pread64:error=EIO", &files) else { return };
    until("the log cannot be read", async || {
        player.health().await; // which writes, so that SQLite forgets what it has read before
        player.client.get(&log).await.status >= 500
    })
    .await;
    drop(failing);
    let read = player.client.get(&log).await;
    assert_eq!((read.status, read.body), (200, whole));
    process.end(Signal::TERM);
    machine.is_well(2 + player.made);
}

/// Lists and snapshots can be made from the log, and accounts are another file: no act waits for them.
#[tokio::test(flavor = "multi_thread")]
async fn other_files_that_fail_keep_nobody_from_playing() {
    let machine = Machine::new();
    let process = machine.start();
    let mut player = Player::new(process.address).await;
    let kept = std::fs::read_dir(machine.data()).unwrap().map(|file| file.unwrap().path());
    let is_the_log = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("log.");
    let files: Vec<PathBuf> = kept.filter(|path| !is_the_log(path)).collect();
    assert!(files.len() >= 6, "lists, snapshots and accounts: {files:?}");
    let Some(failing) = Failing::start(process.pid(), "pwrite64,fsync:error=EIO", &files) else { return };
    let register = async |name: &str| {
        let person = json!({"name": name, "password": "correct horse"});
        Client::nobody(process.address).post("/api/v1/register", person).await
    };
    assert_eq!(register("Anna").await.fault(), (503, "storage".to_owned()));
    makes_moves(&mut player, 10).await;
    let (table, _) = player.client.open_table(json!({"opponent": "myself"})).await;
    drop(failing);
    until("the table is listed", async || {
        let mine = player.client.get("/api/v1/my/tables").await.ok();
        mine.as_array().unwrap().iter().any(|listed| listed["table"] == *table)
    })
    .await;
    assert_eq!(register("Anna").await.status, 200);
    let process = is_killed(process, &machine, &mut player).await;
    process.end(Signal::TERM);
    machine.is_well(2 + player.made);
}

/// It says that it cannot start, or it serves what it can read and says of the rest that it cannot write. It takes nothing for
/// damaged.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_started_on_a_failing_disk_is_honest() {
    let machine = Machine::new();
    let mut process = machine.start();
    let mut player = Player::new(process.address).await;
    makes_moves(&mut player, 10).await;
    let files = machine.files("log.sqlite");
    for fault in WRITES_THAT_FAIL.into_iter().chain(["pread64:error=EIO", "openat:error=EIO"]) {
        for end in [Signal::KILL, Signal::TERM] {
            process.end(end);
            let (what, inject) =
                (format!("trace={}", fault.split(':').next().unwrap()), format!("inject={fault}"));
            let mut options: Vec<&OsStr> =
                ["-o", "/dev/null", "-e", &what, "-e", &inject].map(OsStr::new).to_vec();
            options.extend(files.iter().flat_map(|file| [OsStr::new("-P"), file.as_os_str()]));
            let Some(mut session) = Session::start(&options, &[("DATA", &machine.data())]) else { return };
            if let Some(server) = session.try_serve("--data \"$DATA\"") {
                player.at(server.address);
                assert_eq!(player.shown().await, player.made, "with {fault}");
                is_storage_fault(&mut player).await;
                assert_eq!(player.health().await, 503, "with {fault}");
                session.end(&server, Signal::KILL);
            }
            session.finish();
            let mut names =
                std::fs::read_dir(machine.data()).unwrap().map(|entry| entry.unwrap().file_name());
            assert_eq!(names.find(|name| name.to_string_lossy().contains("damaged")), None, "with {fault}");
            process = machine.start();
            player.at(process.address);
            makes_moves(&mut player, 1).await;
        }
    }
    process.end(Signal::TERM);
    machine.is_well(1 + player.made);
}
