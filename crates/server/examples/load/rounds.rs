//! The server beside the bare limits of the machine. All are measured in turn, several times, because the machine is not
//! the same from one second to the next; medians are compared.

use crate::figures::{Times, cpu_seconds, median, say, say_beside};
use crate::pace::{as_fast_as_possible, at_rate};
use crate::{echo, raw, seat};

const ROUNDS: u32 = 5;
/// Moves a second at which the time of a move is measured.
const CALM: u32 = 2000;
/// Moves on their way when the server is to make as many as it can.
const IN_FLIGHT: usize = 1024;
/// Appends on their way to the bare log, and messages to the bare echo.
const IN_FLIGHT_BARE: usize = 128;

/// Who is measured.
pub(crate) struct Measured {
    /// The processes of the server and of the echo.
    pub(crate) server: u32,
    pub(crate) echo: u32,
    pub(crate) tables: Vec<seat::Pair>,
    pub(crate) echoing: Vec<echo::Pair>,
}

impl Measured {
    /// The time until both pages are told, at a calm rate.
    pub(crate) async fn calm(&mut self, seconds: u32) {
        let streams = self.tables.len();
        let (mut appended, mut echoed, mut told) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            appended.push(raw::at_rate(streams, CALM, seconds).await);
            echoed.push(at_rate(&mut self.echoing, CALM, seconds).await);
            told.push(at_rate(&mut self.tables, CALM, seconds).await);
        }
        say(&format!("an append to the bare log at {CALM}/s"), &Times::text_of(&mut appended));
        say(&format!("bare echo to two pages at {CALM}/s"), &Times::text_of(&mut echoed));
        let limit = Times::median_of(&mut echoed, 99) * 3;
        say_beside(
            &format!("a move told to both pages at {CALM}/s"),
            &Times::text_of(&mut told),
            &format!("p99 <= {limit:.1?}, 3 times the echo's"),
            Times::median_of(&mut told, 99) <= limit,
        );
    }

    /// As much as possible.
    pub(crate) async fn fast(&mut self, seconds: u32) {
        let (mut appends, mut echoes, mut moves) = (Vec::new(), Vec::new(), Vec::new());
        let here = std::process::id();
        for _ in 0..ROUNDS {
            let appending = raw::as_fast_as_possible(IN_FLIGHT_BARE, seconds);
            appends.push(Most::of(&[here], seconds, appending).await);
            let echoing = as_fast_as_possible(&mut self.echoing, IN_FLIGHT_BARE, seconds);
            echoes.push(Most::of(&[self.echo, here], seconds, echoing).await);
            moves.push(self.moves(seconds).await);
        }
        let rate = |some: &[Most]| median(some.iter().map(|most| most.rate));
        let core_us = |some: &[Most], of| median(some.iter().map(|most| most.core_us[of]));
        let (bare, echo_us) = (rate(&appends), core_us(&echoes, 0) + core_us(&echoes, 1));
        say(&format!("appends to the bare log, {IN_FLIGHT_BARE} in flight"), &format!("{bare:.0} a second"));
        // Each time two messages go out and come back.
        let echoed = format!(
            "{:.0} messages a second, {:.0} µs of a core for each",
            2.0 * rate(&echoes),
            echo_us / 2.0
        );
        say(&format!("bare echo, {IN_FLIGHT_BARE} in flight"), &echoed);
        // A message in and two out, and an append.
        let parts = 0.75 * echo_us + core_us(&appends, 0);
        let parts = format!("{parts:.0} µs of a core, so {:.0} a second on two cores", 2e6 / parts);
        say("the bare parts of a move", &parts);
        say_moves(&mut moves, bare);
    }

    /// Moves as fast as possible.
    pub(crate) async fn moves(&mut self, seconds: u32) -> Most {
        let processes = [self.server, std::process::id()];
        Most::of(&processes, seconds, as_fast_as_possible(&mut self.tables, IN_FLIGHT, seconds)).await
    }
}

/// How many durable moves were made, beside bare appends.
pub(crate) fn say_moves(rounds: &mut [Most], bare: f64) {
    let rate = median(rounds.iter().map(|most| most.rate));
    let rates: Vec<String> = rounds.iter().map(|most| format!("{:.0}", most.rate)).collect();
    say_beside(
        &format!("durable moves, {IN_FLIGHT} in flight"),
        &format!("{rate:.0} a second ({}), {:.0} % of bare appends", rates.join(" "), 100.0 * rate / bare),
        "40 % of bare appends, or 15000 a second",
        rate >= bare * 0.4 || rate >= 15_000.0,
    );
    let mut times: Vec<Times> = rounds.iter_mut().map(|most| std::mem::take(&mut most.times)).collect();
    say("told to both pages meanwhile", &Times::text_of(&mut times));
    let [server, generator] = [0, 1].map(|of| median(rounds.iter().map(|most| most.core_us[of])));
    let alone = 2e6 / (server + generator);
    say_beside(
        "a core's time for a move",
        &format!("{server:.0} µs here, {generator:.0} µs in the load generator"),
        &format!("15000 a second on two cores with nobody else: {alone:.0}"),
        alone >= 15_000.0,
    );
}

/// The most that could be done.
pub(crate) struct Most {
    /// A second.
    rate: f64,
    /// The time of a core for each, by process.
    core_us: Vec<f64>,
    times: Times,
}

impl Most {
    /// How many were made.
    pub(crate) fn count(&self) -> usize {
        self.times.0.len()
    }

    async fn of(processes: &[u32], seconds: u32, doing: impl Future<Output = Times>) -> Most {
        let used = || processes.iter().map(|process| cpu_seconds(*process)).collect::<Vec<f64>>();
        let before = used();
        let times = doing.await;
        let count = f64::from(u32::try_from(times.0.len()).expect("not that many"));
        let core_us =
            used().iter().zip(before).map(|(after, before)| 1e6 * (after - before) / count).collect();
        Most { rate: count / f64::from(seconds), core_us, times }
    }
}
