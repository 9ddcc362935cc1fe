use core::fmt;

use crate::board::Board;
use crate::fen::possible::{check_castling, check_kings, check_passed, check_pieces, check_turn};
use crate::{Bitboard, Colour, Piece, Position, Square};

/// A position that is being set up: pieces are put and taken away, rights and counts are fields. Nothing is checked until
/// it becomes a [`Position`].
///
/// ```
/// use partie_chess::{Colour, Kind, Piece, Position, Setup, Square};
/// let mut odds = Setup::from(&Position::start());
/// odds.put(Square::D1, None); // White gives the queen
/// assert_eq!(odds.position().unwrap().fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
///
/// let mut kings = Setup { turn: Colour::Black, ..Setup::EMPTY };
/// kings.put(Square::E1, Some(Piece::new(Colour::White, Kind::King)));
/// kings.put(Square::E8, Some(Piece::new(Colour::Black, Kind::King)));
/// assert_eq!(kings.position().unwrap().fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands where.
    pub pieces: Pieces,
    /// The player who has the move.
    pub turn: Colour,
    /// The rooks of both players that may still castle (FIDE 3.8b(1)).
    pub castling: Bitboard,
    /// The square that a pawn has passed over with the last move (FIDE 3.7d).
    pub passed: Option<Square>,
    /// Plies since the last capture or pawn move (FIDE 9.3).
    pub plies_since_progress: u16,
    /// The number of the move to be played.
    pub move_number: u16,
}

impl Setup {
    /// No pieces, White to move.
    pub const EMPTY: Setup = Setup {
        pieces: Pieces(Board::EMPTY),
        turn: Colour::White,
        castling: Bitboard::EMPTY,
        passed: None,
        plies_since_progress: 0,
        move_number: 1,
    };

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces.0.piece_at(square)
    }

    /// Puts a piece on a square, in the place of whatever stood there, or clears the square.
    ///
    /// ```
    /// use partie_chess::{Position, Setup, Square};
    /// let mut setup = Setup::from(&Position::start());
    /// setup.put(Square::E4, setup.piece_at(Square::E2));
    /// setup.put(Square::E2, None);
    /// assert_eq!(setup.position().unwrap().fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.pieces.0.put(piece, square),
            None => self.pieces.0.remove(square),
        }
    }

    /// The position, if the rules can be applied to it.
    ///
    /// ```
    /// use partie_chess::{Colour, Impossible, Setup};
    /// assert_eq!(Setup::EMPTY.position(), Err(Impossible::Kings(Colour::White, 0)));
    /// ```
    ///
    /// # Errors
    /// When it is impossible; the error says why.
    pub fn position(&self) -> Result<Position, Impossible> {
        let board = self.with_rights();
        check_pieces(&board).map_err(|(problem, _)| problem)?;
        check_turn(&board, self.turn)?;
        self.checked(board)
    }

    /// The position, also if no legal play leads to it: after an illegal move that nobody claimed, the player who has the
    /// move may find the other one in check, and a pawn may stand on the last rank (FIDE 7.4). Only one king of each colour,
    /// and rights that there can be, are asked for.
    ///
    /// ```
    /// use partie_chess::{Colour, Position, Setup};
    /// let check: Position = "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1".parse().unwrap();
    /// let ignored = Setup { turn: Colour::White, ..Setup::from(&check) };
    /// assert!(ignored.position().is_err() && ignored.standing().is_ok());
    /// ```
    ///
    /// # Errors
    /// When a king is missing, or a right cannot be.
    pub fn standing(&self) -> Result<Position, Impossible> {
        let board = self.with_rights();
        check_kings(&board)?;
        self.checked(board)
    }

    fn with_rights(&self) -> Board {
        let mut board = self.pieces.0;
        board.castling = self.castling;
        board.passed = self.passed.map_or(Bitboard::EMPTY, Bitboard::from);
        board
    }

    fn checked(&self, board: Board) -> Result<Position, Impossible> {
        check_castling(&board)?;
        self.passed.map_or(Ok(()), |passed| check_passed(&board, self.turn, passed))?;
        Ok(Position::from_parts(board, self.turn, self.plies_since_progress, self.move_number))
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut board = position.board;
        (board.castling, board.passed) = (Bitboard::EMPTY, Bitboard::EMPTY);
        Setup {
            pieces: Pieces(board),
            turn: position.turn(),
            castling: position.castling_rooks(),
            passed: position.passed_square(),
            plies_since_progress: position.plies_since_progress(),
            move_number: position.move_number(),
        }
    }
}

/// What stands where: [`Setup::put`] puts it there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pieces(
    /// Its rights to castle and to capture in passing are empty.
    Board,
);

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = |square| self.0.piece_at(square).map(|piece| format!("{}{square}", piece.letter()));
        f.debug_list().entries(self.0.occupied().into_iter().filter_map(piece)).finish()
    }
}

/// Why the rules cannot be applied to a position.
///
/// ```
/// use partie_chess::{Colour, Position, Setup, Square};
/// let mut setup = Setup::from(&Position::start());
/// setup.put(Square::H1, None);
/// assert_eq!(setup.position().unwrap_err().to_string(), "no rook that could castle stands on h1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Impossible {
    /// Not one king of this colour, but so many.
    Kings(Colour, u32),
    /// More than 16 pieces of a colour.
    TooManyPieces(Colour, u32),
    /// More than eight pawns of a colour.
    TooManyPawns(Colour, u32),
    /// A pawn on the first or last rank.
    PawnOnEdge(Piece, Square),
    /// The player who does not have the move is in check: the king could be captured.
    OpponentInCheck(Colour),
    /// A castling right without such a rook, or with a king that is not on its first rank or stands in a corner.
    Castling(Square),
    /// A square that no pawn can just have passed over.
    NothingPassed(Square),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::Kings(colour, count) => write!(f, "{colour} has {count} kings instead of one"),
            Impossible::TooManyPieces(colour, count) => {
                write!(f, "{colour} has {count} pieces, more than 16")
            }
            Impossible::TooManyPawns(colour, count) => {
                write!(f, "{colour} has {count} pawns, more than eight")
            }
            Impossible::PawnOnEdge(piece, square) => {
                write!(f, "a {piece} on {square}: no pawn can stand on the first or last rank")
            }
            Impossible::OpponentInCheck(colour) => {
                write!(f, "{colour} is in check, but does not have the move")
            }
            Impossible::Castling(rook) => write!(f, "no rook that could castle stands on {rook}"),
            Impossible::NothingPassed(square) => write!(f, "no pawn can just have passed over {square}"),
        }
    }
}

impl core::error::Error for Impossible {}
