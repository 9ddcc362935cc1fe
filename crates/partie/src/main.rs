//! The `partie` program: chess, Chess960 and Czech draughts by the Laws, from the command line.

mod dead;
mod perft;
mod serve;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Chess, Chess960 and Czech draughts by the Laws.
#[derive(Parser)]
#[command(version)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Dead(dead::Arguments),
    Perft(perft::Arguments),
    Serve(serve::Serve),
    Export(serve::Export),
    Backup(serve::Backup),
}

fn main() -> ExitCode {
    let result = match Program::parse().command {
        Some(Command::Dead(arguments)) => dead::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Serve(arguments)) => serve::serve(arguments),
        Some(Command::Export(arguments)) => serve::export(&arguments),
        Some(Command::Backup(arguments)) => serve::backup(&arguments),
        None => Program::command().print_help().map_err(|error| format!("cannot write the help: {error}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("partie: {message}");
            ExitCode::FAILURE
        }
    }
}
