//! The order in which a search looks at positions.

const NONE: u32 = u32::MAX;
const FARTHEST: usize = 511;

/// Positions yet to be looked at, by how far from mate they seem; the latest of the nearest comes first.
///
/// Positions are numbered in the order in which they are pushed: each is in a chain of those at the same distance.
pub(super) struct Agenda {
    chains: Chains,
    earlier: Vec<u32>,
}

/// The last position of each chain.
struct Chains {
    latest: [u32; FARTHEST + 1],
    nearest: usize,
}

impl Chains {
    fn new() -> Chains {
        Chains { latest: [NONE; FARTHEST + 1], nearest: FARTHEST }
    }

    fn push(&mut self, distance: u32, earlier: &mut Vec<u32>) {
        let distance = (distance as usize).min(FARTHEST);
        let number = earlier.len() as u32;
        earlier.push(self.latest[distance]);
        self.latest[distance] = number;
        self.nearest = self.nearest.min(distance);
    }

    fn pop(&mut self, earlier: &[u32]) -> Option<u32> {
        while self.latest[self.nearest] == NONE {
            if self.nearest == FARTHEST {
                return None;
            }
            self.nearest += 1;
        }
        let number = self.latest[self.nearest];
        self.latest[self.nearest] = earlier[number as usize];
        Some(number)
    }
}

impl Agenda {
    pub(super) fn new() -> Agenda {
        Agenda { chains: Chains::new(), earlier: Vec::with_capacity(256) }
    }

    /// Adds the next position.
    pub(super) fn push(&mut self, distance: u32) {
        self.chains.push(distance, &mut self.earlier);
    }

    /// Takes the number of the latest of the nearest.
    pub(super) fn pop(&mut self) -> Option<u32> {
        self.chains.pop(&self.earlier)
    }
}

/// An agenda with several parts that have their turns, so that none of them is starved by one that looks better.
pub(super) struct DividedAgenda {
    names: Vec<u64>,
    parts: Vec<Chains>,
    earlier: Vec<u32>,
    turn: usize,
}

impl DividedAgenda {
    pub(super) fn new() -> DividedAgenda {
        DividedAgenda { names: Vec::new(), parts: Vec::new(), earlier: Vec::new(), turn: 0 }
    }

    /// Adds the next position to a part.
    pub(super) fn push(&mut self, part: u64, distance: u32) {
        let index = self.names.iter().position(|name| *name == part).unwrap_or_else(|| {
            self.names.push(part);
            self.parts.push(Chains::new());
            self.parts.len() - 1
        });
        self.parts[index].push(distance, &mut self.earlier);
    }

    /// Takes the number of the latest of the nearest in the part whose turn it is.
    pub(super) fn pop(&mut self) -> Option<u32> {
        (0..self.parts.len()).find_map(|_| {
            self.turn = (self.turn + 1) % self.parts.len();
            self.parts[self.turn].pop(&self.earlier)
        })
    }
}
