//! Programs under strace: what they ask of the system is written down, or made to fail.

#![allow(dead_code, reason = "every test uses its own part")]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// A shell under strace. The programs that it starts are traced too, so one trace holds all of them in one order.
pub(crate) struct Session {
    strace: Child,
    commands: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    servers: Vec<Pid>,
}

/// A traced `partie serve`.
#[derive(Clone, Copy)]
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pid: Pid,
}

impl Session {
    /// Starts a shell with these options of strace and variables for the commands. None where nothing can be traced.
    pub(crate) fn start(options: &[&OsStr], variables: &[(&str, &Path)]) -> Option<Session> {
        let mut strace = Command::new(find()?)
            .args(["-f", "-e", "signal=none"])
            .args(options)
            .args(["sh", "-c", "while read -r command; do eval \"$command\"; done"])
            .env("PARTIE", env!("CARGO_BIN_EXE_partie"))
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("strace starts");
        let commands = strace.stdin.take();
        let answers = BufReader::new(strace.stdout.take().unwrap());
        Some(Session { strace, commands, answers, servers: Vec::new() })
    }

    /// Has the shell carry out a command.
    pub(crate) fn send(&mut self, command: &str) {
        writeln!(self.commands.as_mut().unwrap(), "{command}").expect("the shell listens");
    }

    /// The next line that the shell or a program of it prints.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the shell answers");
        assert!(!line.is_empty(), "the shell has ended");
        line.trim_end().to_owned()
    }

    /// Starts a server with these arguments, as the shell reads them. Nothing when it ends at once.
    pub(crate) fn try_serve(&mut self, arguments: &str) -> Option<Server> {
        self.send(&format!(
            "{{ \"$PARTIE\" serve --listen 127.0.0.1:0 {arguments} || echo over; }} 2>/dev/null & echo $!"
        ));
        let (mut shell, mut address) = (None, None);
        // The two write at the same time.
        while shell.is_none() || address.is_none() {
            let line = self.line();
            match line.split("http://").nth(1) {
                Some(rest) => address = rest.trim_end_matches('/').parse().ok(),
                None if line == "over" => return None,
                None => shell = line.parse().ok().and_then(Pid::from_raw),
            }
        }
        let pid = child_of(shell?)?;
        self.servers.push(pid);
        Some(Server { address: address?, pid })
    }

    pub(crate) fn serve(&mut self, arguments: &str) -> Server {
        self.try_serve(arguments).expect("the server starts")
    }

    /// Ends a server by a signal, and waits until it has ended.
    pub(crate) fn end(&mut self, server: Server, signal: Signal) {
        kill_process(server.pid, signal).expect("the server is there");
        self.servers.retain(|pid| *pid != server.pid);
        self.send("wait; echo ended");
        while self.line() != "ended" {}
    }

    /// Waits until everything has ended; then the trace is complete.
    pub(crate) fn finish(mut self) {
        drop(self.commands.take());
        self.strace.wait().expect("strace ends");
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        for server in &self.servers {
            let _ = kill_process(*server, Signal::KILL);
        }
        drop(self.commands.take());
        let _ = self.strace.wait();
    }
}

/// The shell waits for the server in a shell of its own, so that it can tell how it ended.
fn child_of(shell: Pid) -> Option<Pid> {
    let shell = shell.as_raw_nonzero();
    let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).ok()?;
    Pid::from_raw(children.split_whitespace().next()?.parse().ok()?)
}

/// The strace that is installed, or that `make tools` has unpacked, if it can trace here.
fn find() -> Option<PathBuf> {
    let unpacked = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/root/usr/bin/strace");
    let found = [PathBuf::from("strace"), unpacked].into_iter().find(|strace| can_trace(strace));
    if found.is_none() {
        // Not by a macro, whose text is only shown when a test fails.
        let _ = std::io::stderr().write_all(
            b"\nWARNING: strace is missing or may not trace here, so power cuts and disk faults are NOT tested.\n",
        );
    }
    found
}

fn can_trace(strace: &Path) -> bool {
    let mut command = Command::new(strace);
    let quiet = command.args(["-f", "-o", "/dev/null", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
