//! How near a position looks to a mate in which the king is caged by its own men, and to a capture that opens a blocked
//! board. These opinions are dearer than those of `evaluate`; a search asks for them only when it has got nowhere
//! otherwise. They, too, only order the search, so nothing here has to be right.

use super::evaluate::{CORNERS, DARK, attacked, to_promotion};
use crate::attacks;
use crate::{Bitboard, Colour, Position, Square};

const FAR: u8 = 64;
pub(super) const CAGES: usize = 4;
const NEVER: u32 = 400;
/// What it costs when nobody can fill or attack a flight.
const NOBODY: u32 = 14;

/// The ways that kings can go between the blocked pawns.
pub(super) struct Ways {
    player: Colour,
    /// Steps from a square to another, for each king.
    steps: Box<[[[u8; 64]; 64]; 2]>,
}

/// The pawns that stand head to head.
fn blocked(position: &Position, colour: Colour) -> Bitboard {
    let (white, black) = (
        position.board.pawns() & position.pieces(Colour::White),
        position.board.pawns() & position.pieces(Colour::Black),
    );
    if colour == Colour::White { white & black.shift(-8) } else { black & white.shift(8) }
}

impl Ways {
    pub(super) fn of(position: &Position, player: Colour) -> Ways {
        let mut steps = Box::new([[[FAR; 64]; 64]; 2]);
        for colour in Colour::ALL {
            let guarded = attacks::pawns_attack(blocked(position, !colour), !colour == Colour::White);
            let barred = guarded | blocked(position, colour) | blocked(position, !colour);
            for from in Square::all() {
                let row = &mut steps[colour.index()][from.index()];
                let (mut reached, mut new, mut count) = (Bitboard::from(from), Bitboard::from(from), 0);
                while new.any() {
                    new.into_iter().for_each(|to| row[to.index()] = count);
                    let next =
                        new.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::king(square));
                    new = next.without(reached | barred);
                    reached |= new;
                    count += 1;
                }
            }
        }
        Ways { player, steps }
    }

    fn steps(&self, colour: Colour, from: Square, to: Square) -> u32 {
        u32::from(self.steps[colour.index()][from.index()][to.index()])
    }

    /// How far the king is from being on a square where its own men and the player's leave it no flight.
    fn to_squares(&self, position: &Position) -> [u32; 64] {
        let board = &position.board;
        let (ours, theirs) = (board.colour(self.player), board.colour(!self.player));
        let king = board.king(!self.player);
        let attacked = attacked(position, self.player, king);
        let pieces = theirs.without(board.pawns() | Bitboard::from(king));
        let before_men = board.occupied().shift(if self.player == Colour::White { -8 } else { 8 });
        let free_pawns = board.pawns().without(before_men);
        let anywhere = (ours & (board.straight() | board.knights() | free_pawns)).any();
        let bishops = board.diagonal() & ours;
        let reach = |from: Square| {
            board
                .kind_at(from)
                .map_or(Bitboard::EMPTY, |kind| attacks::of(kind, Colour::White, from, board.occupied()))
        };
        let reach_of = |men: Bitboard| men.into_iter().fold(Bitboard::EMPTY, |all, from| all | reach(from));
        let in_reach = reach_of(pieces);
        let (diagonal, straight) = (reach_of(board.diagonal() & ours), reach_of(board.straight() & ours));
        let knights = attacks::knights_attack(board.knights() & ours);
        let occupied = board.occupied().without(king.into());
        let to_knight = NOBODY + 2 * to_promotion(free_pawns & ours, self.player).unwrap_or(0);
        let caged_on = |square: Square| {
            let steps = self.steps(!self.player, king, square);
            let colour = if DARK.has(square) { DARK } else { !DARK };
            if steps >= u32::from(FAR) || !anywhere && (bishops & colour).is_empty() {
                return None;
            }
            let flights = attacks::king(square).without(theirs.without(king.into()));
            let open = flights.without(attacked);
            let cover = |colour: Bitboard| {
                let fillers = pieces & (board.knights() | board.straight() | colour);
                let helpers = fillers.without(attacks::king(square)).count() + 2 * (bishops & colour).count();
                let open = open & colour;
                4 * open.count()
                    + 2 * open.without(in_reach).count()
                    + NOBODY * open.count().saturating_sub(helpers)
            };
            let checks = attacks::diagonal(square, occupied) & diagonal
                | attacks::straight(square, occupied) & straight
                | attacks::knight(square) & knights;
            // Between its own men only a knight checks a king, or whoever captures one of them.
            let no_line = flights.is_empty() && checks.is_empty() && (board.knights() & ours).is_empty();
            let no_line = if no_line { to_knight } else { 0 };
            let no_check = if checks.without(ours).is_empty() { 5 } else { 0 };
            Some(3 * steps + cover(DARK) + cover(!DARK) + no_line + no_check)
        };
        let mut distances = [NEVER; 64];
        for square in Square::all() {
            distances[square.index()] = caged_on(square).unwrap_or(NEVER);
        }
        distances
    }

    /// The same, from the nearest square and from each corner: where the nearest can not become a mate, another can. A
    /// corner that is out of reach is of use, too: its agenda, in which all are alike, wanders far.
    pub(super) fn to_cages(&self, position: &Position) -> [u32; 1 + CAGES] {
        let distances = self.to_squares(position);
        let mut cages = [distances.into_iter().min().unwrap_or(NEVER); 1 + CAGES];
        for (cage, chosen) in cages[1..].iter_mut().zip(CORNERS) {
            *cage = distances[chosen.index()];
        }
        cages
    }

    /// How far the board is from losing one more pawn to a king. Pieces that are lost open it, too, but seldom.
    pub(super) fn to_opening(&self, position: &Position) -> u32 {
        let board = &position.board;
        let king_captures = |colour: Colour| {
            let king = board.king(colour);
            let men = board.colour(!colour).without(board.king(!colour).into());
            let pawns = men & board.pawns();
            let distance = |victim: Square| {
                let defended = board.attackers(!colour, victim, board.occupied()).any();
                let near = attacks::king(victim) | Bitboard::from(victim);
                let steps = near.into_iter().map(|square| self.steps(colour, king, square)).min();
                steps.unwrap_or(u32::from(FAR)) + if defended { 3 } else { 0 }
            };
            let victims = if pawns.any() { pawns } else { men };
            victims.into_iter().map(distance).min().unwrap_or(0)
        };
        let pawns = board.pawns();
        14 * pawns.count()
            + 8 * board.occupied().without(pawns).count()
            + king_captures(!self.player).min(king_captures(self.player))
    }
}
