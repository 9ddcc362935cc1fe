//! `partie backup`: a copy of what the server keeps.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use partie_server::Began;

use super::{DataArgument, finding, tell_damage};
use crate::cli::exit_code::{Done, Ending};
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Copy the log and the accounts of the server, while it runs or not.
///
/// With --follow the copy is kept up with the log, at most a second behind, until the program is stopped; the server may be
/// stopped, killed and started again meanwhile. The copy can be served at any moment. Every new entry is checked before it is
/// written: if the log is damaged, the program says where and ends, and the copy stays good. A copy that is there already is
/// continued if the log begins with it. The accounts are copied again when they have changed, at most once a second and so
/// seldom that it takes no more than a tenth of the time.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie backup /media/copy
  partie backup --follow /media/copy")]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataArgument,
    /// Go on following the log until stopped
    #[arg(long)]
    follow: bool,
    /// The directory for the copy; it is made if need be, and an older copy in it is replaced
    #[arg(value_name = "DIRECTORY")]
    to: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let data = arguments.data.directory(texts)?;
    if !arguments.follow {
        return match partie_server::backup(&data, &arguments.to) {
            Ok(damage) => {
                for found in &damage {
                    anstream::eprintln!("partie: {}", finding(found, texts));
                }
                Ok(Ending::of(damage.is_empty()))
            }
            Err(error) => tell_damage(error, "kept-not-copied", texts),
        };
    }
    let began = |Began { position, damage }: Began| {
        for found in &damage {
            anstream::eprintln!("partie: {}", finding(found, texts));
        }
        let facts = [("position", fact(position)), ("directory", fact(arguments.to.display()))];
        let mut out = io::stdout().lock();
        // Whoever has started it without listening to it wants the copy all the same.
        let _ = writeln!(out, "{}", texts.tell("kept-follows", facts)).and_then(|()| out.flush());
    };
    match partie_server::follow_until_stopped(&data, &arguments.to, began) {
        Ok(()) => Ok(Ending::Fine),
        Err(error) => tell_damage(error, "kept-not-followed", texts),
    }
}
