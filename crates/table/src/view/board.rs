//! The board as a text: the first field of a FEN, with `M` for a man of draughts.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use crate::{Colour, Kind, Piece, Square};

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// The pieces as the first field of a FEN: rows from the 8th to the 1st, White in capitals.
///
/// ```
/// use partie_table::{Actor, Presence, Regulations, Table, board_text, clock::Instant, view};
/// let table = Table::open(Regulations::default()).unwrap();
/// let pieces = view(&table, Presence::FULL, Actor::White, Instant::BEGINNING).pieces;
/// assert_eq!(board_text(&pieces), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
/// ```
pub fn board_text(pieces: &[Placed]) -> String {
    let mut letters = [None; 64];
    for placed in pieces {
        letters[placed.square.0.index()] = Some(letter(placed.piece));
    }
    let mut text = String::with_capacity(72);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for place in &letters[rank * 8..rank * 8 + 8] {
            match place {
                None => empty += 1,
                Some(letter) => {
                    push_empty(&mut text, &mut empty);
                    text.push(*letter);
                }
            }
        }
        push_empty(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

fn letter(piece: Piece) -> char {
    let letter = match piece.kind {
        Kind::Pawn => 'P',
        Kind::Knight => 'N',
        Kind::Bishop => 'B',
        Kind::Rook => 'R',
        Kind::Queen => 'Q',
        Kind::King => 'K',
        Kind::Man => 'M',
    };
    if piece.colour == Colour::White { letter } else { letter.to_ascii_lowercase() }
}

/// What stands on a board that is written so, in the order of the text; nothing if the text is no board.
fn read(text: &str) -> Option<Vec<Placed>> {
    let mut pieces = Vec::new();
    let mut rows = text.split('/');
    for rank in (0..8).rev() {
        let mut file = 0;
        for sign in rows.next()?.chars() {
            if let Some(empty) = sign.to_digit(9) {
                file += empty as u8;
            } else {
                let square = Square(partie_chess::Square::at(file, rank)?);
                pieces.push(Placed { square, piece: piece(sign)? });
                file += 1;
            }
            if file > 8 {
                return None;
            }
        }
    }
    rows.next().is_none().then_some(pieces)
}

fn piece(sign: char) -> Option<Piece> {
    let colour = if sign.is_ascii_uppercase() { Colour::White } else { Colour::Black };
    let of = |kind| Piece { colour, kind };
    Kind::ALL.into_iter().map(of).find(|piece| letter(*piece) == sign)
}

pub(super) fn serialize<S: Serializer>(pieces: &[Placed], serializer: S) -> Result<S::Ok, S::Error> {
    board_text(pieces).serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Placed>, D::Error> {
    let text = String::deserialize(deserializer)?;
    read(&text)
        .ok_or_else(|| D::Error::custom(format!("`{text}` is no board: expected eight rows as in a FEN")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_read_as_it_is_written() {
        for text in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "4k3/8/8/8/8/8/8/M6R", "8/8/8/8/8/8/8/8"]
        {
            assert_eq!(board_text(&read(text).unwrap()), text);
        }
    }

    #[test]
    fn a_strange_board_is_refused() {
        for text in
            ["", "9/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8", "KKKKKKKKK/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/8"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
