//! What the server keeps, from outside: `partie export`, `partie backup`, `partie restore`, `partie verify`.

pub(crate) mod backup;
pub(crate) mod export;
mod failure;
pub(crate) mod restore;
pub(crate) mod verify;

use std::path::PathBuf;

use clap::Args;
use partie_server::ServeError;
use partie_server::log::{Damage, Finding, Flaw};

use crate::cli::data_directory;
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::text::texts::{Fact, Texts};
use crate::text::words::fact;

pub(crate) use failure::failure;

/// Where the server keeps things.
#[derive(Args)]
pub(crate) struct DataArgument {
    /// Where the log and the accounts are kept; otherwise `partie` in the user's data directory
    #[arg(long, env = "PARTIE_DATA", hide_env = true, value_name = "DIRECTORY")]
    data: Option<PathBuf>,
}

impl DataArgument {
    pub(crate) fn directory(&self, texts: &Texts) -> Result<PathBuf, Failure> {
        self.data
            .clone()
            .or_else(data_directory::usual)
            .ok_or_else(|| Failure::Input(texts.say("kept-no-home")))
    }
}

/// A table whose log is damaged, in words.
fn damaged_table(table: &str, damage: Damage, texts: &Texts) -> String {
    let facts = [("table", table.into()), ("entry", fact(damage.seq)), flaw_fact(damage.flaw)];
    texts.tell("kept-damaged-table", facts)
}

/// What a check of the log has found, in words.
fn finding(finding: &Finding, texts: &Texts) -> String {
    match finding {
        Finding::Table { table, damage } => damaged_table(table, *damage, texts),
        Finding::Position { position, flaw } => {
            texts.tell("kept-damaged-position", [("position", fact(position)), flaw_fact(*flaw)])
        }
    }
}

/// If damage is the reason why something was not done, each entry is named and the answer is no.
fn tell_damage(error: ServeError, key: &str, texts: &Texts) -> Done {
    let ServeError::Log { path, findings } = error else { return Err(failure(error, texts)) };
    for found in &findings {
        anstream::eprintln!("partie: {}", finding(found, texts));
    }
    anstream::eprintln!("partie: {}", texts.tell(key, [("file", fact(path.display()))]));
    Ok(Ending::No)
}

fn flaw_fact(flaw: Flaw) -> Fact<'static> {
    ("flaw", flaw.name().into())
}
