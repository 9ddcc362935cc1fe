use core::fmt;
use core::hash::{Hash, Hasher};

use crate::board::Board;
use crate::generate::generate;
use crate::moves::{Manner, Move};
use crate::side::{Black, Side, White};
use crate::sinks::{Any, Count, Each, Moves};
use crate::{Bitboard, Colour, Kind, MoveList, Piece, Square, zobrist};

/// A position: the board, the turn, what is left of the rights to castle and to capture in passing, and the counts
/// that draws depend on. It is small and cheap to copy; playing a move makes a new one.
///
/// ```
/// use partie_chess::Position;
/// let position = Position::start();
/// assert_eq!(position.legal_moves().len(), 20);
/// ```
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) board: Board,
    /// The key less the right to capture in passing, which is worked out when the key is asked for.
    lasting_key: u64,
    plies_since_progress: u16,
    move_number: u16,
    turn: Colour,
}

impl Position {
    /// The initial position of standard chess (FIDE 2.3).
    pub fn start() -> Position {
        crate::chess960::start_position(crate::chess960::STANDARD)
    }

    /// A position that has been checked elsewhere.
    pub(crate) fn from_parts(
        board: Board,
        turn: Colour,
        plies_since_progress: u16,
        move_number: u16,
    ) -> Position {
        let mut position = Position { board, lasting_key: 0, plies_since_progress, move_number, turn };
        position.lasting_key = position.lasting_key_from_scratch();
        position
    }

    /// The player who has the move (FIDE 1.1).
    #[inline]
    pub fn turn(&self) -> Colour {
        self.turn
    }

    /// The number of the move to be played, which grows after each move of Black.
    pub fn move_number(&self) -> u16 {
        self.move_number
    }

    /// Plies since the last capture or pawn move: 100 of them are the fifty moves of FIDE 9.3.
    pub fn plies_since_progress(&self) -> u16 {
        self.plies_since_progress
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// All pieces of a colour.
    pub fn pieces(&self, colour: Colour) -> Bitboard {
        self.board.colour(colour)
    }

    /// All pieces of a kind, of both colours.
    pub fn kind(&self, kind: Kind) -> Bitboard {
        self.board.kind(kind)
    }

    /// The pieces of one colour and kind.
    ///
    /// ```
    /// use partie_chess::{Bitboard, Colour, Kind, Position};
    /// assert_eq!(Position::start().of(Colour::White, Kind::Pawn), Bitboard::rank(1));
    /// ```
    pub fn of(&self, colour: Colour, kind: Kind) -> Bitboard {
        self.board.kind(kind) & self.board.colour(colour)
    }

    /// The occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// Where a player's king stands.
    pub fn king(&self, colour: Colour) -> Square {
        self.board.king(colour)
    }

    /// The rooks of both players that have a castling right left (FIDE 3.8b(1)), whether or not they can castle now.
    pub fn castling_rooks(&self) -> Bitboard {
        self.board.castling
    }

    /// The square that a pawn passed over with the last move, whether or not it can be captured there.
    pub fn passed_square(&self) -> Option<Square> {
        self.board.passed.first()
    }

    /// The square on which a pawn can now be captured in passing by a legal move (FIDE 3.7d).
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let after_e4: Position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1".parse().unwrap();
    /// assert_eq!(after_e4.passed_square(), Some(Square::E3));
    /// assert_eq!(after_e4.en_passant_square(), None);
    /// ```
    pub fn en_passant_square(&self) -> Option<Square> {
        let capturers = match self.turn {
            Colour::White => self.board.en_passant_captures::<White>(),
            Colour::Black => self.board.en_passant_captures::<Black>(),
        };
        if capturers.any() { self.passed_square() } else { None }
    }

    /// The pieces of a colour that attack a square, pinned ones included (FIDE 3.1).
    ///
    /// ```
    /// use partie_chess::{Colour, Position, Square};
    /// assert_eq!(Position::start().attackers(Colour::White, Square::F3).count(), 3);
    /// ```
    pub fn attackers(&self, colour: Colour, square: Square) -> Bitboard {
        self.board.attackers(colour, square, self.board.occupied())
    }

    /// The pieces that give check to the player who has the move (FIDE 3.9).
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(!self.turn, self.king(self.turn))
    }

    /// Whether the player who has the move is in check (FIDE 3.9).
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Whether the player who has the move is checkmated (FIDE 1.2, 5.1a).
    ///
    /// ```
    /// use partie_chess::Position;
    /// let position: Position = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse().unwrap();
    /// assert!(position.is_checkmate());
    /// ```
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the player who has the move has no legal one and is not in check (FIDE 5.2a).
    ///
    /// ```
    /// use partie_chess::Position;
    /// assert!("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse::<Position>().unwrap().is_stalemate());
    /// ```
    pub fn is_stalemate(&self) -> bool {
        !self.has_legal_move() && !self.is_check()
    }

    /// Whether there is a legal move; cheaper than listing them.
    pub fn has_legal_move(&self) -> bool {
        match self.turn {
            Colour::White => generate::<White, _>(&self.board, &mut Any),
            Colour::Black => generate::<Black, _>(&self.board, &mut Any),
        }
        .is_break()
    }

    /// How many legal moves there are; cheaper than listing them.
    ///
    /// ```
    /// assert_eq!(partie_chess::Position::start().count_legal_moves(), 20);
    /// ```
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = Count::default();
        let _ = match self.turn {
            Colour::White => generate::<White, _>(&self.board, &mut count),
            Colour::Black => generate::<Black, _>(&self.board, &mut count),
        };
        count.0
    }

    /// Hands every legal move to a function.
    ///
    /// ```
    /// let mut captures = 0;
    /// let position: partie_chess::Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse().unwrap();
    /// position.for_each_legal_move(|m| captures += u32::from(position.is_capture(m)));
    /// assert_eq!(captures, 1);
    /// ```
    #[inline]
    pub fn for_each_legal_move(&self, visit: impl FnMut(Move)) {
        let mut each = Each(Moves(visit));
        let _ = match self.turn {
            Colour::White => generate::<White, _>(&self.board, &mut each),
            Colour::Black => generate::<Black, _>(&self.board, &mut each),
        };
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::default();
        self.for_each_legal_move(|m| moves.push(m));
        moves
    }

    /// Whether a move, perhaps found in another position, is legal here.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let start = Position::start();
    /// let e4 = start.find_move(Square::E2, Square::E4, None).unwrap();
    /// assert!(start.is_legal(e4));
    /// assert!(!start.play(e4).is_legal(e4));
    /// ```
    pub fn is_legal(&self, candidate: Move) -> bool {
        self.legal_moves().contains(&candidate)
    }

    /// Whether a legal move captures something, in passing included.
    #[inline]
    pub fn is_capture(&self, legal: Move) -> bool {
        !legal.is_castling() && self.board.colour(!self.turn).has(legal.to()) || legal.is_en_passant()
    }

    /// The position after a legal move. The move must be legal here ([`Position::is_legal`]); any other leads to
    /// a position without meaning.
    ///
    /// ```
    /// use partie_chess::{Colour, Position, Square};
    /// let start = Position::start();
    /// let after = start.play(start.find_move(Square::E2, Square::E4, None).unwrap());
    /// assert_eq!(after.turn(), Colour::Black);
    /// ```
    #[inline]
    #[must_use]
    pub fn play(&self, legal: Move) -> Position {
        match self.turn {
            Colour::White => self.make::<White>(legal.manner(), legal.from(), legal.to()),
            Colour::Black => self.make::<Black>(legal.manner(), legal.from(), legal.to()),
        }
    }

    /// The position if the player who has the move could leave it to the opponent. The Laws know no such move; it shows
    /// what the opponent threatens. None in check, where the opponent could take the king.
    ///
    /// ```
    /// use partie_chess::{Colour, Position};
    /// let passed = Position::start().pass().unwrap();
    /// assert_eq!(passed.turn(), Colour::Black);
    /// assert_eq!(passed.pass().map(|position| position.key()), Some(Position::start().key()));
    /// ```
    #[must_use]
    pub fn pass(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let mut board = self.board;
        board.passed = Bitboard::EMPTY;
        Some(Position {
            board,
            lasting_key: self.lasting_key ^ zobrist::BLACK_TO_MOVE,
            plies_since_progress: self.plies_since_progress.saturating_add(1),
            move_number: self.move_number.saturating_add(u16::from(self.turn == Colour::Black)),
            turn: !self.turn,
        })
    }

    #[inline(always)]
    pub(crate) fn make<S: Side>(&self, manner: Manner, from: Square, to: Square) -> Position {
        let board = self.board.make::<S>(manner, from, to);
        let (numbers, progress) = self.changed_numbers::<S>(&board, manner, from, to);
        Position {
            board,
            lasting_key: self.lasting_key ^ zobrist::BLACK_TO_MOVE ^ numbers,
            plies_since_progress: if progress { 0 } else { self.plies_since_progress.saturating_add(1) },
            move_number: self.move_number.saturating_add(u16::from(!S::UP)),
            turn: S::Opponent::COLOUR,
        }
    }

    /// A number that is equal for equal positions in the sense of FIDE 9.2: same pieces on same squares, same player
    /// to move, same castling rights, and the same possibility to capture in passing, which counts only if such
    /// a capture is legal. Different positions have different keys but for a chance of one in 2^64;
    /// [`Position::repeats`] is exact.
    ///
    /// ```
    /// use partie_chess::Position;
    /// let with: Position = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1".parse().unwrap();
    /// let without: Position = "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1".parse().unwrap();
    /// assert_eq!(with.key(), without.key());
    /// ```
    #[inline]
    pub fn key(&self) -> u64 {
        if self.board.passed.is_empty() {
            return self.lasting_key;
        }
        self.lasting_key ^ self.en_passant_square().map_or(0, zobrist::en_passant)
    }

    /// Whether two positions are the same in the sense of FIDE 9.2.
    pub fn repeats(&self, other: &Position) -> bool {
        self.lasting_key == other.lasting_key
            && self.turn == other.turn
            && self.board.same_pieces_and_castling(&other.board)
            && self.en_passant_square() == other.en_passant_square()
    }

    fn lasting_key_from_scratch(&self) -> u64 {
        let number = |square| self.piece_at(square).map_or(0, |piece| zobrist::piece(piece, square));
        let pieces = self.occupied().into_iter().map(number);
        let castling = self.board.castling.into_iter().map(zobrist::castling);
        let turn = if self.turn == Colour::Black { zobrist::BLACK_TO_MOVE } else { 0 };
        pieces.chain(castling).fold(turn, |key, number| key ^ number)
    }
}

impl PartialEq for Position {
    /// Equal in all that a FEN says: [`Position::repeats`] leaves out the counts.
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.plies_since_progress == other.plies_since_progress
            && self.move_number == other.move_number
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.lasting_key.hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}
