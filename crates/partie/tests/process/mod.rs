//! The program in processes of its own: a server, a backup that follows, and commands that end by themselves.

#![allow(dead_code, reason = "every test uses its own part")]

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// `partie serve`, which is killed at the end of the test at the latest.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    pub(crate) fn start(data: &Path) -> Process {
        Process::start_with(data, [])
    }

    /// With more variables in its environment.
    pub(crate) fn start_with<'a>(
        data: &Path,
        variables: impl IntoIterator<Item = (&'a str, &'a OsStr)>,
    ) -> Process {
        Process::spawn(command(data).envs(variables).stderr(Stdio::null()))
    }

    /// With what it complains of appended to a file, and without the signal by which the system ends a program whose files may
    /// not grow.
    pub(crate) fn start_noting(data: &Path, complaints: &Path) -> Process {
        let complaints = File::options().create(true).append(true).open(complaints).unwrap();
        let server = command(data);
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(server.get_program())
            .args(server.get_args());
        Process::spawn(shell.args(["--trust", "127.0.0.1"]).stderr(complaints))
    }

    fn spawn(command: &mut Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).parse().unwrap();
        Process { child, address }
    }

    pub(crate) fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Ends it by a signal, and waits until it has ended.
    pub(crate) fn end(mut self, signal: Signal) -> ExitStatus {
        self.signal(signal);
        self.child.wait().unwrap()
    }
}

fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `partie backup --follow`, which is killed at the end of the test at the latest.
pub(crate) struct Follower {
    child: Child,
    /// What it has said when it began to follow.
    pub(crate) told: String,
}

impl Follower {
    /// Starts it, and waits until it follows.
    pub(crate) fn start(data: &Path, copy: &Path) -> Follower {
        let mut child = Command::new(env!("CARGO_BIN_EXE_partie"))
            .args(["backup", "--lang", "en", "--follow", "--data"])
            .args([data, copy])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut told = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut told).unwrap();
        assert!(told.contains("follows the log"), "{told:?}");
        Follower { child, told }
    }

    /// Ends it by a signal, and waits until it has ended.
    pub(crate) fn end(mut self, signal: Signal) -> ExitStatus {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
        self.child.wait().unwrap()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command of the program on a data directory, in English. It must not panic, whatever else happens.
pub(crate) fn partie(command: &str, data: &Path, arguments: &[&OsStr]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_partie"))
        .args([command, "--lang", "en", "--data"])
        .arg(data)
        .args(arguments)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    let code = output.status.code();
    assert!(matches!(code, Some(0..=3)) && !error.contains("panicked"), "{command}: {code:?}: {error}");
    output
}
