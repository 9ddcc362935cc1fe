//! A model of the disk: what is certain to be on it when the power goes at a place of the trace, and what may be.
//!
//! Certain is only what a completed `fsync` covers: of a file its bytes and its length, of a directory its names. That is less
//! than Linux's file systems give, whose `fsync` of a new file keeps its name too. A sync that fails is worse than none: Linux
//! takes what it should have written for clean, so the next sync does not write it either.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use super::trace::{Call, What};

/// Which syncs count. A disk that lies shows that the test would notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Honours {
    EverySync,
    NoSync,
    NoSyncOfFiles,
    NoSyncOfDirectories,
}

pub(crate) struct Disk<'a> {
    calls: &'a [Call],
    honours: Honours,
    /// Begins and ends of calls that have yet to happen, the next one last.
    to_come: Vec<(usize, Step)>,
    pub(crate) nodes: Vec<Node>,
    /// The names that programs see.
    seen: BTreeMap<PathBuf, usize>,
    /// The names that are certain to be there.
    pub(crate) names: BTreeMap<PathBuf, usize>,
    pub(crate) name_changes: Vec<NameChange>,
    /// What a sync that has begun covers: calls that ended before it.
    covered: HashMap<usize, Vec<usize>>,
}

#[derive(Clone, Copy)]
enum Step {
    Begin(usize),
    End(usize),
}

/// A file or a directory.
#[derive(Default)]
pub(crate) struct Node {
    pub(crate) is_directory: bool,
    /// The bytes that are certain to have been there before the changes.
    pub(crate) bytes: Vec<u8>,
    /// In their order. What is certain waits here for what came before it and is not.
    pub(crate) changes: Vec<Change>,
}

/// Something that was done to a file.
pub(crate) struct Change {
    call: usize,
    pub(crate) stage: Stage,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Begun,
    Ended,
    /// A sync of it has failed; no other one will keep it.
    Forgotten,
    Certain,
}

#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// The bytes are those of the call.
    Write {
        at: usize,
        call: usize,
    },
    Resize {
        length: usize,
    },
}

/// Names that appear or vanish together.
pub(crate) struct NameChange {
    call: usize,
    has_ended: bool,
    /// Kept by a sync of this directory.
    directory: PathBuf,
    pub(crate) sets: Vec<(PathBuf, Option<usize>)>,
}

impl<'a> Disk<'a> {
    /// An empty disk with a root.
    pub(crate) fn new(root: &Path, calls: &'a [Call], honours: Honours) -> Disk<'a> {
        let begins = calls.iter().enumerate().map(|(number, call)| (call.begin, Step::Begin(number)));
        let ended = calls.iter().enumerate().filter_map(|(number, call)| Some((call.end?, number)));
        let mut to_come: Vec<_> =
            begins.chain(ended.map(|(place, number)| (place, Step::End(number)))).collect();
        to_come.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
        let names = BTreeMap::from([(root.to_owned(), 0)]);
        Disk {
            calls,
            honours,
            to_come,
            nodes: vec![Node { is_directory: true, ..Node::default() }],
            seen: names.clone(),
            names,
            name_changes: Vec::new(),
            covered: HashMap::new(),
        }
    }

    /// Goes on to a place of the trace: everything up to it has happened.
    pub(crate) fn advance_to(&mut self, place: usize) {
        while let Some((_, step)) = self.to_come.pop_if(|(next, _)| *next <= place) {
            match step {
                Step::Begin(call) => self.begin(call),
                Step::End(call) => self.end(call),
            }
        }
    }

    /// The bytes that a write writes.
    pub(crate) fn data(&self, call: usize) -> &'a [u8] {
        data(self.calls, call)
    }

    /// The files as programs see them.
    pub(crate) fn seen(&self) -> BTreeMap<&Path, Vec<u8>> {
        let files = self.seen.iter().filter(|(_, node)| !self.nodes[**node].is_directory);
        files.map(|(path, node)| (path.as_path(), self.bytes_seen(&self.nodes[*node]))).collect()
    }

    fn bytes_seen(&self, node: &Node) -> Vec<u8> {
        let mut bytes = node.bytes.clone();
        node.changes.iter().for_each(|change| apply(self.calls, change.kind, &mut bytes));
        bytes
    }

    /// From now on it may be on the disk.
    fn begin(&mut self, call: usize) {
        match &self.calls[call].what {
            What::Open { path, creates, empties } => {
                if *creates && !self.seen.contains_key(path) {
                    self.appear(call, path, Node::default());
                } else if *empties {
                    self.change(call, path, Kind::Resize { length: 0 });
                }
            }
            What::Write { path, at, .. } => {
                let end = || self.seen.get(path).map_or(0, |node| self.bytes_seen(&self.nodes[*node]).len());
                self.change(call, path, Kind::Write { at: at.unwrap_or_else(end), call });
            }
            What::Resize { path, length } => self.change(call, path, Kind::Resize { length: *length }),
            What::Sync { path } => self.begin_sync(call, path),
            What::FailedSync { path } => self.forget(path),
            What::Rename { from, to } => {
                if let Some(node) = self.seen.remove(from) {
                    self.seen.insert(to.clone(), node);
                    self.rename(call, to, vec![(to.clone(), Some(node)), (from.clone(), None)]);
                }
            }
            What::Remove { path } => {
                self.seen.remove(path);
                self.rename(call, path, vec![(path.clone(), None)]);
            }
            What::MakeDirectory { path } => {
                self.appear(call, path, Node { is_directory: true, ..Node::default() });
            }
            What::Send { .. } => {}
        }
    }

    fn appear(&mut self, call: usize, path: &Path, node: Node) {
        let number = self.nodes.len();
        self.nodes.push(node);
        self.seen.insert(path.to_owned(), number);
        self.rename(call, path, vec![(path.to_owned(), Some(number))]);
    }

    fn rename(&mut self, call: usize, path: &Path, sets: Vec<(PathBuf, Option<usize>)>) {
        let directory = path.parent().expect("it is below the root").to_owned();
        self.name_changes.push(NameChange { call, has_ended: false, directory, sets });
    }

    fn change(&mut self, call: usize, path: &Path, kind: Kind) {
        if let Some(node) = self.seen.get(path) {
            self.nodes[*node].changes.push(Change { call, stage: Stage::Begun, kind });
        }
    }

    fn begin_sync(&mut self, call: usize, path: &Path) {
        let Some(node) = self.seen.get(path).map(|node| &self.nodes[*node]) else { return };
        let ignored = match self.honours {
            Honours::EverySync => false,
            Honours::NoSync => true,
            Honours::NoSyncOfFiles => !node.is_directory,
            Honours::NoSyncOfDirectories => node.is_directory,
        };
        if ignored {
            return;
        }
        let changes =
            node.changes.iter().filter(|change| change.stage == Stage::Ended).map(|change| change.call);
        let names = self.name_changes.iter().filter(|change| change.has_ended && change.directory == path);
        let covered = changes.chain(names.map(|change| change.call)).collect();
        self.covered.insert(call, covered);
    }

    fn forget(&mut self, path: &Path) {
        let Some(node) = self.seen.get(path) else { return };
        let changes = self.nodes[*node].changes.iter_mut();
        changes
            .filter(|change| change.stage != Stage::Certain)
            .for_each(|change| change.stage = Stage::Forgotten);
    }

    /// It is done as far as programs see; a sync makes what it covers certain.
    fn end(&mut self, call: usize) {
        if let Some(covered) = self.covered.remove(&call) {
            self.make_certain(&covered);
            return;
        }
        if let Some(change) = self.name_changes.iter_mut().rev().find(|change| change.call == call) {
            change.has_ended = true;
        }
        if let What::Write { path, .. } | What::Resize { path, .. } | What::Open { path, .. } =
            &self.calls[call].what
            && let Some(node) = self.seen.get(path)
        {
            let mut changes = self.nodes[*node].changes.iter_mut().rev();
            if let Some(change) = changes.find(|change| change.call == call) {
                change.stage = Stage::Ended;
            }
        }
    }

    fn make_certain(&mut self, covered: &[usize]) {
        for node in &mut self.nodes {
            for change in node.changes.iter_mut().filter(|change| covered.binary_search(&change.call).is_ok())
            {
                change.stage = Stage::Certain;
            }
            let certain = node.changes.iter().take_while(|change| change.stage == Stage::Certain).count();
            for change in node.changes.drain(..certain) {
                apply(self.calls, change.kind, &mut node.bytes);
            }
        }
        for change in self.name_changes.extract_if(.., |change| covered.binary_search(&change.call).is_ok()) {
            change.sets.into_iter().for_each(|(path, node)| set(&mut self.names, path, node));
        }
    }
}

fn data(calls: &[Call], call: usize) -> &[u8] {
    match &calls[call].what {
        What::Write { data, .. } => data,
        _ => &[],
    }
}

fn apply(calls: &[Call], kind: Kind, bytes: &mut Vec<u8>) {
    match kind {
        Kind::Write { at, call } => put(bytes, at, data(calls, call)),
        Kind::Resize { length } => bytes.resize(length, 0),
    }
}

/// Gives a name to a node, or takes it away.
pub(crate) fn set(names: &mut BTreeMap<PathBuf, usize>, path: PathBuf, node: Option<usize>) {
    match node {
        Some(node) => drop(names.insert(path, node)),
        None => drop(names.remove(&path)),
    }
}

/// Puts bytes at a place; what lies between the end and there is zero.
pub(crate) fn put(bytes: &mut Vec<u8>, at: usize, data: &[u8]) {
    let end = at + data.len();
    if bytes.len() < end {
        bytes.resize(end, 0);
    }
    bytes[at..end].copy_from_slice(data);
}
