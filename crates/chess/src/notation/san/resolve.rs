//! Which legal move a description means, looking backwards from the target square: only the pieces that could go
//! there are tested, so no list of all legal moves is made.

use crate::attacks;
use crate::moves::Manner;
use crate::side::{Black, White};
use crate::{Bitboard, CastlingSide, Colour, Kind, Move, Position, Square};

/// The legal moves that a description fits: from each of some squares to one.
#[derive(Clone, Copy)]
pub(crate) struct Candidates {
    origins: Bitboard,
    to: Square,
    manner: Manner,
}

impl Candidates {
    /// Where the pieces that fit stand.
    pub(crate) fn origins(self) -> Bitboard {
        self.origins
    }

    /// The move, if there is exactly one.
    #[inline]
    pub(crate) fn only(self) -> Option<Move> {
        if self.origins.several() { None } else { self.moves().next() }
    }

    /// All of them.
    #[inline]
    pub(crate) fn moves(self) -> impl Iterator<Item = Move> {
        self.origins.into_iter().map(move |from| Move::new(self.manner, from, self.to))
    }
}

impl Position {
    /// The legal moves of a kind of piece to a square from `among` some squares. A pawn that reaches the last rank
    /// needs its promotion, and nothing else may have one (FIDE 3.7e). Castling is [`Position::castling`].
    #[inline(always)]
    pub(crate) fn candidates(
        &self,
        kind: Kind,
        to: Square,
        among: Bitboard,
        promotion: Option<Kind>,
    ) -> Candidates {
        match (kind, promotion) {
            (Kind::Pawn, _) => self.pawn_candidates(to, among, promotion),
            (_, Some(_)) => Candidates { origins: Bitboard::EMPTY, to, manner: Manner::Piece },
            (Kind::King, None) => self.king_candidate(to, among),
            (_, None) => self.piece_candidates(kind, to, among),
        }
    }

    /// Castling with a rook, if it is legal (FIDE 3.8b, F3): the squares that king and rook pass or end on are free,
    /// and those of the king, its first and last included, are not attacked when both have left their squares.
    pub(crate) fn castling(&self, side: CastlingSide) -> Option<Move> {
        let king = self.king(self.turn());
        let rook = self.castling_rook(self.turn(), side)?;
        let others = self.occupied().without(Bitboard::from(king) | Bitboard::from(rook));
        let path = |from, to| attacks::between(from, to) | Bitboard::from(to);
        let king_path = path(king, side.king_ends_on(king));
        if ((king_path | path(rook, side.rook_ends_on(king))) & others).any() {
            return None;
        }
        let attacked = |square| self.board.attackers(!self.turn(), square, others).any();
        let barred = (king_path | Bitboard::from(king)).into_iter().any(attacked);
        (!barred).then(|| Move::new(Manner::Castling, king, rook))
    }

    #[inline(always)]
    fn piece_candidates(&self, kind: Kind, to: Square, among: Bitboard) -> Candidates {
        let ours = self.pieces(self.turn());
        let target = if ours.has(to) { Bitboard::EMPTY } else { Bitboard::ALL };
        let pieces = self.kind(kind) & ours & among & target;
        let origins = match kind {
            Kind::Knight => pieces & attacks::knight(to),
            Kind::Bishop => self.reaching(pieces & attacks::diagonals(to), to),
            Kind::Rook => self.reaching(pieces & attacks::straights(to), to),
            _ => self.reaching(pieces & (attacks::diagonals(to) | attacks::straights(to)), to),
        };
        Candidates { origins: self.leaving_no_check(origins, to), to, manner: Manner::Piece }
    }

    /// Those of some sliding pieces on lines of a square between which and it nothing stands (FIDE 3.5). They are few,
    /// and looking at each needs no large table.
    #[inline(always)]
    fn reaching(&self, sliders: Bitboard, to: Square) -> Bitboard {
        let mut reaching = sliders;
        for from in sliders {
            if (attacks::between(from, to) & self.occupied()).any() {
                reaching = reaching.without(Bitboard::from(from));
            }
        }
        reaching
    }

    /// FIDE 3.8a(i): the king goes to a square that is not attacked. It does not shield the squares behind it.
    #[inline]
    fn king_candidate(&self, to: Square, among: Bitboard) -> Candidates {
        let king = self.king(self.turn());
        let without_king = self.occupied().without(Bitboard::from(king));
        let fits = (attacks::king(to) & among).has(king)
            && !self.pieces(self.turn()).has(to)
            && self.board.attackers(!self.turn(), to, without_king).is_empty();
        let origins = if fits { Bitboard::from(king) } else { Bitboard::EMPTY };
        Candidates { origins, to, manner: Manner::King }
    }

    /// FIDE 3.7: whatever stands on the target decides whether pawns step there or capture.
    #[inline]
    fn pawn_candidates(&self, to: Square, among: Bitboard, promotion: Option<Kind>) -> Candidates {
        let turn = self.turn();
        let pawns = self.of(turn, Kind::Pawn) & among;
        let (manner, origins) = if self.pieces(!turn).has(to) {
            (Manner::Pawn, attacks::pawn(!turn, to) & pawns)
        } else if self.pieces(turn).has(to) {
            (Manner::Pawn, Bitboard::EMPTY)
        } else if self.passed_square() == Some(to) && (attacks::pawn(!turn, to) & pawns).any() {
            let legal = if promotion.is_none() { self.en_passant_origins() } else { Bitboard::EMPTY };
            return Candidates { origins: legal & among, to, manner: Manner::EnPassant };
        } else {
            self.pawn_steps(to, pawns)
        };
        let manner = promotion.and_then(promote_to).unwrap_or(manner);
        let last_rank = to.rank_for(turn) == 7;
        let fits = manner.promotion() == promotion && last_rank == promotion.is_some();
        let origins = if fits { self.leaving_no_check(origins, to) } else { Bitboard::EMPTY };
        Candidates { origins, to, manner }
    }

    /// FIDE 3.7a, 3.7b: one square forward, or two from the original square if both are free.
    #[inline]
    fn pawn_steps(&self, to: Square, pawns: Bitboard) -> (Manner, Bitboard) {
        let back = if self.turn() == Colour::White { -8 } else { 8 };
        let before = Bitboard::from(to).shift(back);
        if to.rank_for(self.turn()) == 3 && (before & self.occupied()).is_empty() {
            (Manner::DoubleStep, before.shift(back) & pawns)
        } else {
            (Manner::Pawn, before & pawns)
        }
    }

    fn en_passant_origins(&self) -> Bitboard {
        match self.turn() {
            Colour::White => self.board.en_passant_captures::<White>(),
            Colour::Black => self.board.en_passant_captures::<Black>(),
        }
    }

    /// FIDE 3.9: those of our pieces that can go to a square without leaving their king in check.
    #[inline]
    fn leaving_no_check(&self, origins: Bitboard, to: Square) -> Bitboard {
        let turn = self.turn();
        let king = self.king(turn);
        // What stands on the target is captured.
        let theirs = self.pieces(!turn).without(Bitboard::from(to));
        let near =
            attacks::pawn(turn, king) & self.board.pawns() | attacks::knight(king) & self.board.knights();
        if (near & theirs).any() {
            return Bitboard::EMPTY;
        }
        let far = attacks::diagonals(king) & self.board.diagonal()
            | attacks::straights(king) & self.board.straight();
        let mut legal = origins;
        for slider in far & theirs {
            let between = attacks::between(king, slider);
            let shielding = between & self.occupied();
            // The move shields the king, or leaves something else that does.
            if between.has(to) {
                continue;
            }
            for from in origins {
                if shielding.without(Bitboard::from(from)).is_empty() {
                    legal = legal.without(Bitboard::from(from));
                }
            }
        }
        legal
    }
}

fn promote_to(kind: Kind) -> Option<Manner> {
    Manner::PROMOTIONS.into_iter().find(|manner| manner.promotion() == Some(kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess960::{Number, start_position};
    use proptest::prelude::*;

    /// Every description of a move, against the list of all legal moves.
    fn agrees_with_the_generator(position: &Position) {
        let legal = position.legal_moves();
        let promotions = || Kind::ALL.map(Some).into_iter().chain([None]);
        for kind in Kind::ALL {
            for to in Square::all() {
                for promotion in promotions() {
                    let fits = |m: &&Move| {
                        !m.is_castling()
                            && m.to() == to
                            && m.promotion() == promotion
                            && position.piece_at(m.from()).is_some_and(|piece| piece.kind == kind)
                    };
                    let mut expected: Vec<Move> = legal.iter().filter(fits).copied().collect();
                    expected.sort_by_key(|m| m.from());
                    let found = position.candidates(kind, to, Bitboard::ALL, promotion);
                    assert_eq!(found.moves().collect::<Vec<_>>(), expected, "{kind} to {to} in {position:?}");
                    assert_eq!(found.only().is_some(), expected.len() == 1);
                }
            }
        }
        for side in CastlingSide::ALL {
            let expected = legal.iter().copied().find(|m| m.castling_side() == Some(side));
            assert_eq!(position.castling(side), expected, "castling {side:?} in {position:?}");
        }
    }

    fn agrees_along_a_game(start: Position, choices: &[usize]) {
        let mut position = start;
        for &choice in choices {
            agrees_with_the_generator(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[choice % moves.len()]);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn candidates_are_the_legal_moves(choices in prop::collection::vec(0..1000usize, 120)) {
            agrees_along_a_game(Position::start(), &choices);
        }

        #[test]
        fn candidates_are_the_legal_moves_in_chess960(
            number in 0..960u16,
            choices in prop::collection::vec(0..1000usize, 80),
        ) {
            agrees_along_a_game(start_position(Number::new(number).unwrap()), &choices);
        }
    }

    #[test]
    fn candidates_in_positions_full_of_pins_checks_and_promotions() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "1rk4r/8/8/8/8/8/8/rRK4R w HBhb - 0 1",
            "4k3/8/8/8/7b/8/3n4/1R2K2R w HB - 0 1",
        ] {
            agrees_with_the_generator(&fen.parse().unwrap());
        }
    }
}
