use std::fmt;

/// The two kinds of piece (ČUD 3.1).
///
/// ```
/// use partie_draughts::Piece;
/// assert_eq!(Piece::King.to_string(), "king");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Piece {
    /// Kámen: moves and captures forward only (ČUD 3.4, 4.1).
    Man,
    /// Dáma: moves and captures any distance along a diagonal, both ways (ČUD 3.9, 4.3).
    King,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Piece::Man => "man",
            Piece::King => "king",
        })
    }
}
