use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{Piece, Square, Squares};

/// One move: a step of a piece, or a complete capture (ČUD 4.1).
///
/// Two captures with the same origin, the same end and the same captured pieces are one move and compare equal,
/// whatever way they take. Each keeps the way that it was found by: see [`path`](Self::path).
///
/// Moves come from [`Position::legal_moves`](crate::Position::legal_moves) and its relatives.
///
/// ```
/// use partie_draughts::Position;
/// let moves = Position::start().legal_moves();
/// let step = moves.iter().find(|mv| mv.to_string() == "c3-d4").unwrap();
/// assert_eq!((step.from().number(), step.to().number()), (22, 18));
/// assert!(!step.is_capture() && step.captured().is_empty());
/// ```
#[derive(Clone, Copy)]
pub struct Move {
    piece: Piece,
    from: Square,
    to: Square,
    captured: Squares,
    landings: Landings,
}

impl Move {
    /// From the bits of a board, as the generator has them.
    pub(crate) fn new(piece: Piece, from: u64, to: u64, taken: u64, landings: Landings) -> Self {
        let (from, to) = (Square::of_bit(from), Square::of_bit(to));
        Self { piece, from, to, captured: Squares::from_bits(taken), landings }
    }

    /// What the piece was when the move began: a man that becomes a king by it is a man.
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// Where the piece comes from.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where the piece ends.
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The pieces that are taken off, none for a plain move.
    pub const fn captured(&self) -> Squares {
        self.captured
    }

    /// Whether it takes anything.
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The squares that the piece stands on, from the origin to the end: one for each jump (ČUD 4.9).
    ///
    /// Where a king jumps on without turning, the square is the one right behind the captured piece.
    ///
    /// ```
    /// use partie_draughts::{Colour::*, Piece::*, Position};
    /// let pieces = [("e7", Black, King), ("b6", White, Man), ("f4", White, Man), ("g3", White, Man), ("g5", White, Man)];
    /// let pieces = pieces.map(|(square, colour, piece)| (square.parse().unwrap(), colour, piece));
    /// let [only] = Position::from_pieces(Black, pieces).unwrap().legal_moves()[..] else { panic!() };
    /// let path: Vec<_> = only.path().map(|square| square.to_string()).collect();
    /// assert_eq!(path, ["e7", "h4", "f2", "a7"]);
    /// ```
    pub fn path(&self) -> impl Iterator<Item = Square> {
        let jumps = self.captured.len().max(1);
        let landings = self.landings;
        std::iter::once(self.from).chain((0..jumps).rev().map(move |back| landings.nth_last(back)))
    }
}

/// Same origin, end and captured pieces: the same move.
impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        (self.from, self.to, self.captured) == (other.from, other.to, other.captured)
    }
}

impl Eq for Move {}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.from, self.to, self.captured).hash(state);
    }
}

/// The whole path, `e7xh4xf2xa7` or `c3-d4`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}", self.from)?;
        self.path().skip(1).try_for_each(|square| write!(f, "{sign}{square}"))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The squares where a piece lands during one move, five bits each, the last one lowest.
///
/// There are at most 12 pieces to jump (ČUD 2.7), so at most 60 bits.
#[derive(Clone, Copy)]
pub(crate) struct Landings(u64);

impl Landings {
    pub(crate) const NONE: Self = Self(0);

    #[inline(always)]
    pub(crate) const fn then(self, bit: u64) -> Self {
        Self(self.0 << 5 | Square::of_bit(bit).index() as u64)
    }

    const fn nth_last(self, back: usize) -> Square {
        Square::of_low_bits(self.0 >> (5 * back))
    }
}
