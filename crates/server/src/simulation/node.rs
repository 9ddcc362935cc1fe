//! One run of a server: its hall, its line of time, and what is under way.

use std::collections::VecDeque;

use super::disk::Disk;
use crate::log::NewEntry;
use crate::run::config::Patience;
use crate::tables::{Effect, Hall, Input, LinkKeys, Settings, Thinking};
use crate::time::{Moment, Pause, Timeline};

/// The secret of the server stays the same through restarts.
pub(super) const LINK_KEYS: LinkKeys = LinkKeys::new([7; 32]);
pub(super) const IDLE_MS: u64 = 60_000;
const HEARTBEAT_MS: u64 = 1000;

/// One run of a server.
pub(super) struct Node {
    pub(super) hall: Hall,
    line: Timeline,
    /// The steady clock of its machine, which began with it.
    steady: u64,
    pub(super) at: u64,
    beat: u64,
    /// Whether the disk has taken the last heartbeat.
    pub(super) beats_in_time: bool,
    pub(super) under_way: VecDeque<UnderWay>,
    /// Pauses that the ticker has noticed and not yet reported.
    pub(super) pauses: Vec<Pause>,
}

/// Something that is answered later.
pub(super) struct UnderWay {
    /// When, by the steady clock.
    pub(super) due: u64,
    pub(super) work: Work,
}

pub(super) enum Work {
    Append { table: String, stream: String, expected: u64, entry: NewEntry },
    Load { table: String },
    Think { table: String, thinking: Box<Thinking> },
}

impl Node {
    /// Starts with what is on the disk, whatever the system's clock says.
    pub(super) fn start(disk: &Disk, date: u64) -> Node {
        let mut line = Timeline::going_on(disk.reached(), date, 0);
        let (at, _) = line.read(0);
        let patience = Patience::default();
        let settings = Settings { patience, idle_ms: IDLE_MS, run_began: at, link_keys: LINK_KEYS };
        let (under_way, pauses) = (VecDeque::new(), Vec::new());
        Node {
            hall: Hall::new(settings),
            line,
            steady: 0,
            at,
            beat: 0,
            beats_in_time: true,
            under_way,
            pauses,
        }
    }

    /// Lets it run for a moment that is shorter than a pause.
    pub(super) fn run(&mut self, ms: u64, disk: &mut Disk) {
        self.steady += ms;
        self.read();
        if self.steady >= self.beat + HEARTBEAT_MS {
            self.beat = self.steady;
            self.beats_in_time = disk.note_alive(self.at);
        }
    }

    /// Stops it for a while.
    pub(super) fn pause(&mut self, ms: u64) {
        self.steady += ms;
        self.read();
    }

    fn read(&mut self) {
        let before = self.at;
        let (at, pause) = self.line.read(self.steady);
        assert!(at >= before, "the line went back from {before} to {at}");
        self.at = at;
        self.pauses.extend(pause);
    }

    pub(super) fn step(&mut self, input: Input, date: u64) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.hall.step(input, Moment { line: self.at, date }, &mut effects);
        effects
    }

    pub(super) fn later(&mut self, delay: u64, work: Work) {
        self.under_way.push_back(UnderWay { due: self.steady + delay, work });
    }

    /// What is due of that which is under way. Appends keep their order, as the log's one writer does.
    pub(super) fn take_due(&mut self) -> Option<Work> {
        let steady = self.steady;
        let mut appending = false;
        let place = self.under_way.iter().position(|one| {
            let append = matches!(one.work, Work::Append { .. });
            let blocked = append && appending;
            appending |= append;
            one.due <= steady && !blocked
        })?;
        self.under_way.remove(place).map(|one| one.work)
    }
}
