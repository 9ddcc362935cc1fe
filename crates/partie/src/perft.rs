use std::io::{self, Write};

use clap::{Args, ValueEnum};
use partie_chess::notation::UciCastling;
use partie_chess::{Position as ChessPosition, chess960};
use partie_draughts::Position as DraughtsPosition;

/// Count the lines of play of a given length.
///
/// The count is the last word of the output.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie perft 5
  partie perft --divide 3 --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  partie perft --game chess960 --number 0 4
  partie perft --game czech-draughts 9")]
pub(crate) struct Arguments {
    /// How many plies the lines have
    depth: u32,
    /// Which game is played
    #[arg(long, value_enum, default_value = "chess")]
    game: Game,
    /// The position to begin with, instead of the initial one
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// The initial position of Chess960 with this number, 0 to 959
    #[arg(long, value_name = "N", conflicts_with = "fen", value_parser = clap::value_parser!(u16).range(0..960))]
    number: Option<u16>,
    /// List the first moves, each with the count of lines that begin with it
    #[arg(long)]
    divide: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Game {
    Chess,
    Chess960,
    CzechDraughts,
}

/// A first move as it is written, and how many lines begin with it.
type Counted = (String, u64);

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    if arguments.number.is_some() && arguments.game != Game::Chess960 {
        return Err("--number goes with --game chess960".into());
    }
    let (counts, total) = match arguments.game {
        Game::Chess | Game::Chess960 => count_chess(arguments)?,
        Game::CzechDraughts => count_draughts(arguments)?,
    };
    print(&counts, total).map_err(|error| format!("cannot write the result: {error}"))
}

fn count_chess(arguments: &Arguments) -> Result<(Vec<Counted>, u64), String> {
    let position: ChessPosition = match &arguments.fen {
        Some(fen) => fen.parse().map_err(|error| format!("the FEN cannot be read, {error}"))?,
        None => initial_position(arguments.number),
    };
    if !arguments.divide || arguments.depth == 0 {
        return Ok((Vec::new(), position.perft(arguments.depth)));
    }
    let castling = match arguments.game {
        Game::Chess960 => UciCastling::Chess960,
        _ => UciCastling::Standard,
    };
    let counts = position.perft_by_move(arguments.depth).into_iter();
    Ok(with_total(counts.map(|(m, count)| (m.uci(castling).to_string(), count)).collect()))
}

fn initial_position(number: Option<u16>) -> ChessPosition {
    chess960::start_position(number.and_then(chess960::Number::new).unwrap_or(chess960::STANDARD))
}

fn count_draughts(arguments: &Arguments) -> Result<(Vec<Counted>, u64), String> {
    let position: DraughtsPosition = match &arguments.fen {
        Some(fen) => fen.parse().map_err(|error| format!("the FEN cannot be read, {error}"))?,
        None => DraughtsPosition::start(),
    };
    if !arguments.divide || arguments.depth == 0 {
        return Ok((Vec::new(), partie_draughts::perft(&position, arguments.depth)));
    }
    let counts = position.legal_moves().into_iter();
    let count = |m| partie_draughts::perft(&position.play(&m), arguments.depth - 1);
    Ok(with_total(counts.map(|m| (m.to_string(), count(m))).collect()))
}

fn with_total(mut counts: Vec<Counted>) -> (Vec<Counted>, u64) {
    counts.sort();
    let total = counts.iter().map(|(_, count)| count).sum();
    (counts, total)
}

fn print(counts: &[Counted], total: u64) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (first_move, count) in counts {
        writeln!(out, "{first_move}: {count}")?;
    }
    writeln!(out, "{total}")
}
