//! The `partie` program: chess, Chess960 and Czech draughts by the Laws, from the command line.

mod dead;
mod perft;

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
}

fn main() -> ExitCode {
    let result = match Program::parse().command {
        Some(Command::Dead(arguments)) => dead::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
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
