//! Measures the server beside the bare limits of the machine: `scripts/bench-server.sh`.
//!
//! `load TABLES SECONDS` starts a server process, seats two players with a page each at so many tables, and reports
//! durable moves a second, the time from a move being sent to both pages being told, and memory; and in the same run
//! what a bare WebSocket echo and bare appends to the log give. Each figure stands beside its target. `load TABLES SECONDS
//! moves` only makes moves as fast as possible, for a profile of the server.

#[path = "../../tests/common/mod.rs"]
mod common;
mod echo;
mod figures;
mod hold;
mod play;
mod raw;
mod reload;
mod seat;

use std::net::SocketAddr;
use std::process::Stdio;

use figures::{cpu_seconds, memory_kib, say, say_beside};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// The lengths of a long game, and of one that was never decided.
const LONG: [usize; 2] = [400, 4000];
/// Moves a second at which the time of a move is measured.
const CALM: u32 = 2000;

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
            let (tables, seconds) = (number(0, 10_000) as usize, number(1, 10));
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
    say("appends to the bare log, 128 in flight", &format!("{:.0} a second", raw.rate));
    let streams = u32::try_from(tables).expect("not that many");
    let mut appended = raw::at_rate(streams, CALM, seconds).await;
    say(&format!("an append to the bare log at {CALM}/s"), &appended.text());

    for plies in LONG {
        let reload::Loading { read, replay, snapshot } = reload::measure(plies).await;
        let beside = format!("{read:.1?} to read and {replay:.1?} to replay, {snapshot:.1?} with a snapshot");
        say(&format!("a game of {plies} plies loaded"), &beside);
    }

    let (echo, address) = start(&["echo"]).await;
    let processes = [echo.id().expect("it runs"), std::process::id()];
    let mut echoed = echo::measure(address, tables.min(CALM as usize), seconds, processes).await;
    say(
        "bare echo, closed loop",
        &format!("{:.0} messages a second, {:.0} µs of a core for each", echoed.most, echoed.cpu_us),
    );
    say(&format!("bare echo to two pages at {CALM}/s"), &echoed.calm.text());
    // A message in and two out, and an append.
    let bare = 1.5 * echoed.cpu_us + raw.cpu_us;
    say(
        "the bare parts of a move",
        &format!("{bare:.0} µs of a core, so {:.0} a second on two cores", 2e6 / bare),
    );
    drop(echo);

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
    let mut pairs = seat::sit_down(address, seats, with_pages - with_pages / 2).await;

    let mut calm;
    (pairs, calm) = play::at_rate(pairs, CALM, seconds).await;
    let limit = echoed.calm.percentile(99) * 3;
    let met = calm.percentile(99) <= limit;
    say_beside(
        &format!("a move told to both pages at {CALM}/s"),
        &calm.text(),
        &format!("p99 <= {limit:.1?}, 3 times the echo's"),
        met,
    );
    say_moves(process, &mut pairs, seconds, raw.rate).await;
    say_beside(
        "tables live, connections held",
        &format!("{tables}, {}", 2 * with_pages),
        &format!("as many as one process may have files, {}", hold::connections_of_process()),
        !pairs.is_empty() && 2 * with_pages >= (2 * tables).min(hold::connections_of_process() - 1),
    );
    let of_all = (memory_kib(process) - empty, tables);
    say_kib("memory of a live table with its two pages", of_all, 16.0 + 2.0 * 8.0);
    drop(held);
}

/// As many moves as possible, beside bare appends.
async fn say_moves(server: u32, pairs: &mut Vec<seat::Pair>, seconds: u32, bare: f64) {
    let used = || [server, std::process::id()].map(cpu_seconds);
    let (before, most) = (used(), play::as_fast_as_possible(pairs, 256, seconds).await);
    say_beside(
        "durable moves, 256 in flight",
        &format!("{:.0} a second, {:.0} % of bare appends", most.rate, 100.0 * most.rate / bare),
        "40 % of bare appends, or 15000 a second",
        most.rate >= bare * 0.4 || most.rate >= 15_000.0,
    );
    let [server, generator] = [0, 1].map(|which| 1e6 * (used()[which] - before[which]) / most.moves);
    let alone = 2e6 / (server + generator);
    say_beside(
        "a core's time for a move",
        &format!("{server:.0} µs here, {generator:.0} µs in the load generator"),
        &format!("15000 a second on two cores with nobody else: {alone:.0}"),
        alone >= 15_000.0,
    );
}

async fn only_moves(tables: usize, seconds: u32) {
    let data = tempfile::tempdir().expect("a directory");
    let (server, address) = start(&["serve", data.path().to_str().expect("a path")]).await;
    let seats = seat::open_tables(address, 0..tables).await;
    let mut pairs = seat::sit_down(address, seats, tables.min(hold::connections_of_process() / 2)).await;
    say_moves(server.id().expect("it runs"), &mut pairs, seconds, f64::INFINITY).await;
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
