//! Chess games as JSON, one object a game.

use std::str::FromStr;
use std::time::Duration;

use partie_chess::notation::UciCastling;
use partie_chess::pgn::{Eval, Game, GameResult, Line, Nag, NotAResult, Outcome, Remarks, Score, Step};
use partie_chess::{Move, Position};
use partie_laws::Edition;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::json::{self, JsonGame};
use crate::text::texts::Texts;
use crate::text::words::{self, fact};

/// The name of the game in JSON; Chess960 has its tag.
const GAME: &str = "chess";

#[derive(Default, Serialize, Deserialize)]
struct JsonLine {
    /// What is said before the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    moves: Vec<JsonMove>,
}

/// A move; to be read, one of `san` and `uci` is enough.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct JsonMove {
    #[serde(skip_serializing_if = "String::is_empty")]
    san: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    uci: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elapsed_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    eval: Option<JsonEval>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<JsonLine>,
}

#[derive(Serialize, Deserialize)]
struct JsonEval {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    centipawns: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mate: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
}

/// A game as one line of JSON.
pub(super) fn written(game: &Game) -> String {
    let start = (game.start != Position::start()).then(|| game.start.fen());
    let moves = line(&game.line, &game.start);
    let result = game.result().map_or_else(|| game.outcome.to_string(), |result| result.to_string());
    json::written(&JsonGame::new(GAME, game.tags.iter(), start, moves, &result))
}

/// A result, or `*` if it is not known.
struct Told(Option<GameResult>);

impl FromStr for Told {
    type Err = NotAResult;

    fn from_str(text: &str) -> Result<Told, NotAResult> {
        let unknown = text == Outcome::Unknown.to_string();
        if unknown { Ok(Told(None)) } else { text.parse().map(|result| Told(Some(result))) }
    }
}

fn line(line: &Line, start: &Position) -> JsonLine {
    let mut position = *start;
    let mut moves = Vec::with_capacity(line.moves.len());
    for step in &line.moves {
        moves.push(written_move(step, &position));
        position = position.play(step.played);
    }
    JsonLine { comments: line.remarks.comments.clone(), moves }
}

fn written_move(step: &Step, before: &Position) -> JsonMove {
    let Remarks { nags, comments, clock, elapsed, eval } = &step.remarks;
    let ms = |time: &Duration| time.as_millis() as u64;
    JsonMove {
        san: before.san(step.played).to_string(),
        uci: step.played.uci(UciCastling::Standard).to_string(),
        clock_ms: clock.as_ref().map(ms),
        elapsed_ms: elapsed.as_ref().map(ms),
        eval: eval.map(|Eval { score, depth }| match score {
            Score::Centipawns(centipawns) => JsonEval { centipawns: Some(centipawns), mate: None, depth },
            Score::Mate(mate) => JsonEval { centipawns: None, mate: Some(mate), depth },
        }),
        nags: nags.iter().map(|nag| nag.0).collect(),
        comments: comments.clone(),
        variations: step.variations.iter().map(|variation| line(variation, before)).collect(),
    }
}

/// Reads a game.
pub(super) fn read(value: Value, texts: &Texts) -> Result<Game, String> {
    let json: JsonGame<JsonLine> = json::read(value, GAME)?;
    let start = json.start(Position::start())?;
    let mut game = Game::from_position(start);
    json.tags(|name, text| game.tags.set(name, text))?;
    if let Some(Told(Some(result))) = json.outcome()? {
        game.set_result(result);
    }
    game.line = read_line(json.moves, &start, texts)?;
    Ok(game)
}

fn read_line(json: JsonLine, start: &Position, texts: &Texts) -> Result<Line, String> {
    let remarks = Remarks { comments: json.comments, ..Remarks::default() };
    let mut line = Line { remarks, moves: Vec::with_capacity(json.moves.len()) };
    let mut position = *start;
    for json in json.moves {
        let played = read_move(&json, &position, texts)?;
        let mut step = Step::new(played);
        step.remarks = Remarks {
            nags: json.nags.into_iter().map(Nag).collect(),
            comments: json.comments,
            clock: json.clock_ms.map(Duration::from_millis),
            elapsed: json.elapsed_ms.map(Duration::from_millis),
            eval: json.eval.as_ref().and_then(read_eval),
        };
        let variations = json.variations.into_iter().map(|variation| read_line(variation, &position, texts));
        step.variations = variations.collect::<Result<_, _>>()?;
        line.moves.push(step);
        position = position.play(played);
    }
    Ok(line)
}

fn read_move(json: &JsonMove, position: &Position, texts: &Texts) -> Result<Move, String> {
    let (text, read) = match (json.uci.as_str(), json.san.as_str()) {
        ("", "") => return Err("a move has san or uci".to_owned()),
        ("", san) => (san, position.read_san(san)),
        (uci, _) => (uci, position.read_uci(uci)),
    };
    read.map_err(|error| {
        let why = words::chess_text(&error, Edition::FIDE_2009, texts);
        let facts = [("number", fact(position.move_number())), ("move", text.into()), ("error", why.into())];
        texts.tell("convert-bad-move", facts)
    })
}

fn read_eval(json: &JsonEval) -> Option<Eval> {
    let score = json.mate.map(Score::Mate).or(json.centipawns.map(Score::Centipawns))?;
    Some(Eval { score, depth: json.depth })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::language::Language;

    #[test]
    fn what_is_written_reads_back_as_the_same_game() {
        for text in [
            "[White \"Réti\"]\n\n{before} 1. e4! {[%clk 0:01:02.5][%emt 0:00:03][%eval -0.50,12] c} (1. d4 (1. c4 $5) d5) e5 2. Nf3 {[%eval #3]} 1-0",
            "[Result \"1/2-0\"]\n\n1. e4 *",
            "[Termination \"unplayed\"]\n\n1-0",
            "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O *",
        ] {
            let game: Game = text.parse().unwrap();
            let again = read(serde_json::from_str(&written(&game)).unwrap(), &Texts::new(Language::English));
            assert_eq!(again.as_ref(), Ok(&game), "{text}");
        }
    }

    #[test]
    fn bad_games_are_told() {
        for (json, expected) in [
            (r#"{"game":"go","moves":[]}"#, "a game of chess expected"),
            (r#"{"game":"chess","moves":[{"san":"e5"}]}"#, "move 1, e5"),
            (r#"{"game":"chess","moves":[{}]}"#, "a move has san or uci"),
            (r#"{"game":"chess","start":"x","moves":[]}"#, "column 1"),
            (r#"{"game":"chess"}"#, "missing field `moves`"),
        ] {
            let error =
                read(serde_json::from_str(json).unwrap(), &Texts::new(Language::English)).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
