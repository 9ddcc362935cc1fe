//! Measures the server beside the bare limits of the machine: `scripts/bench-server.sh`.
//!
//! `load TABLES SECONDS` starts a server process, seats two players with a page each at so many tables, and reports
//! durable moves a second, the time from a move being sent to both pages being told, and memory; and in turn with them,
//! each for so many seconds in every round, what a bare WebSocket echo and bare appends to the log give. Each figure stands
//! beside its target. `load TABLES SECONDS moves` only makes moves as fast as possible, for a profile of the server.

#[path = "../../tests/common/mod.rs"]
mod common;
mod echo;
mod figures;
mod hold;
mod pace;
mod page;
mod play;
mod raw;
mod reload;
mod rounds;
mod seat;

use std::net::SocketAddr;
use std::process::Stdio;

use figures::{memory_kib, say, say_beside};
use rounds::{Measured, say_moves};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// The lengths of a long game, and of one that was never decided.
const LONG: [usize; 2] = [400, 4000];
/// Pairs of connections to the bare echo.
const ECHOING: usize = 2000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = partie_server::runtime().expect("a runtime");
    match arguments.first().map(String::as_str) {
        Some("serve") => runtime.block_on(serve(&arguments[1])),
        Some("hold") => {
            let number = |place: usize| arguments[place].parse().expect("a number");
            let address = arguments[1].parse().expect("an address");
            runtime.block_on(hold::run(address, number(2)..number(3)));
        }
        Some("echo") => runtime.block_on(echo::serve()),
        _ => {
            let number = |place: usize, usual: u32| {
                arguments.get(place).map_or(usual, |n| n.parse().expect("a number"))
            };
            let (tables, seconds) = (number(0, 10_000) as usize, number(1, 3));
            match arguments.get(2).map(String::as_str) {
                Some("moves") => runtime.block_on(only_moves(tables, seconds)),
                _ => runtime.block_on(measure(tables, seconds)),
            }
        }
    }
}

/// The server as it is, but for limits on what one address may do.
async fn serve(data: &str) {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let limits = partie_server::Limits::lifted();
    let trusted = vec!["127.0.0.0/8".parse().expect("the addresses of this machine")];
    let config = partie_server::Config { listen, limits, trusted, ..partie_server::Config::new(data) };
    let ready = |address| println!("{address}");
    partie_server::serve(config, ready, std::future::pending()).await.expect("it serves");
}

/// A process of this program, and the address that it prints.
async fn start(arguments: &[&str]) -> (Child, SocketAddr) {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    let mut child =
        command.args(arguments).stdout(Stdio::piped()).kill_on_drop(true).spawn().expect("a process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let line = lines.next_line().await.expect("a line").expect("an address");
    (child, line.parse().expect("an address"))
}

async fn measure(tables: usize, seconds: u32) {
    for plies in LONG {
        let reload::Loading { read, replay, snapshot } = reload::measure(plies).await;
        let beside = format!("{read:.1?} to read and {replay:.1?} to replay, {snapshot:.1?} with a snapshot");
        say(&format!("a game of {plies} plies loaded"), &beside);
    }
    idle_connections(tables).await;

    let data = tempfile::tempdir().expect("a directory");
    let (server, address) = start(&["serve", data.path().to_str().expect("a path")]).await;
    let process = server.id().expect("it runs");
    let empty = memory_kib(process);
    // Half of the tables are held by another process; those without pages at the end are live all the same.
    let with_pages = tables.min(hold::connections_of_process() / 2);
    let held = hold::start(address, 0..with_pages / 2).await;
    let before = memory_kib(process);
    let seats = seat::open_tables(address, with_pages / 2..tables).await;
    let of_table = (memory_kib(process) - before, seats.len());
    say_kib("memory of a table in use, without pages", of_table, 16.0);
    let pairs = seat::sit_down(address, seats, with_pages - with_pages / 2).await;

    let (echo, address) = start(&["echo"]).await;
    let echoing = echo::connect_pairs(address, ECHOING.min(tables)).await;
    let mut measured =
        Measured { server: process, echo: echo.id().expect("it runs"), tables: pairs, echoing };
    measured.calm(seconds).await;
    measured.fast(seconds).await;
    say_beside(
        "tables live, connections held",
        &format!("{tables}, {}", 2 * with_pages),
        &format!("as many as one process may have files, {}", hold::connections_of_process()),
        2 * with_pages >= (2 * tables).min(hold::connections_of_process() - 1),
    );
    let of_all = (memory_kib(process) - empty, tables);
    say_kib("memory of a live table with its two pages", of_all, 16.0 + 2.0 * 8.0);
    drop(held);
}

async fn only_moves(tables: usize, seconds: u32) {
    let data = tempfile::tempdir().expect("a directory");
    let (mut server, address) = start(&["serve", data.path().to_str().expect("a path")]).await;
    let process = server.id().expect("it runs");
    let seats = seat::open_tables(address, 0..tables).await;
    let tables = seat::sit_down(address, seats, tables.min(hold::connections_of_process() / 2)).await;
    let mut measured = Measured { server: process, echo: 0, tables, echoing: Vec::new() };
    let most = measured.moves(seconds).await;
    say("moves made", &most.count().to_string());
    say_moves(&mut [most], f64::INFINITY);
    // It ends by itself, so that a profiler can write down what it has seen.
    let process = rustix::process::Pid::from_raw(process.cast_signed()).expect("a process");
    rustix::process::kill_process(process, rustix::process::Signal::TERM).expect("it runs");
    server.wait().await.expect("it ends");
}

/// Connections that do nothing, in a server of their own.
async fn idle_connections(tables: usize) {
    let data = tempfile::tempdir().expect("a directory");
    let (server, address) = start(&["serve", data.path().to_str().expect("a path")]).await;
    let process = server.id().expect("it runs");
    let empty = memory_kib(process);
    let idle = seat::connect(address, tables.min(hold::connections_of_process())).await;
    say_kib("memory of an idle connection", (memory_kib(process) - empty, idle.len()), 8.0);
}

#[expect(clippy::cast_precision_loss, reason = "a measurement need not be exact")]
fn say_kib(what: &str, (kib, count): (i64, usize), most: f64) {
    let each = kib as f64 / count.max(1) as f64;
    say_beside(what, &format!("{each:.1} KiB of {count}"), &format!("<= {most} KiB"), each <= most);
}
