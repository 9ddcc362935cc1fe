//! What is printed. Colours are dropped by themselves when nobody could see them, or `NO_COLOR` is set.

use std::io::{BufWriter, StdoutLock, Write};

use anstyle::{AnsiColor, Style};
use serde::Serialize;

pub(crate) const FAULT: Style = AnsiColor::Red.on_default().bold();
pub(crate) const NOTE: Style = AnsiColor::Yellow.on_default();
pub(crate) const ARTICLE: Style = AnsiColor::Cyan.on_default();
pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();

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
