//! The order in which a search looks at positions.

const NONE: u32 = u32::MAX;
const FARTHEST: usize = 511;

/// Positions yet to be looked at, by how far from mate they seem; the latest of the nearest comes first.
///
/// Positions are numbered in the order in which they are pushed: each is in a chain of those at the same distance.
pub(super) struct Agenda {
    latest: [u32; FARTHEST + 1],
    earlier: Vec<u32>,
    nearest: usize,
}

impl Agenda {
    pub(super) fn new() -> Agenda {
        Agenda { latest: [NONE; FARTHEST + 1], earlier: Vec::with_capacity(256), nearest: FARTHEST }
    }

    /// Adds the next position.
    pub(super) fn push(&mut self, distance: u32) {
        let distance = (distance as usize).min(FARTHEST);
        let number = self.earlier.len() as u32;
        self.earlier.push(self.latest[distance]);
        self.latest[distance] = number;
        self.nearest = self.nearest.min(distance);
    }

    /// Takes the number of the latest of the nearest.
    pub(super) fn pop(&mut self) -> Option<u32> {
        while self.latest[self.nearest] == NONE {
            if self.nearest == FARTHEST {
                return None;
            }
            self.nearest += 1;
        }
        let number = self.latest[self.nearest];
        self.latest[self.nearest] = self.earlier[number as usize];
        Some(number)
    }
}
