//! A disk that keeps what it has acknowledged, and is not always well.

use std::collections::HashMap;

use super::Dice;
use crate::log::{Digest, Entry, LogError, NewEntry};
use crate::tables::TableWithPeople;

/// What is on the disk.
#[derive(Default)]
pub(super) struct Disk {
    pub(super) streams: HashMap<String, Vec<Entry>>,
    position: u64,
    /// The last heartbeat, on the line of time.
    alive: u64,
    pub(super) health: Health,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Health {
    #[default]
    Well,
    Slow,
    /// Nothing can be written: it is full, or it fails.
    Full,
    /// Some writes fail, and some of those that fail are there all the same; some reads fail, too.
    Failing,
    /// Nothing can be read.
    Unreadable,
}

impl Disk {
    pub(super) fn delay_ms(&self, dice: &mut Dice) -> u64 {
        match self.health {
            Health::Slow => 500 + dice.below(4000),
            _ => dice.below(12),
        }
    }

    pub(super) fn append(
        &mut self,
        stream: &str,
        expected: u64,
        entry: &NewEntry,
        dice: &mut Dice,
    ) -> (Result<u64, LogError>, Option<Entry>) {
        let failed = || Err(not_well());
        let fails = self.health == Health::Full || self.health == Health::Failing && dice.percent(50);
        if fails && (self.health == Health::Full || dice.percent(80)) {
            return (failed(), None);
        }
        let entries = self.streams.entry(stream.to_owned()).or_default();
        let last = entries.len() as u64;
        if last != expected {
            return (Err(LogError::Conflict { last }), None);
        }
        self.position += 1;
        let before = entries.last().map_or(Digest::NOTHING, |before| before.digest);
        let entry = Entry::after(before, self.position, stream, last + 1, entry.clone());
        entries.push(entry.clone());
        (if fails { failed() } else { Ok(last + 1) }, Some(entry))
    }

    /// What the server gets when it asks for a table.
    pub(super) fn read(&self, table: &str, dice: &mut Dice) -> Result<Option<TableWithPeople>, LogError> {
        match self.health {
            Health::Unreadable => Err(not_well()),
            Health::Failing if dice.percent(30) => Err(not_well()),
            _ => Ok(self.load(table)),
        }
    }

    /// Notes a heartbeat, if it can.
    pub(super) fn note_alive(&mut self, line: u64) -> bool {
        let written = self.health != Health::Full;
        if written {
            self.alive = line;
        }
        written
    }

    /// The furthest point of the line of time that is known.
    pub(super) fn reached(&self) -> Option<u64> {
        let newest = self.streams.values().flatten().map(|entry| entry.at.line).max();
        Some(self.alive.max(newest.unwrap_or_default())).filter(|line| *line > 0)
    }

    pub(super) fn load(&self, table: &str) -> Option<TableWithPeople> {
        let entries = self.streams.get(table)?;
        Some(TableWithPeople::replay(table, entries).expect("what is on the disk can be replayed"))
    }
}

fn not_well() -> LogError {
    LogError::Failed("the disk is not well".to_owned())
}
