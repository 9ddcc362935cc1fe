use std::fmt;

use partie_laws::Article;

use crate::Colour;

/// The rules by which a game is drawn without anybody's asking.
///
/// ```
/// use partie_draughts::DrawRule;
/// assert_eq!(DrawRule::QuietMoves.article().to_string(), "ČUD 6.2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// The same position for the third time, with the same side to move (ČUD 6.1).
    Repetition,
    /// Fifteen moves without a man's move and without a capture (ČUD 6.2).
    QuietMoves,
    /// Fifteen moves of three kings against one that is not on the main diagonal (ČUD 6.3).
    ThreeKings,
    /// Five moves of at most two kings, or king and man, against a king; or of three kings against one on the main
    /// diagonal (ČUD 6.4).
    FewPieces,
}

impl DrawRule {
    /// The article that says so.
    pub const fn article(self) -> Article {
        Article::czech_draughts(match self {
            Self::Repetition => "6.1",
            Self::QuietMoves => "6.2",
            Self::ThreeKings => "6.3",
            Self::FewPieces => "6.4",
        })
    }
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Repetition => "repetition",
            Self::QuietMoves => "moves without a man's move or a capture",
            Self::ThreeKings => "three kings against one",
            Self::FewPieces => "few pieces left",
        })
    }
}

/// How far the game is on the way to a draw by one rule.
///
/// ```
/// use partie_draughts::{Colour, DrawRule, History, Position};
/// let start = History::new(Position::start());
/// let [repetition, quiet] = start.counters()[..] else { panic!() };
/// assert_eq!((repetition.rule, repetition.remaining()), (DrawRule::Repetition, 2));
/// assert_eq!(quiet.moves_left(Colour::White), Some(15));
/// assert_eq!(quiet.to_string(), "ČUD 6.2: 15 more moves by White, 15 by Black");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    /// The rule that counts.
    pub rule: DrawRule,
    /// How far it has come: moves of either side, or for [`DrawRule::Repetition`] how often the position has occurred.
    pub done: u32,
    /// Where the game is drawn.
    pub limit: u32,
    /// Who is to move.
    pub turn: Colour,
}

impl Counter {
    /// The article of the rule.
    pub const fn article(&self) -> Article {
        self.rule.article()
    }

    /// What is missing to the draw: moves of either side, or for [`DrawRule::Repetition`] further occurrences.
    pub const fn remaining(&self) -> u32 {
        self.limit.saturating_sub(self.done)
    }

    /// How many moves this player can still make before the draw; none for repetition, which does not count moves.
    pub fn moves_left(&self, colour: Colour) -> Option<u32> {
        let plies = (self.rule != DrawRule::Repetition).then_some(self.remaining())?;
        Some(if colour == self.turn { plies.div_ceil(2) } else { plies / 2 })
    }
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.article())?;
        match Colour::BOTH.map(|colour| self.moves_left(colour)) {
            [Some(white), Some(black)] => write!(f, "{white} more moves by White, {black} by Black"),
            _ => write!(f, "the position has occurred {} of {} times", self.done, self.limit),
        }
    }
}
