//! The commands and how they are run.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::ending::{Done, exit_code};
use crate::language::Language;
use crate::texts::Texts;
use crate::{
    advise, check, chess960, complaint, completions, convert, dead, endgames, help, kept, law, man, perft,
    play, replay, serve, show, uci,
};

/// Chess, Chess960 and Czech draughts by the Laws.
#[derive(Parser)]
#[command(version, max_term_width = 110)]
pub(crate) struct Program {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language to speak; otherwise the locale decides (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, global = true, value_enum, value_name = "LANGUAGE", hide_possible_values = true, display_order = help::LAST)]
    lang: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Arguments),
    Dead(dead::Arguments),
    Perft(perft::Arguments),
    Endgames(endgames::Arguments),
    Uci(uci::Arguments),
    Law(law::Arguments),
    Advise(advise::Arguments),
    Show(show::Arguments),
    Convert(convert::Arguments),
    Replay(replay::Arguments),
    Play(play::Arguments),
    Serve(serve::Serve),
    Export(kept::export::Arguments),
    Backup(kept::backup::Arguments),
    Restore(kept::restore::Arguments),
    Verify(kept::verify::Arguments),
    Chess960(chess960::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// The whole program with its help in one language.
pub(crate) fn command(texts: &Texts) -> clap::Command {
    help::translate(Program::command(), texts)
}

pub(crate) fn run() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let texts = Texts::new(Language::wanted(&arguments, |name| std::env::var(name).ok()));
    let read = command(&texts).try_get_matches_from(arguments);
    match read.and_then(|matches| Program::from_arg_matches(&matches)) {
        Ok(program) => exit_code(program.run(&texts)),
        Err(error) => complaint::end_with(&error, &texts),
    }
}

impl Program {
    fn run(self, texts: &Texts) -> Done {
        match self.command {
            Some(Command::Check(arguments)) => check::run(&arguments, texts),
            Some(Command::Dead(arguments)) => dead::run(&arguments, texts),
            Some(Command::Perft(arguments)) => perft::run(&arguments, texts),
            Some(Command::Endgames(arguments)) => endgames::run(&arguments, texts),
            Some(Command::Uci(arguments)) => uci::run(&arguments),
            Some(Command::Law(arguments)) => law::run(&arguments, texts),
            Some(Command::Advise(arguments)) => advise::run(&arguments, texts),
            Some(Command::Show(arguments)) => show::run(&arguments, texts),
            Some(Command::Convert(arguments)) => convert::run(&arguments, texts),
            Some(Command::Replay(arguments)) => replay::run(&arguments, texts),
            Some(Command::Play(arguments)) => play::run(&arguments, texts),
            Some(Command::Serve(arguments)) => serve::serve(arguments, texts),
            Some(Command::Export(arguments)) => kept::export::run(&arguments, texts),
            Some(Command::Backup(arguments)) => kept::backup::run(&arguments, texts),
            Some(Command::Restore(arguments)) => kept::restore::run(&arguments, texts),
            Some(Command::Verify(arguments)) => kept::verify::run(&arguments, texts),
            Some(Command::Chess960(arguments)) => chess960::run(&arguments, texts),
            Some(Command::Completions(arguments)) => completions::run(&arguments, texts),
            Some(Command::Man(arguments)) => man::run(&arguments, texts),
            None => serve::serve(serve::Serve::default(), texts),
        }
    }
}
