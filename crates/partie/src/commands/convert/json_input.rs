//! Games as JSON objects, one after the other.

use std::io::Read;

use serde_json::{Deserializer, Value};

use super::input::Game;
use super::{chess_json, draughts_json};
use crate::cli::exit_code::Failure;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Whether a file begins as an object does: with a brace and a name in quotation marks. A comment may begin with one, too.
pub(super) fn is_json(start: &[u8]) -> bool {
    let Some(inner) = start.trim_ascii_start().strip_prefix(b"{") else { return false };
    let Some(name) = inner.trim_ascii_start().strip_prefix(b"\"") else { return false };
    let length = name.iter().position(|byte| !(byte.is_ascii_alphanumeric() || *byte == b'_'));
    let after = length.and_then(|length| name[length..].strip_prefix(b"\""));
    after.is_some_and(|after| after.trim_ascii_start().starts_with(b":"))
}

/// A game, or why there is none in its place.
pub(super) type GameRead = Result<Game, String>;

/// The games of a stream. The first object tells which game they are of.
pub(super) fn games<'a>(
    reader: impl Read + 'a,
    name: &'a str,
    texts: &'a Texts,
) -> impl Iterator<Item = Result<GameRead, Failure>> + 'a {
    let mut draughts = false;
    Deserializer::from_reader(reader).into_iter::<Value>().enumerate().map(move |(index, value)| {
        let value = value.map_err(|error| bad_json(error, name, texts))?;
        if index == 0 {
            draughts = value["game"] == draughts_json::GAME;
        }
        let read = if draughts {
            draughts_json::read(value, texts).map(Game::Draughts)
        } else {
            chess_json::read(value, texts).map(Game::Chess)
        };
        Ok(read.map_err(|error| {
            let facts = [("file", name.into()), ("game", fact(index + 1)), ("error", error.into())];
            texts.tell("convert-bad-game", facts)
        }))
    })
}

fn bad_json(error: serde_json::Error, name: &str, texts: &Texts) -> Failure {
    if error.is_io() {
        return Failure::reading(texts, name.as_ref(), &error.into());
    }
    let (line, column) = (fact(error.line()), fact(error.column()));
    let cut_off = if error.is_eof() { "yes" } else { "no" };
    let facts = [("file", name.into()), ("line", line), ("column", column), ("cut-off", cut_off.into())];
    Failure::Input(texts.tell("convert-bad-json", facts))
}

#[cfg(test)]
mod tests {
    use super::is_json;

    #[test]
    fn a_comment_is_no_object() {
        for (text, expected) in [
            ("{\"game\":\"chess\"}", true),
            (" \n{ \"game\" : 1}", true),
            ("{a comment} 1. e4", false),
            ("{\"Best by test\" they say} 1. e4", false),
            ("{\"quoted\"} 1. e4", false),
            ("[Event \"?\"]", false),
        ] {
            assert_eq!(is_json(text.as_bytes()), expected, "{text}");
        }
    }
}
