//! Programs under strace: what they ask of the system is written down, or made to fail.

#![allow(dead_code, reason = "every test uses its own part")]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

/// How long a program may take to start or to end.
const PATIENCE: Duration = Duration::from_mins(1);

/// A shell under strace. The programs that it starts are traced too, so one trace holds all of them in one order.
pub(crate) struct Session {
    strace: Child,
    commands: Option<ChildStdin>,
    answers: Receiver<String>,
    servers: Vec<Pid>,
}

/// A traced `partie serve`.
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
        let (to_test, answers) = channel();
        let said = BufReader::new(strace.stdout.take().unwrap());
        thread::spawn(move || said.lines().map_while(Result::ok).try_for_each(|line| to_test.send(line)));
        Some(Session { strace, commands, answers, servers: Vec::new() })
    }

    /// Has the shell carry out a command.
    pub(crate) fn send(&mut self, command: &str) {
        writeln!(self.commands.as_mut().unwrap(), "{command}").expect("the shell listens");
    }

    /// The next line that the shell or a program of it prints.
    pub(crate) fn line(&mut self) -> String {
        self.answers.recv_timeout(PATIENCE).expect("the shell or its program says something")
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
    pub(crate) fn end(&mut self, server: &Server, signal: Signal) {
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

/// Something about a running program that fails until this is dropped.
pub(crate) struct Failing(Child);

impl Failing {
    /// Has these calls fail where they are about one of these files, or about any: `fsync:error=EIO`. None where nothing can be
    /// traced.
    pub(crate) fn start(pid: Pid, calls: &str, files: &[PathBuf]) -> Option<Failing> {
        let mut command = Command::new(find()?);
        command.args(["-f", "-o", "/dev/null", "-e"]).arg(format!("trace={}", calls.split(':').next()?));
        command.arg("-e").arg(format!("inject={calls}")).arg("-p").arg(pid.as_raw_nonzero().to_string());
        for file in files {
            command.arg("-P").arg(file);
        }
        let mut strace = command.stderr(Stdio::piped()).spawn().expect("strace starts");
        let said = BufReader::new(strace.stderr.as_mut().unwrap()).lines().map_while(Result::ok);
        let attached = said.into_iter().any(|line| line.contains(" attached"));
        if !attached {
            warn("strace may not attach to a process here, so disk faults");
            let _ = strace.wait();
            return None;
        }
        Some(Failing(strace))
    }
}

impl Drop for Failing {
    fn drop(&mut self) {
        let _ = kill_process(Pid::from_child(&self.0), Signal::INT); // it lets the program go on
        let _ = self.0.wait();
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
pub(crate) fn find() -> Option<PathBuf> {
    let unpacked = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/root/usr/bin/strace");
    let found = [PathBuf::from("strace"), unpacked].into_iter().find(|strace| can_trace(strace));
    if found.is_none() {
        warn("strace is missing or may not trace here, so power cuts and disk faults");
    }
    found
}

fn warn(why: &str) {
    // Not by a macro, whose text is only shown when a test fails.
    let _ = writeln!(std::io::stderr(), "\nWARNING: {why} are NOT tested.");
}

fn can_trace(strace: &Path) -> bool {
    let mut command = Command::new(strace);
    let quiet = command
        .args(["-f", "--seccomp-bpf", "-o", "/dev/null", "true"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
