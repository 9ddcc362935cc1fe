//! What depends on who is at the table: whether both seats are taken, and whether there is an arbiter.

use super::{Case, Decision};
use crate::{Act, ActKind, Colour, Event, Fact, Outcome, Question, Refusal, Score, Why};

impl Case<'_> {
    /// FIDE 6.5: before both players have come nobody begins, or an absent player's clock would run.
    pub(super) fn both_seats_are_taken(&self) -> Result<(), Refusal> {
        let begins = self.actor.player().is_some() && !self.table.has_started();
        if begins && Colour::BOTH.iter().any(|colour| !*self.presence.seats.of(*colour)) {
            return Err(Refusal::new(self.cite("6.5", "10.5"), Why::SeatEmpty));
        }
        Ok(())
    }

    /// The clocks are not stopped for an arbiter where there is none: they would stand for ever. A complaint that is justified
    /// goes on record, and what can be put right is; only the question to the arbiter is left out.
    pub(super) fn arbiter_can_answer(&self, act: &Act, mut events: Vec<Event>) -> Decision {
        if self.presence.arbiter {
            return Ok(events);
        }
        let asked = events.iter().find_map(|event| match event.fact {
            Fact::Referred { question, article } => Some((question, article)),
            _ => None,
        });
        match (act, asked) {
            (Act::Complain | Act::ReportTouch { .. }, Some((Question::Complaint | Question::Help, _))) => {
                events.retain(|event| !matches!(event.fact, Fact::Referred { .. }));
                Ok(events)
            }
            (Act::RequestIncrement, Some((_, article))) => {
                Err(Refusal::new(article, Why::NoArbiter).instead(&[ActKind::ClaimQuickplay])) // FIDE 2014/G6
            }
            (Act::StopClocks { .. } | Act::Accept, Some((_, article))) => {
                Err(Refusal::new(article, Why::NoArbiter)) // FIDE 6.12b, 9.1a
            }
            _ => Ok(events),
        }
    }

    /// Somebody has to do what an arbiter would: where there is none, a player.
    pub(super) fn arbiter_or_player_alone(&self) -> Result<(), Refusal> {
        if self.actor.player().is_some() && !self.presence.arbiter { Ok(()) } else { self.arbiter() }
    }

    /// Without an arbiter the players may agree on a draw whatever the question is, or one of them may give the game up. An
    /// agreement that lacks consent is no answer to itself, and a claim by FIDE D waits for the arbiter to whom it is sent.
    pub(super) fn players_may_settle(&self, question: Question) -> bool {
        !self.presence.arbiter && !matches!(question, Question::Agreement | Question::Adjudication(_))
    }

    pub(super) fn question_is_for_players(&self) -> bool {
        self.table.question.is_some_and(|(question, _)| self.players_may_settle(question))
    }

    /// Nobody has proved whether the opponent could still mate, and no arbiter is there to judge it: the player who would lose
    /// may grant it.
    pub(super) fn conceded(&self, player: Colour) -> Option<Outcome> {
        use Question::{Device, Flag, IllegalMove, Resignation, SealedMove};
        let (question, article) = self.table.question.filter(|(asked, _)| self.players_may_settle(*asked))?;
        match question {
            Device(of) if of == player => Some(self.penalty_outcome(player, Score::Win, article)),
            Flag(of) | IllegalMove(of) | Resignation(of) | SealedMove(of) if of == player => {
                Some(Outcome::win(!player, question.reason(), article))
            }
            _ => None,
        }
    }

    /// Play goes on where nobody can answer any more: nobody gives the consent or the increment that was asked for, and the
    /// player who has claimed a draw may play instead, as long as the own flag is up.
    pub(super) fn may_be_played_on(&self, question: Question) -> bool {
        match question {
            Question::Help | Question::Complaint => true,
            Question::Agreement | Question::Increment(_) => !self.presence.arbiter,
            Question::Quickplay(by) => {
                let by_claimant = !self.presence.arbiter && self.actor.player() == Some(by);
                by_claimant && self.down(self.now).of(by).is_none()
            }
            _ => false,
        }
    }
}
