use std::fmt;

use crate::board::{Black, Board, White, last_row};
use crate::count::count;
use crate::generate::{Sink, generate};
use crate::moves::Landings;
use crate::{Colour, Move, Piece, Square, Squares};

/// The pieces on the board and whose turn it is: all that the legal moves depend on.
///
/// Two positions are equal when the same pieces stand on the same squares and the same side is to move, which is
/// what counts for repetition (ČUD 6.1).
///
/// ```
/// use partie_draughts::{Colour, Piece, Position};
/// let start = Position::start();
/// assert_eq!(start.piece_at("c3".parse().unwrap()), Some((Colour::White, Piece::Man)));
/// assert_eq!(start.turn(), Colour::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Colour,
}

impl Position {
    /// Where a game begins: White on rows 1 to 3, Black on rows 6 to 8, and White is to move (ČUD 2.8, 3.3).
    ///
    /// By number, Black is on 1 to 12. For the twelve white men article 2.8b lists only 25 to 32; that is a
    /// misprint for 21 to 32, as article 2.8a shows by letters.
    pub const fn start() -> Self {
        let black = 0xFF | 0xF << 9;
        let white = 0xF << 22 | 0xFF << 27;
        Self::new(Board { own: white, other: black, kings: 0 }, Colour::White)
    }

    pub(crate) const fn new(board: Board, turn: Colour) -> Self {
        Self { board, turn }
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// What stands on a square.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// assert_eq!(Position::start().piece_at("d4".parse().unwrap()), None);
    /// ```
    pub fn piece_at(&self, square: Square) -> Option<(Colour, Piece)> {
        let colour = Colour::BOTH.into_iter().find(|&colour| self.of(colour).contains(square))?;
        let piece = if self.board.kings & square.bit() != 0 { Piece::King } else { Piece::Man };
        Some((colour, piece))
    }

    /// All pieces in the order of their squares' numbers, as [`from_pieces`](Self::from_pieces) takes them.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let start = Position::start();
    /// assert_eq!(Position::from_pieces(start.turn(), start.pieces()), Ok(start));
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Colour, Piece)> {
        Square::all()
            .filter_map(|square| self.piece_at(square).map(|(colour, piece)| (square, colour, piece)))
    }

    /// The squares of all pieces of a colour.
    ///
    /// ```
    /// use partie_draughts::{Colour, Position};
    /// assert_eq!(Position::start().of(Colour::Black).len(), 12);
    /// ```
    pub fn of(&self, colour: Colour) -> Squares {
        Squares::from_bits(if colour == self.turn { self.board.own } else { self.board.other })
    }

    /// The squares of the men of a colour.
    ///
    /// ```
    /// use partie_draughts::{Colour, Position};
    /// let start = Position::start();
    /// assert_eq!(start.men(Colour::White).len(), 12);
    /// assert_eq!(start.kings(Colour::White).len(), 0);
    /// assert_eq!(start.empty().len(), 8);
    /// ```
    pub fn men(&self, colour: Colour) -> Squares {
        self.of(colour) - Squares::from_bits(self.board.kings)
    }

    /// The squares of the kings of a colour.
    pub fn kings(&self, colour: Colour) -> Squares {
        self.of(colour) & Squares::from_bits(self.board.kings)
    }

    /// The squares where nothing stands.
    pub fn empty(&self) -> Squares {
        Squares::from_bits(self.board.empty())
    }

    /// Every legal move, each once (ČUD 3 and 4).
    ///
    /// There is none if all pieces of the side to move are blocked or gone, and then it has lost (ČUD 7.2b, c).
    /// If there is a capture, all are captures.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// assert_eq!(Position::start().legal_moves().len(), 7);
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Moves::<false>(Vec::new());
        self.generate(&mut moves);
        moves.0
    }

    /// Every legal move as often as there are paths for it: a capture that can go around both ways comes twice.
    ///
    /// Paths that differ only in where a king stops between two pieces on its straight way are one path.
    ///
    /// ```
    /// use partie_draughts::{Colour::*, Piece::*, Position};
    /// let ring = ["c3", "e3", "e5", "c5"].map(|name| (name.parse().unwrap(), Black, Man));
    /// let king = ("b4".parse().unwrap(), White, King);
    /// let position = Position::from_pieces(White, ring.into_iter().chain([king])).unwrap();
    /// assert_eq!(position.legal_moves().len(), 3);
    /// assert_eq!(position.legal_paths().len(), 4, "around to b4 both ways");
    /// ```
    pub fn legal_paths(&self) -> Vec<Move> {
        let mut moves = Moves::<true>(Vec::new());
        self.generate(&mut moves);
        moves.0
    }

    /// How many moves [`legal_moves`](Self::legal_moves) would give, sooner than it gives them.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// assert_eq!(Position::start().count_legal_moves(), 7);
    /// ```
    pub fn count_legal_moves(&self) -> usize {
        let moves = match self.turn {
            Colour::White => count::<White>(&self.board),
            Colour::Black => count::<Black>(&self.board),
        };
        moves as usize
    }

    /// The position after a move, which must be one of the legal moves of this position.
    ///
    /// ```
    /// use partie_draughts::{Colour, Position};
    /// let start = Position::start();
    /// let after = start.play(&start.legal_moves()[0]);
    /// assert_eq!(after.turn(), Colour::Black);
    /// ```
    #[must_use]
    pub fn play(&self, mv: &Move) -> Self {
        let (from, to) = (mv.from().bit(), mv.to().bit());
        let board = self.board.after(mv.piece(), from, to, mv.captured().bits(), last_row(self.turn));
        Self::new(board, self.turn.opponent())
    }

    /// A number that equal positions share and others, with all but certainty, do not.
    ///
    /// It is the same on every machine and in every run. To be quite certain, compare the positions.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let start = Position::start();
    /// assert_ne!(start.key(), start.play(&start.legal_moves()[0]).key());
    /// ```
    pub fn key(&self) -> u64 {
        let turn = (self.turn as u64) << 63;
        [self.board.own, self.board.other, self.board.kings | turn]
            .into_iter()
            .fold(0, |key, set| mix(key ^ set))
    }

    fn generate<K: Sink>(&self, sink: &mut K) {
        match self.turn {
            Colour::White => generate::<White, K>(&self.board, sink),
            Colour::Black => generate::<Black, K>(&self.board, sink),
        }
    }
}

/// Every bit of the result depends on every bit given, and no two numbers give the same: the finish of `SplitMix64`.
const fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

/// The board as White sees it: `w` and `b` are men, `W` and `B` kings, `.` an empty dark square.
///
/// ```
/// let start = partie_draughts::Position::start().to_string();
/// assert_eq!(start.lines().next(), Some("8   b   b   b   b"));
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (1..=8).rev() {
            write!(f, "{row}")?;
            for column in 'a'..='h' {
                let sign =
                    Square::from_letters(column, row).map_or(' ', |square| match self.piece_at(square) {
                        None => '.',
                        Some((Colour::White, Piece::Man)) => 'w',
                        Some((Colour::White, Piece::King)) => 'W',
                        Some((Colour::Black, Piece::Man)) => 'b',
                        Some((Colour::Black, Piece::King)) => 'B',
                    });
                write!(f, " {sign}")?;
            }
            writeln!(f)?;
        }
        write!(f, "  a b c d e f g h   {} to move", self.turn)
    }
}

/// Keeps the moves that the generator finds.
pub(crate) struct Moves<const EVERY_PATH: bool>(pub(crate) Vec<Move>);

impl<const EVERY_PATH: bool> Sink for Moves<EVERY_PATH> {
    const EVERY_PATH: bool = EVERY_PATH;

    fn add(&mut self, piece: Piece, from: u64, to: u64, taken: u64, landings: Landings) {
        self.0.push(Move::new(piece, from, to, taken, landings));
    }
}
