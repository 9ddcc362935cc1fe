//! The games of a file, whatever it is, one after the other.

use std::io::{BufRead, BufReader, Read};
use std::ops::ControlFlow;
use std::path::Path;

use partie_chess::notation::Letters;
use partie_chess::pgn;
use partie_draughts::pdn;
use serde_json::{Deserializer, Value};

use super::{chess_json, draughts_json};
use crate::chunks::{Chunk, Chunks};
use crate::ending::Failure;
use crate::lines;
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
    let mut before = 0;
    for chunk in Chunks::new(reader) {
        let chunk = chunk.map_err(unreadable)?;
        if file.each_of(&chunk, before, &mut take)?.is_break() {
            break;
        }
        before += lines::count(&chunk.bytes);
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

impl File<'_> {
    /// The games of a part of the file that comes after so many lines.
    fn each_of(&self, chunk: &Chunk, before: usize, take: &mut impl FnMut(GameRead) -> Taken) -> Taken {
        if chunk.endless {
            return take(Err(format!("{}:{}: {}", self.name, before + 1, self.texts.say("check-endless"))));
        }
        let at = |line: usize, column: usize, why: String| {
            format!("{}:{}:{column}: {why}", self.name, before + line)
        };
        match self.format {
            Format::Pgn => {
                let games = pgn::Reader::new(&chunk.bytes[..]).with_letters(self.letters).games();
                hand_on(
                    games.map(|read| {
                        read.map(Game::Chess).map_err(|error| {
                            at(error.line, error.column, words::pgn_problem(&error.problem, self.texts))
                        })
                    }),
                    take,
                )
            }
            Format::Pdn => {
                let text = source::decoded(&chunk.bytes);
                hand_on(
                    pdn::games(&text).map(|read| {
                        read.map(Game::Draughts).map_err(|error| {
                            at(error.line, error.column, words::pdn_problem(&error.problem, self.texts))
                        })
                    }),
                    take,
                )
            }
        }
    }
}

fn hand_on(games: impl Iterator<Item = GameRead>, take: &mut impl FnMut(GameRead) -> Taken) -> Taken {
    for game in games {
        if take(game)?.is_break() {
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
