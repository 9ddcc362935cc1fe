//! What the program does to the file that it is to write.
#![cfg(unix)]

use std::fs::{self, File, Permissions};
use std::io::{Read as _, Seek as _, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

const GAME: &str = "[Event \"?\"]\n\n1. e4 e5 *\n\n";
const BROKEN: &str = "[Event \"broken\"]\n\n1. e4 e5 2. Ke3 *\n\n";

fn partie(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    command.args(arguments).args(["--lang", "en"]);
    command
}

/// A folder with a file of games and a place to write to.
struct Folder {
    root: TempDir,
    games: PathBuf,
    output: PathBuf,
}

impl Folder {
    fn new(text: &str) -> Folder {
        let root = tempfile::tempdir().unwrap();
        let (games, output) = (root.path().join("games.pgn"), root.path().join("output.pgn"));
        fs::write(&games, text).unwrap();
        Folder { root, games, output }
    }

    fn convert(&self, to: &Path) -> Output {
        self.command(to).output().unwrap()
    }

    fn command(&self, to: &Path) -> Command {
        partie(&["convert", self.games.to_str().unwrap(), "--notation", "uci", "-o", to.to_str().unwrap()])
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.root.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

#[track_caller]
fn has_the_game(path: &Path) {
    assert!(fs::read_to_string(path).unwrap().contains("1. e2e4 e7e5 *"));
}

#[test]
fn a_link_is_followed() {
    let folder = Folder::new(GAME);
    let link = folder.root.path().join("link.pgn");
    for (target, exists) in [("there.pgn", true), ("not-yet.pgn", false)] {
        let target = folder.root.path().join(target);
        if exists {
            fs::write(&target, "old").unwrap();
        }
        _ = fs::remove_file(&link);
        symlink(target.file_name().unwrap(), &link).unwrap();
        assert!(folder.convert(&link).status.success());
        assert!(link.is_symlink());
        has_the_game(&target);
    }
}

#[test]
fn a_file_keeps_its_mode_and_its_owner() {
    let folder = Folder::new(GAME);
    fs::write(&folder.output, "old").unwrap();
    fs::set_permissions(&folder.output, Permissions::from_mode(0o640)).unwrap();
    // Only root may give a file away; everybody else keeps their own.
    let given_away = std::os::unix::fs::chown(&folder.output, Some(1234), Some(1234)).is_ok();
    assert!(folder.convert(&folder.output).status.success());
    let written = fs::metadata(&folder.output).unwrap();
    assert_eq!(written.mode() & 0o7777, 0o640);
    assert!(!given_away || (written.uid(), written.gid()) == (1234, 1234));
    has_the_game(&folder.output);
}

#[test]
fn a_new_file_has_the_usual_mode() {
    let folder = Folder::new(GAME);
    assert!(folder.convert(&folder.output).status.success());
    let usual = folder.root.path().join("usual");
    File::create(&usual).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().mode();
    assert_eq!(mode(&folder.output), mode(&usual));
}

#[test]
fn all_names_of_a_file_have_the_new_text() {
    let folder = Folder::new(GAME);
    fs::write(&folder.output, "something that is longer than the game by far".repeat(10)).unwrap();
    let other = folder.root.path().join("other-name.pgn");
    fs::hard_link(&folder.output, &other).unwrap();
    assert!(folder.convert(&folder.output).status.success());
    has_the_game(&other);
    assert_eq!(fs::read(&other).unwrap(), fs::read(&folder.output).unwrap());
}

#[test]
fn a_file_that_may_not_be_written_is_not_replaced() {
    let folder = Folder::new(GAME);
    fs::write(&folder.output, "old").unwrap();
    fs::set_permissions(&folder.output, Permissions::from_mode(0o444)).unwrap();
    if File::options().write(true).open(&folder.output).is_ok() {
        eprintln!("root may write everything");
        return;
    }
    assert_eq!(folder.convert(&folder.output).status.code(), Some(3));
    assert_eq!(fs::read_to_string(&folder.output).unwrap(), "old");
}

#[test]
fn other_peoples_parts_are_left_alone() {
    let folder = Folder::new(GAME);
    let part = folder.root.path().join("output.pgn.part");
    fs::write(&part, "precious").unwrap();
    assert!(folder.convert(&folder.output).status.success());
    assert_eq!(fs::read_to_string(&part).unwrap(), "precious");
    assert_eq!(folder.names(), ["games.pgn", "output.pgn", "output.pgn.part"]);
}

#[test]
fn a_device_is_written_to() {
    let folder = Folder::new(GAME);
    // Through a link, so that no device of this machine is lost if the program replaces it.
    let device = folder.root.path().join("full");
    symlink("/dev/full", &device).unwrap();
    let output = folder.convert(&device);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("full cannot be written: the disk is full"), "{error}");
    assert!(device.is_symlink());
}

#[test]
fn a_fifo_is_written_to() {
    let folder = Folder::new(GAME);
    let fifo = folder.root.path().join("fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    // Opening a FIFO waits for the other side, which may never come.
    let (said, heard) = mpsc::channel();
    let reader = fifo.clone();
    thread::spawn(move || said.send(fs::read_to_string(reader)));
    assert!(folder.convert(&fifo).status.success());
    let text = heard.recv_timeout(Duration::from_secs(30)).unwrap().unwrap();
    assert!(text.contains("1. e2e4 e7e5 *"), "{text}");
    assert_eq!(folder.names(), ["fifo", "games.pgn"]);
}

#[test]
fn the_standard_output_is_written_on_from_where_it_is() {
    let folder = Folder::new(GAME);
    let mut log = File::options().create(true).read(true).append(true).open(&folder.output).unwrap();
    log.write_all(b"before\n").unwrap();
    // As /dev/stdout does, which a program that replaces it would cost us.
    let link = folder.root.path().join("stdout");
    symlink("/proc/self/fd/1", &link).unwrap();
    let mut command = folder.command(&link);
    assert!(command.stdout(log.try_clone().unwrap()).status().unwrap().success());
    log.write_all(b"after\n").unwrap();
    let mut text = String::new();
    log.rewind().unwrap();
    log.read_to_string(&mut text).unwrap();
    assert!(text.starts_with("before\n[Event") && text.ends_with("1. e2e4 e7e5 *\nafter\n"), "{text}");
}

/// The program with its signals as they usually are. Whoever started the tests may ignore some, as `nohup` does, and a program
/// inherits that.
fn interruptible(arguments: &[&str]) -> Command {
    let plain = partie(arguments);
    if !cfg!(target_os = "linux") {
        return plain;
    }
    let mut command = Command::new("env");
    command.arg("--default-signal=INT,TERM,HUP").arg(plain.get_program()).args(plain.get_args());
    command
}

#[test]
fn nothing_is_left_after_an_interruption() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let folder = Folder::new(GAME);
        fs::write(&folder.output, "old").unwrap();
        let to = folder.output.to_str().unwrap();
        let mut child = interruptible(&["convert", "-", "-o", to]).stdin(Stdio::piped()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(GAME.repeat(100_000).as_bytes()).unwrap();
        let deadline = Instant::now() + Duration::from_secs(30);
        while folder.names().len() < 3 {
            assert!(Instant::now() < deadline, "nothing is being written");
            thread::sleep(Duration::from_millis(5));
        }
        kill_process(Pid::from_child(&child), signal).unwrap();
        let status = child.wait().unwrap();
        assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(signal.as_raw()));
        assert_eq!(folder.names(), ["games.pgn", "output.pgn"]);
        assert_eq!(fs::read_to_string(&folder.output).unwrap(), "old");
    }
}

#[test]
fn a_broken_game_is_never_lost_from_its_only_copy() {
    let text = format!("{GAME}{BROKEN}{GAME}");
    let folder = Folder::new(&text);
    let link = folder.root.path().join("link.pgn");
    symlink(&folder.games, &link).unwrap();
    for to in [&folder.games, &link] {
        let output = folder.convert(to);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains("games.pgn:7:13: game 2, 2. Ke3: a king goes one square"), "{error}");
        assert!(error.contains("is left as it was"), "{error}");
        assert_eq!(fs::read_to_string(&folder.games).unwrap(), text);
    }
    let mut command = partie(&["convert", "-", "-o", folder.games.to_str().unwrap()]);
    let output = command.stdin(File::open(&folder.games).unwrap()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&folder.games).unwrap(), text);
    assert_eq!(folder.names(), ["games.pgn", "link.pgn"]);
}

#[test]
fn another_file_gets_what_could_be_read() {
    let folder = Folder::new(&format!("{GAME}{BROKEN}{GAME}"));
    assert_eq!(folder.convert(&folder.output).status.code(), Some(2));
    assert_eq!(fs::read_to_string(&folder.output).unwrap().matches("1. e2e4 e7e5 *").count(), 2);
}

#[test]
fn a_picture_is_written_in_the_same_way() {
    let folder = Folder::new(GAME);
    let link = folder.root.path().join("board.svg");
    symlink("output.pgn", &link).unwrap();
    assert!(partie(&["show", "start", "--svg", "-o", link.to_str().unwrap()]).status().unwrap().success());
    assert!(link.is_symlink());
    assert!(fs::read_to_string(&folder.output).unwrap().starts_with("<svg"));
}
