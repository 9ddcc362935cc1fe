//! Positions that no legal play leads to, as far as they can be seen at a glance.

use partie_chess::{Colour, Kind};

use super::ChessBoard;

impl ChessBoard {
    /// Both kings are in check, or a pawn stands on the last rank (FIDE A4c).
    pub(crate) fn is_illegal(&self) -> bool {
        let position = self.position();
        let in_check = |side: Colour| position.attackers(!side, position.king(side)).any();
        let unpromoted =
            |side: Colour| position.of(side, Kind::Pawn).into_iter().any(|square| square.rank_for(side) == 7);
        Colour::ALL.into_iter().all(in_check) || Colour::ALL.into_iter().any(unpromoted)
    }
}
