use std::marker::PhantomData;

use crate::board::{Black, Board, Side, White};
use crate::count::count;
use crate::generate::{Sink, generate};
use crate::moves::Landings;
use crate::{Colour, Piece, Position};

/// How many games of `depth` moves there are from a position, draws aside: the usual proof of a move generator.
///
/// Paths to the same capture are one move. A game that ends sooner does not count.
///
/// ```
/// use partie_draughts::{Position, perft};
/// assert_eq!(perft(&Position::start(), 6), 36_768);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match (depth, position.turn()) {
        (0, _) => 1,
        (_, Colour::White) => games::<White>(position.board(), depth),
        (_, Colour::Black) => games::<Black>(position.board(), depth),
    }
}

fn games<S: Side>(board: &Board, depth: u32) -> u64 {
    if depth == 1 {
        return count::<S>(board);
    }
    let mut walk = Walk::<S> { board, depth, games: 0, side: PhantomData };
    generate::<S, _>(board, &mut walk);
    walk.games
}

/// Plays each move as it is found and counts on from there.
struct Walk<'a, S> {
    board: &'a Board,
    depth: u32,
    games: u64,
    side: PhantomData<S>,
}

impl<S: Side> Sink for Walk<'_, S> {
    const EVERY_PATH: bool = false;

    #[inline(always)]
    fn add(&mut self, piece: Piece, from: u64, to: u64, taken: u64, _: Landings) {
        let after = self.board.after(piece, from, to, taken, S::LAST_ROW);
        // Most of the time goes here: to count in place spares one instruction in six.
        self.games += match self.depth {
            2 => count::<S::Opponent>(&after),
            depth => games::<S::Opponent>(&after, depth - 1),
        };
    }
}
