//! A second process that holds tables: one process may not have files enough for the pages of all.

use std::net::SocketAddr;
use std::ops::Range;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::seat;

/// Files that a process needs besides its connections: the log, requests on their way.
const SPARE: usize = 200;

/// How many connections one process can have.
pub(crate) fn connections_of_process() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let files = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    files.unwrap_or(1024).saturating_sub(SPARE)
}

/// Holds tables with two pages each, and two moves made, until the process is ended.
pub(crate) async fn run(address: SocketAddr, numbers: Range<usize>) {
    let tables = seat::open_tables(address, numbers).await;
    let count = tables.len();
    let mut pairs = seat::sit_down(address, tables, count).await;
    for pair in &mut pairs {
        pair.begin().await;
    }
    println!("ready");
    // The pages are read, so that they answer the server's pings.
    for pair in pairs {
        tokio::spawn(pair.look_on());
    }
    std::future::pending::<()>().await;
}

/// Another process that holds tables with these numbers.
pub(crate) async fn start(address: SocketAddr, numbers: Range<usize>) -> Child {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["hold", &address.to_string(), &numbers.start.to_string(), &numbers.end.to_string()]);
    command.stdout(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().expect("a process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    assert_eq!(lines.next_line().await.expect("a line").as_deref(), Some("ready"));
    child
}
