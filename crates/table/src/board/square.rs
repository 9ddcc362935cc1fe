use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::json::text;

/// One of the 64 squares of the board, in both games.
///
/// ```
/// use partie_table::Square;
/// let e4: Square = "e4".parse().unwrap();
/// assert_eq!(e4.to_string(), "e4");
/// assert!("e9".parse::<Square>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub partie_chess::Square);

impl Square {
    /// The dark square that draughts knows by this name, if it is dark (ČUD 2.2).
    pub(crate) fn dark(self) -> Option<partie_draughts::Square> {
        partie_draughts::Square::from_letters(self.0.file_letter(), self.0.rank() + 1)
    }

    /// The letter of the file and the digit of the rank.
    pub(crate) fn letters(self) -> [u8; 2] {
        [self.0.file_letter() as u8, b'1' + self.0.rank()]
    }

    /// All squares, from a1 to h8.
    pub(crate) fn all() -> impl Iterator<Item = Square> {
        partie_chess::Square::all().map(Square)
    }
}

impl From<partie_draughts::Square> for Square {
    fn from(square: partie_draughts::Square) -> Self {
        let file = square.column() as u8 - b'a';
        let known = partie_chess::Square::at(file, square.row() - 1);
        Square(known.unwrap_or(partie_chess::Square::A1)) // every dark square is a square
    }
}

impl FromStr for Square {
    type Err = partie_chess::NotASquare;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text::read(deserializer)
    }
}
