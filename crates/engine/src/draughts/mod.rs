//! Czech draughts for the [search](crate::search).

mod evaluation;
mod game;

pub use game::DraughtsGame;
