//! When `partie check` shows a progress bar on a terminal.
#![cfg(unix)]

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

const GAME: &str = "[Event \"?\"]\n\n1. e4 e5 *\n\n";

/// Everything that `partie check` sends to a terminal.
fn sent(file: &Path, arguments: &[&str]) -> String {
    let pty = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_partie"));
    command.args(["check", "--color", "never", "--lang", "en"]);
    command.args(arguments);
    command.arg(file);
    command.env("TERM", "xterm-256color");
    let mut program = pty.slave.spawn_command(command).unwrap();
    drop(pty.slave);
    let mut output = pty.master.try_clone_reader().unwrap();
    let reader = thread::spawn(move || {
        let mut bytes = Vec::new();
        // The terminal ends with an error when nobody writes to it any more.
        _ = output.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    assert!(program.wait().unwrap().success());
    reader.join().unwrap()
}

fn has_bar(sent: &str) -> bool {
    sent.contains('\u{1b}')
}

#[test]
fn a_file_that_takes_no_time_has_no_bar() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, GAME.repeat(10)).unwrap();
    let sent = sent(&file, &[]);
    assert!(!has_bar(&sent) && sent.contains("10 games"), "{sent:?}");
}

#[test]
fn a_file_that_takes_longer_has_one_unless_it_is_not_wanted() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, expected) in [(&[][..], true), (&["--no-progress"][..], false)] {
        let fifo = folder.path().join(format!("fifo-{expected}"));
        assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
        let writing = fifo.clone();
        let writer = thread::spawn(move || {
            let mut pipe = File::options().write(true).open(writing).unwrap();
            for _ in 0..6 {
                pipe.write_all(GAME.repeat(50_000).as_bytes()).unwrap();
                thread::sleep(Duration::from_millis(300));
            }
        });
        let sent = sent(&fifo, arguments);
        writer.join().unwrap();
        assert_eq!(has_bar(&sent), expected, "{sent:?}");
    }
}
