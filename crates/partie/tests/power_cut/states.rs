//! What the disk may hold after a power cut, chosen from a seed.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use super::disk::{Disk, Kind, Node, Stage, put, set};

/// Disks write a sector whole or not at all.
const SECTOR: usize = 512;

/// Random numbers from a seed (`SplitMix64`).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// A number below this one.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((number ^ (number >> 31)) % limit as u64) as usize
    }

    /// True once in so many times.
    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// What became of everything that was not certain, over many states.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) states: usize,
    pub(crate) kept: usize,
    pub(crate) missing: usize,
    pub(crate) torn: usize,
    /// Missing, though a later write to the same file is there.
    pub(crate) reordered: usize,
    /// Files that have grown to their length without their bytes.
    pub(crate) zeroed: usize,
    pub(crate) names_missing: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { states, kept, missing, torn, reordered, zeroed, names_missing } = self;
        write!(
            f,
            "{states} states; of the writes that were not synced {kept} kept, {missing} missing ({reordered} of them before \
             one that is there), {torn} torn; {zeroed} files with zeros at the end, {names_missing} names not changed"
        )
    }
}

/// What becomes of a change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Kept,
    Missing,
    Torn,
}

/// How the fates of a file's changes are chosen. Were all of them by chance alone, "all but the last one" would never come up
/// among many.
fn fates(count: usize, dice: &mut Dice) -> Vec<Fate> {
    let mut fates = vec![Fate::Kept; count];
    if count == 0 {
        return fates;
    }
    let one = dice.below(count);
    match dice.below(8) {
        0 => {}
        1 => fates.fill(Fate::Missing),
        2 => fates[one..].fill(Fate::Missing),
        3 => {
            fates[one..].fill(Fate::Missing);
            fates[one] = Fate::Torn;
        }
        4 => fates[one] = Fate::Missing,
        5 => fates[..one].fill(Fate::Missing),
        _ => {
            let keeps = [2, 3, 10][dice.below(3)];
            for fate in &mut fates {
                *fate = match dice.below(4) {
                    0 => Fate::Torn,
                    _ if dice.one_in(keeps) => Fate::Missing,
                    _ => Fate::Kept,
                };
            }
        }
    }
    fates
}

/// The files after a power cut, and the directories.
pub(crate) struct State {
    pub(crate) files: BTreeMap<PathBuf, Vec<u8>>,
    directories: Vec<PathBuf>,
}

impl State {
    /// One of the many that there may be at the place where the model is.
    pub(crate) fn choose(disk: &Disk<'_>, dice: &mut Dice, tally: &mut Tally) -> State {
        tally.states += 1;
        let mut names = disk.names.clone();
        let fates = fates(disk.name_changes.len(), dice);
        for (change, fate) in disk.name_changes.iter().zip(fates) {
            if fate == Fate::Missing {
                tally.names_missing += 1;
            } else {
                change.sets.iter().cloned().for_each(|(path, node)| set(&mut names, path, node));
            }
        }
        let mut state = State { files: BTreeMap::new(), directories: Vec::new() };
        // A directory comes before what is in it, so what is in one that is missing is left out, too.
        for (path, node) in names {
            let node = &disk.nodes[node];
            let is_root = state.directories.is_empty();
            if !is_root
                && !path.parent().is_some_and(|parent| state.directories.iter().any(|known| known == parent))
            {
                continue;
            }
            if node.is_directory {
                state.directories.push(path);
            } else {
                let bytes = bytes(disk, &path, node, dice, tally);
                state.files.insert(path, bytes);
            }
        }
        state
    }

    /// Writes all of it below another root.
    pub(crate) fn write(&self, root: &Path, to: &Path) {
        let there = |path: &Path| to.join(path.strip_prefix(root).expect("it is below the root"));
        for directory in &self.directories {
            std::fs::create_dir_all(there(directory)).unwrap();
        }
        for (path, bytes) in &self.files {
            std::fs::write(there(path), bytes).unwrap();
        }
    }
}

fn bytes(disk: &Disk<'_>, path: &Path, node: &Node, dice: &mut Dice, tally: &mut Tally) -> Vec<u8> {
    if path.to_string_lossy().ends_with("-shm") {
        // Programs write it through memory, which no trace shows: anything may be there.
        return (0..dice.below(3) * 4096).map(|_| dice.below(256) as u8).collect();
    }
    let mut bytes = node.bytes.clone();
    let mut longest = bytes.len();
    let uncertain = node.changes.iter().filter(|change| change.stage != Stage::Certain).count();
    let fates = fates(uncertain, dice);
    let last_kept = fates.iter().rposition(|fate| *fate != Fate::Missing);
    let mut fates = fates.into_iter().enumerate();
    for change in &node.changes {
        let fate = if change.stage == Stage::Certain {
            Fate::Kept
        } else {
            let (number, fate) = fates.next().expect("one for each");
            match fate {
                Fate::Missing => {
                    tally.missing += 1;
                    tally.reordered += usize::from(last_kept.is_some_and(|last| last > number));
                }
                Fate::Torn => tally.torn += 1,
                Fate::Kept => tally.kept += 1,
            }
            fate
        };
        match (change.kind, fate) {
            (Kind::Resize { length }, Fate::Kept | Fate::Torn) => {
                bytes.resize(length, 0);
                longest = length;
            }
            (Kind::Resize { .. }, Fate::Missing) => {}
            (Kind::Write { at, call }, fate) => {
                let data = disk.data(call);
                longest = longest.max(at + data.len());
                match fate {
                    Fate::Kept => put(&mut bytes, at, data),
                    Fate::Torn => tear(&mut bytes, at, data, dice),
                    Fate::Missing => {}
                }
            }
        }
    }
    if longest > bytes.len() && dice.one_in(4) {
        tally.zeroed += 1;
        bytes.resize(longest, 0);
    }
    bytes
}

/// Writes some sectors only: the first ones, the last ones, or any.
fn tear(bytes: &mut Vec<u8>, at: usize, data: &[u8], dice: &mut Dice) {
    let sectors = (at % SECTOR + data.len()).div_ceil(SECTOR);
    let (way, border) = (dice.below(3), dice.below(sectors));
    let mut begin = 0;
    for sector in 0..sectors {
        let end = ((sector + 1) * SECTOR - at % SECTOR).min(data.len());
        let is_there = match way {
            0 => sector < border,
            1 => sector > border,
            _ => dice.one_in(2),
        };
        if is_there {
            put(bytes, at + begin, &data[begin..end]);
        }
        begin = end;
    }
}
