//! Random games that reach the corners of the rules: each player has a taste, and follows it most of the time.

use partie_chess::chess960::{self, Number};
use partie_chess::{Kind, Move, Position};

use crate::random::Random;
use crate::setups;

/// What a random player likes to play.
#[derive(Clone, Copy, Debug)]
enum Taste {
    Anything,
    Captures,
    PawnMoves,
    Checks,
    /// Castling, promotion, en passant and the double steps that invite it.
    Rarities,
    /// No captures, so that many pieces stay.
    Peace,
}

const TASTES: [Taste; 6] =
    [Taste::Anything, Taste::Captures, Taste::PawnMoves, Taste::Checks, Taste::Rarities, Taste::Peace];

/// A game that is being played at random.
#[derive(Debug)]
pub struct RandomGame {
    position: Position,
    taste: Taste,
    random: Random,
}

impl RandomGame {
    /// A game from a position.
    pub fn new(position: Position, mut random: Random) -> RandomGame {
        let taste = *random.choose(&TASTES);
        RandomGame { position, taste, random }
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Chooses a move and plays it; nothing when there is no legal move.
    pub fn play(&mut self) -> Option<Move> {
        let legal = self.position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        let liked: Vec<Move> = legal.iter().copied().filter(|&m| self.likes(m)).collect();
        let follows_taste = !liked.is_empty() && self.random.percent(70);
        let m = *self.random.choose(if follows_taste { &liked } else { &legal });
        self.position = self.position.play(m);
        Some(m)
    }

    fn likes(&self, m: Move) -> bool {
        let position = &self.position;
        match self.taste {
            Taste::Anything => true,
            Taste::Captures => position.is_capture(m),
            Taste::PawnMoves => position.kind(Kind::Pawn).has(m.from()),
            Taste::Checks => position.play(m).is_check(),
            Taste::Rarities => {
                let double_step = position.play(m).passed_square().is_some();
                double_step || m.is_castling() || m.is_en_passant() || m.promotion().is_some()
            }
            Taste::Peace => !position.is_capture(m),
        }
    }
}

/// Where games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The initial position of standard chess.
    Standard,
    /// One of the 960.
    Chess960,
    /// Pieces strewn over the board.
    SetUp,
}

impl Start {
    /// All of them.
    pub const ALL: [Start; 3] = [Start::Standard, Start::Chess960, Start::SetUp];

    /// A position to begin with.
    pub fn position(self, random: &mut Random) -> Position {
        match self {
            Start::Standard => Position::start(),
            Start::Chess960 => {
                let number = Number::new(random.below(960) as u16).unwrap_or(chess960::STANDARD);
                chess960::start_position(number)
            }
            Start::SetUp => setups::set_up(random),
        }
    }
}
