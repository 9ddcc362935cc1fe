//! A game played over, move by move.

use std::sync::Arc;

use partie_table::clock::{Both, Instant};
use partie_table::time_control::Millis;
use partie_table::{
    Actor, Colour, Event, Square, Table, knows_legality, lines_since, unnoticed_in, view_since,
};

use super::effect::Study;
use super::entry::TableEntry;
use super::room::{Directory, Room};
use super::state::{TableWithPeople, board_of};
use crate::log::Entry;
use crate::people::identity::Identity;
use crate::time::Moment;
use crate::wire::{Fault, FaultKind, Review, ReviewLine};

impl Room {
    pub(super) fn review(&self, who: &Arc<Identity>, now: Moment) -> Result<Study, Fault> {
        self.visible(who)?;
        if !self.may_look_back(who, now) {
            return Err(not_over());
        }
        let (file, directory) = (self.file.clone(), self.directory.clone());
        Ok(Study::Review { file, directory, who: Arc::clone(who) })
    }

    /// Over the board a player has the position and the scoresheet, and no second board to look at (FIDE 12.3a); and a review
    /// tells what was legal.
    fn may_look_back(&self, who: &Identity, now: Moment) -> bool {
        let TableWithPeople { table, .. } = &self.file;
        let role = self.file.looks_as(who);
        let seen = view_since(table, self.file.presence(), role, self.at(now), usize::MAX);
        let sees_all = seen.lines.is_some() && !seen.pieces.is_empty();
        self.file.is_over() || sees_all && knows_legality(table, role)
    }

    /// While a game is under way nobody but the arbiter may look things up in it (FIDE 12.3).
    pub(super) fn written_record(&self, who: &Identity) -> Result<Study, Fault> {
        self.visible(who)?;
        if !self.file.is_over() && self.file.looks_as(who) != Actor::Arbiter {
            return Err(not_over());
        }
        Ok(Study::Record { file: self.file.clone() })
    }
}

pub(super) fn not_over() -> Fault {
    Fault::new(FaultKind::NotOver, "the game is not over")
}

/// The review of a game from its stream.
pub(super) fn review(
    file: &TableWithPeople,
    entries: &[Entry],
    directory: &Directory,
    who: &Identity,
) -> Review {
    let lines = lines_since(&file.table, 0);
    let (start, after) = positions(entries);
    let mut used_before = Both { white: Millis::ZERO, black: Millis::ZERO };
    let mut reviewed = Vec::with_capacity(lines.len());
    for (line, after) in lines.into_iter().zip(after) {
        let spent = after.used.map(|used| used.of(line.by).saturating_sub(*used_before.of(line.by)));
        used_before = after.used.unwrap_or(used_before);
        let After { board, check, left, .. } = after;
        reviewed.push(ReviewLine { line, board, check, left, spent, breaches: Vec::new() });
    }
    let last = reviewed.len().saturating_sub(1);
    for (ply, breach) in unnoticed_in(&events_of(entries)) {
        if let Some(line) = reviewed.get_mut(ply.min(last)) {
            line.breaches.push(breach);
        }
    }
    let outcome = file.table.outcome().copied();
    let proof = entries.last().filter(|_| file.is_over()).map(|last| last.proof().to_string());
    let left = stands(&file.table, file.table.latest()).left;
    Review { info: file.info_for(who, &[], directory), start, lines: reviewed, outcome, left, proof }
}

/// Everything that has happened at the table.
fn events_of(entries: &[Entry]) -> Vec<Event> {
    let mut events = Vec::new();
    for entry in entries.iter().filter_map(|entry| serde_json::from_str::<TableEntry>(&entry.body).ok()) {
        match entry {
            TableEntry::Opened { event, .. } => events.push(event),
            TableEntry::Played { events: played, .. } => events.extend(played),
            _ => {}
        }
    }
    events
}

/// How things stood after a move, when it was completed.
struct After {
    board: String,
    check: Option<Square>,
    left: Both<Option<Millis>>,
    /// How long each clock had run; none without clocks.
    used: Option<Both<Millis>>,
}

/// The board at the beginning, and what was there after each move that still stands.
fn positions(entries: &[Entry]) -> (String, Vec<After>) {
    let mut table: Option<Table> = None;
    let (mut start, mut after) = (String::new(), Vec::new());
    for entry in entries.iter().filter_map(|entry| serde_json::from_str::<TableEntry>(&entry.body).ok()) {
        match (entry, &mut table) {
            (TableEntry::Opened { event, .. }, _) => {
                table = Table::replay([&event]).ok();
                start = table.as_ref().map(board_of).unwrap_or_default();
            }
            (TableEntry::Played { events, .. }, Some(table)) => {
                let completes =
                    |table: &Table| table.plies().last().is_some_and(|ply| ply.completed_at.is_none());
                for event in &events {
                    let awaited = completes(table);
                    table.apply(event);
                    let plies = table.plies().len();
                    if plies != after.len() || awaited {
                        after.truncate(plies.saturating_sub(1));
                        after.extend((plies > 0).then(|| stands(table, event.at)));
                    }
                }
            }
            _ => {}
        }
    }
    (start, after)
}

fn stands(table: &Table, at: Instant) -> After {
    let shown = table.clock().display(at).ok();
    let left = |colour: Colour| shown.as_ref().and_then(|both| both.of(colour).shown);
    let used = |colour: Colour| shown.as_ref().map(|both| both.of(colour).used);
    let (white, black) = (left(Colour::White), left(Colour::Black));
    let timed = white.is_some() || black.is_some();
    After {
        board: board_of(table),
        check: table.check(),
        left: Both { white, black },
        used: used(Colour::White)
            .zip(used(Colour::Black))
            .filter(|_| timed)
            .map(|(white, black)| Both { white, black }),
    }
}
