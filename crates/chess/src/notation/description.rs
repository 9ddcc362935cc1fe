use crate::attacks;
use crate::notation::NotationError;
use crate::{Bitboard, CastlingSide, Kind, Move, Position, Square};

/// What a written or spoken move says, before it is known which legal move it means.
///
/// ```
/// use partie_chess::CastlingSide;
/// use partie_chess::notation::{Description, Letters, Written};
/// let written = Written::read("0-0-0", Letters::CZECH).unwrap();
/// assert_eq!(written.description, Description::Castling(CastlingSide::Queen));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Description {
    /// Castling: `0-0`.
    Castling(CastlingSide),
    /// A piece goes to a square: `Nbxd7`.
    Piece(PieceMove),
}

/// A move other than castling, as far as it is described.
///
/// ```
/// use partie_chess::{Kind, Position, Square};
/// use partie_chess::notation::{Description, PieceMove};
/// let knight_to_f3 = PieceMove { kind: Some(Kind::Knight), ..PieceMove::to(Square::F3) };
/// let m = Position::start().find(Description::Piece(knight_to_f3)).unwrap();
/// assert_eq!(m.from(), Square::G1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceMove {
    /// The kind of piece. When it is not named it is a pawn, or whatever stands on the square that is left if that
    /// is named in full.
    pub kind: Option<Kind>,
    /// The file that it leaves, counted from 0.
    pub file: Option<u8>,
    /// The rank that it leaves, counted from 0.
    pub rank: Option<u8>,
    /// Where it goes.
    pub to: Square,
    /// Whether a capture is mentioned, which is not obligatory (FIDE C).
    pub captures: bool,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
}

impl PieceMove {
    /// Nothing but the target square: a pawn's move (FIDE C8).
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::{Description, PieceMove};
    /// let e4 = Position::start().find(Description::Piece(PieceMove::to(Square::E4))).unwrap();
    /// assert_eq!(e4.from(), Square::E2);
    /// ```
    pub const fn to(square: Square) -> PieceMove {
        PieceMove { kind: None, file: None, rank: None, to: square, captures: false, promotion: None }
    }

    /// The square that the piece leaves, if it is named in full.
    ///
    /// ```
    /// use partie_chess::Square;
    /// use partie_chess::notation::PieceMove;
    /// let from_g1 = PieceMove { file: Some(6), rank: Some(0), ..PieceMove::to(Square::F3) };
    /// assert_eq!(from_g1.from(), Some(Square::G1));
    /// ```
    pub fn from(self) -> Option<Square> {
        Square::at(self.file?, self.rank?)
    }

    pub(crate) const fn between(from: Square, to: Square, promotion: Option<Kind>) -> PieceMove {
        let (file, rank) = (Some(from.file()), Some(from.rank()));
        PieceMove { kind: None, file, rank, to, captures: false, promotion }
    }

    fn kind_or_pawn(self) -> Kind {
        self.kind.unwrap_or(Kind::Pawn)
    }

    /// Where the piece may stand. A pawn with nothing said but its target stays on its file (FIDE C8, C9).
    fn origins(self) -> Bitboard {
        let mut origins = Bitboard::ALL;
        if let Some(file) = self.file {
            origins &= Bitboard::file(file);
        }
        if let Some(rank) = self.rank {
            origins &= Bitboard::rank(rank);
        }
        if self.kind_or_pawn() == Kind::Pawn && self.file.is_none() {
            let own_file = Bitboard::file(self.to.file());
            origins &= if self.captures { !own_file } else { own_file };
        }
        origins
    }
}

impl Position {
    /// The one legal move that a description fits.
    ///
    /// ```
    /// use partie_chess::{CastlingSide, Position, Square};
    /// use partie_chess::notation::Description;
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let m = position.find(Description::Castling(CastlingSide::King)).unwrap();
    /// assert_eq!(m.king_goes_to(), Square::G1);
    /// ```
    ///
    /// # Errors
    /// When no legal move fits, when several do, or when a promotion lacks its piece.
    pub fn find(&self, description: Description) -> Result<Move, NotationError> {
        match description {
            Description::Castling(side) => self.find_castling_to(side).map_err(|reason| {
                NotationError::Illegal { description, reasons: vec![reason], elsewhere: Vec::new() }
            }),
            Description::Piece(written) => match (written.kind, written.from()) {
                (None, Some(from)) => self.find_between(from, written.to, written.promotion),
                _ => self.find_piece_move(written),
            },
        }
    }

    pub(crate) fn find_piece_move(&self, written: PieceMove) -> Result<Move, NotationError> {
        let (kind, to, origins) = (written.kind_or_pawn(), written.to, written.origins());
        let found = self.candidates(kind, to, origins, written.promotion);
        if let Some(m) = found.only() {
            return Ok(m);
        }
        if found.origins().several() {
            return Err(NotationError::Ambiguous { kind, moves: found.moves().collect() });
        }
        let as_queen = self.candidates(kind, to, origins, Some(Kind::Queen));
        if written.promotion.is_none() && as_queen.origins().any() {
            return Err(NotationError::PromotionMissing { to });
        }
        let reason = |from| self.why_not(from, to, written.promotion);
        Err(NotationError::Illegal {
            description: Description::Piece(written),
            reasons: self.pieces_meant(kind, to, origins).into_iter().filter_map(reason).collect(),
            elsewhere: Vec::new(),
        })
    }

    /// The pieces that an illegal move may have meant: those that could go to its target if nothing forbade it, or
    /// else all of its kind.
    fn pieces_meant(&self, kind: Kind, to: Square, origins: Bitboard) -> Bitboard {
        let pieces = self.of(self.turn(), kind) & origins;
        let near = pieces & attacks::of(kind, !self.turn(), to, self.occupied());
        if near.any() { near } else { pieces }
    }
}
