//! The moves to choose from as one text, because it goes out with every move: `g1 f3 Nf3,h3 Nh3;e1 h1 O-O kg1rf1,f1 Kf1`.
//! After the square of each piece come its moves: the rest of the move as squares, and its notation; then, if it is not plain
//! from these, what it captures after `x`, or where king and rook end after `k` and `r`.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use crate::{Castling, Choice, Square};

/// As long as most of them are.
const USUAL: usize = 9;

fn written(choices: &[Choice]) -> String {
    let mut text = String::with_capacity(choices.len() * USUAL);
    let mut origins: Vec<Square> = Vec::with_capacity(16);
    for choice in choices {
        if !origins.contains(&choice.mv.from()) {
            origins.push(choice.mv.from());
        }
    }
    for origin in origins {
        if !text.is_empty() {
            text.push(';');
        }
        push(&mut text, origin);
        let mut sign = ' ';
        for choice in choices.iter().filter(|choice| choice.mv.from() == origin) {
            text.push(sign);
            sign = ',';
            write_one(choice, &mut text);
        }
    }
    text
}

/// Without the square that it comes from.
fn write_one(choice: &Choice, text: &mut String) {
    choice.mv.write_rest_to(text);
    text.push(' ');
    text.push_str(&choice.notation);
    if let Some(Castling { king_to, rook_to }) = choice.castling {
        text.push_str(" k");
        push(text, king_to);
        text.push('r');
        push(text, rook_to);
    } else if !choice.captured.is_empty() && choice.captured != [choice.mv.to()] {
        text.push_str(" x");
        choice.captured.iter().for_each(|square| push(text, *square));
    }
}

fn push(text: &mut String, square: Square) {
    text.extend(square.letters().map(char::from));
}

fn read(text: &str) -> Option<Vec<Choice>> {
    let mut choices = Vec::new();
    for piece in text.split(';').filter(|piece| !piece.is_empty()) {
        let (origin, moves) = piece.split_once(' ')?;
        for choice in moves.split(',') {
            choices.push(read_one(origin, choice)?);
        }
    }
    Some(choices)
}

fn read_one(origin: &str, text: &str) -> Option<Choice> {
    let mut words = text.split(' ');
    let mv: crate::Move = format!("{origin}-{}", words.next()?).parse().ok()?;
    let notation = words.next()?.to_owned();
    let (mut captured, mut castling) = (Vec::new(), None);
    match words.next() {
        Some(more) => match more.split_at_checked(1)? {
            ("x", list) => captured = squares(list)?,
            ("k", ends) => {
                let (king, rook) = ends.split_once('r')?;
                castling = Some(Castling { king_to: king.parse().ok()?, rook_to: rook.parse().ok()? });
            }
            _ => return None,
        },
        None if notation.contains(['x', ':']) => captured = vec![mv.to()],
        None => {}
    }
    Some(Choice { mv, notation, captured, castling })
}

fn squares(list: &str) -> Option<Vec<Square>> {
    list.as_bytes().chunks(2).map(|name| str::from_utf8(name).ok()?.parse().ok()).collect()
}

pub(super) fn serialize<S: Serializer>(choices: &[Choice], serializer: S) -> Result<S::Ok, S::Error> {
    written(choices).serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Choice>, D::Error> {
    let text = String::deserialize(deserializer)?;
    read(&text).ok_or_else(|| {
        D::Error::custom(format!("`{text}` is no list of moves as in `g1 f3 Nf3,h3 Nh3;e2 e4 e4`"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Regulations, Table};

    #[test]
    fn choices_are_read_as_they_are_written() {
        let castling = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
        let hops = "W:Wc3:Bd4,f6,f4";
        for (game, start) in [(Game::Chess, castling), (Game::CzechDraughts, hops)] {
            let start = Some(start.to_owned());
            let table = Table::open(Regulations { game, start, ..Regulations::default() }).unwrap();
            let text = written(&table.choices());
            let read = read(&text).unwrap();
            assert!(table.choices().iter().all(|choice| read.contains(choice)), "{text}: {read:?}");
            assert_eq!(read.len(), table.choices().len(), "{text}");
            assert!(text.contains(" x"), "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["e2", "e2 e4", "e2 e9 e9", "e1 h1 O-O k", "e1 h1 O-O kg1", "e2 e4 e4 y", "a3 c5 a3:c5 xb"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
