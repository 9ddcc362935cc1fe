//! Why a player can never mate again, in a form that can be checked.

use crate::{Bitboard, Piece, Position, Square};

/// A proof that a player can not mate by any series of legal moves.
#[derive(Clone, Debug)]
pub enum Certificate {
    /// The player's pieces are too few (see the argument at the rule).
    Material,
    /// No man ever leaves its squares, and no mate is possible on them.
    Fortress(Fortress),
    /// Every position that can be reached is here, or is hopeless for another reason, and none is a mate.
    Closed {
        /// The positions, the present one first.
        positions: Vec<Position>,
        /// Positions at which the enumeration stopped, because a fortress begins there.
        fortresses: Vec<(Position, Fortress)>,
    },
}

/// All squares that each man can ever stand on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fortress {
    /// One region for each man on the board.
    pub regions: Vec<Region>,
}

/// The squares that one man can ever stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The man.
    pub piece: Piece,
    /// Where it stands now.
    pub square: Square,
    /// Where it can ever stand.
    pub squares: Bitboard,
    /// Whether it stays on its square for ever: it can neither move nor be captured.
    pub solid: bool,
}
