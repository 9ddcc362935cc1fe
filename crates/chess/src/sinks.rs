//! What can be done with generated moves: count them, look for one, visit each.

use core::ops::ControlFlow::{self, Break, Continue};

use crate::generate::Sink;
use crate::moves::{Manner, Move};
use crate::{Bitboard, Square};

/// Counts the moves without making any.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u64);

impl Count {
    #[inline(always)]
    fn add(&mut self, manner: Manner, targets: Bitboard) -> ControlFlow<()> {
        let choices = if manner.promotion().is_some() { 4 } else { 1 };
        self.0 += u64::from(targets.count()) * choices;
        Continue(())
    }
}

impl Sink for Count {
    #[inline(always)]
    fn one_to_many(&mut self, manner: Manner, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.add(manner, targets)
    }

    #[inline(always)]
    fn pawns(&mut self, manner: Manner, _: i8, targets: Bitboard) -> ControlFlow<()> {
        self.add(manner, targets)
    }
}

/// Stops at the first move.
pub(crate) struct Any;

impl Sink for Any {
    #[inline(always)]
    fn one_to_many(&mut self, _: Manner, _: Square, targets: Bitboard) -> ControlFlow<()> {
        if targets.any() { Break(()) } else { Continue(()) }
    }

    #[inline(always)]
    fn pawns(&mut self, _: Manner, _: i8, targets: Bitboard) -> ControlFlow<()> {
        if targets.any() { Break(()) } else { Continue(()) }
    }
}

/// Somebody to whom each move is shown. A trait and not a closure, because only a method can insist on being inlined,
/// and the generator is fast when it knows the manner of a move at compile time.
pub(crate) trait Visitor {
    fn visit(&mut self, manner: Manner, from: Square, to: Square);
}

/// Shows each move to a visitor.
pub(crate) struct Each<V>(pub(crate) V);

impl<V: Visitor> Each<V> {
    #[inline(always)]
    fn one(&mut self, manner: Manner, from: Square, to: Square) {
        if manner.promotion().is_none() {
            return self.0.visit(manner, from, to);
        }
        for promotion in Manner::PROMOTIONS {
            self.0.visit(promotion, from, to);
        }
    }
}

impl<V: Visitor> Sink for Each<V> {
    #[inline(always)]
    fn one_to_many(&mut self, manner: Manner, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            self.one(manner, from, to);
        }
        Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, manner: Manner, step: i8, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            self.one(manner, Square::wrap((to.index() as i32 - i32::from(step)) as u32), to);
        }
        Continue(())
    }
}

/// A visitor that makes [`Move`]s for a function.
pub(crate) struct Moves<F>(pub(crate) F);

impl<F: FnMut(Move)> Visitor for Moves<F> {
    #[inline(always)]
    fn visit(&mut self, manner: Manner, from: Square, to: Square) {
        self.0(Move::new(manner, from, to));
    }
}
