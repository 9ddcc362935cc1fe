//! What the pages at a table are told.

use axum::extract::ws::Utf8Bytes;
use partie_table::{Actor, Colour, Event, Table, decided};

use super::last_lines::{self, LastLines};
use super::order::no_such_table;
use super::outbox::{Viewer, written};
use super::room::Room;
use crate::wire::{Decided, Fault, FromServer, TableState};

/// What the pages are told besides the view after it.
#[derive(Default)]
pub(super) struct News {
    plies_before: usize,
    /// How the last move is written, if it is all that has happened to the board.
    made: Option<String>,
    decided: Vec<Decided>,
}

impl News {
    /// The news of these events, which are about to happen.
    pub(super) fn of(table: &Table, events: &[Event]) -> News {
        News {
            plies_before: table.plies().len(),
            made: last_lines::written(table, events),
            decided: decided(events).into_iter().map(Decided::from).collect(),
        }
    }
}

impl Room {
    pub(super) fn visible(&self, person: &str) -> Result<(), Fault> {
        if self.file.is_visible_to(person) { Ok(()) } else { Err(no_such_table()) }
    }

    pub(super) fn look(&self, person: &str) -> Result<TableState, Fault> {
        self.visible(person)?;
        Ok(self.file.state_for(person, &self.present(), self.now()))
    }

    /// Whose page is connected.
    pub(super) fn present(&self) -> Vec<Colour> {
        let here = |colour: &Colour| {
            let holder = self.file.holder(Actor::from(*colour));
            holder.is_some_and(|person| self.viewers.iter().any(|viewer| viewer.identity.id() == person.id))
        };
        Colour::BOTH.into_iter().filter(here).collect()
    }

    pub(super) fn open(&mut self, viewer: Viewer) {
        if let Err(fault) = self.visible(viewer.identity.id()) {
            viewer.outbox.send(&FromServer::Fault(fault));
            return;
        }
        let before = self.present();
        self.viewers.retain(|other| other.connection != viewer.connection);
        self.viewers.push(viewer);
        let present = self.present();
        if let Some(viewer) = self.viewers.last() {
            let state = self.file.state_for(viewer.identity.id(), &present, self.now());
            viewer.outbox.send(&FromServer::Table(Box::new(state)));
        }
        if present != before {
            let others = self.viewers.len() - 1;
            self.tell_info(&self.viewers[..others], &present);
        }
    }

    pub(super) fn leave(&mut self, connection: u64) {
        let before = self.present();
        self.viewers.retain(|viewer| viewer.connection != connection);
        let present = self.present();
        if present != before {
            self.tell_info(&self.viewers, &present);
        }
    }

    pub(super) fn tell_info(&self, viewers: &[Viewer], present: &[Colour]) {
        for viewer in viewers {
            let info = self.file.info_for(viewer.identity.id(), present);
            viewer.outbox.send(&FromServer::Info(Box::new(info)));
        }
    }

    /// The view after a change, once for each role, with the lines that have changed: the last two may have been completed
    /// since.
    pub(super) fn tell_update(&mut self, news: News) {
        if self.viewers.is_empty() {
            self.last_lines = LastLines::default();
            return;
        }
        let from = news.plies_before.min(self.file.table.plies().len()).saturating_sub(2);
        let now = self.now();
        let changed = self.last_lines.since(&self.file.table, from, news.made);
        let mut made: Vec<(Actor, Utf8Bytes)> = Vec::with_capacity(3);
        for viewer in &self.viewers {
            let role = self.file.looks_as(viewer.identity.id());
            let text = made.iter().find(|(of, _)| *of == role).map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| {
                let update = self.file.update_for(role, now, changed, &news.decided);
                let text = written(&FromServer::Update(Box::new(update)));
                made.push((role, text.clone()));
                text
            });
            viewer.outbox.send_text(text);
        }
    }
}
