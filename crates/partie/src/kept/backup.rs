//! `partie backup`: a copy of what the server keeps.

use std::path::PathBuf;

use clap::Args;

use super::{Kept, failure};
use crate::ending::{Done, Ending};
use crate::texts::Texts;

/// Copy the log and the accounts of the server, while it runs or not.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    kept: Kept,
    /// The directory for the copy; it is made if need be, and an older copy in it is replaced
    #[arg(value_name = "DIRECTORY")]
    to: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    partie_server::backup(&arguments.kept.directory(texts)?, &arguments.to)
        .map_err(|error| failure(error, texts))?;
    Ok(Ending::Fine)
}
