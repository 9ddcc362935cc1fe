//! Touch-move: what a player is bound to, and why (FIDE 4, ČUD 3.11).

use std::fmt;

use partie_laws::{Article, Rules};

use crate::board::Board;
use crate::hand::{Commitment, Hand};
use crate::refusal::phrase::write_name;
use crate::regulations::cited::{fide, fide_2014};
use crate::{Kind, Move, Square};

/// What a player is bound to, and by which article.
///
/// ```
/// use partie_laws::Article;
/// use partie_table::{Bond, Duty};
/// let bond = Bond { article: Article::fide("4.3a"), duty: Duty::MoveThe("g1".parse().unwrap()) };
/// assert_eq!(bond.to_string(), "move-the g1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bond {
    /// The article.
    pub article: Article,
    /// The duty.
    pub duty: Duty,
}

/// What a player has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Move the piece on this square (FIDE 4.3a, ČUD 3.11).
    MoveThe(Square),
    /// Capture the piece on this square (FIDE 4.3b).
    Capture(Square),
    /// Capture one piece with another (FIDE 4.3c).
    CaptureWith {
        /// The piece to be captured.
        piece: Square,
        /// The piece that captures.
        with: Square,
    },
    /// Castle with the rook on this square (FIDE 4.4a, 4.6b).
    Castle(Square),
    /// Move the king, because castling is not legal (FIDE 4.4c).
    MoveTheKing(Square),
    /// Promote on this square (FIDE 4.6c).
    Promote(Square),
    /// Promote to this piece (FIDE 4.4d).
    PromoteTo(Kind),
    /// Keep to the move that was made when the piece was let go (FIDE 4.6).
    KeepTo(Move),
    /// Play the move that was written down for a claim (FIDE 9.5b).
    PlayWritten(Move),
}

impl fmt::Display for Bond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, &self.phrase(), "bond-")
    }
}

/// What the player to move is bound to and the legal moves that fulfil it; nothing if any legal move will do.
pub(crate) fn bond(
    board: &Board,
    hand: &Hand,
    written: Option<&Move>,
    rules: &Rules,
) -> Option<(Bond, Vec<Move>)> {
    let legal = board.legal_moves();
    let bonds = Bonds { board, hand, legal: &legal, rules };
    written
        .and_then(|mv| bonds.by_written_move(mv))
        .or_else(|| bonds.by_commitment())
        .or_else(|| bonds.by_touch())
}

/// Why pieces that were touched bind to nothing: castling is not legal and the king has no move (FIDE 4.4c, 2014/4.7b), or
/// none of them can be moved or captured (FIDE 4.5, ČUD 3.11).
pub(crate) fn unbound(board: &Board, hand: &Hand, rules: &Rules) -> Article {
    if board.chess().is_none() {
        return Article::czech_draughts("3.11");
    }
    let bonds = Bonds { board, hand, legal: &[], rules };
    if let Some(Commitment::IllegalCastling { .. }) = hand.commitment() {
        return bonds.illegal_castling();
    }
    let [king, rook] = [Kind::King, Kind::Rook].map(|kind| {
        hand.touched().iter().take(2).any(|touch| bonds.is_own(touch.square) && bonds.is(touch.square, kind))
    });
    Article::fide(if king && rook { "4.4c" } else { "4.5" })
}

struct Bonds<'a> {
    board: &'a Board,
    hand: &'a Hand,
    legal: &'a [Move],
    rules: &'a Rules,
}

type Found = Option<(Bond, Vec<Move>)>;

impl Bonds<'_> {
    /// The bond, unless nothing can fulfil it (FIDE 4.5).
    fn to(&self, number: &'static str, duty: Duty, fulfils: impl Fn(&Move) -> bool) -> Found {
        let article = if self.board.chess().is_some() {
            Article::fide(number)
        } else {
            Article::czech_draughts(number)
        };
        self.by(article, duty, fulfils)
    }

    fn by(&self, article: Article, duty: Duty, fulfils: impl Fn(&Move) -> bool) -> Found {
        let moves: Vec<Move> = self.legal.iter().filter(|mv| fulfils(mv)).copied().collect();
        (!moves.is_empty()).then_some((Bond { article, duty }, moves))
    }

    /// FIDE 9.5b: it must be played; if it is not legal, its piece counts as touched.
    fn by_written_move(&self, written: &Move) -> Found {
        let meant = self.board.find(written).ok();
        self.to("9.5b", Duty::PlayWritten(*written), |mv| Some(*mv) == meant)
            .or_else(|| self.to("4.3a", Duty::MoveThe(written.from()), |mv| mv.from() == written.from()))
    }

    /// What is final, unless what was touched before demands another move (FIDE 4.3, 4.4b).
    fn by_commitment(&self) -> Found {
        let (bond, moves) = self.committed()?;
        let allowed = |(_, touched): (Bond, Vec<Move>)| touched.iter().any(|mv| moves.contains(mv));
        self.by_touch().is_none_or(allowed).then_some((bond, moves))
    }

    fn committed(&self) -> Found {
        match self.hand.commitment()? {
            Commitment::Landing { from, to } => {
                let lands = |mv: &Move| mv.from() == from && mv.to() == to;
                if self.board.chess().is_none() {
                    return self.to("4.10", Duty::MoveThe(from), lands);
                }
                let capture = self.legal.iter().find(|mv| lands(mv))?;
                let piece = Square::all().find(|&square| self.board.captures(capture, square))?;
                self.to("4.6", Duty::CaptureWith { piece, with: from }, lands)
            }
            Commitment::Made(made) => self.to("4.6", Duty::KeepTo(made), |mv| *mv == made),
            Commitment::Castling { king, to } => {
                let castles = |mv: &Move| mv.from() == king && self.board.castling_king_ends(mv) == Some(to);
                let rook = self.legal.iter().find(|mv| castles(mv))?.to();
                self.to("4.6b", Duty::Castle(rook), castles)
            }
            Commitment::IllegalCastling { king } => {
                self.by(self.illegal_castling(), Duty::MoveTheKing(king), |mv| mv.from() == king)
            }
            Commitment::Promotion { from, to, kind } => {
                let promotes = |mv: &Move| {
                    mv.to() == to && mv.promotion().is_some() && from.is_none_or(|from| mv.from() == from)
                };
                let chosen = kind.and_then(|kind| {
                    self.to("4.4d", Duty::PromoteTo(kind), |mv| promotes(mv) && mv.promotion() == Some(kind))
                });
                chosen.or_else(|| self.to("4.6c", Duty::Promote(to), promotes))
            }
        }
    }

    /// FIDE 4.4c; later editions say what follows where they speak of the king that was let go (FIDE 2014/4.7b).
    fn illegal_castling(&self) -> Article {
        self.rules.on(&[fide("4.4c"), fide_2014("4.7b")]).unwrap_or(fide("4.4c"))
    }

    fn by_touch(&self) -> Found {
        let squares = self.hand.touched().iter().map(|touch| touch.square);
        let (own, enemy): (Vec<Square>, Vec<Square>) = squares.partition(|&square| self.is_own(square));
        if self.board.chess().is_none() {
            return own.iter().find_map(|&square| self.must_move("3.11", square)); // ČUD 3.11
        }
        match (&own[..], &enemy[..]) {
            ([first, second, ..], []) if self.is(*first, Kind::King) && self.is(*second, Kind::Rook) => {
                self.king_and_rook(*first, *second)
            }
            ([first, second, ..], []) if self.is(*first, Kind::Rook) && self.is(*second, Kind::King) => {
                if self.touched_together(*second) {
                    self.king_and_rook(*second, *first)
                } else {
                    self.rook_then_king(*first, *second)
                }
            }
            ([first, ..], []) if self.is(*first, Kind::King) && self.means_to_castle_illegally() => {
                self.to("4.4c", Duty::MoveTheKing(*first), |mv| mv.from() == *first)
            }
            ([with, ..], [piece, ..]) => self
                .to("4.3c", Duty::CaptureWith { piece: *piece, with: *with }, |mv| {
                    mv.from() == *with && self.board.captures(mv, *piece)
                })
                .or_else(|| self.first_possible("4.3c", "4.3c")),
            _ => self.first_possible("4.3a", "4.3b"),
        }
    }

    /// The first touched piece that can be moved, or captured.
    fn first_possible(&self, own: &'static str, enemy: &'static str) -> Found {
        self.hand.touched().iter().find_map(|touch| {
            let square = touch.square;
            if self.is_own(square) {
                self.must_move(own, square)
            } else {
                self.to(enemy, Duty::Capture(square), |mv| self.board.captures(mv, square))
            }
        })
    }

    fn must_move(&self, number: &'static str, square: Square) -> Found {
        self.to(number, Duty::MoveThe(square), |mv| mv.from() == square || self.castles_by_rook(mv, square))
    }

    /// FIDE F3b(4): in Chess960 castling can be a move of the rook alone.
    fn castles_by_rook(&self, mv: &Move, rook: Square) -> bool {
        mv.to() == rook && self.board.castling_king_ends(mv) == Some(mv.from())
    }

    /// FIDE F3n1, 4.4c: the player has said so, and there is no legal castling.
    fn means_to_castle_illegally(&self) -> bool {
        self.hand.castling_declared()
            && !self.legal.iter().any(|mv| self.board.castling_king_ends(mv).is_some())
    }

    /// FIDE 4.4a, or 4.4c where castling is not legal.
    fn king_and_rook(&self, king: Square, rook: Square) -> Found {
        self.to("4.4a", Duty::Castle(rook), |mv| self.castles(mv, king, rook))
            .or_else(|| self.to("4.4c", Duty::MoveTheKing(king), |mv| mv.from() == king))
    }

    /// FIDE 4.4b: no castling on this side now; the rook must move, or else the king.
    fn rook_then_king(&self, rook: Square, king: Square) -> Found {
        self.to("4.4b", Duty::MoveThe(rook), |mv| mv.from() == rook).or_else(|| {
            self.to("4.4b", Duty::MoveThe(king), |mv| mv.from() == king && !self.castles(mv, king, rook))
        })
    }

    fn castles(&self, mv: &Move, king: Square, rook: Square) -> bool {
        mv.from() == king && mv.to() == rook && self.board.castling_king_ends(mv).is_some()
    }

    fn is_own(&self, square: Square) -> bool {
        self.board.piece_at(square).is_some_and(|piece| piece.colour == self.board.turn())
    }

    fn is(&self, square: Square, kind: Kind) -> bool {
        self.board.piece_at(square).is_some_and(|piece| piece.kind == kind)
    }

    fn touched_together(&self, square: Square) -> bool {
        self.hand.touched().iter().any(|touch| touch.square == square && touch.together)
    }
}
