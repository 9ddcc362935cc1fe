//! The games of a file, whatever it is, one after the other.

use std::io::{BufRead, BufReader, Read};
use std::ops::ControlFlow;
use std::path::Path;

use partie_chess::notation::Letters;
use partie_chess::pgn::{self, PgnError, PgnProblem};
use partie_draughts::pdn::{self, PdnError};
use serde_json::{Deserializer, Value};

use super::{chess_json, draughts_json};
use crate::chunks::{Chunk, Chunks};
use crate::ending::Failure;
use crate::lines;
use crate::move_number::MoveNumber;
use crate::source::{self, Format, Source};
use crate::texts::Texts;
use crate::words::{self, fact};

/// A game of either kind.
pub(super) enum Game {
    Chess(pgn::Game),
    Draughts(pdn::Game),
}

/// A game, or why there is none in its place.
pub(super) type GameRead = Result<Game, String>;
type Taken = Result<ControlFlow<()>, Failure>;

/// Reads a file and hands its games on until no more are wanted. Only a part of the file is in memory.
pub(super) fn each(
    path: &Path,
    letters: Letters,
    texts: &Texts,
    mut take: impl FnMut(GameRead) -> Taken,
) -> Result<(), Failure> {
    let unreadable = |error| Failure::reading(texts, path, &error);
    let source = Source::open(path, None, texts)?;
    let mut reader = BufReader::with_capacity(1 << 16, source.reader);
    if reader.fill_buf().map_err(unreadable)?.trim_ascii_start().starts_with(b"{") {
        return each_of_json(reader, &source.name, texts, take);
    }
    let file = File { name: &source.name, format: source.format, letters, texts };
    let mut before = Before::default();
    for chunk in Chunks::new(reader) {
        let chunk = chunk.map_err(unreadable)?;
        if file.each_of(&chunk, &mut before, &mut take)?.is_break() {
            break;
        }
    }
    Ok(())
}

/// What is known of a file in which the games stand as text.
struct File<'a> {
    name: &'a str,
    format: Format,
    letters: Letters,
    texts: &'a Texts,
}

/// How much of the file comes before a part of it.
#[derive(Default)]
struct Before {
    lines: usize,
    games: usize,
}

impl File<'_> {
    /// The games of the next part of the file.
    fn each_of(&self, chunk: &Chunk, before: &mut Before, take: &mut impl FnMut(GameRead) -> Taken) -> Taken {
        let line = before.lines;
        before.lines += lines::count(&chunk.bytes);
        if chunk.endless {
            return take(Err(format!("{}:{}: {}", self.name, line + 1, self.texts.say("check-endless"))));
        }
        match self.format {
            Format::Pgn => {
                let games = pgn::Reader::new(&chunk.bytes[..]).with_letters(self.letters).games();
                let told = |PgnError { line: in_part, column, problem, .. }, number| {
                    let at = match &problem {
                        PgnProblem::Move { found, number, turn, .. } => {
                            format!(
                                ", {} {found}",
                                MoveNumber { number: u32::from(*number), by: (*turn).into() }
                            )
                        }
                        _ => String::new(),
                    };
                    let why = words::pgn_problem(&problem, self.texts);
                    self.told(line + in_part, column, number, &at, &why)
                };
                hand_on(games.map(|read| read.map(Game::Chess)), told, &mut before.games, take)
            }
            Format::Pdn => {
                let text = source::decoded(&chunk.bytes);
                let told = |PdnError { line: in_part, column, problem, .. }, number| {
                    let why = words::pdn_problem(&problem, self.texts);
                    self.told(line + in_part, column, number, "", &why)
                };
                hand_on(pdn::games(&text).map(|read| read.map(Game::Draughts)), told, &mut before.games, take)
            }
        }
    }

    /// `games.pgn:7:13: game 2, 2. Ke3: a king goes one square`
    fn told(&self, line: usize, column: usize, game: usize, at: &str, why: &str) -> String {
        let game = self.texts.tell("check-game", [("game", fact(game))]);
        format!("{}:{line}:{column}: {game}{at}: {why}", self.name)
    }
}

/// Hands games on, and what is wrong with those that are none in words.
fn hand_on<E>(
    games: impl Iterator<Item = Result<Game, E>>,
    told: impl Fn(E, usize) -> String,
    number: &mut usize,
    take: &mut impl FnMut(GameRead) -> Taken,
) -> Taken {
    for game in games {
        *number += 1;
        if take(game.map_err(|error| told(error, *number)))?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Objects one after the other. The first tells which game they are of.
fn each_of_json(
    reader: impl Read,
    name: &str,
    texts: &Texts,
    mut take: impl FnMut(GameRead) -> Taken,
) -> Result<(), Failure> {
    let mut draughts = false;
    for (index, value) in Deserializer::from_reader(reader).into_iter::<Value>().enumerate() {
        let value = value.map_err(|error| {
            if error.is_io() {
                return Failure::reading(texts, name.as_ref(), &error.into());
            }
            let (line, column) = (fact(error.line()), fact(error.column()));
            let cut_off = if error.is_eof() { "yes" } else { "no" };
            let facts =
                [("file", name.into()), ("line", line), ("column", column), ("cut-off", cut_off.into())];
            Failure::Input(texts.tell("convert-bad-json", facts))
        })?;
        if index == 0 {
            draughts = value["game"] == draughts_json::GAME;
        }
        let read = if draughts {
            draughts_json::read(value, texts).map(Game::Draughts)
        } else {
            chess_json::read(value, texts).map(Game::Chess)
        };
        let read = read.map_err(|error| {
            let facts = [("file", name.into()), ("game", fact(index + 1)), ("error", error.into())];
            texts.tell("convert-bad-game", facts)
        });
        if take(read)?.is_break() {
            break;
        }
    }
    Ok(())
}
