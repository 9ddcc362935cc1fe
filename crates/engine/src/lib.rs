//! Computer opponents for chess and Czech draughts, and endgame tables for Czech draughts.
//!
//! Nothing here reads a clock, a file or a random source: time, bytes and seeds come in as arguments, so that the same
//! arguments always give the same answer.
//!
//! ```
//! use partie_draughts::Position;
//! use partie_engine::endgames::{Tables, Value};
//!
//! let mut tables = Tables::new();
//! tables.build(2, |_| {});
//! let position: Position = "W:WKc1:Bf4".parse().unwrap();
//! assert!(matches!(tables.probe(&position), Some(Value::Won(_))));
//! ```

pub mod chess;
pub mod draughts;
pub mod endgames;
mod level;
pub mod search;

pub use level::Level;
