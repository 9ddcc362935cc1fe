//! Irregularities in the words of a script.

use super::acts::{not_understood, reasoned, square};
use super::settings::colour;
use crate::{Act, Change, Irregularity, Table};

/// The act, if these words are about something irregular.
pub(super) fn act(words: &str, table: &Table) -> Option<Result<Act, String>> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let notice = |what| Act::Notice { what };
    Some(Ok(match (verb, rest) {
        ("notices", "an illegal move") => notice(Irregularity::IllegalMove { ply: None }),
        ("notices", "an illegal position") => notice(Irregularity::IllegalPosition),
        ("notices", "displaced pieces") => notice(Irregularity::DisplacedPieces),
        ("notices", "the wrong set-up") => notice(Irregularity::WrongSetUp),
        ("notices", "the turned board") => notice(Irregularity::TurnedBoard),
        ("notices", "the exchanged colours") => notice(Irregularity::ExchangedColours),
        ("notices", _) => return Some(illegal_ply(rest)),
        ("displaces", _) => return Some(displacing(rest, table)),
        ("puts", "the pieces back") => Act::PutBack,
        ("uses", "both hands") => Act::UseBothHands,
        ("lets", "it stand") => Act::LetStand,
        ("proposes", _) => return Some(proposing(rest)),
        ("orders", _) => return Some(ordering(rest)),
        ("admits", _) => return Some(admitting(rest)),
        ("places", _) => return Some(placing(rest)),
        _ => return None,
    }))
}

/// `the illegal ply 7`
fn illegal_ply(words: &str) -> Result<Act, String> {
    let ply = words.strip_prefix("the illegal ply ").and_then(|number| number.parse().ok());
    let ply = Some(ply.ok_or_else(|| not_understood(words))?);
    Ok(Act::Notice { what: Irregularity::IllegalMove { ply } })
}

/// `d1-e1 e1-d1`, `f2-off`: all at once.
fn displacing(words: &str, table: &Table) -> Result<Act, String> {
    let mut changes: Vec<Change> = Vec::new();
    let mut come: Vec<Change> = Vec::new();
    for word in words.split_whitespace() {
        let (from, to) = word.split_once('-').ok_or_else(|| not_understood(word))?;
        let from = square(from)?;
        changes.push(Change { square: from, piece: None });
        if to != "off" {
            come.push(Change { square: square(to)?, piece: table.piece_at(from) });
        }
    }
    changes.retain(|change| come.iter().all(|other| other.square != change.square));
    changes.extend(come);
    Ok(Act::Displace { changes })
}

/// `to go back to 4 plies`
fn proposing(words: &str) -> Result<Act, String> {
    let number = words.strip_prefix("to go back to ").and_then(|rest| rest.strip_suffix(" plies"));
    let to = number.and_then(|number| number.parse().ok()).ok_or_else(|| not_understood(words))?;
    Ok(Act::ProposeRestoring { to })
}

/// `a new game by FIDE 7.2 because ...`, `a new game with colours exchanged by ...`
fn ordering(words: &str) -> Result<Act, String> {
    let (what, article, note) = reasoned(words)?;
    let exchange = match what {
        "a new game" => false,
        "a new game with colours exchanged" => true,
        _ => return Err(not_understood(what)),
    };
    Ok(Act::OrderNewGame { exchange, article, note })
}

/// `white because the train was late`
fn admitting(words: &str) -> Result<Act, String> {
    let (player, note) = words.split_once(" because ").unwrap_or((words, ""));
    let player = colour(player).ok_or_else(|| not_understood(player))?;
    Ok(Act::Admit { player, note: note.to_owned() })
}

/// `the clock on the right of white`
fn placing(words: &str) -> Result<Act, String> {
    let right_of = words.strip_prefix("the clock on the right of ").and_then(colour);
    Ok(Act::PlaceClock { right_of: right_of.ok_or_else(|| not_understood(words))? })
}
