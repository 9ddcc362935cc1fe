//! How many legal moves there are, counted by the set and not one by one.

use crate::Piece;
use crate::board::{Board, DIRECTIONS, Side, slide, step};
use crate::generate::{Sink, king_captures, man_landings, men_that_jump};
use crate::moves::Landings;

#[inline(always)]
pub(crate) fn count<S: Side>(board: &Board) -> u64 {
    let (men, empty) = (board.own_men(), board.empty());
    if board.own_kings() != 0 {
        return count_with_kings::<S>(board);
    }
    let jumpers = men_that_jump::<S>(men, board.other, empty);
    if jumpers != 0 {
        count_man_captures::<S>(jumpers, board.other, empty)
    } else {
        count_steps::<S>(men, empty)
    }
}

#[inline(always)]
fn count_steps<S: Side>(men: u64, empty: u64) -> u64 {
    S::FORWARD.iter().map(|&way| ones(step(men, way) & empty)).sum()
}

/// Every square stands for one capture under way. Captures that meet on a square come from different directions,
/// so that each direction keeps a set of its own.
fn count_man_captures<S: Side>(jumpers: u64, other: u64, empty: u64) -> u64 {
    let landed = S::FORWARD.map(|way| man_landings(jumpers, way, other, empty));
    let go_on = men_that_jump::<S>(landed[0] | landed[1], other, empty);
    let complete: u64 = landed.iter().map(|squares| ones(squares & !go_on)).sum();
    if go_on == 0 {
        return complete;
    }
    let longer: u64 =
        landed.iter().map(|squares| count_man_captures::<S>(squares & go_on, other, empty)).sum();
    complete + longer
}

fn count_with_kings<S: Side>(board: &Board) -> u64 {
    let (men, empty) = (board.own_men(), board.empty());
    let mut captures = Captures(0);
    if king_captures(board, &mut captures) {
        return captures.0;
    }
    let jumpers = men_that_jump::<S>(men, board.other, empty);
    if jumpers != 0 {
        return count_man_captures::<S>(jumpers, board.other, empty);
    }
    let kings = board.own_kings();
    let king_moves: u64 = DIRECTIONS.iter().map(|&way| ones(slide(kings, way, empty))).sum();
    count_steps::<S>(men, empty) + king_moves
}

#[inline(always)]
fn ones(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}

/// Counts what the generator finds.
struct Captures(u64);

impl Sink for Captures {
    const EVERY_PATH: bool = false;

    fn add(&mut self, _: Piece, _: u64, _: u64, _: u64, _: Landings) {
        self.0 += 1;
    }
}
