//! What the simulation itself knows of a table, without the code that it tests: who holds which seat, how long each player
//! really had the move while the server was up, and what was acknowledged.

use std::collections::BTreeMap;

use partie_table::{Actor, Colour, Event, Fact, Reason};

use crate::tables::TableEntry;

/// Main time and increment of every simulated game.
pub(super) const MAIN_MS: u64 = 20_000;
pub(super) const INCREMENT_MS: u64 = 1000;

/// The most that a server's note may leave out: the time to come back, and a disk that could not be written for a while.
const LONGEST_NOTE_MS: u64 = 200_000;

/// What is known of a table.
#[derive(Default)]
pub(super) struct Witness {
    holders: BTreeMap<String, String>,
    /// How long each player had the move while the server was up, at most and at least: an act may be asked for twice, and
    /// then nobody outside knows which one counted.
    turns: [Range; 2],
    moves: [u64; 2],
    turn_began: Option<Range>,
    /// The moves that have arrived since the last one that was made, and how long the server was up then.
    pub(super) arrived: Vec<(String, u64)>,
    /// The moves that stand, by the number of their entry.
    made: BTreeMap<u64, String>,
    stopped_at: Option<u64>,
    /// What the log says that the clocks were spared: standstills, and lag.
    pub(super) spared_ms: u64,
    pub(super) over: bool,
}

/// A time that is not known exactly.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Range {
    pub(super) least: u64,
    pub(super) most: u64,
}

impl Range {
    /// Adds the time between two moments.
    fn add_from(&mut self, began: Range, ended: Range) {
        self.least += ended.least.saturating_sub(began.most);
        self.most += ended.most.saturating_sub(began.least);
    }
}

impl Witness {
    /// An entry is on the disk, when the server was up for so long.
    pub(super) fn stored(&mut self, seq: u64, body: &str, up_ms: u64, troubles: u64) {
        let entry: TableEntry = serde_json::from_str(body).expect("an entry");
        match &entry {
            TableEntry::Opened { holders, .. } => {
                for held in holders {
                    self.sits(held.role, held.person.as_str());
                }
            }
            TableEntry::Granted { held } | TableEntry::Joined { held, .. } => {
                self.sits(held.role, held.person.as_str());
            }
            TableEntry::Freed { role, .. } => drop(self.holders.remove(&role.to_string())),
            TableEntry::Played { events, by, .. } => {
                let plays = by.as_ref().is_some_and(|by| self.plays(by.as_str()));
                assert!(!plays, "{by:?} plays or assists, and decides as an arbiter");
                for event in events {
                    self.happened(event, seq, up_ms, troubles);
                }
            }
            TableEntry::Abandoned { .. } | TableEntry::CalledOff => self.over = true,
            _ => {}
        }
    }

    /// Whether a person has a seat or assists.
    fn plays(&self, person: &str) -> bool {
        let arbiter = Actor::Arbiter.to_string();
        self.holders.iter().any(|(role, holder)| holder == person && *role != arbiter)
    }

    /// Whether a person is the table's own arbiter.
    pub(super) fn arbitrates(&self, person: &str) -> bool {
        self.holders.get(&Actor::Arbiter.to_string()).is_some_and(|holder| holder == person)
    }

    fn sits(&mut self, role: Actor, person: &str) {
        if role == Actor::Spectator {
            return;
        }
        let plays = |role: &str| ["White", "Black"].contains(&role);
        let name = role.to_string();
        for (other, holder) in &self.holders {
            let both_play = plays(other) && role.player().is_some();
            assert!(holder != person || both_play, "{person} is {other} and becomes {name}");
        }
        let before = self.holders.insert(name.clone(), person.to_owned());
        assert_eq!(before, None, "{name} was taken");
    }

    fn happened(&mut self, event: &Event, seq: u64, up_ms: u64, troubles: u64) {
        match &event.fact {
            Fact::Started { .. } => {
                let earliest = self.arrived.iter().map(|(_, up)| *up).min().unwrap_or(up_ms);
                self.turn_began = Some(Range { least: earliest, most: up_ms });
            }
            Fact::Made { mv, .. } => {
                assert_eq!(self.made.insert(seq, mv.to_string()), None, "two moves in one entry");
                let arrived = std::mem::take(&mut self.arrived);
                let same = || arrived.iter().filter(|(other, _)| *other == mv.to_string()).map(|(_, up)| *up);
                let mover = event.by.side().expect("a player moves");
                let ended =
                    Range { least: same().min().unwrap_or(up_ms), most: same().max().unwrap_or(up_ms) };
                if let Some(began) = self.turn_began {
                    self.turns[mover as usize].add_from(began, ended);
                }
                self.moves[mover as usize] += 1;
                self.turn_began = Some(Range { most: up_ms, ..ended });
            }
            Fact::Stopped { .. } if event.by == Actor::Arbiter => {
                assert!(troubles > 0, "the server notes a standstill that was none");
                self.stopped_at = Some(event.at.get());
            }
            Fact::Resumed { .. } if event.by == Actor::Arbiter => {
                let stopped = self.stopped_at.take().expect("the clocks were stopped");
                let ms = event.at.get().saturating_sub(stopped);
                assert!(ms <= LONGEST_NOTE_MS, "the clocks stood still for {ms} ms");
                self.spared_ms += ms;
            }
            Fact::Pressed { lag_ms } => {
                assert!(lag_ms.get() <= 1000, "{lag_ms:?} were forgiven for one move");
                self.spared_ms += lag_ms.get() as u64;
            }
            Fact::Ended { outcome } => {
                self.over = true;
                if outcome.reason == Reason::Flag {
                    let loser = if outcome.white.to_string() == "0" { Colour::White } else { Colour::Black };
                    self.loses_on_time(loser, up_ms);
                }
            }
            _ => {}
        }
    }

    /// Nobody loses on time who did not really have the move for that long while the server was up.
    fn loses_on_time(&self, loser: Colour, up_ms: u64) {
        let had = MAIN_MS + INCREMENT_MS * (self.moves[loser as usize] + 1);
        let used = self.had_the_move(loser, up_ms, loser).most;
        assert!(used >= had, "{loser} loses on time after {used} of {had} ms");
    }

    /// How long the player had the move so far while the server was up.
    pub(super) fn had_the_move(&self, colour: Colour, up_ms: u64, to_move: Colour) -> Range {
        let mut had = self.turns[colour as usize];
        if let Some(began) = self.turn_began.filter(|_| colour == to_move) {
            had.add_from(began, Range { least: up_ms, most: up_ms });
        }
        had
    }

    /// An act was acknowledged with this number.
    pub(super) fn acknowledged(&self, seq: u64, mv: Option<&str>) {
        if let Some(mv) = mv {
            let made = self.made.get(&seq).map(String::as_str);
            assert!(
                made.is_none_or(|made| made == mv),
                "{mv} was acknowledged as entry {seq}, which is {made:?}"
            );
        }
    }
}
