//! Where the line stands that is being read.

use core::mem::swap;

use super::Visitor;
use crate::side::{Black, White};
use crate::{Colour, Move, Position};

/// The line that is being read. Its two positions lie elsewhere and change places with each move: a position that has
/// just been written is not copied.
#[derive(Debug)]
pub(super) struct Branch<'p> {
    /// The position before the last move: where variations on it start.
    pub(super) before: &'p mut Position,
    pub(super) now: &'p mut Position,
    /// Whether a move of this line has been played.
    pub(super) moved: bool,
    /// The byte at which the line begins.
    pub(super) opened_at: usize,
}

/// A line that waits for the end of a variation on its last move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    before: Position,
    now: Position,
    opened_at: usize,
}

impl<'p> Branch<'p> {
    pub(super) fn new(start: &'p mut [Position; 2], opened_at: usize) -> Branch<'p> {
        let [before, now] = start;
        Branch { before, now, moved: false, opened_at }
    }

    #[inline(always)]
    pub(super) fn play<V: Visitor>(&mut self, played: Move, visitor: &mut V) {
        self.now.play_into(played, self.before);
        swap(&mut self.before, &mut self.now);
        visitor.played(self.before, played, self.now);
        self.moved = true;
    }

    /// Goes to the start of a variation on the last move.
    pub(super) fn branch_off(&mut self, opened_at: usize) -> Waiting {
        let waiting = Waiting { before: *self.before, now: *self.now, opened_at: self.opened_at };
        *self.now = *self.before;
        self.moved = false;
        self.opened_at = opened_at;
        waiting
    }

    pub(super) fn go_back(&mut self, waiting: Waiting) {
        *self.before = waiting.before;
        *self.now = waiting.now;
        self.moved = true;
        self.opened_at = waiting.opened_at;
    }
}

impl Position {
    /// The same as [`Position::play`], written straight to its place.
    fn play_into(&self, legal: Move, after: &mut Position) {
        let (manner, from, to) = (legal.manner(), legal.from(), legal.to());
        *after = match self.turn() {
            Colour::White => self.make::<White>(manner, from, to),
            Colour::Black => self.make::<Black>(manner, from, to),
        };
    }
}
