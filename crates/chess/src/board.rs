//! The board: what stands where and which rights are left; all that decides which moves are legal, save the turn.

use crate::attacks;
use crate::moves::{CastlingSide, Manner};
use crate::side::Side;
use crate::{Bitboard, Colour, Kind, Piece, Square};

/// A set of squares for each colour and each way of moving. A queen stands in two of the latter, `Diagonal` and
/// `Straight`: it moves as a bishop and as a rook (FIDE 3.4). The eighth, of all pieces, makes the planes a round
/// number for the processor, which moves a piece in all of them at once.
#[derive(Clone, Copy)]
enum Plane {
    White,
    Black,
    Pawns,
    Knights,
    Diagonal,
    Straight,
    Kings,
    Occupied,
}

const PLANES: usize = 8;

/// The kind of a piece by the planes it stands in: pawns 1, knights 2, diagonal 4, straight 8, kings 16.
static KIND_BY_PLANES: [Option<Kind>; 32] = {
    let mut kinds = [None; 32];
    kinds[1] = Some(Kind::Pawn);
    kinds[2] = Some(Kind::Knight);
    kinds[4] = Some(Kind::Bishop);
    kinds[8] = Some(Kind::Rook);
    kinds[4 + 8] = Some(Kind::Queen);
    kinds[16] = Some(Kind::King);
    kinds
};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    planes: [u64; PLANES],
    /// The rooks that may still castle with their king (FIDE 3.8b(1)).
    pub(crate) castling: Bitboard,
    /// The square that a pawn has just passed over with a double step, if one has (FIDE 3.7d).
    pub(crate) passed: Bitboard,
}

impl Board {
    pub(crate) const EMPTY: Board =
        Board { planes: [0; PLANES], castling: Bitboard::EMPTY, passed: Bitboard::EMPTY };

    pub(crate) fn same_pieces_and_castling(&self, other: &Board) -> bool {
        self.planes == other.planes && self.castling == other.castling
    }

    #[inline(always)]
    fn plane(&self, plane: Plane) -> Bitboard {
        Bitboard(self.planes[plane as usize])
    }

    #[inline(always)]
    pub(crate) fn colour(&self, colour: Colour) -> Bitboard {
        self.plane(match colour {
            Colour::White => Plane::White,
            Colour::Black => Plane::Black,
        })
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.plane(Plane::Occupied)
    }

    #[inline(always)]
    pub(crate) fn pawns(&self) -> Bitboard {
        self.plane(Plane::Pawns)
    }

    #[inline(always)]
    pub(crate) fn knights(&self) -> Bitboard {
        self.plane(Plane::Knights)
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(crate) fn diagonal(&self) -> Bitboard {
        self.plane(Plane::Diagonal)
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(crate) fn straight(&self) -> Bitboard {
        self.plane(Plane::Straight)
    }

    #[inline(always)]
    pub(crate) fn king(&self, colour: Colour) -> Square {
        (self.plane(Plane::Kings) & self.colour(colour)).lowest()
    }

    pub(crate) fn kind(&self, kind: Kind) -> Bitboard {
        match kind {
            Kind::Pawn => self.pawns(),
            Kind::Knight => self.knights(),
            Kind::Bishop => self.diagonal().without(self.straight()),
            Kind::Rook => self.straight().without(self.diagonal()),
            Kind::Queen => self.diagonal() & self.straight(),
            Kind::King => self.plane(Plane::Kings),
        }
    }

    #[inline(always)]
    pub(crate) fn kind_at(&self, square: Square) -> Option<Kind> {
        let bit = |plane: Plane| (self.planes[plane as usize] >> square.index() & 1) as usize;
        let code = bit(Plane::Pawns)
            | bit(Plane::Knights) << 1
            | bit(Plane::Diagonal) << 2
            | bit(Plane::Straight) << 3
            | bit(Plane::Kings) << 4;
        KIND_BY_PLANES[code]
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let colour = if self.colour(Colour::White).has(square) { Colour::White } else { Colour::Black };
        Some(Piece { colour, kind: self.kind_at(square)? })
    }

    #[inline(always)]
    fn planes_of(kind: Kind) -> &'static [Plane] {
        match kind {
            Kind::Pawn => &[Plane::Pawns],
            Kind::Knight => &[Plane::Knights],
            Kind::Bishop => &[Plane::Diagonal],
            Kind::Rook => &[Plane::Straight],
            Kind::Queen => &[Plane::Diagonal, Plane::Straight],
            Kind::King => &[Plane::Kings],
        }
    }

    /// Puts a piece on a square, in the place of whatever stood there.
    #[inline(always)]
    pub(crate) fn put(&mut self, piece: Piece, square: Square) {
        self.remove(square);
        let bit = Bitboard::from(square).0;
        self.planes[piece.colour.index()] |= bit;
        self.planes[Plane::Occupied as usize] |= bit;
        for &plane in Self::planes_of(piece.kind) {
            self.planes[plane as usize] |= bit;
        }
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, square: Square) {
        let bit = Bitboard::from(square).0;
        for plane in &mut self.planes {
            *plane &= !bit;
        }
    }

    /// The piece on `from` goes to `to`, and what stood there is gone (FIDE 3.1): the same for every piece.
    #[inline(always)]
    fn relocate(&self, from: Square, to: Square) -> Board {
        let vacated = !(Bitboard::from(from) | Bitboard::from(to));
        let mut planes = self.planes;
        for plane in &mut planes {
            *plane = *plane & vacated.0 | (*plane >> from.index() & 1) << to.index();
        }
        Board { planes, castling: self.castling & vacated, passed: Bitboard::EMPTY }
    }

    /// The board after a legal move of this side.
    #[inline(always)]
    pub(crate) fn make<S: Side>(&self, manner: Manner, from: Square, to: Square) -> Board {
        if let Manner::Castling = manner {
            return self.castle::<S>(from, to);
        }
        let mut board = self.relocate(from, to);
        match manner {
            Manner::King => board.castling = board.castling.without(S::FIRST_RANK),
            Manner::DoubleStep => board.passed = Bitboard::from(to).shift(-S::FORWARD),
            Manner::EnPassant => {
                let captured = !Bitboard::from(to).shift(-S::FORWARD).0;
                board.planes[S::Opponent::COLOUR.index()] &= captured;
                board.planes[Plane::Occupied as usize] &= captured;
                board.planes[Plane::Pawns as usize] &= captured;
            }
            _ => {}
        }
        if let Some(kind) = manner.promotion() {
            let bit = Bitboard::from(to).0;
            board.planes[Plane::Pawns as usize] ^= bit;
            for &plane in Self::planes_of(kind) {
                board.planes[plane as usize] |= bit;
            }
        }
        board
    }

    /// King and rook go to the squares that castling on this side prescribes, wherever they come from (FIDE F3).
    fn castle<S: Side>(&self, king: Square, rook: Square) -> Board {
        let side = CastlingSide::of(king, rook);
        let mut board = *self;
        board.castling = self.castling.without(S::FIRST_RANK);
        board.passed = Bitboard::EMPTY;
        board.remove(king);
        board.remove(rook);
        board.put(Piece::new(S::COLOUR, Kind::King), side.king_ends_on(king));
        board.put(Piece::new(S::COLOUR, Kind::Rook), side.rook_ends_on(king));
        board
    }

    /// The pieces of a colour that attack a square when these squares are occupied (FIDE 3.1).
    #[inline(always)]
    pub(crate) fn attackers(&self, colour: Colour, square: Square, occupied: Bitboard) -> Bitboard {
        let leapers = attacks::pawn(!colour, square) & self.pawns()
            | attacks::knight(square) & self.knights()
            | attacks::king(square) & self.plane(Plane::Kings);
        let sliders = attacks::diagonal(square, occupied) & self.diagonal()
            | attacks::straight(square, occupied) & self.straight();
        (leapers | sliders) & self.colour(colour)
    }

    /// The pawns of this side that may capture in passing, exposing no king of theirs (FIDE 3.7d, 3.9).
    pub(crate) fn en_passant_captures<S: Side>(&self) -> Bitboard {
        let Some(to) = self.passed.first() else { return Bitboard::EMPTY };
        let candidates = attacks::pawn(S::Opponent::COLOUR, to) & self.pawns() & self.colour(S::COLOUR);
        let captured = self.passed.shift(-S::FORWARD);
        let king = self.king(S::COLOUR);
        let legal = |from: &Square| {
            let occupied = (self.occupied() ^ captured).without(Bitboard::from(*from)) | self.passed;
            self.attackers(S::Opponent::COLOUR, king, occupied).without(captured).is_empty()
        };
        candidates.into_iter().filter(legal).collect()
    }
}
