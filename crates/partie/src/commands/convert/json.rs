//! What games of both kinds have in common in JSON: one object a game.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game; how its moves are kept is the game's own affair.
#[derive(Serialize, Deserialize)]
pub(super) struct JsonGame<Moves> {
    game: String,
    #[serde(default)]
    tags: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(flatten)]
    pub(super) moves: Moves,
    #[serde(default)]
    outcome: String,
}

impl<Moves> JsonGame<Moves> {
    /// A start that everybody knows need not be given.
    pub(super) fn new<'a>(
        game: &str,
        tags: impl Iterator<Item = (&'a str, &'a str)>,
        start: Option<String>,
        moves: Moves,
        outcome: &impl Display,
    ) -> Self {
        let tags = tags.map(|(name, value)| (name.to_owned(), Value::from(value)));
        JsonGame { game: game.to_owned(), tags: tags.collect(), start, moves, outcome: outcome.to_string() }
    }

    /// Where the game begins.
    pub(super) fn start<P: FromStr<Err: Display>>(&self, usual: P) -> Result<P, String> {
        self.start.as_ref().map_or(Ok(usual), |fen| fen.parse().map_err(|error| format!("{error}")))
    }

    /// Hands the tags on, one by one.
    pub(super) fn tags<E: Display>(
        &self,
        mut set: impl FnMut(&str, &str) -> Result<(), E>,
    ) -> Result<(), String> {
        for (name, value) in &self.tags {
            let text = value.as_str().ok_or_else(|| format!("the tag {name} is a text"))?;
            set(name, text).map_err(|error| format!("{name}: {error}"))?;
        }
        Ok(())
    }

    /// None if it is not told.
    pub(super) fn outcome<O: FromStr<Err: Display>>(&self) -> Result<Option<O>, String> {
        if self.outcome.is_empty() {
            return Ok(None);
        }
        self.outcome.parse().map(Some).map_err(|error| format!("{error}"))
    }
}

/// A game as one line of JSON.
pub(super) fn written(game: &JsonGame<impl Serialize>) -> String {
    serde_json::to_string(game).unwrap_or_default() + "\n"
}

/// Reads a game of this name; what is wrong with its form is told in English, as JSON's own errors are.
pub(super) fn read<Moves: DeserializeOwned>(value: Value, name: &str) -> Result<JsonGame<Moves>, String> {
    let json: JsonGame<Moves> = serde_json::from_value(value).map_err(|error| error.to_string())?;
    if json.game == name { Ok(json) } else { Err(format!("a game of {name} expected, not {:?}", json.game)) }
}
