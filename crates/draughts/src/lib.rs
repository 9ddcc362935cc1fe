//! The rules of Czech draughts, as the Czech Draughts Union (Česká unie dámy, ČUD) has them since 1 October 2006.
//!
//! ```
//! use partie_draughts::Position;
//!
//! let start = Position::start();
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 7);
//!
//! let after = start.play(&moves[0]);
//! assert_eq!(after.turn(), partie_draughts::Colour::Black);
//! ```

mod board;
mod colour;
mod count;
mod draws;
pub mod fen;
mod generate;
mod handicap;
#[cfg(feature = "serde")]
mod json;
mod moves;
pub mod notation;
mod outcome;
pub mod pdn;
mod perft;
mod piece;
mod position;
mod route;
mod setup;
pub mod spoken;
mod square;
mod squares;
mod why_not;

pub use colour::Colour;
pub use draws::{Count, CountedMoves, Counter, DrawRule, DrawSettings, History};
pub use handicap::HandicapError;
pub use moves::Move;
pub use outcome::{Loss, Outcome};
pub use perft::perft;
pub use piece::Piece;
pub use position::Position;
pub use setup::SetupError;
pub use square::{ParseSquareError, Square};
pub use squares::Squares;
pub use why_not::WhyNot;

/// Its example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
