//! Why a player can never mate again, in a form that can be checked.

use crate::{Bitboard, Colour, Piece, Position, Square};

/// A proof that a player can not mate by any series of legal moves.
///
/// ```
/// use partie_chess::winnable::{winnable, Certificate, Effort, Verdict};
/// use partie_chess::Colour;
/// let wall = "8/2k5/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1".parse().unwrap();
/// let verdict = winnable(&wall, Colour::White, Effort::QUICK);
/// assert!(matches!(verdict, Verdict::Unwinnable(Certificate::Fortress(_))));
/// ```
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
        /// Positions at which the enumeration stopped, because another proof begins there.
        fortresses: Vec<(Position, Certificate)>,
    },
    /// Some men are followed from square to square; the others roam, and it does not matter where they are.
    Roaming(Roaming),
}

/// All squares that each man can ever stand on, and all pairs of squares for the kings.
///
/// ```
/// use partie_chess::winnable::{winnable, Certificate, Effort, Verdict};
/// use partie_chess::{Colour, Square};
/// let wall = "8/2k5/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1".parse().unwrap();
/// let Verdict::Unwinnable(Certificate::Fortress(fortress)) = winnable(&wall, Colour::White, Effort::QUICK) else {
///     panic!()
/// };
/// assert!(fortress.regions.iter().all(|pawn| pawn.is_solid()));
/// assert!(fortress.kings.squares(Colour::White).has(Square::A1));
/// assert!(!fortress.kings.squares(Colour::White).has(Square::A8));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fortress {
    /// One region for each man on the board but the kings.
    pub regions: Vec<Region>,
    /// Where the kings can stand together.
    pub kings: Kings,
}

/// The squares that one man can ever stand on.
///
/// ```
/// use partie_chess::winnable::Region;
/// use partie_chess::{Bitboard, Colour, Kind, Piece, Square};
/// let (square, squares) = (Square::B4, Bitboard::from(Square::B4));
/// let pawn = Region { piece: Piece::new(Colour::White, Kind::Pawn), square, squares, lasting: true };
/// assert!(pawn.is_solid());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The man.
    pub piece: Piece,
    /// Where it stands now.
    pub square: Square,
    /// Where it can ever stand.
    pub squares: Bitboard,
    /// Whether it can never be captured.
    pub lasting: bool,
}

impl Region {
    /// Whether the man stays on its square for ever: it can neither move nor be captured.
    pub fn is_solid(&self) -> bool {
        self.lasting && !self.squares.several()
    }
}

/// The squares of the men that roam, and all placements of those that are followed.
///
/// ```
/// use partie_chess::winnable::{winnable, Certificate, Effort, Verdict};
/// use partie_chess::Colour;
/// let position = "bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B1B1B1 b - - 0 1".parse().unwrap();
/// let Verdict::Unwinnable(Certificate::Roaming(why)) = winnable(&position, Colour::White, Effort::FULL) else {
///     panic!()
/// };
/// assert!(why.roamers.iter().all(|man| man.piece.kind == partie_chess::Kind::Bishop));
/// ```
#[derive(Clone, Debug)]
pub struct Roaming {
    /// A region for each man that is not followed. It is on one of its squares or has been captured.
    pub roamers: Vec<Region>,
    /// The other men wherever they can stand together, with the player to move.
    pub placements: Vec<Position>,
}

/// Pairs of squares of the two kings, with the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kings {
    /// For the player to move and the square of the white king, the squares of the black one.
    black: Box<[[Bitboard; 64]; 2]>,
}

impl Kings {
    pub(super) fn none() -> Kings {
        Kings { black: Box::new([[Bitboard::EMPTY; 64]; 2]) }
    }

    /// Where the black king can stand when the white one is on this square and it is this player's turn.
    pub fn black(&self, turn: Colour, white: Square) -> Bitboard {
        self.black[turn.index()][white.index()]
    }

    /// Adds pairs; whether any of them is new.
    pub(super) fn add(&mut self, turn: Colour, white: Square, black: Bitboard) -> bool {
        let squares = &mut self.black[turn.index()][white.index()];
        let new = black.without(*squares).any();
        *squares |= black;
        new
    }

    /// All squares that the king of a colour can stand on.
    pub fn squares(&self, colour: Colour) -> Bitboard {
        let all = Colour::ALL.into_iter().flat_map(|turn| Square::all().map(move |white| (turn, white)));
        all.fold(Bitboard::EMPTY, |squares, (turn, white)| match self.black(turn, white) {
            Bitboard::EMPTY => squares,
            _ if colour == Colour::White => squares | Bitboard::from(white),
            black => squares | black,
        })
    }
}
