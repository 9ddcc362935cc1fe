//! What is reported.

use std::time::Duration;

/// One line of the report.
pub(crate) fn say(what: &str, figure: &str) {
    println!("{what:<45} {figure}");
}

/// The resident memory of a process.
pub(crate) fn memory_kib(process: u32) -> i64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or_default()
}

/// Many times, to be sorted.
#[derive(Default)]
pub(crate) struct Times(pub(crate) Vec<Duration>);

impl Times {
    pub(crate) fn text(mut self) -> String {
        self.0.sort_unstable();
        let at = |percent: usize| {
            let place = (self.0.len() * percent / 100).min(self.0.len().saturating_sub(1));
            self.0.get(place).copied().unwrap_or_default()
        };
        format!("p50 {:.1?}, p99 {:.1?}, {} measured", at(50), at(99), self.0.len())
    }
}
