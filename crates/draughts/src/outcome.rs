use partie_laws::Article;

use crate::{Colour, DrawRule, Position};

/// How a game has ended on the board: won and lost, or drawn (ČUD 7.1).
///
/// ```
/// use partie_draughts::{Colour, Loss, Outcome};
/// let outcome = Outcome::Win { winner: Colour::White, loss: Loss::Blocked };
/// assert_eq!(outcome.article().to_string(), "ČUD 7.2b");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won, because the other has lost (ČUD 7.1a).
    Win {
        /// Who has won.
        winner: Colour,
        /// How the other side has lost.
        loss: Loss,
    },
    /// The game is drawn by article 6 (ČUD 7.1b, 7.3b).
    Draw(DrawRule),
    /// Neither side has a piece, so that nobody wins and the game is drawn (ČUD 7.1b, 7.3c). Only a position set up
    /// like that leads here.
    NobodyWins,
}

impl Outcome {
    /// The article that decides: of a draw, the one of article 6.
    pub const fn article(&self) -> Article {
        match self {
            Self::Win { loss, .. } => loss.article(),
            Self::Draw(rule) => rule.article(),
            Self::NobodyWins => Article::czech_draughts("7.3c"),
        }
    }

    /// Who has won, or nobody.
    pub const fn winner(&self) -> Option<Colour> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw(_) | Self::NobodyWins => None,
        }
    }
}

/// Why a side has lost.
///
/// ```
/// use partie_draughts::Loss;
/// assert_eq!(Loss::NoPieces.article().to_string(), "ČUD 7.2c");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// It is to move and has pieces, but none of them can move.
    Blocked,
    /// It has no pieces.
    NoPieces,
}

impl Loss {
    /// The article that says so.
    pub const fn article(self) -> Article {
        Article::czech_draughts(match self {
            Self::Blocked => "7.2b",
            Self::NoPieces => "7.2c",
        })
    }
}

impl Position {
    /// Which side has lost and why (ČUD 7.2b, c). Both have if there is not a single piece.
    ///
    /// ```
    /// use partie_draughts::{Colour::*, Loss, Piece::*, Position};
    /// let pieces = [("a3", White, Man), ("b4", Black, Man), ("c5", Black, Man)];
    /// let pieces = pieces.map(|(square, colour, piece)| (square.parse().unwrap(), colour, piece));
    /// let blocked = Position::from_pieces(White, pieces).unwrap();
    /// assert_eq!(blocked.losses(), [(White, Loss::Blocked)]);
    /// assert_eq!(Position::start().losses(), []);
    /// ```
    pub fn losses(&self) -> Vec<(Colour, Loss)> {
        let loss = |colour| {
            let blocked = colour == self.turn() && self.count_legal_moves() == 0;
            match (self.of(colour).is_empty(), blocked) {
                (true, _) => Some((colour, Loss::NoPieces)),
                (false, true) => Some((colour, Loss::Blocked)),
                (false, false) => None,
            }
        };
        Colour::BOTH.into_iter().filter_map(loss).collect()
    }
}
