use std::error::Error;
use std::fmt;

use partie_laws::Article;

use crate::board::Board;
use crate::{Colour, Position, Square, Squares};

impl Position {
    /// Where a game begins if the stronger player gives the men on these squares (ČUD 11.1g). White is to move (ČUD
    /// 3.3), whoever gives them.
    ///
    /// # Errors
    /// The reason why these men cannot be given.
    ///
    /// ```
    /// use partie_draughts::{Colour, Position};
    /// let position = Position::handicap(Colour::Black, &["b8".parse().unwrap()]).unwrap();
    /// assert_eq!(position.men(Colour::Black).len(), 11);
    /// ```
    pub fn handicap(giver: Colour, given: &[Square]) -> Result<Self, HandicapError> {
        let start = Self::start();
        if given.is_empty() {
            return Err(HandicapError::NothingGiven);
        }
        let mut men = start.men(giver);
        for &square in given {
            if !men.contains(square) {
                return Err(HandicapError::NoManThere { square, giver });
            }
            men = men - Squares::from(square);
        }
        if men.is_empty() {
            return Err(HandicapError::NothingLeft { giver });
        }
        let of = |colour| if colour == giver { men.bits() } else { start.of(colour).bits() };
        let board = Board { own: of(start.turn()), other: of(start.turn().opponent()), kings: 0 };
        Ok(Self::new(board, start.turn()))
    }
}

/// Why a handicap cannot be given like this.
///
/// ```
/// use partie_draughts::{Colour, HandicapError, Position};
/// assert_eq!(Position::handicap(Colour::White, &[]), Err(HandicapError::NothingGiven));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapError {
    /// A handicap is one piece or more.
    NothingGiven,
    /// The giver has no man on this square at the start, or gives it twice.
    NoManThere {
        /// The square.
        square: Square,
        /// Who gives the handicap.
        giver: Colour,
    },
    /// With all twelve men given, the game would be lost before it begins (ČUD 7.2c).
    NothingLeft {
        /// Who gives the handicap.
        giver: Colour,
    },
}

impl HandicapError {
    /// The article that is in the way.
    pub const fn article(&self) -> Article {
        Article::czech_draughts(match self {
            Self::NothingGiven => "11.1g",
            Self::NoManThere { .. } => "2.8a",
            Self::NothingLeft { .. } => "7.2c",
        })
    }
}

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingGiven => write!(f, "a handicap is at least one man"),
            Self::NoManThere { square, giver } => write!(f, "{giver} has no man on {square} to give"),
            Self::NothingLeft { giver } => write!(f, "{giver} would have no man left"),
        }
    }
}

impl Error for HandicapError {}
