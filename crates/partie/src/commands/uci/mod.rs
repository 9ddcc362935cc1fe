//! `partie uci`: the chess engine for programs that speak UCI. What it says is the protocol's, in no language.

mod go;
mod position_command;
mod thinking;

use std::io::{self, BufRead};

use clap::Args;
use partie_chess::notation::UciCastling;
use partie_chess::{History, Position};

use crate::cli::exit_code::{Done, Ending};
use thinking::{Thinking, say};

/// Play chess as an engine for programs that speak UCI.
///
/// Commands come on the standard input. At its end a search with a limit is completed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie uci
  printf 'position startpos moves e2e4\\ngo depth 8\\n' | partie uci")]
pub(crate) struct Arguments {}

/// Megabytes of memory unless the option `Hash` asks for more or less.
const USUAL_HASH: usize = 16;
const MOST_HASH: usize = 1_024;

pub(crate) fn run(_: &Arguments) -> Done {
    let mut engine = Engine {
        history: History::new(Position::start()),
        castling: UciCastling::Standard,
        thinking: Thinking::new(USUAL_HASH),
    };
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else { continue };
        if command == "quit" {
            engine.thinking.stop();
            return Ok(Ending::Fine);
        }
        engine.obey(command, rest)?;
    }
    engine.thinking.finish();
    Ok(Ending::Fine)
}

struct Engine {
    history: History,
    castling: UciCastling,
    thinking: Thinking,
}

impl Engine {
    /// Unknown commands are ignored, as the protocol asks.
    fn obey(&mut self, command: &str, rest: &[&str]) -> io::Result<()> {
        match command {
            "uci" => introduce(),
            "isready" => say("readyok"),
            "ucinewgame" => {
                self.thinking.forget();
                Ok(())
            }
            "setoption" => self.set(rest),
            "position" => match position_command::read(rest) {
                Ok(history) => {
                    self.thinking.stop();
                    self.history = history;
                    Ok(())
                }
                Err(error) => say(&format!("info string {error}")),
            },
            "go" => {
                let limits = go::read(rest, self.history.position().turn());
                self.thinking.start(&self.history, limits, self.castling);
                Ok(())
            }
            "stop" => {
                self.thinking.stop();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn set(&mut self, rest: &[&str]) -> io::Result<()> {
        match rest {
            ["name", "UCI_Chess960", "value", value] => {
                self.castling = if *value == "true" { UciCastling::Chess960 } else { UciCastling::Standard };
            }
            ["name", "Hash", "value", value] => {
                if let Ok(megabytes) = value.parse::<usize>() {
                    self.thinking.resize(megabytes.clamp(1, MOST_HASH));
                }
            }
            _ => return say("info string this option is not known"),
        }
        Ok(())
    }
}

fn introduce() -> io::Result<()> {
    say(&format!("id name Partie {}", env!("CARGO_PKG_VERSION")))?;
    say("id author the authors of Partie")?;
    say(&format!("option name Hash type spin default {USUAL_HASH} min 1 max {MOST_HASH}"))?;
    say("option name UCI_Chess960 type check default false")?;
    say("uciok")
}
