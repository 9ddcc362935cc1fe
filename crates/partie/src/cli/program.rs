//! The commands and how they are run.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use super::{complaint, help};
use crate::cli::exit_code::{Done, Ending, exit_code};
use crate::commands::{
    advise, check, chess960, completions, convert, dead, endgames, law, man, perft, play, replay, serve,
    server_data, show, uci, watch,
};
use crate::text::language::Language;
use crate::text::texts::Texts;

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
    Watch(watch::Arguments),
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
    Export(server_data::export::Arguments),
    Backup(server_data::backup::Arguments),
    Restore(server_data::restore::Arguments),
    Verify(server_data::verify::Arguments),
    Chess960(chess960::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// The whole program with its help in one language.
pub(crate) fn command(texts: &Texts) -> clap::Command {
    help::translate(Program::command(), texts)
}

pub(crate) fn run() -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().collect();
    let texts = Texts::new(Language::wanted(&arguments, |name| std::env::var(name).ok()));
    let read = |arguments: &[OsString]| {
        let read = command(&texts).try_get_matches_from(arguments);
        read.unwrap_or_else(|error| complaint::end_with(&error, &texts))
    };
    let mut matches = read(&arguments);
    if matches.subcommand().is_none() {
        arguments.push("serve".into());
        matches = read(&arguments);
    }
    if let Some(("serve", given)) = matches.subcommand() {
        let command = command(&texts);
        let Some(serve) = command.find_subcommand("serve") else { unreachable!("it was found") };
        match serve::settings_file::arguments(serve, given, &texts) {
            Ok(settings) => arguments.extend(settings),
            Err(failure) => return exit_code(Err(failure)),
        }
        matches = read(&arguments);
        if let Some(given) =
            matches.subcommand_matches("serve").filter(|given| given.get_flag("print_config"))
        {
            return exit_code(print(&serve::settings_file::written(serve, given)));
        }
    }
    match Program::from_arg_matches(&matches) {
        Ok(program) => exit_code(program.run(&texts)),
        Err(error) => complaint::end_with(&error, &texts),
    }
}

fn print(text: &str) -> Done {
    write!(io::stdout(), "{text}")?;
    Ok(Ending::Fine)
}

impl Program {
    fn run(self, texts: &Texts) -> Done {
        match self.command {
            Some(Command::Check(arguments)) => check::run(&arguments, texts),
            Some(Command::Watch(arguments)) => watch::run(&arguments, texts),
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
            Some(Command::Export(arguments)) => server_data::export::run(&arguments, texts),
            Some(Command::Backup(arguments)) => server_data::backup::run(&arguments, texts),
            Some(Command::Restore(arguments)) => server_data::restore::run(&arguments, texts),
            Some(Command::Verify(arguments)) => server_data::verify::run(&arguments, texts),
            Some(Command::Chess960(arguments)) => chess960::run(&arguments, texts),
            Some(Command::Completions(arguments)) => completions::run(&arguments, texts),
            Some(Command::Man(arguments)) => man::run(&arguments, texts),
            None => unreachable!("without a command the server is served"),
        }
    }
}
