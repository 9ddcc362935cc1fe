//! Draws that the rules bring about by themselves (ČUD 6), and the counts that lead there.

mod counter;
mod ending;
mod history;
mod settings;

pub use counter::{Counter, DrawRule};
pub use history::History;
pub use settings::{Count, CountedMoves, DrawSettings};
