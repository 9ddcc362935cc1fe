use partie_laws::Article;

use crate::{Kind, Piece, Position, Square};

/// A piece and the square it stands on.
///
/// ```
/// use partie_chess::{Colour, Kind, Piece, PlacedPiece, Square};
/// let bishop = PlacedPiece { piece: Piece::new(Colour::White, Kind::Bishop), square: Square::C1 };
/// assert_eq!(bishop.to_string(), "the bishop on c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedPiece {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

impl PlacedPiece {
    pub(super) fn kind(self) -> Kind {
        self.piece.kind
    }
}

/// Which square of a castling king is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingPart {
    /// The one it stands on: it is in check.
    Start,
    /// One that it crosses.
    Crossed,
    /// The one it ends on.
    End,
}

/// Who has moved, so that the right to castle is lost. A position does not always tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moved {
    /// The king: it does not stand where a king begins.
    King,
    /// This rook: the king can still castle with the other one, or the rook is not on its first rank.
    Rook,
    /// One of them, or both.
    KingOrRook,
}

/// The reason why a move is not legal, with the pieces and squares that it is about.
///
/// Its text is short and says what is the matter; the [`article`](WhyNot::article) says by which law.
///
/// ```
/// use partie_chess::{Position, Square, WhyNot};
/// let position: Position = "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1".parse().unwrap();
/// let why_not = position.find_move(Square::D2, Square::F3, None).unwrap_err();
/// assert!(matches!(&why_not, WhyNot::Pinned { by, .. } if by.square == Square::B4));
/// assert_eq!(why_not.article().to_string(), "FIDE 3.9");
/// assert_eq!(why_not.to_string(), "the knight on d2 is pinned: it shields the king from the bishop on b4");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyNot {
    /// Nothing stands on the square to move from.
    NoPiece {
        /// That square.
        from: Square,
    },
    /// The piece belongs to the player who does not have the move.
    NotYourPiece {
        /// The piece.
        piece: PlacedPiece,
    },
    /// The piece would stay where it is; a player cannot pass.
    StaysPut {
        /// The piece.
        piece: PlacedPiece,
    },
    /// Pieces of this kind do not move that way.
    WrongWay {
        /// The piece.
        piece: PlacedPiece,
        /// Where it was to go.
        to: Square,
    },
    /// A pawn goes two squares only from the square on which it began.
    NotOriginalSquare {
        /// The pawn.
        pawn: PlacedPiece,
    },
    /// The king is never captured.
    CapturesKing {
        /// The king on the target square.
        king: PlacedPiece,
    },
    /// A bishop, rook or queen would jump.
    InTheWay {
        /// The first piece in the way.
        by: PlacedPiece,
    },
    /// A pawn goes straight forward only to an empty square, and over an empty one.
    PawnBlocked {
        /// The pawn.
        pawn: PlacedPiece,
        /// The first piece in front of it.
        by: PlacedPiece,
        /// Where the pawn was to go.
        to: Square,
    },
    /// The target square holds a piece of the same colour.
    OwnPiece {
        /// That piece.
        own: PlacedPiece,
    },
    /// A pawn goes diagonally only to capture.
    NothingToCapture {
        /// The empty square.
        to: Square,
    },
    /// The pawn beside did not come there with the last move by a double step, so it cannot be captured in passing.
    EnPassantTooLate {
        /// The enemy pawn.
        beside: PlacedPiece,
    },
    /// The king would go to an attacked square.
    KingToAttackedSquare {
        /// That square.
        to: Square,
        /// The pieces that attack it.
        by: Vec<PlacedPiece>,
    },
    /// The king is in check and would still be.
    CheckNotAnswered {
        /// The pieces that still give check.
        by: Vec<PlacedPiece>,
    },
    /// The king would be in check if this piece left.
    Pinned {
        /// The pinned piece.
        piece: PlacedPiece,
        /// The piece that pins it.
        by: PlacedPiece,
    },
    /// The king would be in check because capturing in passing takes two pawns from a line.
    EnPassantExposesKing {
        /// The pieces that would give check.
        by: Vec<PlacedPiece>,
    },
    /// There is no rook to castle with.
    NoCastlingRook {
        /// Where it was looked for.
        at: Square,
    },
    /// The right to castle with this rook is lost.
    CastlingRightLost {
        /// The rook.
        rook: Square,
        /// Who has moved.
        moved: Moved,
    },
    /// A piece stands between king and rook, or where one of them would go.
    CastlingBlocked {
        /// The piece nearest to the king.
        by: PlacedPiece,
        /// Whether it stands between king and rook; in Chess960 a piece elsewhere can bar them too.
        between: bool,
    },
    /// The king is in check, or would cross or enter an attacked square.
    CastlingAttacked {
        /// The attacked square.
        square: Square,
        /// What the king does there.
        part: CastlingPart,
        /// The pieces that attack it.
        by: Vec<PlacedPiece>,
    },
    /// In Chess960: where the king ends it would be in check because the rook no longer shields it.
    CastlingExposesKing {
        /// The rook that shields the king now.
        rook: Square,
        /// The pieces that would give check.
        by: Vec<PlacedPiece>,
    },
    /// The move is legal once the player says what the pawn becomes.
    PromotionMissing {
        /// The square of the promotion.
        to: Square,
    },
    /// A pawn does not become such a piece.
    PromotionNotAllowed {
        /// What it was to become.
        kind: Kind,
    },
    /// Only a pawn that reaches the last rank is promoted.
    NotAPromotion {
        /// What the piece was to become.
        kind: Kind,
    },
}

impl WhyNot {
    /// The article of the Laws that forbids the move.
    pub fn article(&self) -> Article {
        match self {
            WhyNot::NoPiece { .. } | WhyNot::NotYourPiece { .. } | WhyNot::StaysPut { .. } => {
                Article::fide("1.1")
            }
            WhyNot::WrongWay { piece, to } => article_on_the_way(*piece, *to),
            WhyNot::CapturesKing { .. } => Article::fide("1.2"),
            WhyNot::InTheWay { .. } => Article::fide("3.5"),
            WhyNot::PawnBlocked { pawn, to, .. } if pawn.square.rank().abs_diff(to.rank()) == 1 => {
                Article::fide("3.7a")
            }
            WhyNot::PawnBlocked { .. } | WhyNot::NotOriginalSquare { .. } => Article::fide("3.7b"),
            WhyNot::OwnPiece { .. } => Article::fide("3.1"),
            WhyNot::NothingToCapture { .. } => Article::fide("3.7c"),
            WhyNot::EnPassantTooLate { .. } => Article::fide("3.7d"),
            WhyNot::KingToAttackedSquare { .. } => Article::fide("3.8a(i)"),
            WhyNot::CheckNotAnswered { .. }
            | WhyNot::Pinned { .. }
            | WhyNot::EnPassantExposesKing { .. }
            | WhyNot::CastlingExposesKing { .. } => Article::fide("3.9"),
            WhyNot::NoCastlingRook { .. } => Article::fide("3.8a(ii)"),
            WhyNot::CastlingRightLost { moved: Moved::King, .. } => Article::fide("3.8b(1)a"),
            WhyNot::CastlingRightLost { moved: Moved::Rook, .. } => Article::fide("3.8b(1)b"),
            WhyNot::CastlingRightLost { moved: Moved::KingOrRook, .. } => Article::fide("3.8b(1)"),
            WhyNot::CastlingBlocked { between: true, .. } => Article::fide("3.8b(2)b"),
            WhyNot::CastlingBlocked { between: false, .. } => Article::fide("F3n4"),
            WhyNot::CastlingAttacked { .. } => Article::fide("3.8b(2)a"),
            WhyNot::PromotionMissing { .. }
            | WhyNot::PromotionNotAllowed { .. }
            | WhyNot::NotAPromotion { .. } => Article::fide("3.7e"),
        }
    }
}

/// The article on how a piece moves; for a pawn, on what it was nearest to doing.
fn article_on_the_way(piece: PlacedPiece, to: Square) -> Article {
    match piece.kind() {
        Kind::Bishop => Article::fide("3.2"),
        Kind::Rook => Article::fide("3.3"),
        Kind::Queen => Article::fide("3.4"),
        Kind::Knight => Article::fide("3.6"),
        Kind::King => Article::fide("3.8a"),
        Kind::Pawn => match piece.to(to) {
            (0, 1..) => Article::fide("3.7b"),
            (sideways, forward) if sideways.abs() == forward => Article::fide("3.7c"),
            _ => Article::fide("3.7a"),
        },
    }
}

impl PlacedPiece {
    /// How far a square is to the right, seen from White, and how far forward, seen from the piece's own player.
    pub(super) fn to(self, square: Square) -> (i8, i8) {
        let rank = |square: Square| square.rank_for(self.piece.colour) as i8;
        (square.file() as i8 - self.square.file() as i8, rank(square) - rank(self.square))
    }
}

impl Position {
    /// The pieces on these squares, with their squares.
    pub(super) fn placed(&self, squares: impl IntoIterator<Item = Square>) -> Vec<PlacedPiece> {
        squares.into_iter().filter_map(|square| self.placed_on(square)).collect()
    }

    pub(super) fn placed_on(&self, square: Square) -> Option<PlacedPiece> {
        self.piece_at(square).map(|piece| PlacedPiece { piece, square })
    }
}

impl core::error::Error for WhyNot {}
