use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Colour;

/// The kinds of pieces of both games.
///
/// ```
/// use partie_table::Kind;
/// assert_eq!(Kind::Man.to_string(), "man");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A chess pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// The king of chess, or a king of draughts (dáma).
    King,
    /// A man of draughts.
    Man,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 7] =
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, Kind::Man];

    /// What it is in chess; a man is nothing there.
    pub(crate) fn in_chess(self) -> Option<partie_chess::Kind> {
        Some(match self {
            Kind::Pawn => partie_chess::Kind::Pawn,
            Kind::Knight => partie_chess::Kind::Knight,
            Kind::Bishop => partie_chess::Kind::Bishop,
            Kind::Rook => partie_chess::Kind::Rook,
            Kind::Queen => partie_chess::Kind::Queen,
            Kind::King => partie_chess::Kind::King,
            Kind::Man => return None,
        })
    }
}

impl From<partie_chess::Kind> for Kind {
    fn from(kind: partie_chess::Kind) -> Self {
        match kind {
            partie_chess::Kind::Pawn => Kind::Pawn,
            partie_chess::Kind::Knight => Kind::Knight,
            partie_chess::Kind::Bishop => Kind::Bishop,
            partie_chess::Kind::Rook => Kind::Rook,
            partie_chess::Kind::Queen => Kind::Queen,
            partie_chess::Kind::King => Kind::King,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["pawn", "knight", "bishop", "rook", "queen", "king", "man"][*self as usize])
    }
}

/// A piece: whose it is and what kind.
///
/// ```
/// use partie_table::{Colour, Kind, Piece};
/// assert_eq!(Piece { colour: Colour::Black, kind: Kind::Queen }.to_string(), "black queen");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Whose piece it is.
    pub colour: Colour,
    /// What kind it is.
    pub kind: Kind,
}

impl Piece {
    /// What it is in chess; a man is nothing there.
    pub(crate) fn in_chess(self) -> Option<partie_chess::Piece> {
        Some(partie_chess::Piece::new(self.colour.into(), self.kind.in_chess()?))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.colour {
            Colour::White => "white",
            Colour::Black => "black",
        };
        write!(f, "{colour} {}", self.kind)
    }
}
