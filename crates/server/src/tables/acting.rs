//! Acts at the table: who may do them, and what the Laws make of them.

use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Event, Fact, Incident, Question, Refusal, decide};

use super::closed;
use super::input::{Order, Wish};
use super::lag::LagRule;
use super::room::{Plan, Room};
use super::telling::News;
use super::thinking::Thinking;
use super::writing::{Reply, Tells};
use crate::identity::Identity;
use crate::wire::{Fault, FaultKind, Scope};

impl Room {
    /// What follows from an act. Moves are decided at once, other acts elsewhere: they may need a proof.
    pub(super) fn act(&mut self, order: &mut Order) -> Result<Plan, Fault> {
        let Order { who, wish: Wish::Act { role, act, lag }, received, .. } = order else {
            return Err(Fault::internal(&"not an act"));
        };
        self.visible(who)?;
        let role = self.role_for(who, *role)?;
        if self.file.abandoned {
            return Err(closed());
        }
        if role.player().is_some() && !self.file.table.has_started() && !self.file.has_both_players() {
            // Otherwise the clock of a player who has not come yet would run.
            return Err(Fault::new(FaultKind::NoOpponent, "a seat is empty: the game has not begun"));
        }
        let at = self.at(*received);
        self.forgive(role, act, *lag, at);
        let table = &self.file.table;
        match act {
            Act::Move { .. } => self.decided(act, decide(table, role, act, at)),
            _ => {
                Ok(Plan::Think(Box::new(Thinking::Act { table: table.clone(), role, act: act.clone(), at })))
            }
        }
    }

    /// The server measures the lag, whatever a page says of it, and the table forgives a part.
    fn forgive(&mut self, role: Actor, act: &mut Act, lag: Millis, at: partie_table::clock::Instant) {
        let (Act::Move { lag_ms, .. } | Act::PressClock { lag_ms }) = act else { return };
        *lag_ms = Millis::ZERO;
        if let Some(colour) = role.side() {
            *self.lag.of_mut(colour) = lag;
            let table = &self.file.table;
            let (rule, running_for) = (LagRule::of(table.regulations()), table.clock().running_for(at));
            *lag_ms = self.file.quotas.of(colour).forgives(rule, lag, running_for);
        }
    }

    /// What is written when this was decided.
    pub(super) fn decided(&self, act: &Act, decided: Result<Vec<Event>, Refusal>) -> Result<Plan, Fault> {
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return Ok(Plan::Nothing(Reply::Refused(refusal.into()))),
        };
        if seeks_arbiter(act, &events) && self.file.holder(Actor::Arbiter).is_none() {
            let detail = "the table has no arbiter; its organiser may invite one";
            return Err(Fault::new(FaultKind::NoArbiter, detail));
        }
        let tells = Tells::Update(News::of(&self.file.table, &events));
        Ok(Plan::Write { entry: self.file.played(events), tells, reply: Reply::Acted })
    }

    /// The role in which a person acts, if they hold it and their token allows it.
    fn role_for(&self, who: &Identity, asked: Option<Actor>) -> Result<Actor, Fault> {
        let role = asked.unwrap_or_else(|| self.file.looks_as(who));
        if role != Actor::Spectator && !self.file.holds(who, role) {
            return Err(Fault::new(FaultKind::NotAllowed, format!("you are not {role} at this table")));
        }
        if role.player().is_none() {
            self.may_hold(who, role)?; // a player who has become the arbiter, too, still plays
        }
        who.needs(if role == Actor::Arbiter { Scope::Arbitrate } else { Scope::Play })?;
        Ok(role)
    }

    /// What the Laws say of an incident, for the arbiter.
    pub(super) fn advise(&self, who: &Identity, incident: &Incident) -> Result<Plan, Fault> {
        self.visible(who)?;
        self.role_for(who, Some(Actor::Arbiter))?;
        let (table, incident) = (self.file.table.clone(), incident.clone());
        Ok(Plan::Think(Box::new(Thinking::Advise { table, incident })))
    }
}

/// The act of an order that was decided elsewhere.
pub(super) fn act_of(order: &Order) -> &Act {
    match &order.wish {
        Wish::Act { act, .. } => act,
        _ => &Act::Resign, // only acts are decided
    }
}

/// Whether the act has the clocks stand until an arbiter has ruled (FIDE 6.12b, 7.4a, 10.2, D2).
fn seeks_arbiter(act: &Act, events: &[Event]) -> bool {
    use Question::{Complaint, Help, Increment, Quickplay};
    let asks = matches!(
        act,
        Act::StopClocks { .. } | Act::Complain | Act::ClaimQuickplay { .. } | Act::RequestIncrement
    );
    let referred = |event: &Event| match event.fact {
        Fact::Referred { question, .. } => matches!(question, Complaint | Help | Increment(_) | Quickplay(_)),
        _ => false,
    };
    asks && events.iter().any(referred)
}
