//! `partie serve` when nothing can be written: acts get a clear fault, `/healthz` says so, and play goes on as soon as there
//! is room again, without a restart.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod player;

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use player::Player;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::json;

/// A server process that ends with the test.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts a shell that becomes the server; nothing if it does not, because it may not mount a file system.
    fn start(shell: &mut Command, script: &str, data: &Path) -> Option<Process> {
        let script = format!("{script} && exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"");
        let command = shell.args(["-c", &script]).arg(env!("CARGO_BIN_EXE_partie")).arg(data);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        if address.is_none() {
            child.wait().unwrap();
        }
        Some(Process { child, address: address? })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn play_goes_on_when_there_is_room_again(
    address: SocketAddr,
    fill: impl FnOnce(),
    empty: impl FnOnce(),
) {
    let mut player = Player::new(address).await;
    assert_eq!(player.moves().await.0, 200);
    assert_eq!(player.client.get("/healthz").await.status, 200);
    fill();
    player.moves_until_full().await;
    let health = player.client.get("/healthz").await;
    assert_eq!(health.fault(), (503, "storage".to_owned()));
    let mut page = player.client.connect().await;
    page.open(&player.table).await;
    assert_eq!(page.moves(&player.table, player.next_move()).await["fault"], "storage");
    let new = player.client.post("/api/v1/tables", json!({})).await;
    assert_eq!(new.fault(), (503, "storage".to_owned()));
    empty();
    assert_eq!(player.moves().await.0, 200);
    assert_eq!(player.client.get("/healthz").await.status, 200);
    assert_eq!(player.shown().await, player.made, "what was acknowledged, and nothing else");
}

/// Needs to mount a small file system for the server alone: as root, or as root of a user namespace.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_survived() {
    let data = tempfile::tempdir().unwrap();
    let mount = "mount -t tmpfs -o size=8m none \"$1\"";
    let started = [&["--mount"][..], &["--mount", "--map-root-user"]].into_iter().find_map(|namespaces| {
        Process::start(Command::new("unshare").args(namespaces).arg("sh"), mount, data.path())
    });
    let Some(server) = started else {
        eprintln!("no file system can be mounted here");
        return;
    };
    let inside = PathBuf::from(format!("/proc/{}/root", server.child.id()));
    let filler = inside.join(data.path().strip_prefix("/").unwrap()).join("filler");
    let fill = || {
        let mut file = std::fs::File::create(&filler).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
    };
    let empty = || std::fs::remove_file(&filler).unwrap();
    play_goes_on_when_there_is_room_again(server.address, fill, empty).await;
}

/// As a full disk, but for everybody: the files of the server cannot grow.
#[tokio::test(flavor = "multi_thread")]
async fn files_that_cannot_grow_are_survived() {
    let data = tempfile::tempdir().unwrap();
    // The system would end a program that writes beyond the limit, if it did not ignore the signal.
    let server = Process::start(&mut Command::new("sh"), "trap '' XFSZ", data.path()).unwrap();
    let longest = |bytes: Option<u64>| {
        let pid = Pid::from_raw(server.child.id().cast_signed());
        prlimit(pid, Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
    };
    let log = data.path().join("log.sqlite-wal");
    let fill = || longest(Some(std::fs::metadata(log).unwrap().len()));
    play_goes_on_when_there_is_room_again(server.address, fill, || longest(None)).await;
}
