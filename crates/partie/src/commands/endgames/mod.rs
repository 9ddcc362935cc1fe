//! `partie endgames`: the endgame tables of Czech draughts.

mod build;
mod folder;
mod probe;

use clap::{Args, Subcommand};

use crate::cli::exit_code::Done;
use crate::text::texts::Texts;

/// Endgame tables of Czech draughts: which positions with few pieces are won, lost and drawn.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Arguments),
    Probe(probe::Arguments),
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    match &arguments.command {
        Command::Build(arguments) => build::run(arguments, texts),
        Command::Probe(arguments) => probe::run(arguments, texts),
    }
}
