//! Moves as people write them (ČUD 8), and the signs that say more about them (ČUD 9).
//!
//! Written exactly, read leniently, never guessed:
//!
//! ```
//! use partie_draughts::Position;
//! use partie_draughts::notation::Naming;
//! let start = Position::start();
//! let mv = start.read("22 - 18").unwrap();
//! assert_eq!(start.notation(&mv, Naming::Letters), "c3-d4");
//! assert_eq!(start.notation(&mv, Naming::Numbers), "22-18");
//! ```

mod cursor;
mod error;
mod naming;
mod read;
mod sign;
mod write;

pub(crate) use cursor::Cursor;
pub use error::{ReadError, ReadProblem};
pub use naming::Naming;
pub(crate) use read::{Written, is_separator, resolve};
pub use sign::{NotASign, Sign};
