//! Walks straight at the plainest of mates: the king in a corner, the player's king two steps away, and a check by a
//! queen or rook. It looks at moves without playing them and never goes back, so it takes microseconds; most positions
//! of real games need no more. Nothing here has to be right, because the line is replayed.

use super::evaluate::{CORNERS, PATTERNS, steps};
use crate::attacks;
use crate::{Colour, Kind, Move, Position, Square};

/// How many moves of both players are tried.
const LONGEST: usize = 44;

/// A line that ends in mate, if it is found without a second thought.
pub(super) fn dive(position: &Position, player: Colour) -> Option<Vec<Move>> {
    let king = position.king(!player);
    let corner = CORNERS
        .into_iter()
        .min_by_key(|&corner| 2 * steps(king, corner) + steps(position.king(player), corner))?;
    let mut line = Vec::with_capacity(LONGEST);
    let mut position = *position;
    while line.len() < LONGEST {
        let ours = position.turn() == player;
        if ours
            && steps(position.king(!player), corner) < 2
            && let Some(mate) = mating_move(&position)
        {
            line.push(mate);
            return Some(line);
        }
        let before = line.len().checked_sub(2).map(|index| line[index]);
        let mut best = (u32::MAX, None);
        position.for_each_legal_move(|m| {
            let undoes =
                before.is_some_and(|before: Move| before.from() == m.to() && before.to() == m.from());
            let cost =
                2 * if ours { our_cost(&position, m, corner) } else { their_cost(&position, m, corner) }
                    + u32::from(undoes);
            if cost < best.0 {
                best = (cost, Some(m));
            }
        });
        let m = best.1?;
        line.push(m);
        position = position.play(m);
    }
    None
}

/// A move that mates at once.
fn mating_move(position: &Position) -> Option<Move> {
    let mut mate = None;
    position.for_each_legal_move(|m| {
        if mate.is_none() && position.play(m).is_checkmate() {
            mate = Some(m);
        }
    });
    mate
}

/// Whether the player has, or is about to have, a piece that mates along a rank or file.
fn our_cost(position: &Position, m: Move, corner: Square) -> u32 {
    let board = &position.board;
    let us = position.turn();
    let king = board.king(!us);
    let heavy = (board.straight() & board.colour(us)).any();
    let gives_check = match board.kind_at(m.from()) {
        Some(Kind::King) | None => false,
        Some(kind) => attacks::of(m.promotion().unwrap_or(kind), us, m.to(), board.occupied()).has(king),
    };
    let mut cost = 40;
    if m.from() == board.king(us) {
        let near = |square: Square| {
            let patterns = PATTERNS.iter().filter(|pattern| pattern.corner == corner);
            patterns.map(|pattern| steps(square, pattern.own_king)).min().unwrap_or(0)
        };
        cost = cost + 4 * near(m.to()) - 4 * near(m.from());
    }
    if board.pawns().has(m.from()) && !heavy {
        cost -= 3 + u32::from(m.to().rank_for(us));
    }
    if position.is_capture(m) {
        cost -= 6;
    }
    if m.promotion().is_some_and(|kind| kind != Kind::Queen) {
        cost += 20;
    }
    if gives_check { cost + 12 } else { cost }
}

/// The king goes to the corner and stays there; the others keep out of the way.
fn their_cost(position: &Position, m: Move, corner: Square) -> u32 {
    let board = &position.board;
    let us = position.turn();
    let mut cost = 40;
    if m.from() == board.king(us) {
        cost = cost + 5 * steps(m.to(), corner) - 5 * steps(m.from(), corner);
    }
    if position.is_capture(m) {
        cost += if board.straight().has(m.to()) || board.pawns().has(m.to()) { 14 } else { 2 };
    }
    let kind = board.kind_at(m.from()).unwrap_or(Kind::King);
    if attacks::of(kind, us, m.to(), board.occupied()).has(board.king(!us)) {
        cost += 10;
    }
    if m.promotion().is_some_and(|kind| kind != Kind::Knight) {
        cost += 4;
    }
    cost
}
