//! Checks a proof in which some men are followed from square to square and the others roam.
//!
//! A position *agrees* with a placement when the same player is to move, the men that are followed stand just so, nobody
//! else of them is on the board, and every roamer is on one of its squares or has been captured. The present position
//! agrees with a placement of the proof. If no position that agrees with one is a mate, and each legal move from any
//! of them leads to a position that agrees with another, then no mate can ever be reached. What is checked is more than
//! needed: roamers are taken to be absent where they would block, and present on all their squares where they
//! could capture, be captured, attack or get in the way.

use super::closed::Members;
use super::regions::{attacked_by, can_fill, may_be_promoted, pawn_steps};
use crate::attacks;
use crate::winnable::{Region, Roaming};
use crate::{Bitboard, Colour, Kind, Piece, Position, Square};

struct Checker<'a> {
    roamers: &'a [Region],
    members: Members<'a>,
    /// The player who must not mate.
    player: Colour,
    /// The squares of all roamers of each colour, and of those that are pawns.
    squares: [Bitboard; 2],
    pawn_squares: [Bitboard; 2],
}

pub(super) fn proves(roaming: &Roaming, position: &Position, player: Colour) -> bool {
    let Some(members) = Members::new(roaming.placements.iter()) else { return false };
    let roamers = roaming.roamers.as_slice();
    let squares = |pawns_only: bool| {
        Colour::ALL.map(|colour| {
            let wanted =
                |man: &&Region| man.piece.colour == colour && (!pawns_only || man.piece.kind == Kind::Pawn);
            roamers.iter().filter(wanted).fold(Bitboard::EMPTY, |all, man| all | man.squares)
        })
    };
    let checker = Checker { roamers, members, player, squares: squares(false), pawn_squares: squares(true) };
    checker.describes(position)
        && roaming
            .placements
            .iter()
            .all(|placement| checker.moves_stay(placement) && !checker.can_be_mate(placement))
}

/// The placement after a man has come to a square, in the place of whoever stood there, and the other player is to move.
fn after(placement: &Position, from: Square, to: Square, piece: Piece) -> Position {
    let mut board = placement.board;
    board.remove(from);
    board.put(piece, to);
    Position::from_parts(board, !placement.turn(), 0, 1)
}

/// The placement without the men on these squares, and with this player to move.
fn without(placement: &Position, squares: Bitboard, turn: Colour) -> Position {
    let mut board = placement.board;
    squares.into_iter().for_each(|square| board.remove(square));
    board.castling = Bitboard::EMPTY;
    board.passed = Bitboard::EMPTY;
    Position::from_parts(board, turn, 0, 1)
}

impl Checker<'_> {
    /// Whether the position agrees with a placement, and nobody in it can castle or capture in passing.
    fn describes(&self, position: &Position) -> bool {
        let taken_off: Bitboard = self.roamers.iter().map(|man| man.square).collect();
        position.castling_rooks().is_empty()
            && position.en_passant_square().is_none()
            && taken_off.count() as usize == self.roamers.len()
            && self.roamers.iter().all(|man| {
                position.piece_at(man.square) == Some(man.piece)
                    && man.piece.kind != Kind::King
                    && man.squares.has(man.square)
            })
            && self.members.have(&without(position, taken_off, position.turn()))
    }

    fn roamers(&self, colour: Colour) -> impl Iterator<Item = &Region> {
        self.roamers.iter().filter(move |man| man.piece.colour == colour)
    }

    /// Whether every move from every position that agrees with this placement leads to one that agrees with another.
    fn moves_stay(&self, placement: &Position) -> bool {
        let followed = placement.pieces(placement.turn());
        followed.into_iter().all(|from| self.man_stays(placement, from))
            && (self.roamers(placement.turn()).next().is_none() || self.roamers_stay(placement))
    }

    /// Whether each move of a man that is followed leads to a placement of the proof.
    fn man_stays(&self, placement: &Position, from: Square) -> bool {
        let Some(man) = placement.piece_at(from) else { return true };
        let (us, them) = (man.colour, !man.colour);
        let king = Bitboard::from(placement.king(them));
        let attacked = attacks::of(man.kind, us, from, placement.occupied());
        let targets = if man.kind == Kind::Pawn {
            // Capturing in passing happens on a square that the other pawn, a roamer, could have stepped to as well.
            let captures = attacked & (placement.pieces(them) | self.squares[them.index()]);
            pawn_steps(us, from, placement.occupied()) | captures
        } else {
            attacked
        };
        targets.without(placement.pieces(us) | king).into_iter().all(|to| {
            let is_double_step = man.kind == Kind::Pawn && from.rank().abs_diff(to.rank()) == 2;
            let leads_on = |kind: &Kind| self.leads_on(&after(placement, from, to, Piece::new(us, *kind)));
            !(is_double_step && self.may_be_captured_in_passing(placement, to))
                && becomes(man, to).iter().all(leads_on)
        })
    }

    /// Whether a pawn that has made a double step to this square has a pawn of the opponent's beside it, or could have.
    /// Such a proof is not accepted.
    fn may_be_captured_in_passing(&self, placement: &Position, to: Square) -> bool {
        let them = !placement.turn();
        let beside = attacks::king(to) & Bitboard::rank(to.rank());
        (beside & (placement.of(them, Kind::Pawn) | self.pawn_squares[them.index()])).any()
    }

    /// Whether no roamer of the player to move can leave its squares, and both what is left when it has moved and what
    /// is left when it has captured a man that is followed are placements of the proof.
    fn roamers_stay(&self, placement: &Position) -> bool {
        let (us, them) = (placement.turn(), !placement.turn());
        let occupied = placement.occupied();
        let king = Bitboard::from(placement.king(them));
        let mut captured = Bitboard::EMPTY;
        for man in self.roamers(us) {
            for from in man.squares.without(occupied) {
                let attacked = attacked_by(man, from, occupied);
                let captures = (attacked & placement.pieces(them)).without(king);
                let moves = if man.piece.kind == Kind::Pawn {
                    let steps = pawn_steps(us, from, occupied) | attacked & self.squares[them.index()];
                    if may_be_promoted(man) { steps | attacked } else { steps }
                } else {
                    attacked
                };
                if (moves.without(occupied) | captures).without(man.squares).any() {
                    return false;
                }
                captured |= captures;
            }
        }
        self.leads_on(&without(placement, Bitboard::EMPTY, them))
            && captured.into_iter().all(|square| self.leads_on(&without(placement, square.into(), them)))
    }

    /// Whether a placement that a move leads to is one of the proof, or does not occur because the player who moved
    /// would stand in check, or is hopeless because the player's king is alone for ever.
    fn leads_on(&self, next: &Position) -> bool {
        let mover = !next.turn();
        self.members.have(next)
            || self.is_surely_attacked(next, next.king(mover))
            || !next.pieces(self.player).several() && self.roamers(self.player).next().is_none()
    }

    /// Whether a man that is followed, of the player to move, attacks a square whatever the roamers do: no roamer can
    /// ever stand in between.
    fn is_surely_attacked(&self, placement: &Position, square: Square) -> bool {
        let blocked = placement.occupied() | self.squares[0] | self.squares[1];
        placement.board.attackers(placement.turn(), square, blocked).any()
    }

    /// All that the player's men attack in some position that agrees with the placement, when these squares are
    /// occupied.
    fn attackable(&self, placement: &Position, occupied: Bitboard) -> Bitboard {
        let followed = placement.pieces(self.player).into_iter().filter_map(|from| {
            let man = placement.piece_at(from)?;
            Some(attacks::of(man.kind, man.colour, from, occupied))
        });
        let roaming = self.roamers(self.player).flat_map(|man| {
            man.squares.without(placement.occupied()).into_iter().map(|from| attacked_by(man, from, occupied))
        });
        followed.chain(roaming).fold(Bitboard::EMPTY, |all, some| all | some)
    }

    /// Whether a position that agrees with the placement could be a mate by the player. If it is, the king is attacked;
    /// each adjoining square is attacked, or holds a man of the opponent's that is followed, or a roamer, each of
    /// which fills one square only; and no other man has a legal move.
    fn can_be_mate(&self, placement: &Position) -> bool {
        let opponent = !self.player;
        if placement.turn() != opponent {
            return false;
        }
        let king = placement.king(opponent);
        let attackable = self.attackable(placement, placement.occupied().without(king.into()));
        let free = |man: &Region| man.squares.without(placement.occupied());
        let fillers: Vec<Bitboard> = self.roamers(opponent).map(free).collect();
        let flights = attacks::king(king).without(placement.pieces(opponent) | attackable);
        attackable.has(king) && can_fill(flights, &fillers) && !self.has_sure_reply(placement)
    }

    /// Whether a man of the opponent's that is followed has a move that is legal whatever the roamers do.
    fn has_sure_reply(&self, placement: &Position) -> bool {
        let opponent = !self.player;
        let king = placement.king(opponent);
        let blocked = placement.occupied() | self.squares[0] | self.squares[1];
        let their_king = Bitboard::from(placement.king(self.player));
        placement.pieces(opponent).without(king.into()).into_iter().any(|from| {
            let Some(man) = placement.piece_at(from) else { return false };
            let attacked = attacks::of(man.kind, opponent, from, blocked).without(their_king);
            let captures = attacked & placement.pieces(self.player);
            let steps = attacked.without(placement.occupied() | self.squares[opponent.index()]);
            let targets = if man.kind == Kind::Pawn { captures } else { captures | steps };
            targets.into_iter().any(|to| {
                let next = after(placement, from, to, man);
                !self.attackable(&next, next.occupied()).has(king)
            })
        })
    }
}

/// What a man may be once it has come to a square (FIDE 3.7e).
fn becomes(man: Piece, to: Square) -> &'static [Kind] {
    const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
    match man.kind {
        Kind::Pawn if to.rank_for(man.colour) == 7 => &PROMOTED,
        Kind::Pawn => &[Kind::Pawn],
        Kind::Knight => &[Kind::Knight],
        Kind::Bishop => &[Kind::Bishop],
        Kind::Rook => &[Kind::Rook],
        Kind::Queen => &[Kind::Queen],
        Kind::King => &[Kind::King],
    }
}
