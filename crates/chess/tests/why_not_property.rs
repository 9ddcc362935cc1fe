//! Every move that is not legal gets a reason, and what the reason says is true on a plain board.

mod support;

use partie_chess::{
    CastlingPart, CastlingSide, Kind, Move, Moved, Piece, PlacedPiece, Position, Square, WhyNot,
};
use proptest::prelude::*;
use support::naive::{self, Board, between, difference, goes_that_way};
use support::{random_game, random_setup};

const PROMOTIONS: [Option<Kind>; 7] = [
    None,
    Some(Kind::Queen),
    Some(Kind::Rook),
    Some(Kind::Bishop),
    Some(Kind::Knight),
    Some(Kind::King),
    Some(Kind::Pawn),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn in_games(seed: u64, plies in 0..160usize) {
        let game = random_game(seed, plies);
        check_all_moves(&game[game.len() - 1]);
    }

    #[test]
    fn in_positions_that_no_game_reaches(seed: u64) {
        if let Some(position) = random_setup(seed) {
            check_all_moves(&position);
        }
    }
}

fn check_all_moves(position: &Position) {
    let board = Board::of(position);
    let legal = position.legal_moves();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in PROMOTIONS {
                let means = |m: &&Move| {
                    m.from() == from && m.promotion() == promotion && (m.to() == to || ends_on(**m, to))
                };
                // A step of the king comes before castling that ends on the same square.
                let expected = legal.iter().find(|m| means(m) && m.to() == to).or(legal.iter().find(means));
                match position.find_move(from, to, promotion) {
                    Ok(found) => assert_eq!(Some(&found), expected, "{from}{to} {position:?}"),
                    Err(why_not) => {
                        let attempt = Attempt { position, board: &board, from, to, promotion };
                        assert_eq!(None, expected, "{why_not}: {from}{to} {position:?}");
                        assert!(
                            attempt.bears_out(&why_not),
                            "{why_not:?}: {from}{to} {promotion:?} {position:?}"
                        );
                    }
                }
            }
        }
    }
    for &castling in legal.iter().filter(|m| m.is_castling()) {
        assert_eq!(position.find_castling(castling.to()), Ok(castling));
        assert_eq!(position.find_castling_to(castling.castling_side().unwrap()), Ok(castling));
    }
}

/// Whether it is castling that takes the king to a square which is not next to it.
fn ends_on(m: Move, to: Square) -> bool {
    m.is_castling() && m.king_goes_to() == to && m.from().file().abs_diff(to.file()) > 1
}

struct Attempt<'a> {
    position: &'a Position,
    board: &'a Board,
    from: Square,
    to: Square,
    promotion: Option<Kind>,
}

impl Attempt<'_> {
    fn bears_out(&self, why_not: &WhyNot) -> bool {
        let turn = self.position.turn();
        match why_not {
            WhyNot::NoPiece { from } => self.board.at(*from).is_none() && *from == self.from,
            WhyNot::NotYourPiece { piece } => self.is_mover(*piece) && piece.piece.colour != turn,
            WhyNot::StaysPut { piece } => self.is_mover(*piece) && self.from == self.to,
            WhyNot::WrongWay { piece, to } => {
                self.is_mover(*piece) && !goes_that_way(piece.piece, self.from, *to)
            }
            WhyNot::CapturesKing { king } => {
                self.stands(*king) && king.piece == Piece::new(!turn, Kind::King) && self.right_way()
            }
            WhyNot::InTheWay { by } => self.right_way() && self.first_on_the_way() == Some(*by),
            WhyNot::OwnPiece { own } => {
                self.stands(*own)
                    && own.square == self.to
                    && own.piece.colour == turn
                    && self.right_way()
                    && self.first_on_the_way().is_none()
            }
            WhyNot::PromotionMissing { .. } => self.promotion.is_none() && self.legal_with(Some(Kind::Queen)),
            WhyNot::PromotionNotAllowed { kind } => {
                matches!(kind, Kind::King | Kind::Pawn) && self.legal_with(Some(Kind::Queen))
            }
            WhyNot::NotAPromotion { kind } => self.promotion == Some(*kind) && self.legal_with(None),
            WhyNot::NotOriginalSquare { .. }
            | WhyNot::PawnBlocked { .. }
            | WhyNot::NothingToCapture { .. }
            | WhyNot::EnPassantTooLate { .. } => self.pawn_bears_out(why_not),
            WhyNot::KingToAttackedSquare { .. }
            | WhyNot::CheckNotAnswered { .. }
            | WhyNot::Pinned { .. }
            | WhyNot::EnPassantExposesKing { .. } => self.can_get_there() && self.check_bears_out(why_not),
            _ => self.mover().kind == Kind::King && self.castling_bears_out(why_not),
        }
    }

    fn pawn_bears_out(&self, why_not: &WhyNot) -> bool {
        let piece = self.mover();
        let (files, ranks) = difference(self.from, self.to);
        let ahead = ranks * naive::forward(piece.colour);
        let rank = self.from.rank_for(piece.colour) + 1;
        let beside = Square::at(self.to.file(), self.from.rank()).unwrap();
        let beside_is_enemy = self.board.at(beside) == Some(Piece::new(!piece.colour, Kind::Pawn));
        let diagonal_to_empty = files.abs() == 1 && ahead == 1 && self.board.at(self.to).is_none();
        let just_passed = self.position.passed_square() == Some(self.to);
        piece.kind == Kind::Pawn
            && match why_not {
                WhyNot::NotOriginalSquare { .. } => (files, ahead) == (0, 2) && rank != 2,
                WhyNot::PawnBlocked { by, to, .. } => {
                    let first = self.first_on_the_way().or(self.placed(self.to));
                    files == 0 && first == Some(*by) && *to == self.to && (ahead == 1 || rank == 2)
                }
                WhyNot::NothingToCapture { to } => {
                    *to == self.to && diagonal_to_empty && !just_passed && !(rank == 5 && beside_is_enemy)
                }
                WhyNot::EnPassantTooLate { beside: pawn } => {
                    diagonal_to_empty && !just_passed && rank == 5 && pawn.square == beside && beside_is_enemy
                }
                _ => false,
            }
    }

    fn check_bears_out(&self, why_not: &WhyNot) -> bool {
        let colour = self.position.turn();
        let en_passant = self.is_en_passant();
        let captured =
            if en_passant { Square::at(self.to.file(), self.from.rank()).unwrap() } else { self.to };
        let after = self.board.without(&[self.from, captured]).with(self.mover(), self.to);
        let attackers = after.attackers(!colour, after.king(colour));
        let before = self.board.attackers(!colour, self.board.king(colour));
        let is_king = self.mover().kind == Kind::King;
        match why_not {
            WhyNot::KingToAttackedSquare { to, by } => is_king && *to == self.to && self.are(by, &attackers),
            WhyNot::CheckNotAnswered { by } => {
                let still: Vec<Square> =
                    attackers.into_iter().filter(|square| before.contains(square)).collect();
                !is_king && !still.is_empty() && self.are(by, &still)
            }
            WhyNot::Pinned { piece, by } => {
                !is_king
                    && !en_passant
                    && self.is_mover(*piece)
                    && self.are(&[*by], &attackers)
                    && !before.contains(&by.square)
            }
            WhyNot::EnPassantExposesKing { by } => {
                en_passant && self.are(by, &attackers) && by.iter().all(|by| !before.contains(&by.square))
            }
            _ => false,
        }
    }

    fn castling_bears_out(&self, why_not: &WhyNot) -> bool {
        let colour = self.position.turn();
        let own_rook = Piece::new(colour, Kind::Rook);
        let rights = self.position.castling_rooks() & self.position.pieces(colour);
        match why_not {
            WhyNot::NoCastlingRook { at } => self.board.at(*at) != Some(own_rook),
            WhyNot::CastlingRightLost { rook, moved } => {
                let king_began_elsewhere =
                    self.from.rank_for(colour) != 0 || matches!(self.from.file(), 0 | 7);
                let truth = match moved {
                    Moved::King => king_began_elsewhere,
                    Moved::Rook => rights.any(),
                    Moved::KingOrRook => rights.is_empty(),
                };
                self.board.at(*rook) == Some(own_rook) && !rights.has(*rook) && truth
            }
            _ => rights.into_iter().any(|rook| self.barred(why_not, rook)),
        }
    }

    /// Whether this is what keeps the king from castling with this rook now.
    fn barred(&self, why_not: &WhyNot, rook: Square) -> bool {
        let colour = self.position.turn();
        let king = self.from;
        let side = if rook.file() > king.file() { CastlingSide::King } else { CastlingSide::Queen };
        let (king_to, rook_to) = (side.king_ends_on(king), side.rook_ends_on(king));
        let mut needed = walk(king, king_to);
        needed.extend(walk(rook, rook_to));
        let in_the_way =
            |square: &Square| *square != king && *square != rook && self.board.at(*square).is_some();
        let without_king = self.board.without(&[king]);
        match why_not {
            WhyNot::CastlingBlocked { by, between: is_between } => {
                self.stands(*by)
                    && needed.iter().any(|square| in_the_way(square) && *square == by.square)
                    && *is_between == between(king, rook).contains(&by.square)
            }
            WhyNot::CastlingAttacked { square, part, by } => {
                let expected = match part {
                    CastlingPart::Start => *square == king,
                    CastlingPart::Crossed => between(king, king_to).contains(square),
                    CastlingPart::End => *square == king_to && king != king_to,
                };
                expected && !by.is_empty() && self.are(by, &without_king.attackers(!colour, *square))
            }
            WhyNot::CastlingExposesKing { rook: shield, by } => {
                let after = self.board.without(&[king, rook]);
                let after = after.with(Piece::new(colour, Kind::Rook), rook_to).with(self.mover(), king_to);
                *shield == rook && !by.is_empty() && self.are(by, &after.attackers(!colour, king_to))
            }
            _ => false,
        }
    }

    fn mover(&self) -> Piece {
        self.board.at(self.from).unwrap()
    }

    fn placed(&self, square: Square) -> Option<PlacedPiece> {
        self.board.at(square).map(|piece| PlacedPiece { piece, square })
    }

    fn stands(&self, piece: PlacedPiece) -> bool {
        self.placed(piece.square) == Some(piece)
    }

    fn is_mover(&self, piece: PlacedPiece) -> bool {
        self.stands(piece) && piece.square == self.from
    }

    fn are(&self, pieces: &[PlacedPiece], squares: &[Square]) -> bool {
        pieces.iter().all(|piece| self.stands(*piece))
            && pieces.iter().map(|piece| piece.square).eq(squares.iter().copied())
    }

    fn right_way(&self) -> bool {
        goes_that_way(self.mover(), self.from, self.to)
    }

    fn first_on_the_way(&self) -> Option<PlacedPiece> {
        if self.mover().kind == Kind::Knight {
            return None;
        }
        between(self.from, self.to).into_iter().find_map(|square| self.placed(square))
    }

    fn is_en_passant(&self) -> bool {
        let diagonal = self.from.file() != self.to.file();
        self.mover().kind == Kind::Pawn && diagonal && self.board.at(self.to).is_none()
    }

    /// Whether only the safety of the king can forbid the move.
    fn can_get_there(&self) -> bool {
        let piece = self.mover();
        let target = self.board.at(self.to);
        let open = self.right_way() && self.first_on_the_way().is_none();
        let not_own = target.is_none_or(|target| target.colour != piece.colour && target.kind != Kind::King);
        let pawn_may = match difference(self.from, self.to) {
            _ if piece.kind != Kind::Pawn => true,
            (0, -1 | 1) => target.is_none(),
            (0, _) => target.is_none() && self.from.rank_for(piece.colour) == 1,
            _ => target.is_some() || self.position.passed_square() == Some(self.to),
        };
        open && not_own && pawn_may
    }

    fn legal_with(&self, promotion: Option<Kind>) -> bool {
        self.position.find_move(self.from, self.to, promotion).is_ok()
    }
}

/// The squares from one to another, both included.
fn walk(from: Square, to: Square) -> Vec<Square> {
    let mut squares = vec![from];
    if from != to {
        squares.extend(between(from, to));
        squares.push(to);
    }
    squares
}
