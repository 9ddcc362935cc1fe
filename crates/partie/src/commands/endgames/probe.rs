use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use partie_draughts::{Colour, Move, Position};
use partie_engine::endgames::{Distances, Tables, Value};
use serde_json::{Value as Json, json};

use super::folder::Folder;
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output;
use crate::text::texts::Texts;
use crate::text::words;

/// Tables of so many pieces are built in memory when they are not on the disk.
const BUILT_AT_ONCE: u8 = 4;

/// Tell how a position ends with best play, and where each move leads.
///
/// The counters of articles 6.2 to 6.4 are taken to be at zero. Tables of up to four pieces are built in memory when there
/// are no files.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie endgames probe W:WKc1,Ke1,Kg1:BKb8
  partie endgames probe --json B:Wc3:BKf6 | jq .moves")]
pub(super) struct Arguments {
    /// A position of Czech draughts
    #[arg(value_name = "FEN")]
    fen: String,
    /// Where the files are; otherwise `partie/endgames` in the user's data directory
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let position: Position =
        arguments.fen.parse().map_err(|error| Failure::Input(words::draughts_fen(&error, texts)))?;
    if Colour::BOTH.into_iter().any(|colour| position.of(colour).is_empty()) {
        return Err(Failure::Input(texts.say("endgames-over")));
    }
    let tables = tables_for(&position, arguments, texts)?;
    let Some(value) = tables.probe(&position) else {
        return Err(Failure::Input(texts.say("endgames-over")));
    };
    let moves = moves(&tables, &position);
    let mut out = output::open();
    if arguments.json {
        output::json_line(&mut out, &in_json(&position, value, &moves))?;
    } else {
        print(&mut out, &position, value, &moves, texts)?;
    }
    out.flush()?;
    Ok(Ending::Fine)
}

/// The tables that the position needs, from the disk as far as they are there.
fn tables_for(position: &Position, arguments: &Arguments, texts: &Texts) -> Result<Tables, Failure> {
    let pieces = (32 - position.empty().len()) as u8;
    let mut tables = Tables::new();
    if let Ok(folder) = Folder::new(arguments.from.as_deref(), texts) {
        while tables.pieces() < pieces && folder.read_next(&mut tables) {}
    }
    if tables.pieces() < pieces {
        if pieces > BUILT_AT_ONCE {
            return Err(Failure::Input(texts.tell("endgames-missing", [("pieces", pieces.into())])));
        }
        tables.build(pieces, |_| {});
    }
    Ok(tables)
}

/// Every move with the value of the position after it, the best first.
fn moves(tables: &Tables, position: &Position) -> Vec<(Move, Value)> {
    let over = Value::Lost(Distances { end: 0, zeroing: 0 });
    let mut moves: Vec<(Move, Value)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (mv, tables.probe(&position.play(&mv)).unwrap_or(over)))
        .collect();
    moves.sort_by_key(|(_, after)| match after {
        Value::Lost(distances) => i32::from(distances.end),
        Value::Drawn => 1_000,
        Value::Won(distances) => 2_000 - i32::from(distances.end),
    });
    moves
}

/// Who wins, if one does, when this side is to move.
fn winner(value: Value, turn: Colour) -> Option<Colour> {
    match value {
        Value::Won(_) => Some(turn),
        Value::Lost(_) => Some(turn.opponent()),
        Value::Drawn => None,
    }
}

fn result(value: Value, turn: Colour) -> &'static str {
    match winner(value, turn) {
        Some(Colour::White) => "white",
        Some(Colour::Black) => "black",
        None => "draw",
    }
}

fn in_words(value: Value, turn: Colour, texts: &Texts) -> String {
    let result = result(value, turn);
    match value.winners_moves() {
        None => texts.say("endgames-drawn"),
        Some(0) => texts.tell("endgames-won", [("winner", result.into())]),
        Some(moves) => texts.tell("endgames-wins", [("winner", result.into()), ("moves", moves.into())]),
    }
}

fn print(
    out: &mut impl Write,
    position: &Position,
    value: Value,
    moves: &[(Move, Value)],
    texts: &Texts,
) -> std::io::Result<()> {
    writeln!(out, "{}", in_words(value, position.turn(), texts))?;
    if let Some(Distances { end: 1.., zeroing }) = value.distances() {
        writeln!(out, "{}", texts.tell("endgames-zeroing", [("plies", zeroing.into())]))?;
    }
    for (mv, after) in moves {
        writeln!(out, "  {mv}: {}", in_words(*after, position.turn().opponent(), texts))?;
    }
    Ok(())
}

fn in_json(position: &Position, value: Value, moves: &[(Move, Value)]) -> Json {
    let of = |value: Value, turn| {
        let distances = value.distances();
        json!({
            "result": result(value, turn),
            "plies": distances.map(|distances| distances.end),
            "zeroing_plies": distances.map(|distances| distances.zeroing),
        })
    };
    let mut object = json!({ "fen": position.fen() });
    let moves = moves.iter().map(|(mv, after)| {
        let mut object = json!({ "move": mv.to_string() });
        extend(&mut object, of(*after, position.turn().opponent()));
        object
    });
    let moves: Vec<Json> = moves.collect();
    extend(&mut object, of(value, position.turn()));
    object["moves"] = json!(moves);
    object
}

fn extend(object: &mut Json, more: Json) {
    if let (Json::Object(object), Json::Object(more)) = (object, more) {
        object.extend(more);
    }
}
