//! What is printed. Colours are dropped by themselves when nobody could see them, or `NO_COLOR` is set.

use std::io::{BufWriter, StdoutLock, Write};

use anstream::ColorChoice;
use anstyle::{AnsiColor, Style};
use clap::ValueEnum;
use serde::Serialize;

pub(crate) const FAULT: Style = AnsiColor::Red.on_default().bold();
pub(crate) const NOTE: Style = AnsiColor::Yellow.on_default();
pub(crate) const ARTICLE: Style = AnsiColor::Cyan.on_default();
pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();

/// When to print in colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    Always,
    Never,
}

impl Color {
    /// From now on all output is so.
    pub(crate) fn choose(self) {
        match self {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        }
        .write_global();
    }
}

/// The standard output, buffered.
pub(crate) type Output = BufWriter<anstream::AutoStream<StdoutLock<'static>>>;

/// Takes hold of the standard output.
pub(crate) fn open() -> Output {
    BufWriter::new(anstream::stdout().lock())
}

/// The text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// One JSON value on a line of its own.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> std::io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
