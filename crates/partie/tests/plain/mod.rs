//! `partie play --plain` while it runs: what is typed, and what it says.

#![allow(dead_code, reason = "every test uses its own part")]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who plays line by line.
pub(crate) struct Plain {
    pub(crate) child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    told: Vec<String>,
}

impl Plain {
    pub(crate) fn start(home: &Path, arguments: &[&str]) -> Plain {
        Plain::speaking("en", home, arguments)
    }

    pub(crate) fn speaking(language: &str, home: &Path, arguments: &[&str]) -> Plain {
        let mut child = Command::new(env!("CARGO_BIN_EXE_partie"))
            .args(["play", "--plain", "--ascii", "--lang", language])
            .args(arguments)
            .env("HOME", home)
            .env_remove("XDG_STATE_HOME")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (send, lines) = mpsc::channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        let input = child.stdin.take().unwrap();
        Plain { child, input, lines, told: Vec::new() }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads on until a line has the text in it.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) -> String {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    self.told.push(line.clone());
                    if line.contains(text) {
                        return line;
                    }
                }
                Err(error) => panic!("no {text:?} ({error}) in {:#?}", self.told),
            }
        }
    }

    #[track_caller]
    pub(crate) fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}
