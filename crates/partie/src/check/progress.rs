//! How far the work is, for somebody who waits at a terminal.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

pub(super) struct Progress(ProgressBar);

impl Progress {
    /// A bar on a terminal, and nothing anywhere else.
    pub(super) fn new(size: Option<u64>, name: &str) -> Progress {
        if !io::stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let (bar, template) = match size {
            Some(size) => (ProgressBar::new(size), "{msg} {wide_bar} {percent}% {bytes_per_sec} {eta}"),
            None => (ProgressBar::new_spinner(), "{spinner} {msg} {bytes} {bytes_per_sec}"),
        };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Progress(bar.with_style(style).with_message(name.to_owned()))
    }

    pub(super) fn to(&mut self, bytes: u64) {
        self.0.set_position(bytes);
    }

    /// Lets something be printed without the bar in its way.
    pub(super) fn stand_aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.0.suspend(print)
    }

    pub(super) fn finish(self) {
        self.0.finish_and_clear();
    }
}
