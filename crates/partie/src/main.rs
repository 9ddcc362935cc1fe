//! The `partie` program: chess, Chess960 and Czech draughts by the Laws, from the command line.

mod cli;
mod commands;
mod diagram;
mod files;
mod text;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::program::run()
}
