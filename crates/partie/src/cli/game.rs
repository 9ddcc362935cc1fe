//! The games, as arguments name them.

use clap::ValueEnum;

/// What is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Game {
    #[default]
    Chess,
    Chess960,
    CzechDraughts,
}
