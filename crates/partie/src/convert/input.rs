//! The games of a file, whatever it is.

use std::io::Read;
use std::path::Path;

use partie_chess::notation::Letters;
use partie_chess::pgn;
use partie_draughts::notation::Naming;
use partie_draughts::pdn;
use serde_json::{Deserializer, Value};

use super::sheet::Sheet;
use super::{chess_json, draughts_json};
use crate::ending::Failure;
use crate::source::{Format, Source};
use crate::texts::Texts;
use crate::words::{self, fact};

/// Games of one kind.
pub(super) enum Games {
    Chess(Vec<pgn::Game>),
    Draughts(Vec<pdn::Game>),
}

/// What was read, and what could not be.
pub(super) struct Input {
    pub(super) games: Games,
    pub(super) faults: Vec<String>,
}

impl Games {
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Games::Chess(games) => games.is_empty(),
            Games::Draughts(games) => games.is_empty(),
        }
    }

    /// Keeps one game, counted from 1.
    pub(super) fn keep(&mut self, number: usize) {
        fn keep<T>(games: &mut Vec<T>, number: usize) {
            games.truncate(number);
            games.drain(..number.saturating_sub(1).min(games.len()));
        }
        match self {
            Games::Chess(games) => keep(games, number),
            Games::Draughts(games) => keep(games, number),
        }
    }

    pub(super) fn sheets(&self, letters: Letters, naming: Naming) -> Vec<Sheet> {
        match self {
            Games::Chess(games) => games.iter().map(|game| Sheet::of_chess(game, letters)).collect(),
            Games::Draughts(games) => games.iter().map(|game| Sheet::of_draughts(game, naming)).collect(),
        }
    }
}

pub(super) fn read(path: &Path, letters: Letters, texts: &Texts) -> Result<Input, Failure> {
    let mut source = Source::open(path, None, texts)?;
    let mut bytes = Vec::new();
    source.reader.read_to_end(&mut bytes).map_err(|error| Failure::reading(texts, path, &error))?;
    let name = &source.name;
    if bytes.trim_ascii_start().starts_with(b"{") {
        return json(&bytes, name, texts);
    }
    Ok(match source.format {
        Format::Pgn => chess(&bytes, letters, name, texts),
        Format::Pdn => draughts(&bytes, name, texts),
    })
}

fn chess(bytes: &[u8], letters: Letters, name: &str, texts: &Texts) -> Input {
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for read in pgn::Reader::new(bytes).with_letters(letters).games() {
        match read {
            Ok(game) => games.push(game),
            Err(error) => {
                let why = words::pgn_problem(&error.problem, texts);
                faults.push(format!("{name}:{}:{}: {why}", error.line, error.column));
            }
        }
    }
    Input { games: Games::Chess(games), faults }
}

fn draughts(bytes: &[u8], name: &str, texts: &Texts) -> Input {
    let text = String::from_utf8_lossy(bytes);
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for read in pdn::games(&text) {
        match read {
            Ok(game) => games.push(game),
            Err(error) => {
                let why = words::pdn_problem(&error.problem, texts);
                faults.push(format!("{name}:{}:{}: {why}", error.line, error.column));
            }
        }
    }
    Input { games: Games::Draughts(games), faults }
}

/// Objects one after the other. The first tells which game they are of.
fn json(bytes: &[u8], name: &str, texts: &Texts) -> Result<Input, Failure> {
    let mut input = Input { games: Games::Chess(Vec::new()), faults: Vec::new() };
    for (index, value) in Deserializer::from_slice(bytes).into_iter::<Value>().enumerate() {
        let value = value.map_err(|error| {
            let facts = [("file", name.into()), ("error", fact(&error))];
            Failure::Input(texts.tell("convert-bad-json", facts))
        })?;
        if index == 0 && value["game"] == draughts_json::GAME {
            input.games = Games::Draughts(Vec::new());
        }
        let taken = match &mut input.games {
            Games::Chess(games) => chess_json::read(value).map(|game| games.push(game)),
            Games::Draughts(games) => draughts_json::read(value).map(|game| games.push(game)),
        };
        if let Err(error) = taken {
            let facts = [("file", name.into()), ("game", fact(index + 1)), ("error", error.into())];
            input.faults.push(texts.tell("convert-bad-game", facts));
        }
    }
    Ok(input)
}
