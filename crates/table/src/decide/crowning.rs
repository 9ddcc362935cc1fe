//! Crowning: a second man is laid on a new king (ČUD 3.6). The king moves as one with or without it.

use super::{Case, Decision};
use crate::{Fact, Refusal, Square, Why};

impl Case<'_> {
    /// ČUD 3.6: it is the opponent's duty, and the owner may do it once the opponent has moved without it.
    pub(super) fn crown(&self, square: Square) -> Decision {
        self.over_the_board()?;
        let player = self.player()?;
        self.nothing_pending()?;
        let article = self.cite("3.7e", "3.6");
        let Some(king) = self.table.uncrowned().into_iter().find(|king| king.square == square) else {
            return Err(Refusal::new(article, Why::NothingToCrown(square)));
        };
        let opponent_has_moved = self.table.plies.iter().skip(king.ply).any(|ply| ply.by != king.owner);
        if player == king.owner && !opponent_has_moved {
            return Err(Refusal::new(article, Why::OpponentCrowns(!king.owner)));
        }
        Ok(vec![self.event(Fact::Crowned { square })])
    }
}
