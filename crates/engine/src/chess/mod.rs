//! Chess and Chess960 for the [search](crate::search).

mod evaluation;
mod game;
mod squares;

pub use game::ChessGame;
