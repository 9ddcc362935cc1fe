//! Claims of a draw by repetition and by fifty moves (FIDE 9.2 to 9.5).
//!
//! In assisted conduct a claim is examined at once. Over the board it waits for the arbiter, or for the opponent, who
//! may accept it as the offer that it also is (FIDE 9.1b(3)) or have it examined.

use partie_chess::notation::Letters;
use partie_laws::Article;

use super::{Case, Decision};
use crate::arbiter::price::Offence;
use crate::board::ChessBoard;
use crate::{
    ActKind, Actor, Claim, ClaimKind, Colour, Event, Fact, Move, Outcome, Reason, Refusal, Ruling, Why,
};

impl Case<'_> {
    pub(super) fn claim(&self, claim: ClaimKind, intended: Option<&Move>) -> Decision {
        let article = match claim {
            ClaimKind::Repetition => self.cite("9.2", "6.1"),
            ClaimKind::FiftyMoves => self.cite("9.3", "6.2"),
        };
        let by = self.claimant_to_move(article)?;
        let (Some(board), Some(_)) = (self.table.board.chess(), self.rules().claims) else {
            return Err(Refusal::new(article, Why::NoClaimsNeeded));
        };
        if !self.table.hand.touched().is_empty() {
            return Err(Refusal::new(Article::fide("9.4"), Why::TouchedBeforeClaim));
        }
        if let Some((bond, moves)) = self.table.bond().filter(|_| self.table.written.is_some())
            && intended.is_some_and(|mv| !self.table.board.find(mv).is_ok_and(|found| moves.contains(&found)))
        {
            return Err(Refusal::new(bond.article, Why::Bound(bond)).allowing(moves)); // FIDE 9.5b
        }
        let mut events: Vec<Event> =
            intended.and_then(|mv| self.written_for_claim(by, mv)).into_iter().collect();
        events.push(self.event(Fact::Claimed { claim, intended: intended.copied() }));
        if !self.table.regulations.over_the_board() && !self.only_asks {
            self.verdict(&mut events, board, Claim { by, claim, intended: intended.copied() });
        }
        Ok(events)
    }

    /// FIDE 9.2a, 9.3a: the move is written down before it is claimed on, in the player's own letters.
    fn written_for_claim(&self, by: Colour, mv: &Move) -> Option<Event> {
        let letters = self.table.language(by).unwrap_or(Letters::ENGLISH);
        self.written_before(by, &self.table.board.notation_in(mv, letters))
    }

    pub(super) fn examine(&self) -> Decision {
        let (Some(claim), Some(board)) = (self.table.claim, self.table.board.chess()) else {
            return Err(Refusal::new(self.cite("9.5", "6.1"), Why::NoClaim));
        };
        // Where nobody else may come to look, the claimant need not wait for the opponent.
        let by_claimant = self.actor.player() == Some(claim.by) && !self.presence.arbiter;
        if self.actor != Actor::Arbiter && self.actor.player() != Some(!claim.by) && !by_claimant {
            return Err(self.not_for_you());
        }
        self.no_question()?;
        let mut events = Vec::new();
        self.verdict(&mut events, board, claim);
        Ok(events)
    }

    /// FIDE 6.14: a player has no right to a claim that rests on screens or demonstration boards alone. That it does, the
    /// arbiter finds; whether it is right otherwise, is examined.
    pub(super) fn reject_claim_from_screen(&self, ruling: Ruling, article: Article, note: &str) -> Decision {
        let (Some(claim), Some(board)) = (self.table.claim, self.table.board.chess()) else {
            return Err(Refusal::new(article, Why::NoClaim));
        };
        if self.own(article) != self.own(Article::fide("6.14")) {
            return Err(Refusal::new(article, Why::NothingToDecide).instead(&[ActKind::Examine]));
        }
        let mut events = vec![self.ruled(ruling, article, note)];
        if let Some((found, needed)) = self.counted(board, claim) {
            self.reject_claim(&mut events, claim, found, needed);
        }
        Ok(events)
    }

    /// How often the position has occurred, or how many quiet moves were made; and how many it takes.
    fn counted(&self, board: &ChessBoard, claim: Claim) -> Option<(u32, u32)> {
        let claims = self.rules().claims?;
        let intended = claim.intended.as_ref();
        Some(match claim.claim {
            ClaimKind::Repetition => (board.repetitions(intended), claims.repetition),
            ClaimKind::FiftyMoves => (board.quiet_moves(intended), claims.moves),
        })
    }

    /// FIDE 9.5a and b: a draw, or time for the opponent and the game goes on.
    fn verdict(&self, events: &mut Vec<Event>, board: &ChessBoard, claim: Claim) {
        let Some((found, needed)) = self.counted(board, claim) else { return };
        if found < needed {
            return self.reject_claim(events, claim, found, needed);
        }
        let (reason, [on_board, after_move]) = match claim.claim {
            ClaimKind::Repetition => (Reason::Repetition, ["9.2b", "9.2a"]),
            ClaimKind::FiftyMoves => (Reason::FiftyMoves, ["9.3b", "9.3a"]),
        };
        let number = if claim.intended.is_some() { after_move } else { on_board };
        events.push(self.ended(Outcome::draw(reason, Article::fide(number))));
    }

    /// FIDE 9.5b: time for the opponent, and the game goes on.
    fn reject_claim(&self, events: &mut Vec<Event>, claim: Claim, found: u32, needed: u32) {
        let article = Article::fide("9.5b");
        events.push(self.event(Fact::ClaimRejected { found, needed, article }));
        let which = u32::from(self.table.failed_claims[claim.by as usize]) + 1;
        events.extend(self.charge(Offence::WrongClaim, which, claim.by, &self.table.board));
        events.push(self.resumed(""));
    }
}
