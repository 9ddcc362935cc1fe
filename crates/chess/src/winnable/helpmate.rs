//! Replays a line before anybody is told that it mates.

use crate::{Colour, Move, Position};

/// Whether each move is legal when it is played and the last one mates the opponent of `player`.
pub(super) fn mates(position: &Position, line: &[Move], player: Colour) -> bool {
    let mut position = *position;
    for &m in line {
        let mut is_legal = false;
        position.for_each_legal_move(|legal| is_legal |= legal == m);
        if !is_legal {
            return false;
        }
        position = position.play(m);
    }
    position.turn() != player && position.is_checkmate()
}
