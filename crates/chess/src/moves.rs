use core::fmt;

use crate::{Kind, Square};

/// How a move is carried out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum Manner {
    /// A knight, bishop, rook or queen goes to a square, capturing what stands there.
    Piece,
    /// So does the king, which ends its castling rights.
    King,
    /// A pawn goes one square forward or captures.
    Pawn,
    /// A pawn goes two squares forward from its original square.
    DoubleStep,
    /// A pawn captures a pawn in passing.
    EnPassant,
    /// The king castles; the target is the square of the rook.
    Castling,
    /// A pawn reaches the last rank and becomes this piece.
    PromoteToKnight,
    PromoteToBishop,
    PromoteToRook,
    PromoteToQueen,
}

impl Manner {
    const ALL: [Manner; 16] = {
        use Manner::{
            Castling, DoubleStep, EnPassant, King, Pawn, Piece, PromoteToBishop, PromoteToKnight,
            PromoteToQueen, PromoteToRook,
        };
        let known = [Piece, King, Pawn, DoubleStep, EnPassant, Castling];
        let promotions = [PromoteToKnight, PromoteToBishop, PromoteToRook, PromoteToQueen];
        let mut all = [Piece; 16];
        let mut i = 0;
        while i < known.len() {
            all[i] = known[i];
            i += 1;
        }
        while i < known.len() + promotions.len() {
            all[i] = promotions[i - known.len()];
            i += 1;
        }
        all
    };

    pub(crate) const PROMOTIONS: [Manner; 4] =
        [Manner::PromoteToQueen, Manner::PromoteToRook, Manner::PromoteToBishop, Manner::PromoteToKnight];

    pub(crate) const fn promotion(self) -> Option<Kind> {
        match self {
            Manner::PromoteToKnight => Some(Kind::Knight),
            Manner::PromoteToBishop => Some(Kind::Bishop),
            Manner::PromoteToRook => Some(Kind::Rook),
            Manner::PromoteToQueen => Some(Kind::Queen),
            _ => None,
        }
    }
}

/// A legal move of some position. Moves are found with [`Position::legal_moves`](crate::Position::legal_moves),
/// [`Position::find_move`](crate::Position::find_move) or by reading notation.
///
/// Castling is written down as the king going to the square of its rook, which names it without doubt in Chess960
/// too; [`Move::king_goes_to`] tells where the king ends.
///
/// ```
/// use partie_chess::{Position, Square};
/// let start = Position::start();
/// let e4 = start.find_move(Square::E2, Square::E4, None).unwrap();
/// assert_eq!((e4.from(), e4.to()), (Square::E2, Square::E4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    #[inline(always)]
    pub(crate) const fn new(manner: Manner, from: Square, to: Square) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6 | (manner as u16) << 12)
    }

    /// The square that the piece leaves.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::wrap(self.0 as u32)
    }

    /// The square that it goes to; for castling, the square of the rook.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::wrap(self.0 as u32 >> 6)
    }

    #[inline(always)]
    pub(crate) const fn manner(self) -> Manner {
        Manner::ALL[(self.0 >> 12) as usize]
    }

    /// What the pawn becomes, if this is a promotion (FIDE 3.7e).
    pub const fn promotion(self) -> Option<Kind> {
        self.manner().promotion()
    }

    /// Whether the king castles (FIDE 3.8a(ii)).
    pub const fn is_castling(self) -> bool {
        matches!(self.manner(), Manner::Castling)
    }

    /// Whether a pawn captures in passing (FIDE 3.7d).
    pub const fn is_en_passant(self) -> bool {
        matches!(self.manner(), Manner::EnPassant)
    }

    /// Which way it castles, if it does.
    pub const fn castling_side(self) -> Option<CastlingSide> {
        if self.is_castling() { Some(CastlingSide::of(self.from(), self.to())) } else { None }
    }

    /// Where the moved piece ends: the target square, or for castling the square that the king ends on.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let castles = position.find_castling(Square::H1).unwrap();
    /// assert_eq!(castles.king_goes_to(), Square::G1);
    /// ```
    pub const fn king_goes_to(self) -> Square {
        match self.castling_side() {
            Some(side) => side.king_ends_on(self.from()),
            None => self.to(),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// Which way the king castles. In Chess960 the names are those of the squares on which the pieces end (FIDE F3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CastlingSide {
    /// To the g-file: `0-0`, the rook ends on the f-file.
    King,
    /// To the c-file: `0-0-0`, the rook ends on the d-file.
    Queen,
}

impl CastlingSide {
    /// Both ways, king's side first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The side on which a king and a rook of one rank castle.
    #[inline(always)]
    pub(crate) const fn of(king: Square, rook: Square) -> CastlingSide {
        if rook.index() > king.index() { CastlingSide::King } else { CastlingSide::Queen }
    }

    /// The square on which the king ends, on the rank of its present square.
    ///
    /// ```
    /// use partie_chess::{CastlingSide, Square};
    /// assert_eq!(CastlingSide::Queen.king_ends_on(Square::E8), Square::C8);
    /// ```
    pub const fn king_ends_on(self, king: Square) -> Square {
        let file = match self {
            CastlingSide::King => 6,
            CastlingSide::Queen => 2,
        };
        Square::wrap(king.rank() as u32 * 8 + file)
    }

    /// The square on which the rook ends, on the rank of the king's present square.
    pub const fn rook_ends_on(self, king: Square) -> Square {
        let file = match self {
            CastlingSide::King => 5,
            CastlingSide::Queen => 3,
        };
        Square::wrap(king.rank() as u32 * 8 + file)
    }
}
