//! `partie restore`: puts back what `partie backup` has copied.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use partie_server::RestoreOptions;

use super::{DataArgument, finding, tell_damage};
use crate::cli::exit_code::{Done, Ending};
use crate::cli::output;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Restore the log and the accounts from a copy made with backup, after checking it.
///
/// Nothing is replaced until every entry of the log has been compared with its digest and SQLite has checked the accounts.
/// Whatever is there already is never deleted. The server must not be running.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie restore /media/copy
  partie restore /media/copy --data /var/lib/partie --replace")]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataArgument,
    /// The directory with the copy
    #[arg(value_name = "DIRECTORY")]
    from: PathBuf,
    /// If there is a log already, move it into a directory beside it
    #[arg(long)]
    replace: bool,
    /// Restore a damaged copy as it is: each table up to its last good entry
    #[arg(long)]
    damaged: bool,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let data = arguments.data.directory(texts)?;
    let options = RestoreOptions { replace: arguments.replace, damaged: arguments.damaged };
    let restored = match partie_server::restore(&arguments.from, &data, options) {
        Ok(restored) => restored,
        Err(error) => return tell_damage(error, "kept-not-restored", texts),
    };
    let mut out = output::open();
    for found in &restored.log.findings {
        writeln!(out, "{}", finding(found, texts))?;
    }
    let (entries, tables) = (restored.log.entries.into(), restored.log.tables.into());
    let told = match restored.newest() {
        Some(date) => {
            texts.tell("kept-restored", [("entries", entries), ("tables", tables), ("date", fact(date))])
        }
        None => texts.say("kept-restored-nothing"),
    };
    writeln!(out, "{told}")?;
    if let Some(aside) = &restored.aside {
        writeln!(out, "{}", texts.tell("kept-aside", [("directory", fact(aside.display()))]))?;
    }
    if !restored.has_key {
        writeln!(out, "{}", texts.say("kept-no-key"))?;
    }
    Ok(Ending::Fine)
}
