//! PGN: games as text.

mod error;
mod nag;
mod outcome;
mod place;
mod reader;
mod resume;
mod tags;
mod text;
mod token;
mod variant;

pub use error::{PgnError, PgnProblem};
pub use nag::Nag;
pub use outcome::{NotAnOutcome, Outcome};
pub use reader::{Interest, MAX_DEPTH, Reader, Visitor};
pub use text::Text;
pub use token::{Token, Tokens};
