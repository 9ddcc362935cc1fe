//! The positions that a search has visited, each once.

use crate::{Move, Position};

const NONE: u32 = u32::MAX;

/// A visited position and how it was reached.
pub(super) struct Node {
    pub(super) position: Position,
    parent: u32,
    depth: u32,
    reached_by: Option<Move>,
}

pub(super) struct Visited {
    nodes: Vec<Node>,
    slots: Vec<u32>,
}

impl Visited {
    pub(super) fn from(root: &Position) -> Visited {
        let mut visited = Visited { nodes: Vec::with_capacity(64), slots: vec![NONE; 256] };
        visited.nodes.push(Node { position: *root, parent: NONE, depth: 0, reached_by: None });
        let slot = visited.slot_of(root);
        visited.slots[slot] = 0;
        visited
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn depth(&self, index: u32) -> u32 {
        self.nodes[index as usize].depth
    }

    pub(super) fn position(&self, index: u32) -> &Position {
        &self.nodes[index as usize].position
    }

    pub(super) fn positions(&self) -> impl Iterator<Item = Position> {
        self.nodes.iter().map(|node| node.position)
    }

    /// Keeps a position if it is new.
    pub(super) fn insert(&mut self, position: &Position, parent: u32, by: Move) {
        let slot = self.slot_of(position);
        if self.slots[slot] != NONE {
            return;
        }
        let index = self.nodes.len() as u32;
        self.slots[slot] = index;
        self.nodes.push(Node {
            position: *position,
            parent,
            depth: self.depth(parent) + 1,
            reached_by: Some(by),
        });
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
    }

    /// The slot in which the position is, or else the one where it belongs.
    fn slot_of(&self, position: &Position) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = position.key() as usize & mask;
        while self.slots[slot] != NONE && !self.position(self.slots[slot]).repeats(position) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![NONE; self.slots.len() * 4];
        let mask = self.slots.len() - 1;
        for (index, node) in self.nodes.iter().enumerate() {
            let mut slot = node.position.key() as usize & mask;
            while self.slots[slot] != NONE {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = index as u32;
        }
    }

    /// The moves from the root to a position.
    pub(super) fn line_to(&self, index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = &self.nodes[index as usize];
        while let Some(m) = node.reached_by {
            line.push(m);
            node = &self.nodes[node.parent as usize];
        }
        line.reverse();
        line
    }
}
