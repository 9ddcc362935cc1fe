//! Games with a player who cannot see (FIDE E2, ČUD 11.1f).

use partie_laws::Article;

use super::Basis;
use crate::{Fact, Move, Square};

impl Basis<'_> {
    /// Whether the hand that acts works on a board that can be felt.
    pub(super) fn is_at_special_board(self) -> bool {
        self.event.by.side().is_some_and(|side| self.table.has_own_board(side))
    }

    /// FIDE E2.3: the captured piece is off, the moving one in its hole, and the move was said. A slip of the tongue that nobody
    /// has put right counts (FIDE E2.6).
    pub(super) fn made_at_special_board(self, mv: &Move) -> Vec<Article> {
        let turn = self.table.turn();
        let hand = &self.table.hand;
        let slipped = !hand.changes().is_empty() && hand.amounts_to(&self.table.board_of(turn)) != Some(*mv);
        if slipped {
            return vec![self.cite("E2.6", "11.1f")];
        }
        let captures = Square::all().any(|square| self.table.board.captures(mv, square));
        let numbers = captures.then_some("E2.3a").into_iter().chain(["E2.3b", "E2.3c"]);
        numbers.map(|number| self.cite(number, "11.1f")).collect()
    }

    /// FIDE E2.1, E2.3c; saying another move than before puts a slip of the tongue right (FIDE E2.6).
    pub(super) fn announced(self) -> Vec<Article> {
        let before = self.table.record.relief.as_ref().and_then(|relief| relief.announced);
        let Fact::Announced { mv, .. } = &self.event.fact else { return Vec::new() };
        let again = before.is_some() && before != *mv;
        let numbers = [
            self.for_somebody("E2.9b"),
            (self.assisted().is_none()).then_some("E2.1"),
            mv.is_some().then_some("E2.3c"),
            again.then_some("E2.6"),
        ];
        numbers.into_iter().flatten().map(|number| self.cite(number, "11.1f")).collect()
    }

    /// FIDE E2.1; an assistant says moves aloud as well (FIDE E2.9b).
    pub(super) fn repeated(self) -> Article {
        self.cite(self.for_somebody("E2.9b").unwrap_or("E2.1"), "11.1f")
    }

    pub(super) fn followed(self) -> Article {
        self.cite(self.for_somebody("E2.9a").unwrap_or("E2.1"), "11.1f")
    }

    /// The number for an assistant of a player who cannot see; the sighted player's own has E2.9f.
    fn for_somebody(self, number: &'static str) -> Option<&'static str> {
        let side = self.assisted()?;
        Some(if self.table.regulations.play.is_special(side) { number } else { "E2.9f" })
    }
}
