//! Plies to the next capture or man's move, for positions that are known to be won or lost.
//!
//! The winner looks for the nearest such move that keeps the win, the loser for the farthest. Only kings' moves
//! do not end the count, so only they are followed back.

use super::captures::captures;
use super::ends::{byte_after, is_lost};
use super::half::{Bytes, Halves, layer_by_layer};
use super::quiet::{count_king_moves, king_moves_back, promotions, steps};
use crate::endgames::placement::Placement;
use crate::endgames::tables::Tables;

/// The byte of a position in which the game is over.
const OVER: u8 = 1;
/// The byte of a position in which the next move ends the count.
const NEXT_MOVE: u8 = 2;

/// The bytes of both halves: plies and one more, nothing for a draw.
pub(super) fn distances(halves: &Halves, tables: &Tables, ends: &Bytes, capturing: &[Vec<bool>]) -> Bytes {
    let mut zeroing = halves.bytes();
    let mut open = halves.bytes();
    for ((half, index), placement) in halves.positions() {
        let byte = &mut zeroing[half][index];
        let kings = if capturing[half][index] { 0 } else { count_king_moves(placement) as u8 };
        match ends[half][index] {
            0 => {}
            OVER => *byte = OVER,
            end if is_lost(end) && kings == 0 => *byte = NEXT_MOVE,
            end if is_lost(end) => open[half][index] = kings,
            _ if wins_by_zeroing(halves, half, placement, tables, ends) => *byte = NEXT_MOVE,
            _ => {}
        }
    }
    layer_by_layer(&mut zeroing, |zeroing, place| {
        let (half, index) = place;
        let byte = zeroing[half][index];
        let Some(placement) = halves.placement(place) else { return };
        let lost = is_lost(ends[half][index]);
        let before = halves.opposite(half);
        king_moves_back(placement.swapped(), |earlier| {
            let index = halves.index(before, earlier);
            let earlier = &mut zeroing[before][index];
            if capturing[before][index] || *earlier != 0 {
                return;
            }
            let open = &mut open[before][index];
            if lost {
                *earlier = byte + 1;
            } else if *open > 0 {
                *open -= 1;
                if *open == 0 {
                    *earlier = byte + 1;
                }
            }
        });
    });
    zeroing
}

/// Whether a capture or a man's move keeps the win.
fn wins_by_zeroing(
    halves: &Halves,
    half: usize,
    placement: Placement,
    tables: &Tables,
    ends: &Bytes,
) -> bool {
    let mut wins = false;
    let mut leaves = |after| wins |= is_lost(byte_after(after, tables));
    if !captures(placement, &mut leaves) {
        promotions(placement, &mut leaves);
        let after = halves.opposite(half);
        steps(placement, |stepped| {
            wins |= is_lost(ends[after][halves.index(after, stepped.swapped())]);
        });
    }
    wins
}
