//! Counts for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The counts of this process.
pub(crate) static METRICS: Metrics = Metrics::new();

pub(crate) struct Metrics {
    pub(crate) tables: Number,
    pub(crate) snapshots: Number,
    pub(crate) connections: Number,
    pub(crate) acts: Number,
    pub(crate) refusals: Number,
    pub(crate) faults: Number,
    pub(crate) slow_clients: Number,
    pub(crate) turned_away: Number,
    pub(crate) requests: Number,
    pub(crate) commits: Number,
    pub(crate) append_latency: Histogram,
}

impl Metrics {
    const fn new() -> Metrics {
        Metrics {
            tables: Number::new(),
            snapshots: Number::new(),
            connections: Number::new(),
            acts: Number::new(),
            refusals: Number::new(),
            faults: Number::new(),
            slow_clients: Number::new(),
            turned_away: Number::new(),
            requests: Number::new(),
            commits: Number::new(),
            append_latency: Histogram::new(),
        }
    }

    /// In the text form of Prometheus.
    pub(crate) fn text(&self) -> String {
        let numbers = [
            ("partie_tables", "gauge", "Tables in memory.", &self.tables),
            ("partie_snapshots_used_total", "counter", "Tables loaded from a snapshot.", &self.snapshots),
            ("partie_connections", "gauge", "Open WebSockets.", &self.connections),
            ("partie_acts_total", "counter", "Acts done.", &self.acts),
            ("partie_refusals_total", "counter", "Acts refused by the Laws.", &self.refusals),
            (
                "partie_faults_total",
                "counter",
                "Messages and requests that could not be served.",
                &self.faults,
            ),
            (
                "partie_slow_clients_total",
                "counter",
                "Connections dropped because nobody read.",
                &self.slow_clients,
            ),
            (
                "partie_turned_away_total",
                "counter",
                "Connections closed because too many were open.",
                &self.turned_away,
            ),
            ("partie_requests_total", "counter", "HTTP requests.", &self.requests),
            ("partie_commits_total", "counter", "Transactions of the log.", &self.commits),
        ];
        let mut text = String::new();
        for (name, kind, help, number) in numbers {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {}", number.get());
        }
        self.append_latency.write(
            &mut text,
            "partie_append_seconds",
            "From asking for an append to its being on disk.",
        );
        text
    }
}

/// A number that goes up, and perhaps down.
pub(crate) struct Number(AtomicI64);

impl Number {
    const fn new() -> Number {
        Number(AtomicI64::new(0))
    }

    pub(crate) fn add(&self, count: i64) {
        self.0.fetch_add(count, Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

const BOUNDS_US: [u64; 10] = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// How long something took.
pub(crate) struct Histogram {
    counts: [AtomicU64; BOUNDS_US.len() + 1],
    sum_us: AtomicU64,
}

impl Histogram {
    const fn new() -> Histogram {
        Histogram { counts: [const { AtomicU64::new(0) }; BOUNDS_US.len() + 1], sum_us: AtomicU64::new(0) }
    }

    pub(crate) fn observe(&self, took: Duration) {
        let us = took.as_micros() as u64;
        let place = BOUNDS_US.iter().position(|bound| us <= *bound).unwrap_or(BOUNDS_US.len());
        self.counts[place].fetch_add(1, Relaxed);
        self.sum_us.fetch_add(us, Relaxed);
    }

    #[expect(clippy::cast_precision_loss, reason = "a measurement need not be exact")]
    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bound, count) in BOUNDS_US.iter().zip(&self.counts) {
            below += count.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {below}", *bound as f64 / 1e6);
        }
        below += self.counts[BOUNDS_US.len()].load(Relaxed);
        let sum = self.sum_us.load(Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {below}\n{name}_sum {sum}\n{name}_count {below}");
    }
}
