//! The `partie` program: chess, Chess960 and Czech draughts by the Laws, from the command line.

mod dead;
mod perft;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chess, Chess960 and Czech draughts by the Laws.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Program {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Dead(dead::Arguments),
    Perft(perft::Arguments),
}

fn main() -> ExitCode {
    let result = match Program::parse().command {
        Command::Dead(arguments) => dead::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("partie: {message}");
            ExitCode::FAILURE
        }
    }
}
