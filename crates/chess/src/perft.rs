//! Counting the lines of play of a given length, the usual proof of a move generator.

use crate::board::Board;
use crate::generate::generate;
use crate::side::{Black, Side, White};
use crate::sinks::{Count, Each};
use crate::{Colour, Move, Position};

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
    if depth <= 1 {
        return if depth == 0 { 1 } else { count::<S>(board) };
    }
    let mut total = 0;
    let mut each =
        Each(|manner, from, to| total += lines::<S::Opponent>(&board.make::<S>(manner, from, to), depth - 1));
    let _ = generate::<S, _>(board, &mut each);
    total
}

fn count<S: Side>(board: &Board) -> u64 {
    let mut count = Count::default();
    let _ = generate::<S, _>(board, &mut count);
    count.0
}

fn leaves<S: Side, F: FnMut(&Position)>(position: &Position, depth: u32, visit: &mut F) {
    if depth == 0 {
        return visit(position);
    }
    let mut each = Each(|manner, from, to| {
        let next = position.make::<S>(manner, from, to);
        if depth == 1 { visit(&next) } else { leaves::<S::Opponent, F>(&next, depth - 1, visit) }
    });
    let _ = generate::<S, _>(&position.board, &mut each);
}
