//! Plies to the end of the game.
//!
//! A byte is the plies and one more, or nothing while a position is not decided; even plies are lost for the side to move.

use super::captures::captures;
use super::half::{Bytes, Halves, Place, layer_by_layer};
use super::quiet::{count_king_moves, king_moves_back, promotions, steps, steps_back};
use crate::endgames::placement::Placement;
use crate::endgames::tables::Tables;

/// The byte of a position in which the side to move has no move.
const LOST_AT_ONCE: u8 = 1;

/// In the place of a number of moves: the position cannot be lost by its quiet moves.
const NEVER: u8 = u8::MAX;

/// The bytes of both halves, and which positions have captures.
pub(super) fn distances(halves: &Halves, tables: &Tables) -> (Bytes, Vec<Vec<bool>>) {
    let mut capturing: Vec<Vec<bool>> = halves.bytes().iter().map(|half| vec![false; half.len()]).collect();
    let mut work = Work { ends: halves.bytes(), open: halves.bytes(), slowest: halves.bytes() };
    for ((half, index), placement) in halves.positions() {
        capturing[half][index] = work.begin((half, index), placement, tables);
    }
    let Work { mut ends, mut open, slowest } = work;
    layer_by_layer(&mut ends, |ends, place| {
        let (half, index) = place;
        let byte = ends[half][index];
        let Some(placement) = halves.placement(place) else { return };
        let before = halves.opposite(half);
        let mut back = |earlier: Placement| {
            let index = halves.index(before, earlier);
            if !capturing[before][index] {
                let open = &mut open[before][index];
                pass_back(byte, &mut ends[before][index], open, slowest[before][index]);
            }
        };
        king_moves_back(placement.swapped(), &mut back);
        steps_back(placement.swapped(), &mut back);
    });
    (ends, capturing)
}

/// What a decided position says about one from which a quiet move leads to it.
#[inline(always)]
fn pass_back(byte: u8, earlier: &mut u8, open: &mut u8, slowest: u8) {
    if is_lost(byte) {
        if *earlier == 0 || *earlier > byte + 1 {
            *earlier = byte + 1;
        }
    } else if *open != NEVER {
        *open -= 1;
        if *open == 0 && *earlier == 0 {
            *earlier = slowest.max(byte + 1);
        }
    }
}

/// Whether the side to move has lost.
pub(super) const fn is_lost(byte: u8) -> bool {
    byte % 2 == 1
}

struct Work {
    ends: Bytes,
    /// How many quiet moves are not known to lose.
    open: Bytes,
    /// The byte of a position that has only the captures and promotions, if all of them lose.
    slowest: Bytes,
}

impl Work {
    /// Takes in what captures and promotions lead to; says whether there are captures.
    fn begin(&mut self, (half, index): Place, placement: Placement, tables: &Tables) -> bool {
        let mut exits = Exits::default();
        let capturing = captures(placement, |after| exits.add(byte_after(after, tables)));
        let mut quiet = 0;
        if !capturing {
            promotions(placement, |after| exits.add(byte_after(after, tables)));
            steps(placement, |_| quiet += 1);
            quiet += count_king_moves(placement);
        }
        let end = &mut self.ends[half][index];
        self.open[half][index] = if exits.escapes() { NEVER } else { quiet as u8 };
        if let Some(win) = exits.fastest_win {
            *end = win;
        } else if quiet == 0 && !exits.draw {
            *end = exits.slowest_loss.max(LOST_AT_ONCE);
        }
        self.slowest[half][index] = exits.slowest_loss;
        capturing
    }
}

/// What the moves lead to that leave the material.
#[derive(Default)]
struct Exits {
    fastest_win: Option<u8>,
    draw: bool,
    slowest_loss: u8,
}

impl Exits {
    /// Takes in a move by the byte of the position after it.
    fn add(&mut self, after: u8) {
        if after == 0 {
            self.draw = true;
        } else if is_lost(after) {
            self.fastest_win = Some(self.fastest_win.map_or(after + 1, |win| win.min(after + 1)));
        } else {
            self.slowest_loss = self.slowest_loss.max(after + 1);
        }
    }

    const fn escapes(&self) -> bool {
        self.draw || self.fastest_win.is_some()
    }
}

/// The byte of a position in another table, given as its mover sees it.
pub(super) fn byte_after(after: Placement, tables: &Tables) -> u8 {
    let next = after.swapped();
    if next.own() == 0 {
        return LOST_AT_ONCE;
    }
    tables.table(next.material()).map_or(0, |table| table.end_byte(next))
}
