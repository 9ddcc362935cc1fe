//! What was counted in a file.

use serde::Serialize;

use super::finding::{Finding, Matter, Severity};
use crate::lines;

/// Counts over a part of a file, a file, or all files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Tally {
    pub(super) games: usize,
    pub(super) moves: usize,
    pub(super) faults: usize,
    pub(super) notes: usize,
    pub(super) bytes: usize,
    #[serde(skip)]
    pub(super) lines: usize,
    #[serde(skip)]
    latin1: bool,
    #[serde(skip)]
    endless: bool,
}

impl Tally {
    /// That of a part of a file, before its games are counted.
    pub(super) fn of(bytes: &[u8]) -> Tally {
        Tally { bytes: bytes.len(), lines: lines::count(bytes), ..Tally::default() }
    }

    pub(super) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.faults += other.faults;
        self.notes += other.notes;
        self.bytes += other.bytes;
        self.lines += other.lines;
    }

    /// Adds the next part of the file, and gives its findings their places in the whole.
    pub(super) fn take(&mut self, part: &Tally, mut findings: Vec<Finding>) -> Vec<Finding> {
        findings.retain(|finding| self.is_news(finding));
        for finding in &mut findings {
            finding.game += self.games;
            finding.line += self.lines;
            match finding.severity {
                Severity::Fault => self.faults += 1,
                Severity::Note => self.notes += 1,
            }
        }
        self.add(part);
        findings
    }

    /// What is so for the whole file is told once.
    fn is_news(&mut self, finding: &Finding) -> bool {
        let told = match finding.matter {
            Matter::Latin1 => &mut self.latin1,
            Matter::Endless => &mut self.endless,
            _ => return true,
        };
        !std::mem::replace(told, true)
    }
}
