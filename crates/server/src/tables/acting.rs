//! Acts at the table: who may do them, and what the Laws make of them.

use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Event, Incident, Refusal, TypedMove, decide_for_person, likely_actor};

use super::input::{Order, Wish};
use super::lag::LagRule;
use super::person::PersonId;
use super::room::{Plan, Room};
use super::telling::News;
use super::thinking::Thinking;
use super::writing::{Reply, Tells};
use super::{closed, not_in_role};
use crate::people::identity::Identity;
use crate::wire::{Fault, Scope};

impl Room {
    /// What follows from an act. Moves are decided at once, other acts elsewhere: they may need a proof.
    pub(super) fn act(&mut self, order: &mut Order) -> Result<Plan, Fault> {
        let Order { who, wish: Wish::Act { role, act, lag }, received, .. } = order else {
            return Err(Fault::internal(&"not an act"));
        };
        self.visible(who)?;
        let at = self.at(*received);
        let acts_as = role.unwrap_or_else(|| self.likely_role(who, act, at));
        *role = Some(acts_as); // for the log, when it is decided
        let role = acts_as;
        self.may_be_acted_at(who, role)?;
        self.forgive(role, act, *lag, at);
        let (table, presence) = (&self.file.table, self.file.presence());
        if let Act::Move { .. } = act {
            let decided = decide_for_person(table, presence, role, act, at);
            return Ok(self.decided(decided, order));
        }
        let (table, act) = (table.clone(), act.clone());
        Ok(Plan::Think(Box::new(Thinking::Act { table, presence, role, act, at })))
    }

    /// What follows from a move as it was typed.
    pub(super) fn type_move(&mut self, order: &Order) -> Result<Plan, Fault> {
        let Order { who, wish: Wish::Typed { role, text, language, offer, lag }, received, .. } = order
        else {
            return Err(Fault::internal(&"not a typed move"));
        };
        self.may_be_acted_at(who, *role)?;
        let at = self.at(*received);
        let mut typed = TypedMove::read(&self.file.table, text, *language, *offer);
        self.forgive(*role, &mut typed.act, *lag, at);
        let decided = decide_for_person(&self.file.table, self.file.presence(), *role, &typed.act, at);
        Ok(self.decided(typed.answer(decided), order))
    }

    /// Whether a person sees the table, holds this role, and the table is not closed.
    fn may_be_acted_at(&self, who: &Identity, role: Actor) -> Result<(), Fault> {
        self.visible(who)?;
        self.may_act_as(who, role)?;
        if self.file.abandoned { Err(closed()) } else { Ok(()) }
    }

    /// The server measures the lag, whatever a page says of it, and the table forgives a part.
    fn forgive(&mut self, role: Actor, act: &mut Act, lag: Millis, at: Instant) {
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
    pub(super) fn decided(&self, decided: Result<Vec<Event>, Refusal>, order: &Order) -> Plan {
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return Plan::Nothing(Reply::Refused(refusal.into())),
        };
        let tells = Tells::Update(News::of(&self.file.table, &events));
        Plan::Write {
            entry: self.file.played(events, self.deciding_arbiter(order)),
            tells,
            reply: Reply::Acted,
        }
    }

    /// Who acts, if it is one of a group's arbiters: there may be several, and the log tells which of them decided.
    fn deciding_arbiter(&self, order: &Order) -> Option<PersonId> {
        let arbitrates = matches!(order.wish, Wish::Act { role: Some(Actor::Arbiter), .. });
        (arbitrates && self.file.group.is_some()).then(|| PersonId::from(&order.who.person))
    }

    /// The role in which a person acts who has not said it: several people may sit at one page.
    fn likely_role(&self, who: &Identity, act: &Act, at: Instant) -> Actor {
        let mut roles = self.file.roles_of(who);
        roles.retain(|role| *role != Actor::Spectator); // who plays does not only watch
        match &*roles {
            [] => Actor::Spectator,
            [role] => *role,
            roles => likely_actor(&self.file.table, self.file.presence(), roles, act, at),
        }
    }

    /// Whether a person holds the role, and their token allows it.
    pub(super) fn may_act_as(&self, who: &Identity, role: Actor) -> Result<(), Fault> {
        let plays = self.file.roles_of(who).iter().any(|held| held.player().is_some());
        if role == Actor::Spectator && plays {
            return Err(not_in_role(role)); // what a player reports is a player's word (FIDE 12.5, 13.7a)
        }
        if role != Actor::Spectator && !self.file.holds(who, role) {
            return Err(not_in_role(role));
        }
        if role.player().is_none() {
            self.may_hold(who, role)?; // a player who has become the arbiter, too, still plays
        }
        who.needs(if role == Actor::Arbiter { Scope::Arbitrate } else { Scope::Play })
    }

    /// What the Laws say of an incident, for the arbiter.
    pub(super) fn advise(&self, who: &Identity, incident: &Incident) -> Result<Plan, Fault> {
        self.visible(who)?;
        self.may_act_as(who, Actor::Arbiter)?;
        let (table, incident) = (self.file.table.clone(), incident.clone());
        Ok(Plan::Think(Box::new(Thinking::Advise { table, incident })))
    }
}
