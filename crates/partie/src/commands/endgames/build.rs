use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use partie_engine::endgames::{Material, Tables};

use super::folder::Folder;
use crate::cli::exit_code::{Done, Ending};
use crate::cli::output;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Build the tables that are not there yet.
///
/// Each number of pieces has one file. What is there is not built again.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie endgames build
  partie endgames build --pieces 5 --to /var/lib/partie/endgames")]
pub(super) struct Arguments {
    /// Up to how many pieces on the board
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(2..=5))]
    pieces: u8,
    /// Where to keep the files; otherwise `partie/endgames` in the user's data directory
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let folder = Folder::new(arguments.to.as_deref(), texts)?;
    let mut out = output::open();
    let mut tables = Tables::new();
    for pieces in 2..=arguments.pieces {
        let facts = [("pieces", pieces.into()), ("file", fact(folder.file(pieces).display()))];
        let key = if folder.read_next(&mut tables) {
            "endgames-there"
        } else {
            build(&mut tables, pieces, texts);
            folder.write(&tables, pieces, texts)?;
            "endgames-written"
        };
        writeln!(out, "{}", texts.tell(key, facts))?;
        out.flush()?;
    }
    Ok(Ending::Fine)
}

/// Builds the tables of so many pieces, with a bar for people who wait at a terminal.
fn build(tables: &mut Tables, pieces: u8, texts: &Texts) {
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(Material::with_pieces(pieces).len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent}% {elapsed}");
    let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(texts.tell("endgames-building", [("pieces", pieces.into())]));
    // A material and its swapped form are built together and named once.
    tables.build(pieces, |material| bar.inc(if material == material.swapped() { 1 } else { 2 }));
    bar.finish_and_clear();
}
