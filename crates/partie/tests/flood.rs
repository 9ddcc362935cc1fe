//! `partie serve` with few files to open: floods of connections leave it able to serve others.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::{Client, PATIENCE};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};

/// The limit of open files, which the server cannot raise.
const FILES: u32 = 256;

/// A server process that ends with the test.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Process {
        let script = format!("ulimit -n {FILES} && exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"");
        let mut command = Command::new("sh");
        command.arg("-c").arg(script).arg(env!("CARGO_BIN_EXE_partie")).arg(data);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).parse().unwrap();
        Process { child, address }
    }

    /// Changes the limit of open files while it runs.
    fn allow_files(&self, count: u64) {
        let pid = Pid::from_raw(self.child.id().cast_signed());
        let limit = Rlimit { current: Some(count), maximum: Some(FILES.into()) };
        prlimit(pid, Resource::Nofile, limit).unwrap();
    }

    fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn stranger(to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    socket.connect(to).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_sockets_of_one_address_do_not_take_every_file() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let mut idle = Vec::new();
    for _ in 0..400 {
        idle.push(stranger(server.address).await);
    }
    let guest = Client::guest(server.address).await;
    let (table, _) = guest.open_table(serde_json::json!({"opponent": "myself"})).await;
    let mut page = guest.connect().await;
    assert_eq!(page.open(&table).await["view"]["role"], "white");
    assert!(server.open_files() < FILES as usize - 40, "{} files are open", server.open_files());
    // A client that comes too late gets an answer and not silence.
    let mut answer = Vec::new();
    let read = idle[399].read_to_end(&mut answer);
    let _ = tokio::time::timeout(PATIENCE, read).await.expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 503 "), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_files_left_goes_on_when_it_has_some_again() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let guest = Client::guest(server.address).await;
    let mut page = guest.connect().await;
    page.wait(&["hello"]).await;
    server.allow_files(server.open_files() as u64);
    let waiting = tokio::spawn(async move { guest.get("/healthz").await.status });
    // The connection waits in the queue of the system, while those who are there are served.
    page.send(serde_json::json!({"type": "ping", "sent": 1})).await;
    page.wait(&["pong"]).await;
    assert!(!waiting.is_finished(), "there is no file for it");
    server.allow_files(FILES.into());
    assert_eq!(waiting.await.unwrap(), 200);
}
