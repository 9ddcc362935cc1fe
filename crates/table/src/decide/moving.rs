//! A move made at once: in assisted conduct the whole of it, over the board all but pressing the clock.

use super::{Case, Decision};
use crate::board::End;
use crate::time_control::Millis;
use crate::{Colour, Event, Fact, MarkedMove, Move, Outcome, Reason, Refusal, Why, WhyRecord};

impl Case<'_> {
    pub(super) fn make_move(&self, marked: &MarkedMove, offer: bool, lag: Millis) -> Decision {
        let MarkedMove { mv, signs } = marked;
        let player = self.hand_to_move()?;
        if self.table.regulations.over_the_board() {
            self.must_have_followed(player)?; // in assisted conduct the software tells each player the other's moves
        }
        if self.only_asks {
            self.sheet_allows_move(player)?; // the view tries a legal move
            return Ok(Vec::new());
        }
        let found = self.find_with_end(mv);
        let (legal, end) = found.map_err(|why| self.illegal(mv, why))?;
        if let Some((bond, moves)) = self.table.bond()
            && !moves.contains(&legal)
        {
            return Err(Refusal::new(bond.article, Why::Bound(bond)).allowing(moves));
        }
        if !self.table.board.has_signs(signs) {
            let why = WhyRecord::NotASign(signs.to_string());
            return Err(Refusal::new(self.cite("C13", "9.1"), why));
        }
        self.sheet_allows_move(player)?;
        if offer {
            self.may_offer(self.player()?, true)?;
        }
        let mut events = Vec::with_capacity(4);
        events.extend(self.start_if_needed());
        events.extend(self.declined_by_touch(player));
        events.extend(self.followed_by_move(player));
        events.push(self.event(Fact::Made { mv: legal, signs: *signs }));
        events.extend(self.proofs(&legal, end));
        events.extend(self.ended_by_move(end));
        if end.is_none() {
            self.offered_and_pressed(&mut events, offer, lag);
        }
        Ok(events)
    }

    /// The legal move, and what ends the game after it.
    pub(super) fn find_with_end(&self, mv: &Move) -> Result<(Move, Option<End>), Why> {
        self.table.board.find_with_end(mv, self.rules(), self.judge)
    }

    pub(super) fn ended_by_move(&self, end: Option<End>) -> Option<Event> {
        end.map(|end| self.ended(Outcome::of(end.winner, end.reason, end.article)))
    }

    /// FIDE 5.2b: why nobody can mate any more after this move.
    pub(super) fn proofs(&self, mv: &Move, end: Option<End>) -> Vec<Event> {
        let dead = end.is_some_and(|end| end.reason == Reason::DeadPosition);
        let after = self.table.board.position_after(mv).filter(|_| dead);
        let proved = |mating: Colour| {
            let (_, proof) = after.as_ref()?.chess()?.prove(mating, self.judge);
            Some(self.event(Fact::Proved { mating, proof: proof? }))
        };
        Colour::BOTH.into_iter().filter_map(proved).collect()
    }

    fn offered_and_pressed(&self, events: &mut Vec<Event>, offer: bool, lag: Millis) {
        if offer {
            events.push(self.event(Fact::Offered { proper: true }));
        }
        if self.table.regulations.over_the_board() {
            return;
        }
        events.push(self.adjourned_by_move().unwrap_or_else(|| self.pressed(lag)));
    }

    /// Why a move is not legal, and the moves of that piece, or all if it has none.
    fn illegal(&self, mv: &Move, why: Why) -> Refusal {
        let article = match &why {
            Why::Chess(why) => why.article(),
            Why::Draughts(why) => why.article(),
            Why::LightSquare => self.cite("1.1", "2.2"),
            Why::NoPromotionPiece => self.cite("3.7e", "3.5"),
            _ => self.cite("C8", "8.2a"),
        };
        let legal = self.table.bond().map_or_else(|| self.table.board.legal_moves(), |(_, moves)| moves);
        let of_piece: Vec<Move> = legal.iter().filter(|found| found.from() == mv.from()).copied().collect();
        Refusal::new(article, why).allowing(if of_piece.is_empty() { legal } else { of_piece })
    }
}
