use std::io::Write;

use clap::Args;
use partie_chess::notation::UciCastling;
use partie_chess::{Position as ChessPosition, chess960};
use partie_draughts::Position as DraughtsPosition;
use serde::Serialize;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::game::Game;
use crate::cli::output;
use crate::text::texts::Texts;
use crate::text::words;

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
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// What was counted.
#[derive(Serialize)]
struct Counts {
    depth: u32,
    /// The first moves with the count of lines that begin with each.
    moves: Vec<Counted>,
    total: u64,
}

#[derive(PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Counted {
    #[serde(rename = "move")]
    first: String,
    count: u64,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    if arguments.number.is_some() && arguments.game != Game::Chess960 {
        return Err(Failure::Input(texts.say("perft-number-without-chess960")));
    }
    let counts = match arguments.game {
        Game::Chess | Game::Chess960 => count_chess(arguments, texts)?,
        Game::CzechDraughts => count_draughts(arguments, texts)?,
    };
    let mut out = output::open();
    if arguments.json {
        output::json_line(&mut out, &counts)?;
    } else {
        for Counted { first, count } in &counts.moves {
            writeln!(out, "{first}: {count}")?;
        }
        writeln!(out, "{}", counts.total)?;
    }
    out.flush()?;
    Ok(Ending::Fine)
}

fn count_chess(arguments: &Arguments, texts: &Texts) -> Result<Counts, Failure> {
    let position: ChessPosition = match &arguments.fen {
        Some(fen) => fen.parse().map_err(|error| Failure::Input(words::chess_fen(&error, texts)))?,
        None => initial_position(arguments.number),
    };
    let depth = arguments.depth;
    if !arguments.divide || depth == 0 {
        return Ok(Counts { depth, moves: Vec::new(), total: position.perft(depth) });
    }
    let castling = match arguments.game {
        Game::Chess960 => UciCastling::Chess960,
        _ => UciCastling::Standard,
    };
    let counts = position.perft_by_move(depth).into_iter();
    Ok(divided(depth, counts.map(|(m, count)| Counted { first: m.uci(castling).to_string(), count })))
}

fn initial_position(number: Option<u16>) -> ChessPosition {
    chess960::start_position(number.and_then(chess960::Number::new).unwrap_or(chess960::STANDARD))
}

fn count_draughts(arguments: &Arguments, texts: &Texts) -> Result<Counts, Failure> {
    let position: DraughtsPosition = match &arguments.fen {
        Some(fen) => fen.parse().map_err(|error| Failure::Input(words::draughts_fen(&error, texts)))?,
        None => DraughtsPosition::start(),
    };
    let depth = arguments.depth;
    if !arguments.divide || depth == 0 {
        return Ok(Counts { depth, moves: Vec::new(), total: partie_draughts::perft(&position, depth) });
    }
    let count = |m| partie_draughts::perft(&position.play(&m), depth - 1);
    let counts = position.legal_moves().into_iter();
    Ok(divided(depth, counts.map(|m| Counted { first: m.to_string(), count: count(m) })))
}

fn divided(depth: u32, counts: impl Iterator<Item = Counted>) -> Counts {
    let mut moves: Vec<Counted> = counts.collect();
    moves.sort();
    let total = moves.iter().map(|counted| counted.count).sum();
    Counts { depth, moves, total }
}
