//! The `partie` program: chess, Chess960 and Czech draughts by the Laws, from the command line.

mod advise;
mod check;
mod chess960;
mod chunks;
mod complaint;
mod completions;
mod convert;
mod data_directory;
mod dead;
mod diagram;
mod edition;
mod encoding;
mod endgames;
mod ending;
mod game;
mod help;
mod kept;
mod language;
mod law;
mod lines;
mod man;
mod move_number;
mod output;
mod perft;
mod pipeline;
mod play;
mod program;
mod replay;
mod serve;
mod show;
mod source;
mod texts;
mod uci;
mod whole_file;
mod words;

use std::process::ExitCode;

fn main() -> ExitCode {
    program::run()
}
