//! How far the work is, for somebody who waits at a terminal.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What takes no longer needs no bar.
const PATIENCE: Duration = Duration::from_millis(700);

pub(super) struct Progress {
    bar: ProgressBar,
    /// When to begin to show it, if that is still to come.
    shown_from: Option<Instant>,
}

impl Progress {
    /// A bar on a terminal, once the work has taken a while, and nothing anywhere else.
    pub(super) fn new(size: Option<u64>, name: &str, is_wanted: bool) -> Progress {
        if !is_wanted || !io::stderr().is_terminal() {
            return Progress { bar: ProgressBar::hidden(), shown_from: None };
        }
        let (size, template) = match size {
            Some(size) => (Some(size), "{msg} {wide_bar} {percent}% {bytes_per_sec} {eta}"),
            None => (None, "{spinner} {msg} {bytes} {bytes_per_sec}"),
        };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::with_draw_target(size, ProgressDrawTarget::hidden());
        let bar = bar.with_style(style).with_message(name.to_owned());
        Progress { bar, shown_from: Some(Instant::now() + PATIENCE) }
    }

    pub(super) fn to(&mut self, bytes: u64) {
        if self.shown_from.is_some_and(|from| Instant::now() >= from) {
            self.shown_from = None;
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(bytes);
    }

    /// Lets something be printed without the bar in its way.
    pub(super) fn stand_aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
