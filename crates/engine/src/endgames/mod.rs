//! Endgame tables for Czech draughts: every position with few pieces, won, lost or drawn, and how soon.
//!
//! A table belongs to one [`Material`] and holds two numbers for each position: the plies to the end of the game and the
//! plies to the next capture or man's move. Both take it that the counters of ČUD 6.2 to 6.4 stand at zero;
//! [`Value::under`] compares a value with the counters of a game under way.
//!
//! The tables know positions with White to move only. A position with Black to move is turned round and its colours
//! are swapped, which changes nothing in the rules.

mod bits;
mod build;
mod checksum;
mod file;
mod layout;
mod material;
mod placement;
mod table;
mod tables;
mod value;
mod verify;

pub use file::FileError;
pub use material::{Force, Material};
pub use tables::Tables;
pub use value::{Distances, UnderCounters, Value};
pub use verify::{Mistake, verify};
