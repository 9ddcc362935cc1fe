//! A server in a process of its own.

#![allow(dead_code, reason = "every test uses its own part")]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

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
        let mut child = Command::new(env!("CARGO_BIN_EXE_partie"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .envs(variables)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).parse().unwrap();
        Process { child, address }
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

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
