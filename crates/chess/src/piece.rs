use core::fmt;

use crate::Colour;

/// What kind of piece it is, whatever its colour (FIDE 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// A pawn (FIDE 3.7).
    Pawn,
    /// A knight (FIDE 3.6).
    Knight,
    /// A bishop (FIDE 3.2).
    Bishop,
    /// A rook (FIDE 3.3).
    Rook,
    /// A queen (FIDE 3.4).
    Queen,
    /// A king (FIDE 3.8).
    King,
}

impl Kind {
    /// All kinds, from pawn to king.
    pub const ALL: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

    /// What a pawn may be promoted to (FIDE 3.7e), the usual choice first.
    pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// The English letter in upper case, as FEN and UCI use it; a pawn is `P`.
    ///
    /// ```
    /// use partie_chess::Kind;
    /// assert_eq!(Kind::Knight.letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        b"PNBRQK"[self as usize] as char
    }

    /// The kind that an English letter of either case stands for.
    ///
    /// ```
    /// use partie_chess::Kind;
    /// assert_eq!(Kind::from_letter('q'), Some(Kind::Queen));
    /// assert_eq!(Kind::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Kind> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Kind::Pawn,
            'N' => Kind::Knight,
            'B' => Kind::Bishop,
            'R' => Kind::Rook,
            'Q' => Kind::Queen,
            'K' => Kind::King,
            _ => return None,
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["pawn", "knight", "bishop", "rook", "queen", "king"][*self as usize])
    }
}

/// A piece: its colour and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub colour: Colour,
    /// What kind it is.
    pub kind: Kind,
}

impl Piece {
    /// A piece of a colour and kind.
    pub const fn new(colour: Colour, kind: Kind) -> Self {
        Self { colour, kind }
    }

    /// Its letter in FEN: upper case for White, lower case for Black.
    ///
    /// ```
    /// use partie_chess::{Colour, Kind, Piece};
    /// assert_eq!(Piece::new(Colour::Black, Kind::Queen).letter(), 'q');
    /// ```
    pub const fn letter(self) -> char {
        match self.colour {
            Colour::White => self.kind.letter(),
            Colour::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece that a FEN letter stands for.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        match Kind::from_letter(letter) {
            Some(kind) => Some(Piece { colour, kind }),
            None => None,
        }
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
