/// What is tolerated in a game, and yet not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Oddity {
    /// A tag that the game has already; the first one counts.
    TagTwice {
        /// Its name.
        name: String,
        /// Whether both have the same value.
        same: bool,
    },
    /// A number that is not that of the move after it. Only the first in a game is told: those after it follow from it.
    MoveNumber {
        /// What stands there.
        written: u32,
        /// The number of the move.
        is: u16,
    },
    /// A move that is said to give check, and does not.
    NoCheck,
    /// A move that is said to be mate, and is not.
    NoMate,
}
