//! A partie at the table, from the moment the players sit down to the result.

pub mod clock;
mod colour;
pub mod time_control;

pub use colour::Colour;
