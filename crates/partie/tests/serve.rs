//! `partie serve` as people start it: without a command, with a browser, on an address that is taken.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// A server that ends with the test.
struct Server {
    child: Child,
    /// What it has said when it was ready.
    told: String,
}

impl Server {
    fn start(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut told = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut told).expect("a line");
        Server { child, told }
    }

    /// `127.0.0.1:8960`
    fn address(&self) -> &str {
        let address = self.told.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        address.unwrap_or_else(|| panic!("no address in {:?}", self.told))
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).expect("the server listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address());
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn partie(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    command.env("HOME", home).env_remove("XDG_DATA_HOME").env("LC_ALL", "C").env("RUST_LOG", "off");
    command
}

/// Only one test may use the usual address, and only if nobody else does.
#[test]
fn serve_is_what_the_program_does_without_a_command() {
    let home = tempfile::tempdir().unwrap();
    let Ok(free) = TcpListener::bind("127.0.0.1:8960") else {
        let output = partie(home.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(3));
        assert!(String::from_utf8_lossy(&output.stderr).contains("127.0.0.1:8960"));
        return;
    };
    drop(free);
    let server = Server::start(&mut partie(home.path()));
    assert_eq!(server.address(), "127.0.0.1:8960");
    assert!(server.get("/api/v1/me").starts_with("HTTP/1.1 200"), "it serves");
    assert!(home.path().join(".local/share/partie").is_dir(), "what it keeps is in the usual place");
}

#[test]
fn it_listens_and_keeps_its_data_where_it_is_told() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("here");
    let server =
        Server::start(partie(home.path()).args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data));
    assert!(!server.address().ends_with(":0"), "the port that it has got is told: {}", server.told);
    assert!(server.get("/").starts_with("HTTP/1.1 200"), "the page is there");
    assert!(fs::read_dir(&data).unwrap().count() > 0);
    assert!(!home.path().join(".local").exists(), "and nothing anywhere else");
}

#[test]
fn it_says_in_czech_where_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut command = partie(home.path());
    let server = Server::start(command.args(["serve", "--listen", "127.0.0.1:0", "--lang", "cs"]));
    assert!(server.told.contains("http://127.0.0.1:"), "{}", server.told);
    assert!(!server.told.is_ascii(), "{}", server.told);
}

#[test]
fn a_port_that_is_taken_is_told_with_its_address() {
    let home = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = partie(home.path()).args(["serve", "--listen", &address]).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains(&address) && error.contains("--listen"), "{error}");
}

/// A program that stands in for the browser's opener and writes down what it was asked for.
#[cfg(target_os = "linux")]
fn opener(folder: &Path) -> std::path::PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let asked = folder.join("asked");
    let script = folder.join("xdg-open");
    fs::write(&script, format!("#!/bin/sh\necho \"$1\" > {}\n", asked.display())).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    asked
}

#[cfg(target_os = "linux")]
#[test]
fn the_page_is_opened_in_the_browser() {
    let home = tempfile::tempdir().unwrap();
    let asked = opener(home.path());
    let path = format!("{}:{}", home.path().display(), std::env::var("PATH").unwrap_or_default());
    let mut command = partie(home.path());
    // A server that listens everywhere is reached on this machine, too.
    let server = Server::start(command.env("PATH", path).args(["serve", "--open", "--listen", "0.0.0.0:0"]));
    let begun = Instant::now();
    let page = loop {
        match fs::read_to_string(&asked) {
            Ok(page) if page.ends_with('\n') => break page,
            _ => assert!(begun.elapsed() < PATIENCE, "nothing was opened"),
        }
        thread::sleep(Duration::from_millis(20));
    };
    let port = server.address().rsplit(':').next().unwrap();
    assert_eq!(page.trim(), format!("http://127.0.0.1:{port}/"));
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_browser_it_serves_all_the_same() {
    let home = tempfile::tempdir().unwrap();
    let mut command = partie(home.path());
    let mut server =
        Server::start(command.env("PATH", home.path()).args(["serve", "--open", "--listen", "127.0.0.1:0"]));
    let mut told = String::new();
    BufReader::new(server.child.stderr.take().unwrap()).read_line(&mut told).unwrap();
    assert!(told.contains("xdg-open"), "{told}");
    assert!(server.get("/api/v1/me").starts_with("HTTP/1.1 200"));
}
