//! Another game between the same players, with the colours changed.

use partie_table::clock::Instant;
use partie_table::{Actor, Colour, Game, Table};

use super::effect::Effect;
use super::entry::{Held, TableEntry};
use super::input::Order;
use super::review::not_over;
use super::room::{Plan, Room, Step};
use super::state::TableWithPeople;
use super::writing::{Reply, Tells};
use crate::people::identity::Identity;
use crate::time::Moment;
use crate::wire::{Fault, FaultKind, FromServer, Rematch, Scope};

impl Room {
    /// Asks for a rematch, or agrees to one: then the new table has this id and these lots.
    pub(super) fn rematch(&self, who: &Identity, table: &str, lots: u16, now: Moment) -> Result<Plan, Fault> {
        self.visible(who)?;
        who.needs(Scope::Play)?;
        if self.file.table.outcome().is_none() {
            return Err(not_over());
        }
        let colours: Vec<Colour> = self.file.colours_of(who).collect();
        let Some(first) = colours.first().copied() else {
            return Err(Fault::new(FaultKind::NotAllowed, "only the players ask for a rematch"));
        };
        match &self.file.rematch {
            Some(Rematch { table: Some(_), .. }) => Ok(Plan::Nothing(Reply::State)),
            Some(rematch) if colours.contains(&!rematch.by) => self.open_rematch(table, lots, now),
            Some(_) => Ok(Plan::Nothing(Reply::State)),
            None => {
                let reply = if colours.len() == 2 { Reply::AgreeToRematch } else { Reply::State };
                let entry = TableEntry::RematchAsked { by: first };
                Ok(Plan::Write { entry, tells: Tells::Info, reply })
            }
        }
    }

    fn open_rematch(&self, id: &str, lots: u16, now: Moment) -> Result<Plan, Fault> {
        let held = |held: &Held| Held { role: changed(held.role), person: held.person.clone() };
        let mut regulations = self.file.table.regulations().clone();
        if let Game::Chess960 { number } = &mut regulations.game {
            *number = lots % 960; // the lots are drawn again
        }
        let table = Table::open(regulations)
            .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
        let opened = TableEntry::Opened {
            opened_at: now.date,
            began: Some(now.line),
            organiser: self.file.organiser.clone(),
            private: self.file.private,
            holders: self.file.holders.iter().map(held).collect(),
            links: Vec::new(),
            group: None,
            event: table.opening(Instant::BEGINNING),
        };
        let file = TableWithPeople::open(id, &opened).map_err(|error| Fault::internal(&error))?;
        let entry = opened.written(now).map_err(|error| Fault::internal(&error))?;
        Ok(Plan::OpenRematch { file: Box::new(file), entry })
    }

    /// The new table is in the log: this one says so, and its players go there.
    pub(super) fn rematch_is_open(
        &mut self,
        order: Box<Order>,
        file: Box<TableWithPeople>,
        step: &mut Step<'_>,
    ) {
        let entry = TableEntry::RematchAgreed { table: file.id.clone() };
        for held in &file.holders {
            if let Some(colour) = held.role.player() {
                let message = Box::new(FromServer::Seated { table: file.id.clone(), colour });
                step.effects.push(Effect::Tell { person: held.person.as_str().to_owned(), message });
            }
        }
        let names = self.directory.names.clone();
        step.effects.push(Effect::Seat { file, names });
        self.write(entry, Tells::Info, Reply::State, Some(order), step);
    }
}

fn changed(role: Actor) -> Actor {
    match role {
        Actor::White => Actor::Black,
        Actor::Black => Actor::White,
        Actor::WhiteAssistant => Actor::BlackAssistant,
        Actor::BlackAssistant => Actor::WhiteAssistant,
        other => other,
    }
}
