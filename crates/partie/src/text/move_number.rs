//! The numbers of moves, as a score has them.

use std::fmt;

use partie_table::Colour;

/// The number of a move and whose it is: `12.` or `12...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveNumber {
    pub(crate) number: u32,
    pub(crate) by: Colour,
}

impl MoveNumber {
    /// That of a ply, from 0, in a game that begins with this move.
    pub(crate) fn of_ply(first: MoveNumber, ply: usize) -> MoveNumber {
        let plies = ply as u32 + u32::from(first.by == Colour::Black);
        let by = if plies.is_multiple_of(2) { Colour::White } else { Colour::Black };
        MoveNumber { number: first.number + plies / 2, by }
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.by == Colour::White { "." } else { "..." };
        write!(f, "{}{dots}", self.number)
    }
}
