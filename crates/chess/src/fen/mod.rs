//! FEN: a position as one line of text, in its three dialects.
//!
//! ```
//! use partie_chess::{Position, fen::Dialect};
//! let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
//! assert_eq!(position.fen(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
//! assert_eq!(position.fen_in(Dialect::Shredder), "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
//! ```

mod error;
pub(crate) mod possible;
mod read;
mod write;

pub use error::{FenError, FenProblem};
pub use read::{read_lenient, read_standing, read_strict};
pub use write::Dialect;
