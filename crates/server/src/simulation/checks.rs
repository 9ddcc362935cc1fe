//! What must hold.

use std::collections::BTreeSet;

use partie_table::{Actor, Colour};

use super::disk::Health;
use super::node::IDLE_MS;
use super::pages::{Page, Shown};
use super::witness::{MAIN_MS, Range, Witness};
use super::world::World;
use crate::log::Entry;
use crate::tables::{PersonId, TableEntry};

/// What was decided is on the disk after so long at the latest.
const LONGEST_WRITE_MS: u64 = 10_000;
/// The clocks run on so long after a restart.
const AHEAD_MS: u64 = 3000;

impl World {
    /// Everything that is under way is finished, with a disk that is well and pages that read.
    pub(super) fn settle(&mut self) {
        self.disk.health = Health::Well;
        self.tick();
        for _ in 0..200 {
            self.pages.values_mut().for_each(|page| page.reads = true);
            self.pass(20);
        }
    }

    pub(super) fn everything_settles(&mut self) {
        self.calm = true;
        self.settle();
        self.everybody_was_told();
        self.no_clock_lost_too_little();
        self.calm = false;
    }

    /// Whoever looks at a table is there for it, and nobody else is.
    pub(super) fn who_looks_is_known(&self) {
        let Some(node) = &self.node else { return };
        for (file, viewers) in node.hall.tables() {
            let shows = |(_, page): &(&u64, &Page)| page.shows.contains_key(&file.id);
            let showing: BTreeSet<u64> = self.pages.iter().filter(shows).map(|(number, _)| *number).collect();
            assert_eq!(viewers.into_iter().collect::<BTreeSet<_>>(), showing, "who looks at {}", file.id);
        }
    }

    /// What an entry says that an arbiter did was done by the table's own, or by one of the group who has not lost the role
    /// long ago.
    pub(super) fn only_arbiters_decide_as_such(&self, table: &str, body: &str) {
        let Ok(TableEntry::Played { by: Some(by), .. }) = serde_json::from_str(body) else { return };
        let arbitrates = self.group.arbiters.iter().any(|arbiter| arbiter.person == by);
        let recently =
            |(person, until): &(PersonId, u64)| *person == by && self.up_ms <= until + LONGEST_WRITE_MS;
        let own = self.witnesses[table].arbitrates(by.as_str());
        let known = own || arbitrates || self.former_arbiters.iter().any(recently);
        assert!(known, "{by:?} is no arbiter of {table} any more");
    }

    pub(super) fn everybody_was_told(&self) {
        let Some(node) = &self.node else { return };
        for (file, viewers) in node.hall.tables() {
            let shows = |(_, page): &(&u64, &Page)| page.shows.contains_key(&file.id);
            let showing: BTreeSet<u64> = self.pages.iter().filter(shows).map(|(number, _)| *number).collect();
            assert_eq!(viewers.into_iter().collect::<BTreeSet<_>>(), showing, "who looks at {}", file.id);
            let here = |colour: &Colour| {
                let holds = |page: &Page| file.holds(&page.who, Actor::from(*colour));
                showing.iter().any(|number| holds(&self.pages[number]))
            };
            let present: Vec<Colour> = Colour::BOTH.into_iter().filter(here).collect();
            let present = serde_json::to_value(present).expect("JSON");
            let entries = &self.disk.streams[&file.id];
            // A message about a rematch has no number.
            let numbered = |entry: &&Entry| !entry.body.contains("\"rematch-");
            let last = entries.iter().filter(numbered).map(|entry| entry.seq).max().unwrap_or_default();
            for number in &showing {
                let Shown { seq, present: told, yours } = &self.pages[number].shows[&file.id];
                let roles = serde_json::to_value(file.roles_of(&self.pages[number].who)).expect("JSON");
                assert_eq!(yours, &roles, "the roles at {}, as {number} was told", file.id);
                assert!(*seq >= last, "{number} was told of {seq} entries of {last} at {}", file.id);
                assert_eq!(told, &present, "who is at {}, as {number} was told", file.id);
            }
            assert_eq!(file.seq, entries.len() as u64, "{} is as on the disk", file.id);
        }
    }

    /// How much time a player's clock has lost, and how long the player had the move while the server was up.
    pub(super) fn clocks(&self) -> Vec<(&Witness, Colour, u64, Range)> {
        let mut clocks = Vec::new();
        for (file, _) in self.node.iter().flat_map(|node| node.hall.tables()) {
            let partie = &self.witnesses[&file.id];
            let line = self.node.as_ref().map_or(0, |node| node.at);
            let now = crate::time::at_table(line, file.began).max(file.table.latest());
            let Ok(faces) = file.table.clock().display(now) else { continue };
            for colour in Colour::BOTH {
                let had = partie.had_the_move(colour, self.up_ms, file.table.turn());
                clocks.push((partie, colour, faces.of(colour).used.get() as u64, had));
            }
        }
        clocks
    }

    /// No clock has lost more than it ran while the server was up.
    pub(super) fn no_clock_lost_too_much(&self) {
        for (_, colour, lost, had) in self.clocks() {
            // After a standstill the table's time is a little ahead, until the clocks run on.
            assert!(lost <= had.most + AHEAD_MS, "{colour} lost {lost} ms of {had:?}");
        }
    }

    /// Nor less, but for what the log says that it was spared, and what a killed server had not noted.
    pub(super) fn no_clock_lost_too_little(&self) {
        for (partie, colour, lost, had) in self.clocks() {
            let spared = partie.spared_ms + self.forgotten_ms;
            let over = partie.over;
            assert!(
                over || lost + spared + AHEAD_MS >= had.least,
                "{colour} lost {lost} ms of {had:?}, spared {spared}"
            );
        }
    }

    pub(super) fn everybody_leaves(&mut self) {
        self.calm = true;
        let connections: Vec<u64> = self.pages.keys().copied().collect();
        for connection in connections {
            let effects = self.disconnect(connection);
            for effect in effects {
                self.carry_out(effect);
            }
        }
        let longest = IDLE_MS + 10 * MAIN_MS;
        for _ in 0..longest / 100 {
            self.pass(100);
        }
        let Some(node) = &self.node else { return };
        let left: Vec<&str> = node.hall.tables().map(|(file, _)| file.id.as_str()).collect();
        assert!(left.is_empty(), "{left:?} are still in memory");
    }
}
