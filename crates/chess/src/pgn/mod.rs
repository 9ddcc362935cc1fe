//! PGN: games as text.

mod commands;
mod error;
mod game;
mod nag;
mod outcome;
mod place;
mod reader;
mod remarks;
mod resume;
mod tags;
mod text;
mod token;
mod variant;

pub use commands::{Eval, Score};
pub use error::{PgnError, PgnProblem};
pub use game::{Game, Games, Line, Step, games};
pub use nag::Nag;
pub use outcome::{NotAnOutcome, Outcome};
pub use reader::{Interest, MAX_DEPTH, Reader, Visitor};
pub use remarks::Remarks;
pub use tags::{NotATagName, Tags};
pub use text::Text;
pub use token::{Token, Tokens};
