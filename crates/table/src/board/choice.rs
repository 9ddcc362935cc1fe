//! The moves that a player may choose from, with what somebody who shows them needs to know. They go out with every move, so
//! they are kept as one short text: `g1 f3 Nf3,h3 Nh3;e1 h1 O-O kg1rf1,f1 Kf1`. After the square of each piece come its
//! moves: the rest of the move as squares, and its notation; then, if it is not plain from these, what it captures after `x`,
//! or where king and rook end after `k` and `r`.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use super::Board;
use crate::{Move, Square, Table};

/// The moves that the player who has the move may make.
///
/// ```
/// use partie_table::{Regulations, Table};
/// let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned();
/// let table = Table::open(Regulations { start: Some(start), ..Regulations::default() }).unwrap();
/// let castles = table.choices().iter().find(|choice| choice.notation == "O-O").unwrap();
/// assert_eq!((castles.mv.to_string(), castles.castling.unwrap().king_to.to_string()), ("e1-h1".into(), "g1".into()));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, inline))]
pub struct Choices(String);

impl Choices {
    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Choice> {
        read(&self.0).flatten()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Choices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Choices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Choices, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.is_empty() || read(&text).all(|choice| choice.is_some()) {
            return Ok(Choices(text));
        }
        Err(D::Error::custom(format!("`{text}` is no list of moves as in `g1 f3 Nf3,h3 Nh3;e2 e4 e4`")))
    }
}

/// A move that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, with every landing of a capture in draughts.
    pub mv: Move,
    /// In the notation of the game, with English letters.
    pub notation: String,
    /// What it captures, hop by hop in draughts.
    pub captured: Vec<Square>,
    /// Where king and rook end, if it is castling.
    pub castling: Option<Castling>,
}

/// Where king and rook end when they castle (FIDE 3.8a, F3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The king's square.
    pub king_to: Square,
    /// The rook's.
    pub rook_to: Square,
}

/// Writes choices, of which those of one piece come together.
pub(super) struct Writer {
    /// ASCII.
    text: Vec<u8>,
    origin: Option<Square>,
}

impl Writer {
    /// For about so many.
    pub(super) fn new(number: usize) -> Writer {
        Writer { text: Vec::with_capacity(number * 9), origin: None }
    }

    pub(super) fn write(&mut self, mv: &Move, notation: &str) {
        if self.origin == Some(mv.from()) {
            self.text.push(b',');
        } else {
            if self.origin.is_some() {
                self.text.push(b';');
            }
            self.origin = Some(mv.from());
            self.square(mv.from());
            self.text.push(b' ');
        }
        mv.write_rest_to(&mut self.text);
        self.text.push(b' ');
        self.text.extend_from_slice(notation.as_bytes());
    }

    /// What the last one captures; needed if it is not what stands where it ends.
    pub(super) fn captures(&mut self, squares: &[Square]) {
        self.text.extend_from_slice(b" x");
        for square in squares {
            self.square(*square);
        }
    }

    pub(super) fn castles(&mut self, Castling { king_to, rook_to }: Castling) {
        self.text.extend_from_slice(b" k");
        self.square(king_to);
        self.text.push(b'r');
        self.square(rook_to);
    }

    fn square(&mut self, square: Square) {
        self.text.extend_from_slice(&square.letters());
    }

    pub(super) fn done(self) -> Choices {
        Choices(String::from_utf8(self.text).unwrap_or_default())
    }
}

/// The choices of a text; nothing in the place of one that is none.
fn read(text: &str) -> impl Iterator<Item = Option<Choice>> {
    text.split(';').filter(|piece| !piece.is_empty()).flat_map(|piece| {
        let (origin, moves) = piece.split_once(' ').unwrap_or((piece, ""));
        moves.split(',').map(move |choice| read_one(origin, choice))
    })
}

fn read_one(origin: &str, text: &str) -> Option<Choice> {
    let mut words = text.split(' ');
    let mv: Move = format!("{origin}-{}", words.next()?).parse().ok()?;
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

impl Table {
    /// The moves that the player who has the move may make; in draughts every path that a capture can take.
    pub fn choices(&self) -> Choices {
        let bound = self.bond().map(|(_, moves)| moves);
        let ends = |mv: &Move| (mv.from(), mv.to(), mv.promotion());
        let fulfils =
            |mv: &Move| bound.as_ref().is_none_or(|moves| moves.iter().any(|same| ends(same) == ends(mv)));
        match &self.board {
            Board::Chess(board) => board.choices(fulfils),
            Board::Draughts(board) => board.choices(fulfils),
        }
    }

    /// The square of the king that stands in check (FIDE 3.9).
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().check(), None);
    /// ```
    pub fn check(&self) -> Option<Square> {
        let position = self.board.chess()?.position();
        position.is_check().then(|| Square(position.king(position.turn())))
    }

    /// How a move is written on the scoresheet if it is made now.
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// assert_eq!(table.notation(&"g1-f3".parse().unwrap()), "Nf3");
    /// ```
    pub fn notation(&self, mv: &Move) -> String {
        self.board.notation(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Regulations};

    fn choices(game: Game, start: &str) -> Choices {
        let start = Some(start.to_owned());
        Table::open(Regulations { game, start, ..Regulations::default() }).unwrap().choices()
    }

    #[test]
    fn every_legal_move_is_read_as_it_was_written() {
        let chess = choices(Game::Chess, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
        assert_eq!(chess.iter().count(), 28, "{chess:?}");
        let of = |notation: &str| chess.iter().find(|choice| choice.notation == notation).unwrap();
        assert_eq!(of("exd6").captured, ["d5".parse().unwrap()], "in passing");
        assert_eq!(of("Rxa8+").captured, ["a8".parse().unwrap()]);
        assert_eq!(of("O-O-O").castling.map(|ends| ends.rook_to), Some("d1".parse().unwrap()));
        assert!(of("e6").captured.is_empty());
        let draughts = choices(Game::CzechDraughts, "W:Wc3:Bd4,f6");
        let hops: Vec<Vec<Square>> = draughts.iter().map(|choice| choice.captured).collect();
        assert_eq!(hops, [vec!["d4".parse().unwrap(), "f6".parse().unwrap()]]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["e2", "e2 e4", "e2 e9 e9", "e1 h1 O-O k", "e1 h1 O-O kg1", "e2 e4 e4 y", "a3 c5 a3:c5 xb"]
        {
            let read = serde_json::from_str::<Choices>(&format!("\"{text}\""));
            assert!(read.is_err(), "{text}: {read:?}");
        }
    }
}
