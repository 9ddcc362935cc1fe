//! Moves as people write them.

pub mod san;
