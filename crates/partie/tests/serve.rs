//! `partie serve` as people start it: without a command, with a browser, on an address that is taken.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
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

/// What a server says that cannot start, in a language.
fn complaint(data: &Path, listen: &str, language: &str) -> String {
    let mut command = partie(data);
    let output =
        command.args(["serve", "--lang", language, "--listen", listen, "--data"]).arg(data).output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

/// A directory in which a server cannot start, and where it is to listen.
struct Obstacle {
    data: PathBuf,
    listen: String,
    /// What holds it up, as long as it is there.
    _held: Option<Server>,
}

const ANYWHERE: &str = "127.0.0.1:0";

impl Obstacle {
    fn at(data: PathBuf) -> Obstacle {
        Obstacle { data, listen: ANYWHERE.to_owned(), _held: None }
    }

    fn listening_on(data: PathBuf, listen: &str) -> Obstacle {
        Obstacle { listen: listen.to_owned(), ..Obstacle::at(data) }
    }
}

#[test]
fn why_it_cannot_start_is_told_in_both_languages() {
    type Case = (fn(PathBuf) -> Obstacle, [&'static str; 2]);
    let cases: [Case; 7] = [
        (
            |data| {
                let held = serve_in(&data.join("other"));
                Obstacle { listen: held.address().to_owned(), _held: Some(held), data }
            },
            ["already listens on 127.0.0.1:", "už naslouchá jiný program"],
        ),
        (
            |data| Obstacle::listening_on(data, "192.0.2.1:8960"),
            ["no address 192.0.2.1:8960", "nemá adresu 192.0.2.1:8960"],
        ),
        (
            |data| {
                fs::write(&data, "").unwrap();
                Obstacle::at(data.join("below"))
            },
            ["is a file, not a directory", "je soubor, ne složka"],
        ),
        (
            |data| {
                fs::create_dir_all(data.join("log.lock")).unwrap();
                Obstacle::at(data)
            },
            ["it is a directory; choose another", "je to složka; jinou"],
        ),
        (
            |data| Obstacle { _held: Some(serve_in(&data)), ..Obstacle::at(data) },
            ["log.sqlite cannot be used: another program", "log.sqlite nelze použít: používá ho jiný"],
        ),
        (
            |data| {
                fs::create_dir(&data).unwrap();
                fs::write(data.join("log.sqlite"), "no database\n".repeat(1000)).unwrap();
                Obstacle::at(data)
            },
            ["log.sqlite cannot be used: it is damaged", "log.sqlite nelze použít: je poškozený"],
        ),
        (
            |data| {
                fs::create_dir(&data).unwrap();
                let database = rusqlite::Connection::open(data.join("accounts.sqlite")).unwrap();
                database.pragma_update(None, "user_version", 99).unwrap();
                Obstacle::at(data)
            },
            [
                "accounts.sqlite cannot be used: it was written by a newer",
                "zapsal ho novější program (verze 99",
            ],
        ),
    ];
    for (make, expected) in cases {
        let home = tempfile::tempdir().unwrap();
        let Obstacle { data, listen, _held } = make(home.path().join("data"));
        for (language, expected) in ["en", "cs"].into_iter().zip(expected) {
            let told = complaint(&data, &listen, language);
            assert!(told.contains(expected), "no {expected:?} in {told}");
        }
    }
}

#[test]
fn what_cannot_be_taken_out_is_told_in_both_languages() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    drop(serve_in(&data));
    let [data, none] = [data, home.path().join("none")].map(|path| path.display().to_string());
    for (arguments, code, expected) in [
        (["export", "--data", &none], 3, ["no such file", "takový soubor ani složka není"]),
        (["export", "--table=x", "--data"], 2, ["there is no table x", "stůl x neexistuje"]),
        (["backup", &data, "--data"], 3, ["is there already", "už existuje"]),
    ] {
        for (language, expected) in ["en", "cs"].into_iter().zip(expected) {
            let mut command = partie(home.path());
            command.args(arguments).args((arguments[2] == "--data").then_some(&data));
            let output = command.args(["--lang", language]).output().unwrap();
            let told = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(code), "{told}");
            assert!(told.contains(expected), "no {expected:?} in {told}");
        }
    }
}

/// Whoever reads a file of what the server has said wants no colours in it.
#[test]
fn what_it_writes_to_a_file_has_no_colours() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::write(data.join("snapshots.sqlite"), "no database\n".repeat(1000)).unwrap();
    let mut server = serve_in(&data);
    let mut told = String::new();
    BufReader::new(server.child.stderr.take().unwrap()).read_line(&mut told).unwrap();
    assert!(told.contains("WARN") && told.contains("snapshots.sqlite.damaged"), "{told}");
    assert!(!told.contains('\u{1b}'), "{told:?}");
}

fn serve_in(data: &Path) -> Server {
    Server::start(partie(data).args(["serve", "--listen", ANYWHERE, "--data"]).arg(data))
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
