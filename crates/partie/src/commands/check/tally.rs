//! What was counted in a file.

use serde::Serialize;

use super::finding::{Finding, Matter, Severity};
use crate::files::chunks::Chunk;
use crate::files::lines;

/// Counts over a part of a file, a file, or all files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Tally {
    pub(super) games: usize,
    pub(super) moves: usize,
    pub(super) faults: usize,
    pub(super) notes: usize,
    pub(super) bytes: usize,
    /// Games without a date, where the date says which edition they are judged by.
    pub(super) undated: usize,
    #[serde(skip)]
    pub(super) lines: usize,
    /// The line with a byte that no text has.
    #[serde(skip)]
    pub(super) binary: Option<usize>,
    #[serde(skip)]
    not_utf8: bool,
    #[serde(skip)]
    endless: bool,
}

impl Tally {
    /// That of a part of a file before its games are counted, and what is to be told of the part itself. Without an end of
    /// a game, or if it is no text, there are no games in it.
    pub(super) fn of(chunk: &Chunk) -> (Tally, Vec<Finding>) {
        let Chunk { ref bytes, size, not_utf8, endless, binary } = *chunk;
        let tally = Tally { bytes: size, lines: lines::count(bytes), binary, ..Tally::default() };
        let endless = endless.then(|| Finding::of_file(1, Severity::Fault, Matter::Endless));
        let not_utf8 =
            not_utf8.map(|found| Finding::of_file(found.line, Severity::Note, Matter::NotUtf8(found)));
        (tally, not_utf8.into_iter().chain(endless).collect())
    }

    pub(super) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.faults += other.faults;
        self.notes += other.notes;
        self.bytes += other.bytes;
        self.undated += other.undated;
        self.lines += other.lines;
    }

    /// Adds the next part of the file, and gives its findings, as far as they are wanted, their places in the whole.
    pub(super) fn take(
        &mut self,
        part: &Tally,
        mut findings: Vec<Finding>,
        is_wanted: impl Fn(&Finding) -> bool,
    ) -> Vec<Finding> {
        findings.retain(|finding| is_wanted(finding) && self.is_news(finding));
        for finding in &mut findings {
            finding.game = finding.game.map(|game| game + self.games);
            finding.place.line += self.lines;
            match finding.severity {
                Severity::Fault => self.faults += 1,
                Severity::Note => self.notes += 1,
            }
        }
        self.binary = part.binary.map(|line| line + self.lines);
        self.add(part);
        findings
    }

    /// What is so for the whole file is told once.
    fn is_news(&mut self, finding: &Finding) -> bool {
        let told = match finding.matter {
            Matter::NotUtf8(_) => &mut self.not_utf8,
            Matter::Endless => &mut self.endless,
            _ => return true,
        };
        !std::mem::replace(told, true)
    }
}
