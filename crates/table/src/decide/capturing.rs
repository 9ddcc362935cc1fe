//! Draughts over the board: a piece that is let go has ended its jumps, and what it has jumped is removed in order (ČUD 3.10,
//! 4.9 to 4.12).

use partie_laws::Article;

use super::Case;
use crate::hand::Hand;
use crate::{Event, Fact, Move, Square};

impl Case<'_> {
    /// What was wrong about the way in which a hand has made a legal move; the opponent may have it put right.
    pub(super) fn fault_in_making(&self, hand: &Hand, mv: &Move) -> Option<Article> {
        let done = || hand.amounts_to(&self.table.board_of(self.table.turn())) == Some(*mv);
        if !self.rules().captures_are_shown || !done() {
            return None; // what was announced at a special board may be another move
        }
        let number =
            if hand.went_on() { Some(self.went_on_after(hand)) } else { self.wrongly_removed(hand, mv) };
        number.map(Article::czech_draughts)
    }

    /// ČUD 3.10, 4.10: the move was over where the piece was let go first: between two jumps (ČUD 5.4i), after the last one, or
    /// where it could not go at all.
    fn went_on_after(&self, hand: &Hand) -> &'static str {
        let Some(first) = hand.first_release() else { return "3.10" };
        let captures = self.table.board.captures_from(first.from());
        if captures.iter().any(|(path, _)| path.last() == Some(&first.to())) {
            "4.10"
        } else if captures.iter().any(|(path, _)| path.contains(&first.to())) {
            "5.4i"
        } else {
            "3.10"
        }
    }

    /// ČUD 4.11: only after the jumps (ČUD 5.4j; of a single capture ČUD 4.4 names the order), and in their order or in reverse.
    /// ČUD 4.9: after every jump was shown.
    fn wrongly_removed(&self, hand: &Hand, mv: &Move) -> Option<&'static str> {
        let changes = hand.changes();
        let is_removed = |square: Square| self.table.board.piece_at(square).is_some() && square != mv.from();
        let removed: Vec<Square> =
            changes.iter().map(|change| change.square).filter(|square| is_removed(*square)).collect();
        let landed = changes.iter().position(|change| change.square == mv.to());
        let began = changes.iter().position(|change| change.piece.is_none() && is_removed(change.square));
        if landed.zip(began).is_some_and(|(landed, began)| began < landed) {
            return Some(if removed.len() == 1 { "4.4" } else { "5.4j" });
        }
        match self.shown(hand) {
            Some(jumped) if removed.iter().any(|square| !jumped.contains(square)) => return Some("5.4l"),
            Some(jumped) if removed.len() < jumped.len() => return Some("5.4k"),
            _ => {}
        }
        let orders = self.table.board.orders_of_capture(mv);
        let in_order = |order: &Vec<Square>| *order == removed || order.iter().rev().eq(&removed);
        if !orders.is_empty() && !orders.iter().any(in_order) {
            return Some("4.11");
        }
        (removed.len() > 1 && self.shown(hand).is_none()).then_some("4.9") // as one slide
    }

    /// The pieces that were jumped, if the hand has shown every jump (ČUD 4.4, 4.9). On its way the piece may have been put
    /// elsewhere as well (ČUD 3.12).
    fn shown(&self, hand: &Hand) -> Option<Vec<Square>> {
        let way = hand.first_release()?;
        let passes = |path: &[Square]| {
            let mut squares = way.squares().iter();
            path.iter().all(|landing| squares.any(|square| square == landing))
        };
        let captures = self.table.board.captures_from(way.from()).into_iter();
        let shown = captures.filter(|(path, _)| path.last() == Some(&way.to()) && passes(path));
        shown.max_by_key(|(path, _)| path.len()).map(|(_, jumped)| jumped)
    }

    /// ČUD 4.9: the opponent asks to see a capture again while it is under way. What was shown in full is not shown again.
    pub(super) fn show_again(&self) -> Option<Vec<Event>> {
        let hand = &self.table.hand;
        let by_opponent = self.actor.player() == Some(!self.table.turn());
        let first = hand.first_release().filter(|_| self.rules().captures_are_shown && by_opponent)?;
        let mut captures = self.table.board.captures_from(first.from()).into_iter();
        let insufficient = captures.any(|(path, _)| path.contains(&first.to())) && self.shown(hand).is_none();
        insufficient.then(|| {
            let article = Article::czech_draughts("4.9");
            let mut events = vec![self.event(Fact::Complained { article: Some(article) })];
            events.push(self.restored(self.table.plies.len(), None, article));
            events.extend(self.goes_on());
            events
        })
    }
}
