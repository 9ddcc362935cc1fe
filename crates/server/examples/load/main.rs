//! Measures the server beside the bare limits of the machine: `scripts/bench-server.sh`.
//!
//! `load TABLES SECONDS` starts a server process, seats two players with a page each at so many tables, and reports
//! durable moves a second, the time from a move being sent to both pages being told, and memory; and in the same run
//! what a bare WebSocket echo and bare appends to the log give.

#[path = "../../tests/common/mod.rs"]
mod common;
mod echo;
mod figures;
mod play;
mod raw;
mod seat;

use std::net::SocketAddr;
use std::process::Stdio;

use figures::{memory_kib, say};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Moves a second at which the time of a move is measured.
const CALM: u32 = 2000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    match arguments.first().map(String::as_str) {
        Some("serve") => runtime.block_on(serve(&arguments[1])),
        Some("echo") => runtime.block_on(echo::serve()),
        _ => {
            let number = |place: usize, usual: u32| {
                arguments.get(place).map_or(usual, |n| n.parse().expect("a number"))
            };
            runtime.block_on(measure(number(0, 1000) as usize, number(1, 10)));
        }
    }
}

/// The server as it is, but for limits on what one address may do.
async fn serve(data: &str) {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let limits = partie_server::Limits::lifted();
    let config = partie_server::Config { listen, limits, ..partie_server::Config::new(data) };
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
    let raw = raw::appends(128, seconds).await;
    say("appends to the bare log, 128 in flight", &format!("{raw:.0} a second"));

    let (echo, address) = start(&["echo"]).await;
    let echoed = echo::measure(address, tables.min(CALM as usize), seconds).await;
    say("bare echo, closed loop", &format!("{:.0} messages a second", echoed.most));
    say(&format!("bare echo to two pages at {CALM}/s"), &echoed.calm.text());
    drop(echo);

    let data = tempfile::tempdir().expect("a directory");
    let (server, address) = start(&["serve", data.path().to_str().expect("a path")]).await;
    let process = server.id().expect("it runs");
    let empty = memory_kib(process);
    let idle = seat::connect(address, tables).await;
    let connected = memory_kib(process);
    say("memory of an idle connection", &per(connected - empty, idle.len()));
    drop(idle);
    let before = memory_kib(process);
    let seats = seat::open_tables(address, tables).await;
    say("memory of a table in use, without pages", &per(memory_kib(process) - before, tables));
    let mut pairs = seat::sit_down(address, seats).await;
    say("memory of a table with its two pages", &per(memory_kib(process) - before, tables));

    let calm;
    (pairs, calm) = play::at_rate(pairs, CALM, seconds).await;
    say(&format!("a move told to both pages at {CALM}/s"), &calm.text());
    let most;
    (pairs, most) = play::as_fast_as_possible(pairs, 256, seconds).await;
    say(
        "durable moves, 256 in flight",
        &format!("{most:.0} a second ({:.0} % of bare appends)", 100.0 * most / raw),
    );
    say("memory at the end, tables and pages", &per(memory_kib(process) - empty, pairs.len()));
}

#[expect(clippy::cast_precision_loss, reason = "a measurement need not be exact")]
fn per(kib: i64, count: usize) -> String {
    format!("{:.1} KiB", kib as f64 / count.max(1) as f64)
}
