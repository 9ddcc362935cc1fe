//! A rematch: another game with the colours changed, at a new table.

use std::time::Instant;

use partie_server::wire::Rematch;

use super::remote_table::RemoteTable;
use super::wire::{State, joined};
use crate::cli::exit_code::Failure;
use crate::commands::play::shown::Told;
use crate::text::texts::Texts;
use crate::text::words;

impl RemoteTable {
    fn plays(&self) -> bool {
        self.state.info.yours.iter().any(|role| role.player().is_some())
    }

    /// What a rematch has come to; after the game, that there can be one.
    pub(super) fn rematch_text(&self, texts: &Texts) -> Option<String> {
        let State { info, view, .. } = &self.state;
        match &info.rematch {
            Some(Rematch { table: Some(table), .. }) => {
                let address = self.server.page_of(table);
                Some(texts.tell("play-rematch-elsewhere", [("address", address.into())]))
            }
            _ if !self.plays() || view.outcome.is_none() => None,
            None => Some(texts.say("play-rematch-possible")),
            Some(Rematch { by, .. }) if info.yours.contains(&(*by).into()) => {
                Some(texts.say("play-rematch-asked"))
            }
            Some(Rematch { by, .. }) => {
                let who = words::table_actor((*by).into(), texts);
                Some(texts.tell("play-rematch-offered", [("who", who.into())]))
            }
        }
    }

    /// Tells what is new of a rematch. The players go over to its table as soon as both want it.
    pub(super) fn hear_of_rematch(&mut self, old: Option<&Rematch>, texts: &Texts) -> Option<String> {
        let new = self.state.info.rematch.as_ref().filter(|new| old != Some(*new))?;
        match new.table.clone() {
            Some(table) if self.plays() => {
                self.go_over(table);
                Some(texts.say("play-rematch-agreed"))
            }
            _ => self.rematch_text(texts),
        }
    }

    /// The new connection is asked for nothing but the new table, and nothing of the old one is heard any more.
    fn go_over(&mut self, table: String) {
        self.connection = self.server.connect_to(&table);
        self.id = table;
        self.unanswered.clear();
        self.going_over = true;
    }

    /// The new table is there.
    pub(super) fn arrive(&mut self, mut state: State, texts: &Texts) -> Vec<String> {
        self.going_over = false;
        self.lines = joined(None, &mut state.view);
        self.state = state;
        self.came = Instant::now();
        self.read_lines(texts);
        self.where_we_are(texts)
    }

    /// Asks for a rematch, or agrees to it.
    pub(super) fn want_rematch(&mut self, texts: &Texts) -> Told {
        let refused = |why: String| Told { lines: vec![why], refused: true };
        if !self.connected {
            return refused(texts.say("play-not-connected"));
        }
        if self.state.view.outcome.is_none() {
            return refused(texts.say("play-rematch-not-yet"));
        }
        match self.server.rematch(&self.id, texts) {
            // What has come of it is told by the table.
            Ok(()) | Err(Failure::NobodyListens) => Told::default(),
            Err(Failure::Input(why) | Failure::Io(why)) => refused(why),
        }
    }
}
