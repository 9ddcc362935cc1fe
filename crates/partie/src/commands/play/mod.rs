//! `partie play`: a partie on a terminal, by the Laws: here, or on a server. The table decides everything; this only
//! asks and shows.

mod acts_help;
mod by_hand;
mod command;
mod papers;
mod plain;
mod reading;
mod remote;
mod screen;
mod shown;
mod sitting;
mod typed;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use partie_laws::Edition;
use partie_table::time_control::TimeControl;
use partie_table::{Conduct, FlagCall, Game as TableGame, Regulations, Supervision};

use crate::cli::edition;
use crate::cli::exit_code::{Done, Failure};
use crate::cli::game::Game;
use crate::diagram::Signs;
use crate::text::texts::Texts;
use crate::text::words;
pub(crate) use reading::Reading;
use remote::Elsewhere;
use shown::Playing;
use sitting::Sitting;

/// Play a partie on this terminal: two people at one keyboard, or at a table on a server.
///
/// Moves are made with the mouse, with the arrow keys and Enter, or typed in any notation. Over the board, touching,
/// releasing and pressing the clock are acts of their own, and an illegal move can be played.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie play
  partie play --game chess960 --number 518 --time 5+3
  partie play --game czech-draughts --lang cs
  partie play --server http://localhost:8960 --time 5+3
  partie play --server 'http://localhost:8960/t/4kPz?key=Xy1' --plain
  partie play --conduct over-the-board --time '40/90, 30 + 30 s' --edition fide-2023
  printf 'e4\\ne5\\nQh5\\n' | partie play --plain")]
pub(crate) struct Arguments {
    /// Which game is played
    #[arg(long, value_enum, default_value = "chess")]
    game: Game,
    /// The number of the initial position of Chess960; otherwise it is drawn by lot
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..960))]
    number: Option<u16>,
    /// Another position to begin with
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// How much time the players have, as people write it: 90+30, 5, 40/90 SD/30 +30
    #[arg(long, value_name = "TIME")]
    time: Option<String>,
    /// Whether the software helps, or hands move as at a real board
    #[arg(long, value_enum, default_value = "assisted")]
    conduct: ConductName,
    /// By which edition of the Laws
    #[arg(long, default_value = "fide-2009", value_parser = edition::parser())]
    edition: Edition,
    /// Write what happens as lines of text, for screen readers and pipes
    #[arg(long)]
    plain: bool,
    /// Letters instead of pictures of the pieces
    #[arg(long)]
    ascii: bool,
    /// Keep the log of events in a file, as JSON lines
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    log: Option<PathBuf>,
    #[command(flatten)]
    elsewhere: Elsewhere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ConductName {
    /// Illegal moves are refused, and a move presses the clock
    Assisted,
    /// Touching, releasing and pressing are acts of their own
    OverTheBoard,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let signs = if arguments.ascii { Signs::Letters } else { Signs::Figurines };
    let full_screen = !arguments.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
    let playing = sit_down(arguments, full_screen, texts)?;
    if full_screen { screen::run(playing, signs, texts) } else { plain::run(playing, signs, texts) }
}

fn sit_down(arguments: &Arguments, full_screen: bool, texts: &Texts) -> Result<Box<dyn Playing>, Failure> {
    let regulations = regulations(arguments, texts)?;
    if !arguments.elsewhere.is_wanted() {
        return Ok(Box::new(Sitting::open(regulations, arguments.log.as_deref(), texts)?));
    }
    sitting::open_table(regulations.clone(), texts)?; // the server says only in English why not
    let remote = arguments.elsewhere.go(regulations, texts)?;
    if full_screen {
        // The link has to be copied, which is hard on a screen that is drawn all the time.
        remote.introduction().iter().try_for_each(|line| writeln!(io::stdout(), "{line}"))?;
    }
    Ok(Box::new(remote))
}

/// Whether this is a position of the game; the table tells only in English why it is none.
fn check_start(fen: &str, game: Game, texts: &Texts) -> Result<(), Failure> {
    let read = match game {
        Game::Chess | Game::Chess960 => {
            fen.parse::<partie_chess::Position>().map(drop).map_err(|error| words::chess_fen(&error, texts))
        }
        Game::CzechDraughts => fen
            .parse::<partie_draughts::Position>()
            .map(drop)
            .map_err(|error| words::draughts_fen(&error, texts)),
    };
    read.map_err(Failure::Input)
}

fn regulations(arguments: &Arguments, texts: &Texts) -> Result<Regulations, Failure> {
    if arguments.number.is_some() && arguments.game != Game::Chess960 {
        return Err(Failure::Input(texts.say("play-number-of-chess960")));
    }
    if let Some(fen) = &arguments.fen {
        check_start(fen, arguments.game, texts)?;
    }
    let game = match arguments.game {
        Game::Chess => TableGame::Chess,
        Game::Chess960 => {
            let number = match arguments.number {
                Some(number) => number,
                None => crate::commands::chess960::draw(texts)?.get(),
            };
            TableGame::Chess960 { number }
        }
        Game::CzechDraughts => TableGame::CzechDraughts,
    };
    let control = arguments.time.as_deref().map_or(Ok(TimeControl::UNTIMED), TimeControl::from_people);
    let time_control = control.map_err(|error| {
        let time = arguments.time.clone().unwrap_or_default();
        let facts = [("time", time.into()), ("error", words::time_control_error(&error, texts).into())];
        Failure::Input(texts.tell("play-bad-time", facts))
    })?;
    let (conduct, flag) = match arguments.conduct {
        ConductName::Assisted => (Conduct::Assisted, FlagCall::Automatic),
        ConductName::OverTheBoard => (Conduct::OverTheBoard, FlagCall::ByTheLaws),
    };
    Ok(Regulations {
        game,
        edition: arguments.edition,
        time_control,
        conduct,
        flag,
        supervision: Supervision::Inadequate, // two people who sit down by themselves have no arbiter
        start: arguments.fen.clone(),
        ..Regulations::default()
    })
}
