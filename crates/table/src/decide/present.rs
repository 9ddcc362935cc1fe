//! What depends on who is at the table: whether both seats are taken, and whether there is an arbiter.

use super::{Case, Decision};
use crate::{Act, Colour, Event, Fact, Question, Refusal, Why};

impl Case<'_> {
    /// FIDE 6.5: before both players have come nobody begins, or an absent player's clock would run.
    pub(super) fn both_seats_are_taken(&self) -> Result<(), Refusal> {
        let begins = self.actor.player().is_some() && !self.table.has_started();
        if begins && Colour::BOTH.iter().any(|colour| !*self.presence.seats.of(*colour)) {
            return Err(Refusal::new(self.cite("6.5", "10.5"), Why::SeatEmpty));
        }
        Ok(())
    }

    /// The clocks are not stopped for an arbiter where there is none: they would stand for ever.
    pub(super) fn arbiter_can_answer(&self, act: &Act, events: Vec<Event>) -> Decision {
        if self.presence.arbiter || !seeks_arbiter(act) {
            return Ok(events);
        }
        let asked = events.iter().find_map(|event| match event.fact {
            Fact::Referred { question, article } if is_request(question) => Some(article),
            _ => None,
        });
        asked.map_or(Ok(events), |article| Err(Refusal::new(article, Why::NoArbiter)))
    }
}

/// Whether the act may have the clocks stand until an arbiter has ruled (FIDE 6.12b, 7.4a, 10.2, D2).
fn seeks_arbiter(act: &Act) -> bool {
    matches!(act, Act::StopClocks { .. } | Act::Complain | Act::ClaimQuickplay { .. } | Act::RequestIncrement)
}

fn is_request(question: Question) -> bool {
    matches!(question, Question::Complaint | Question::Help | Question::Increment(_) | Question::Quickplay(_))
}
