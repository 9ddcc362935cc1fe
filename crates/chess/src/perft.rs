//! Counting the lines of play of a given length, the usual proof of a move generator.

use core::marker::PhantomData;

use crate::board::Board;
use crate::generate::generate;
use crate::moves::Manner;
use crate::side::{Black, Side, White};
use crate::sinks::{Count, Each, Visitor};
use crate::{Colour, Move, Position, Square};

impl Position {
    /// How many lines of play of this many plies there are. The last ply is counted without being played.
    ///
    /// ```
    /// assert_eq!(partie_chess::Position::start().perft(3), 8902);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match self.turn() {
            Colour::White => lines::<White>(&self.board, depth),
            Colour::Black => lines::<Black>(&self.board, depth),
        }
    }

    /// For each legal move, how many lines of this many plies begin with it.
    ///
    /// ```
    /// let start = partie_chess::Position::start();
    /// assert_eq!(start.perft_by_move(2).iter().map(|(_, count)| count).sum::<u64>(), 400);
    /// ```
    pub fn perft_by_move(&self, depth: u32) -> Vec<(Move, u64)> {
        let rest = depth.saturating_sub(1);
        self.legal_moves().iter().map(|&m| (m, self.play(m).perft(rest))).collect()
    }

    /// As [`Position::perft`], but every position at the end of a line is made, with its key, and handed to
    /// a function.
    ///
    /// ```
    /// let mut keys = std::collections::HashSet::new();
    /// partie_chess::Position::start().visit_leaves(2, &mut |position| { keys.insert(position.key()); });
    /// assert_eq!(keys.len(), 400);
    /// ```
    pub fn visit_leaves<F: FnMut(&Position)>(&self, depth: u32, visit: &mut F) {
        match self.turn() {
            Colour::White => leaves::<White, F>(self, depth, visit),
            Colour::Black => leaves::<Black, F>(self, depth, visit),
        }
    }
}

fn lines<S: Side>(board: &Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => replies::<S>(board),
        2 => visit::<S, _>(board, replies::<S::Opponent>),
        _ => visit::<S, _>(board, |next| lines::<S::Opponent>(next, depth - 1)),
    }
}

/// How many moves there are: the last ply, which is counted without being played. On its own, so that the many
/// calls of it do not pay for what the other plies need.
#[inline(never)]
fn replies<S: Side>(board: &Board) -> u64 {
    let mut count = Count::default();
    let _ = generate::<S, _>(board, &mut count);
    count.0
}

/// Plays each move and adds up what is counted after it.
#[inline(never)]
fn visit<S: Side, F: Fn(&Board) -> u64>(board: &Board, count: F) -> u64 {
    let mut each = Each(Sum::<S, F> { board, count, total: 0, side: PhantomData });
    let _ = generate::<S, _>(board, &mut each);
    each.0.total
}

struct Sum<'a, S, F> {
    board: &'a Board,
    count: F,
    total: u64,
    side: PhantomData<S>,
}

impl<S: Side, F: Fn(&Board) -> u64> Visitor for Sum<'_, S, F> {
    #[inline(always)]
    fn visit(&mut self, manner: Manner, from: Square, to: Square) {
        self.total += (self.count)(&self.board.make::<S>(manner, from, to));
    }
}

fn leaves<S: Side, F: FnMut(&Position)>(position: &Position, depth: u32, visit: &mut F) {
    match depth {
        0 => visit(position),
        1 => {
            let mut each = Each(LastPly::<S, F> { position, visit, side: PhantomData });
            let _ = generate::<S, _>(&position.board, &mut each);
        }
        _ => position.for_each_legal_move(|m| leaves::<S::Opponent, F>(&position.play(m), depth - 1, visit)),
    }
}

/// Makes each position at the end of a line.
struct LastPly<'a, S, F> {
    position: &'a Position,
    visit: &'a mut F,
    side: PhantomData<S>,
}

impl<S: Side, F: FnMut(&Position)> Visitor for LastPly<'_, S, F> {
    #[inline(always)]
    fn visit(&mut self, manner: Manner, from: Square, to: Square) {
        (self.visit)(&self.position.make::<S>(manner, from, to));
    }
}
