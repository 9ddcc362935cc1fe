//! What the pages at a table are told.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use partie_table::{Actor, Colour, Decided, Event, Table, decided, knows_legality};

use super::clocks::told_of;
use super::effect::Effect;
use super::grouped::GroupSeen;
use super::input::Viewer;
use super::last_lines::{self, LastLines, SeenLines};
use super::person::{Names, PersonId};
use super::room::{Room, Step};
use crate::connections::outbox::written;
use crate::wire::FromServer;

/// What the pages are told besides the view after it.
#[derive(Debug, Default)]
pub(super) struct News {
    plies_before: usize,
    /// How the last move is written, if it is all that has happened to the board.
    made: Option<String>,
    decided: Vec<Decided>,
    /// Whether it is about a standstill of the server.
    about_standstill: bool,
}

impl News {
    /// The news of these events, which are about to happen.
    pub(super) fn of(table: &Table, events: &[Event]) -> News {
        let article = table.regulations().interruption();
        let standstill = told_of(events).map(|phrase| Decided { article, phrase });
        News {
            about_standstill: standstill.is_some(),
            plies_before: table.plies().len(),
            made: last_lines::written(table, events),
            // That play goes on after a standstill is said by the words about it.
            decided: standstill.map_or_else(|| decided(table, events), |standstill| vec![standstill]),
        }
    }
}

impl Room {
    /// Whose page is connected.
    pub(super) fn present(&self) -> Vec<Colour> {
        let here = |colour: &Colour| {
            let role = Actor::from(*colour);
            self.viewers.iter().any(|viewer| self.file.holds(&viewer.identity, role))
        };
        Colour::BOTH.into_iter().filter(here).collect()
    }

    pub(super) fn open(&mut self, viewer: &Viewer, step: &mut Step<'_>) {
        self.used = step.now.line;
        if let Err(fault) = self.visible(&viewer.identity) {
            step.send(viewer.connection, &FromServer::Fault(fault));
            return;
        }
        let before = self.present();
        self.viewers.retain(|other| other.connection != viewer.connection);
        self.viewers.push(viewer.clone());
        let present = self.present();
        match self.look(&viewer.identity, step.now) {
            Ok(state) => step.send(viewer.connection, &FromServer::Table(Box::new(state))),
            Err(fault) => step.send(viewer.connection, &FromServer::Fault(fault)),
        }
        if present != before {
            self.tell_info_but(Some(viewer.connection), step);
        }
    }

    pub(super) fn leave(&mut self, connection: u64, step: &mut Step<'_>) {
        self.used = step.now.line;
        let before = self.present();
        self.viewers.retain(|viewer| viewer.connection != connection);
        if self.present() != before {
            self.tell_info(step);
        }
    }

    /// A person has no name any more: whoever looks is told, if one was known here.
    pub(super) fn unname(&mut self, person: &PersonId, step: &mut Step<'_>) {
        if self.directory.names.forget(person) {
            self.tell_info(step);
        }
    }

    /// The group has changed. Those who may not look any more are shown out, and the others get the view of the role that
    /// they have now.
    pub(super) fn take_told(&mut self, by: Arc<GroupSeen>, names: Names, step: &mut Step<'_>) {
        if by.seq <= self.file.told.by.seq {
            return;
        }
        let same = GroupSeen { seq: by.seq, ..GroupSeen::clone(&self.file.told.by) } == *by;
        self.directory.names.extend(names);
        self.file.told.by = by;
        if same {
            return;
        }
        let viewers = std::mem::take(&mut self.viewers);
        for viewer in viewers {
            match self.visible(&viewer.identity) {
                Ok(()) => self.viewers.push(viewer),
                Err(fault) => step.send(viewer.connection, &FromServer::Fault(fault)),
            }
        }
        self.tell_seats(step);
    }

    /// The lists of its group show the table differently now.
    pub(super) fn tell_group(&self, step: &mut Step<'_>) {
        if let Some(place) = &self.file.group {
            let (group, table) = (place.id.clone(), self.file.id.clone());
            step.effects.push(Effect::RowChanged { group, table });
        }
    }

    pub(super) fn tell_info(&self, step: &mut Step<'_>) {
        self.tell_info_but(None, step);
    }

    fn tell_info_but(&self, connection: Option<u64>, step: &mut Step<'_>) {
        self.tell_group(step);
        let present = self.present();
        for viewer in self.viewers.iter().filter(|viewer| Some(viewer.connection) != connection) {
            let info = self.file.info_for(&viewer.identity, &present, &self.directory);
            step.send(viewer.connection, &FromServer::Info(Box::new(info)));
        }
    }

    /// The view after a change, once for each role, with the lines that have changed: the last two may have been completed
    /// since.
    pub(super) fn tell_update(&mut self, news: &News, step: &mut Step<'_>) {
        self.tell_group(step);
        if news.about_standstill {
            self.stood_still.clone_from(&news.decided);
        } else if news.made.is_some() {
            self.stood_still.clear();
        }
        if self.viewers.is_empty() {
            self.last_lines = LastLines::default();
            self.seen_lines = SeenLines::default();
            return;
        }
        let from = news.plies_before.min(self.file.table.plies().len()).saturating_sub(2);
        let now = self.at(step.now);
        let changed = self.last_lines.since(&self.file.table, from, news.made.clone());
        let hides = !knows_legality(&self.file.table, Actor::Spectator);
        let seen = if hides { self.seen_lines.since(&self.file.table) } else { changed };
        let mut made: Vec<(Actor, Utf8Bytes)> = Vec::with_capacity(3);
        for viewer in &self.viewers {
            let role = self.file.looks_as(&viewer.identity);
            let text = made.iter().find(|(of, _)| *of == role).map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| {
                let lines = if knows_legality(&self.file.table, role) { changed } else { seen };
                let update = self.file.update_for(role, now, lines, &news.decided);
                let text = written(&FromServer::Update(Box::new(update)));
                made.push((role, text.clone()));
                text
            });
            step.effects.push(Effect::Send { connection: viewer.connection, text });
        }
    }
}
