//! All legal moves of the side to move.
//!
//! Capture is compulsory (ČUD 4.1) and a king that can capture goes before a man that can (ČUD 4.14); both are
//! decided before the move begins. What becomes of a move is up to the [`Sink`].

use crate::Piece;
use crate::board::{Board, DIRECTIONS, Direction, Side, each, slide, step};
use crate::moves::Landings;

/// What takes the moves, one by one, as bits of the board.
pub(crate) trait Sink {
    /// Whether captures that differ only in their path are wanted one by one.
    const EVERY_PATH: bool;

    fn add(&mut self, piece: Piece, from: u64, to: u64, taken: u64, landings: Landings);
}

#[inline(always)]
pub(crate) fn generate<S: Side, K: Sink>(board: &Board, sink: &mut K) {
    if board.own_kings() != 0 && king_captures(board, sink) {
        return;
    }
    let jumpers = men_that_jump::<S>(board.own_men(), board.other, board.empty());
    if jumpers != 0 {
        for man in each(jumpers) {
            man_captures::<S, K>(board, sink, man, man, 0, Landings::NONE);
        }
    } else {
        plain_moves::<S, K>(board, sink);
    }
}

/// ČUD 3.4, 3.9.
#[inline(always)]
fn plain_moves<S: Side, K: Sink>(board: &Board, sink: &mut K) {
    let empty = board.empty();
    for direction in S::FORWARD {
        for to in each(step(board.own_men(), direction) & empty) {
            sink.add(Piece::Man, step(to, direction.opposite()), to, 0, Landings::NONE.then(to));
        }
    }
    for king in each(board.own_kings()) {
        let reached = DIRECTIONS.iter().fold(0, |squares, &way| squares | slide(king, way, empty));
        for to in each(reached) {
            sink.add(Piece::King, king, to, 0, Landings::NONE.then(to));
        }
    }
}

/// Where men who jump in this direction land (ČUD 4.2).
#[inline(always)]
pub(crate) fn man_landings(men: u64, direction: Direction, other: u64, empty: u64) -> u64 {
    step(step(men, direction) & other, direction) & empty
}

/// Those of the men, or of the squares where a man would stand, that can jump (ČUD 4.2).
#[inline(always)]
pub(crate) fn men_that_jump<S: Side>(men: u64, other: u64, empty: u64) -> u64 {
    S::FORWARD.iter().fold(0, |jumpers, way| {
        let back = way.opposite();
        jumpers | men & step(other & step(empty, back), back)
    })
}

/// Jumps on until it can no more (ČUD 4.5). A man never comes back to a square or a piece that it has left behind,
/// so neither the pieces taken nor the origin matter to where it can go; and on the last row it ends (ČUD 3.8).
pub(crate) fn man_captures<S: Side, K: Sink>(
    board: &Board,
    sink: &mut K,
    from: u64,
    at: u64,
    taken: u64,
    path: Landings,
) {
    let mut complete = true;
    for direction in S::FORWARD {
        let to = man_landings(at, direction, board.other, board.empty());
        if to != 0 {
            complete = false;
            man_captures::<S, K>(board, sink, from, to, taken | step(at, direction), path.then(to));
        }
    }
    if complete {
        sink.add(Piece::Man, from, at, taken, path);
    }
}

/// All captures by kings; whether there are any.
pub(crate) fn king_captures<K: Sink>(board: &Board, sink: &mut K) -> bool {
    let mut any = false;
    for king in each(board.own_kings()) {
        let empty = board.empty() | king;
        let mut capture =
            KingCapture { other: board.other, empty, king, sink: &mut *sink, found: Vec::new() };
        for direction in DIRECTIONS {
            let victim = capture.victim(king, direction, 0);
            if victim != 0 {
                any = true;
                capture.jump(victim, direction, 0, Landings::NONE);
            }
        }
    }
    any
}

/// The captures of one king.
struct KingCapture<'a, K> {
    other: u64,
    /// The squares free to the king while it jumps: its origin is among them, the pieces taken are not, since they
    /// stay on the board until the end (ČUD 4.11).
    empty: u64,
    king: u64,
    sink: &'a mut K,
    /// Ends and taken pieces of the captures that some other path may lead to as well.
    found: Vec<(u64, u64)>,
}

/// Two ways to the same pieces lead around all sides of a rectangle, in the one sense and in the other.
const SIDES_OF_A_RECTANGLE: u32 = 4;

impl<K: Sink> KingCapture<'_, K> {
    /// The piece that a king here could jump in this direction, or nothing (ČUD 4.3, 4.8).
    #[inline(always)]
    fn victim(&self, at: u64, direction: Direction, taken: u64) -> u64 {
        let reached = at | slide(at, direction, self.empty);
        self.first_behind(reached, direction, taken)
    }

    /// The piece right behind these squares if it can be jumped.
    #[inline(always)]
    fn first_behind(&self, squares: u64, direction: Direction, taken: u64) -> u64 {
        let with_room_behind = self.other & !taken & step(self.empty, direction.opposite());
        step(squares, direction) & with_room_behind
    }

    /// Jumps this piece, then goes on from every square behind it from where that is possible; only if there is
    /// no such square may the king end its move, and then on any of them (ČUD 4.6, 4.13).
    fn jump(&mut self, victim: u64, direction: Direction, taken: u64, path: Landings) {
        let taken = taken | victim;
        let landings = slide(victim, direction, self.empty);
        let mut complete = true;
        let ahead = self.first_behind(landings, direction, taken);
        if ahead != 0 {
            complete = false;
            self.jump(ahead, direction, taken, path.then(step(victim, direction)));
        }
        for at in each(landings) {
            for turn in direction.turns() {
                let next = self.victim(at, turn, taken);
                if next != 0 {
                    complete = false;
                    self.jump(next, turn, taken, path.then(at));
                }
            }
        }
        if complete {
            each(landings).for_each(|to| self.end(to, taken, path.then(to)));
        }
    }

    fn end(&mut self, to: u64, taken: u64, path: Landings) {
        if !K::EVERY_PATH && taken.count_ones() >= SIDES_OF_A_RECTANGLE {
            if self.found.contains(&(to, taken)) {
                return;
            }
            self.found.push((to, taken));
        }
        self.sink.add(Piece::King, self.king, to, taken, path);
    }
}
