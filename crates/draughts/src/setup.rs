use std::error::Error;
use std::fmt;

use partie_laws::Article;

use crate::board::{self, Board};
use crate::{Colour, Piece, Position, Square};

/// How many pieces a side has at most (ČUD 2.7).
const MOST_PIECES: u32 = 12;

impl Position {
    /// A position of any pieces, for a handicap (ČUD 11.1g), a problem or a game read from a file.
    ///
    /// A side without pieces is possible: it has lost (ČUD 7.2c).
    ///
    /// # Errors
    /// The reason why no game can come to such a position.
    ///
    /// ```
    /// use partie_draughts::{Colour, Piece, Position, SetupError};
    /// let b8 = "b8".parse().unwrap();
    /// assert!(Position::from_pieces(Colour::White, [(b8, Colour::White, Piece::King)]).is_ok());
    /// let refused = Position::from_pieces(Colour::White, [(b8, Colour::White, Piece::Man)]);
    /// assert_eq!(refused, Err(SetupError::ManOnLastRow { square: b8, colour: Colour::White }));
    /// ```
    pub fn from_pieces(
        turn: Colour,
        pieces: impl IntoIterator<Item = (Square, Colour, Piece)>,
    ) -> Result<Self, SetupError> {
        let mut board = Board { own: 0, other: 0, kings: 0 };
        for (square, colour, piece) in pieces {
            place(&mut board, turn, square, colour, piece)?;
        }
        for (colour, squares) in [(turn, board.own), (turn.opponent(), board.other)] {
            if squares.count_ones() > MOST_PIECES {
                return Err(SetupError::TooManyPieces { colour, pieces: squares.count_ones() });
            }
        }
        Ok(Self::new(board, turn))
    }
}

fn place(
    board: &mut Board,
    turn: Colour,
    square: Square,
    colour: Colour,
    piece: Piece,
) -> Result<(), SetupError> {
    if (board.own | board.other) & square.bit() != 0 {
        return Err(SetupError::SquareTaken(square));
    }
    match piece {
        Piece::Man if square.bit() & board::last_row(colour) != 0 => {
            return Err(SetupError::ManOnLastRow { square, colour });
        }
        Piece::Man => {}
        Piece::King => board.kings |= square.bit(),
    }
    if colour == turn {
        board.own |= square.bit();
    } else {
        board.other |= square.bit();
    }
    Ok(())
}

/// Why pieces cannot stand like this.
///
/// ```
/// use partie_draughts::{Colour, SetupError};
/// let error = SetupError::TooManyPieces { colour: Colour::Black, pieces: 13 };
/// assert_eq!(error.to_string(), "Black has 13 pieces; 12 are the most");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Two pieces on one square.
    SquareTaken(Square),
    /// A man where it would have become a king (ČUD 3.5).
    ManOnLastRow {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        colour: Colour,
    },
    /// More pieces than a side begins with (ČUD 2.7).
    TooManyPieces {
        /// Whose they are.
        colour: Colour,
        /// How many there are.
        pieces: u32,
    },
}

impl SetupError {
    /// The article that such a position would break.
    ///
    /// ```
    /// use partie_draughts::{Colour, SetupError};
    /// let error = SetupError::TooManyPieces { colour: Colour::Black, pieces: 13 };
    /// assert_eq!(error.article().to_string(), "ČUD 2.7");
    /// ```
    pub const fn article(&self) -> Article {
        Article::czech_draughts(match self {
            Self::SquareTaken(_) => "3.4",
            Self::ManOnLastRow { .. } => "3.5",
            Self::TooManyPieces { .. } => "2.7",
        })
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SquareTaken(square) => write!(f, "two pieces stand on {square}"),
            Self::ManOnLastRow { square, colour } => {
                write!(f, "{colour} has a man on {square}, where it becomes a king")
            }
            Self::TooManyPieces { colour, pieces } => {
                write!(f, "{colour} has {pieces} pieces; {MOST_PIECES} are the most")
            }
        }
    }
}

impl Error for SetupError {}
