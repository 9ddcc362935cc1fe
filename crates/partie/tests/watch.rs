//! `partie watch` beside a program that writes games, as the software of electronic boards does.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;

const SOON: Duration = Duration::from_secs(20);

struct Watcher {
    child: Child,
    lines: Receiver<String>,
}

impl Watcher {
    fn start(file: &Path) -> Watcher {
        let mut child = Command::new(env!("CARGO_BIN_EXE_partie"))
            .args(["watch", "--json", "--every", "50"])
            .arg(file)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let (send, lines) = channel();
        let output = BufReader::new(child.stdout.take().expect("its output"));
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Watcher { child, lines }
    }

    /// Board, kind, article, and whether it is taken back.
    fn next(&self) -> (String, String, String, bool) {
        let line = self.lines.recv_timeout(SOON).expect("something is told");
        let told: Value = serde_json::from_str(&line).expect("JSON");
        let text = |key: &str| told[key].as_str().unwrap_or_default().to_owned();
        (text("board"), text("kind"), text("article"), told["gone"].as_bool().expect("gone"))
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn told(board: &str, kind: &str, article: &str, gone: bool) -> (String, String, String, bool) {
    (board.to_owned(), kind.to_owned(), article.to_owned(), gone)
}

fn game(board: u32, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Open\"]\n[Date \"2024.05.01\"]\n[Round \"3.{board}\"]\n[White \"W{board}\"]\n[Black \"B{board}\"]\n\
         [Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

const TWICE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

#[test]
fn claims_ends_and_illegal_moves_are_told_when_they_happen_and_taken_back_when_they_are_corrected() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("live.pgn");
    let watcher = Watcher::start(&file);
    thread::sleep(Duration::from_millis(200)); // it may wait for a file that is not there yet
    let write = |games: &[String]| {
        let whole = directory.path().join("live.new");
        fs::write(&whole, games.concat()).unwrap();
        fs::rename(&whole, &file).unwrap();
    };
    let over = game(9, "1. e4 e5 2. Ke3", "1-0");
    write(&[game(1, TWICE, "*"), game(2, "1. e4 e5", "*"), over.clone()]);
    // The third occurrence at board 1.
    write(&[game(1, &format!("{TWICE} Ng8"), "*"), game(2, "1. e4 e5", "*"), over.clone()]);
    assert_eq!(watcher.next(), told("1", "reached", "FIDE 2023/9.2.2", false));
    // An illegal move at board 2, which a hand then puts right.
    write(&[game(1, &format!("{TWICE} Ng8"), "*"), game(2, "1. e4 e5 2. Ke3", "*"), over.clone()]);
    let (board, kind, article, gone) = watcher.next();
    assert_eq!((&*board, &*kind, gone), ("2", "illegal-move", false));
    assert!(article.starts_with("FIDE 2023/3.8"), "{article}");
    write(&[game(1, &format!("{TWICE} Ng8"), "*"), game(2, "1. e4 e5 2. Ke2", "*"), over]);
    let (board, kind, _, gone) = watcher.next();
    assert_eq!((&*board, &*kind, gone), ("2", "illegal-move", true));
}

#[test]
fn a_file_that_grows_is_not_taken_for_a_broken_one() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("growing.pgn");
    let mut file = fs::File::create(&path).unwrap();
    let watcher = Watcher::start(&path);
    write!(file, "[White \"a\"]\n[Black \"b\"]\n\n").unwrap();
    // Faster than it looks, and in the middle of moves.
    for part in ["1. e4 e", "5 2. N", "f3 Nc6 3. B", "b5 a6 4. Bxc", "6 dxc6 5. Ke", "3"] {
        file.write_all(part.as_bytes()).unwrap();
        file.flush().unwrap();
        thread::sleep(Duration::from_millis(20));
    }
    let (_, kind, ..) = watcher.next();
    assert_eq!(kind, "illegal-move");
    assert!(watcher.lines.recv_timeout(Duration::from_millis(300)).is_err(), "nothing else is told");
}

#[test]
fn one_look_tells_of_everything() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("round.pgn");
    fs::write(
        &path,
        [game(4, &format!("{TWICE} Ng8"), "1/2-1/2"), game(5, "1. f3 e5 2. g4 Qh4#", "1-0")].concat(),
    )
    .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_partie"))
        .args(["watch", "--once"])
        .arg(&path)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        told.lines().collect::<Vec<_>>(),
        [
            "board 4, W4 - B4: 4... Ng8: the position has occurred three times (FIDE 2023/9.2.2)",
            "board 5, W5 - B5: 2... Qh4#: checkmate, but the result is 1-0 (FIDE 2023/5.1.1)",
        ]
    );
    assert_eq!(output.status.code(), Some(1));
}
