use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::json::text;
use crate::{Kind, Square};

/// As many squares as a capture of twelve pieces has (ČUD 2.7).
const LONGEST: usize = 13;

/// A move as squares, legal or not: where the piece comes from, where it lands and where it ends.
///
/// Castling is the king going to the square of its rook, which is clear in Chess960 too. In text the squares are
/// joined by `-`, and a promotion ends in the letter of the new piece: `e2-e4`, `e1-h1`, `e7-e8Q`, `c3-e5-g7`.
///
/// ```
/// use partie_table::{Kind, Move};
/// let promotes: Move = "e7-e8N".parse().unwrap();
/// assert_eq!(promotes.promotion(), Some(Kind::Knight));
/// assert_eq!(promotes.to_string(), "e7-e8N");
/// assert!("e7".parse::<Move>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    squares: [Square; LONGEST],
    len: u8,
    promotion: Option<Kind>,
}

impl Move {
    /// From one square to another.
    pub const fn new(from: Square, to: Square) -> Move {
        let mut squares = [from; LONGEST];
        squares[1] = to;
        Move { squares, len: 2, promotion: None }
    }

    /// Over these squares; nothing if they are fewer than two or more than the longest capture has.
    pub fn over(path: &[Square]) -> Option<Move> {
        let (&first, len) = (path.first()?, path.len());
        if !(2..=LONGEST).contains(&len) {
            return None;
        }
        let mut squares = [first; LONGEST];
        squares[..len].copy_from_slice(path);
        Some(Move { squares, len: len as u8, promotion: None })
    }

    /// The same with a promotion to this kind, or without one. Only chess has promotions, so a man is none.
    ///
    /// ```
    /// use partie_table::{Kind, Move};
    /// let step: Move = "e7-e8".parse().unwrap();
    /// assert_eq!(step.promoting(Some(Kind::Rook)).to_string(), "e7-e8R");
    /// assert_eq!(step.promoting(Some(Kind::Man)), step);
    /// ```
    #[must_use]
    pub fn promoting(self, promotion: Option<Kind>) -> Move {
        Move { promotion: promotion.filter(|&kind| kind != Kind::Man), ..self }
    }

    /// The squares in their order.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }

    /// Where the piece comes from.
    pub const fn from(&self) -> Square {
        self.squares[0]
    }

    /// Where it ends; for castling, the square of the rook.
    pub const fn to(&self) -> Square {
        self.squares[self.len as usize - 1]
    }

    /// What a pawn becomes.
    pub const fn promotion(&self) -> Option<Kind> {
        self.promotion
    }
}

/// A move in letters, without memory of its own: moves are written by the dozen with every view.
struct Spelt {
    letters: [u8; 3 * LONGEST],
    len: usize,
}

impl Spelt {
    fn new(mv: &Move) -> Spelt {
        let mut spelt = Spelt { letters: [b'-'; 3 * LONGEST], len: 3 * mv.squares().len() - 1 };
        for (square, letters) in mv.squares().iter().zip(spelt.letters.chunks_mut(3)) {
            letters[..2].copy_from_slice(&square.letters());
        }
        if let Some(kind) = mv.promotion.and_then(Kind::in_chess) {
            spelt.letters[spelt.len] = kind.letter() as u8;
            spelt.len += 1;
        }
        spelt
    }

    fn as_str(&self) -> &str {
        str::from_utf8(&self.letters[..self.len]).unwrap_or_default()
    }
}

impl Move {
    /// Adds the move to a text, without the square that it comes from: `e4`.
    pub(crate) fn write_rest_to(&self, text: &mut Vec<u8>) {
        let spelt = Spelt::new(self);
        text.extend_from_slice(&spelt.letters[3..spelt.len]);
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Spelt::new(self).as_str())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not squares joined by `-`, with or without a promotion.
///
/// ```
/// let error = "e2-e9".parse::<partie_table::Move>().unwrap_err();
/// assert_eq!(error.to_string(), "`e2-e9` is not a move: write squares, as in e2-e4, e7-e8Q or c3-e5-g7");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMove(
    /// The text.
    pub String,
);

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a move: write squares, as in e2-e4, e7-e8Q or c3-e5-g7", self.0)
    }
}

impl std::error::Error for NotAMove {}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let wrong = || NotAMove(text.to_owned());
        let new_piece = text.chars().last().filter(|letter| "PNBRQK".contains(*letter));
        let promotion = new_piece.and_then(partie_chess::Kind::from_letter).map(Kind::from);
        let squares = if promotion.is_some() { &text[..text.len() - 1] } else { text };
        let (mut path, mut len) = ([Square(partie_chess::Square::A1); LONGEST], 0);
        for square in squares.split('-') {
            *path.get_mut(len).ok_or_else(wrong)? = square.parse().map_err(|_| wrong())?;
            len += 1;
        }
        Move::over(&path[..len]).map(|found| found.promoting(promotion)).ok_or_else(wrong)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(Spelt::new(self).as_str())
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text::read(deserializer)
    }
}
