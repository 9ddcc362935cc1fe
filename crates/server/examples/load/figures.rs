//! What is reported.

use std::time::Duration;

/// One line of the report.
pub(crate) fn say(what: &str, figure: &str) {
    println!("{what:<45} {figure}");
}

/// One line of the report, with the target beside the figure and whether it is met.
pub(crate) fn say_beside(what: &str, figure: &str, target: &str, met: bool) {
    println!("{what:<45} {figure:<50} target: {target}: {}", if met { "met" } else { "MISSED" });
}

/// The resident memory of a process.
pub(crate) fn memory_kib(process: u32) -> i64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or_default()
}

/// How long a process has had a core so far, in seconds.
pub(crate) fn cpu_seconds(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    // The 14th and 15th field of all, in ticks of which Linux has a hundred a second.
    let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    ticks / 100.0
}

/// Many times, to be sorted.
#[derive(Default)]
pub(crate) struct Times(pub(crate) Vec<Duration>);

impl Times {
    /// The time that so many percent do not exceed.
    pub(crate) fn percentile(&mut self, percent: usize) -> Duration {
        self.0.sort_unstable();
        let place = (self.0.len() * percent / 100).min(self.0.len().saturating_sub(1));
        self.0.get(place).copied().unwrap_or_default()
    }

    /// The median over several rounds of what so many percent do not exceed.
    pub(crate) fn median_of(rounds: &mut [Times], percent: usize) -> Duration {
        Duration::from_secs_f64(median(
            rounds.iter_mut().map(|times| times.percentile(percent).as_secs_f64()),
        ))
    }

    /// The medians over several rounds, and what they are medians of.
    pub(crate) fn text_of(rounds: &mut [Times]) -> String {
        let [half, most] = [50, 99].map(|percent| Times::median_of(rounds, percent));
        let each: Vec<String> =
            rounds.iter_mut().map(|times| format!("{:.1?}", times.percentile(99))).collect();
        format!("p50 {half:.1?}, p99 {most:.1?} ({})", each.join(" "))
    }
}

/// The middle one.
pub(crate) fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_unstable_by(f64::total_cmp);
    figures[figures.len() / 2]
}
