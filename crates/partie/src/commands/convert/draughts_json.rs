//! Draughts games as JSON, one object a game.

use partie_draughts::Position;
use partie_draughts::notation::Naming;
use partie_draughts::pdn::{Game, NodeId, Remark, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::json::{self, JsonGame};
use crate::text::texts::Texts;
use crate::text::words;

/// The name of the game in JSON.
pub(super) const GAME: &str = "czech-draughts";

#[derive(Serialize, Deserialize)]
struct JsonLine {
    /// What is said before the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<String>,
    moves: Vec<JsonStep>,
}

/// A step with what could have come in its place. Signs of article 9 and `$5` are remarks like any other.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct JsonStep {
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set_up: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    before: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Vec<JsonStep>>,
}

/// A game as one line of JSON.
pub(super) fn written(game: &Game) -> String {
    let start = game.position(game.start());
    let moves =
        JsonLine { remarks: remarks(game.remarks(game.start())), moves: line(game, game.next(game.start())) };
    let start = (*start != Position::start()).then(|| start.fen());
    json::written(&JsonGame::new(GAME, game.tags(), start, moves, &game.outcome()))
}

/// The main continuation, with the variations on its first step.
fn line(game: &Game, next: &[NodeId]) -> Vec<JsonStep> {
    let mut steps = Vec::new();
    let mut next = next;
    while let [main, variations @ ..] = next {
        let mut json = step(game, *main);
        for variation in variations {
            let mut steps = vec![step(game, *variation)];
            steps.extend(line(game, game.next(*variation)));
            json.variations.push(steps);
        }
        steps.push(json);
        next = game.next(*main);
    }
    steps
}

fn step(game: &Game, at: NodeId) -> JsonStep {
    let before = game.parent(at).map(|parent| game.position(parent));
    let (mv, set_up) = match game.step(at) {
        Some(Step::Move(mv)) => (before.map(|before| before.notation(&mv, Naming::Letters)), None),
        Some(Step::Setup(position)) => (None, Some(position.fen())),
        None => (None, None),
    };
    let (before, after) = (remarks(game.remarks_before(at)), remarks(game.remarks(at)));
    JsonStep { mv, set_up, before, remarks: after, variations: Vec::new() }
}

fn remarks(remarks: &[Remark]) -> Vec<String> {
    let text = |remark: &Remark| match remark {
        Remark::Sign(sign) => sign.to_string(),
        Remark::Nag(nag) => format!("${}", nag.number()),
        Remark::Comment(comment) => comment.text().to_owned(),
    };
    remarks.iter().map(text).collect()
}

/// Reads a game.
pub(super) fn read(value: Value, texts: &Texts) -> Result<Game, String> {
    let json: JsonGame<JsonLine> = json::read(value, GAME)?;
    let mut game = Game::from_position(json.start(Position::start())?);
    json.tags(|name, text| game.set_tag(name, text))?;
    if let Some(outcome) = json.outcome()? {
        game.set_outcome(outcome);
    }
    let at = game.start();
    json.moves.remarks.iter().for_each(|text| game.remark(at, remark(text)));
    read_line(&mut game, at, json.moves.moves, texts)?;
    Ok(game)
}

fn read_line(game: &mut Game, start: NodeId, steps: Vec<JsonStep>, texts: &Texts) -> Result<(), String> {
    let mut at = start;
    for json in steps {
        let parent = at;
        at = read_step(game, parent, &json, texts)?;
        for variation in json.variations {
            read_line(game, parent, variation, texts)?;
        }
    }
    Ok(())
}

fn read_step(game: &mut Game, at: NodeId, json: &JsonStep, texts: &Texts) -> Result<NodeId, String> {
    let node = match (&json.mv, &json.set_up) {
        (Some(text), _) => {
            let mv = game
                .position(at)
                .read(text)
                .map_err(|error| format!("{text}: {}", words::draughts_text(&error.problem, texts)))?;
            game.play(at, mv).map_err(|error| error.to_string())?
        }
        (None, Some(fen)) => {
            let position = fen.parse().map_err(|error| words::draughts_fen(&error, texts))?;
            game.set_up(at, position)
        }
        (None, None) => return Err("a step has move or set_up".to_owned()),
    };
    json.before.iter().for_each(|text| game.remark_before(node, remark(text)));
    json.remarks.iter().for_each(|text| game.remark(node, remark(text)));
    Ok(node)
}

fn remark(text: &str) -> Remark {
    let nag = text.strip_prefix('$').and_then(|number| number.parse().ok());
    nag.map_or_else(|| Remark::comment(text), Remark::nag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::language::Language;

    #[test]
    fn what_is_written_reads_back_as_the_same_game() {
        let text = "[White \"Novák\"]\n[GameType \"29\"]\n\n{start} 1. c3-d4! {good} ({or} 1. c3-b4 $5 b6-a5) d6-c5 \
                    2. b2-c3 /FEN \"W:Wc3:Bd6\"/ 3. c3-d4 1-0";
        let game: Game = text.parse().unwrap();
        let again = read(serde_json::from_str(&written(&game)).unwrap(), &Texts::new(Language::English));
        assert_eq!(again, Ok(game));
    }
}
