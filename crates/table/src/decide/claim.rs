//! Claims of a draw by repetition and by fifty moves (FIDE 9.2 to 9.5).
//!
//! In assisted conduct a claim is examined at once. Over the board it waits for the arbiter, or for the opponent, who
//! may accept it as the offer that it also is (FIDE 9.1b(3)) or have it examined.

use partie_chess::notation::Letters;
use partie_laws::Article;

use super::{Case, Decision};
use crate::arbiter::price::Offence;
use crate::board::ChessBoard;
use crate::{Actor, Claim, ClaimKind, Colour, Event, Fact, Move, Outcome, Reason, Refusal, Why};

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
        if self.actor != Actor::Arbiter && self.actor.player() != Some(!claim.by) {
            return Err(self.not_for_you());
        }
        self.no_question()?;
        let mut events = Vec::new();
        self.verdict(&mut events, board, claim);
        Ok(events)
    }

    /// FIDE 9.5a and b: a draw, or time for the opponent and the game goes on.
    fn verdict(&self, events: &mut Vec<Event>, board: &ChessBoard, claim: Claim) {
        let Some(claims) = self.rules().claims else { return };
        let intended = claim.intended.as_ref();
        let (found, needed, reason, [on_board, after_move]) = match claim.claim {
            ClaimKind::Repetition => {
                (board.repetitions(intended), claims.repetition, Reason::Repetition, ["9.2b", "9.2a"])
            }
            ClaimKind::FiftyMoves => {
                (board.quiet_moves(intended), claims.moves, Reason::FiftyMoves, ["9.3b", "9.3a"])
            }
        };
        if found >= needed {
            let number = if intended.is_some() { after_move } else { on_board };
            events.push(self.ended(Outcome::draw(reason, Article::fide(number))));
            return;
        }
        let article = Article::fide("9.5b");
        events.push(self.event(Fact::ClaimRejected { found, needed, article }));
        let which = u32::from(self.table.failed_claims[claim.by as usize]) + 1;
        events.extend(self.charge(Offence::WrongClaim, which, claim.by, &self.table.board));
        events.push(self.resumed(""));
    }
}
