use crate::search::{Limits, Noise};

/// How strong the computer plays, from 1 to 10.
///
/// ```
/// use partie_engine::Level;
/// let level = Level::new(3).unwrap();
/// assert!(level.nodes < Level::new(4).unwrap().nodes);
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// 1 is the weakest.
    pub number: u8,
    /// How many positions it looks at for a move.
    pub nodes: u64,
    /// The largest error of an evaluation, in hundredths of a pawn or man.
    pub error: u16,
}

/// Nodes and errors, level by level.
const LEVELS: [(u64, u16); 10] = [
    (60, 150),
    (150, 110),
    (400, 80),
    (1_000, 55),
    (2_500, 35),
    (7_000, 20),
    (20_000, 10),
    (60_000, 5),
    (250_000, 0),
    (1_000_000, 0),
];

impl Level {
    /// The level with this number, 1 to 10.
    pub fn new(number: u8) -> Option<Self> {
        let &(nodes, error) = LEVELS.get(usize::from(number.checked_sub(1)?))?;
        Some(Self { number, nodes, error })
    }

    /// How far it searches.
    pub const fn limits(self) -> Limits {
        Limits::nodes(self.nodes)
    }

    /// The errors of its evaluations in a game with this seed.
    pub const fn noise(self, seed: u64) -> Noise {
        Noise { amplitude: self.error, seed }
    }
}
