//! PGN: games as text.
//!
//! [`games`] gives whole [`Game`]s, and [`Game`]'s `to_string` writes one. [`Reader`] tells a [`Visitor`] what it reads
//! without keeping any of it. Both take a file that is in memory; [`Stream`] does the same with any [`std::io::Read`], however
//! long it is. [`Tokens`] are the words of a file, unchecked.
//!
//! Files are read as they are found: any line ends, UTF-8 or Latin-1, missing move numbers and outcomes, tags in any
//! order. But the moves must be legal, in variations too. A null move (`--`) is none; whoever has to live with files
//! that have them in variations passes over these ([`Visitor::variation_begins`]). A broken game gives a [`PgnError`]
//! with its place, and reading goes on with the next game; [`Reader::salvage`] passes over what it can.
//!
//! ```
//! use partie_chess::pgn::{Game, games};
//! let file = "[White \"Réti\"]\n[Black \"Tartakower\"]\n\n1. e4 c6 2. d4 d5 (2... g6!?) 3. Nc3 *";
//! let game: Game = games(file.as_bytes()).next().unwrap().unwrap();
//! assert_eq!(game.moves().count(), 5);
//! assert_eq!(game.line.moves[3].variations.len(), 1);
//! ```

mod branch;
mod commands;
mod error;
mod game;
mod nag;
mod oddity;
mod outcome;
mod parts;
mod place;
mod reader;
mod recover;
mod remarks;
mod result;
mod resume;
mod salvage;
mod stream;
mod tags;
mod text;
mod token;
mod variant;
mod visitor;
mod wrap;
mod write;

pub use commands::{Eval, Score};
pub use error::{Expected, PgnError, PgnProblem};
pub use game::{Game, Games, Line, Step, games};
pub use nag::Nag;
pub use oddity::Oddity;
pub use outcome::{NotAnOutcome, Outcome};
pub use parts::{Part, Parts};
pub use reader::{MAX_DEPTH, Reader};
pub use remarks::Remarks;
pub use result::{GameResult, NotAResult, Points};
pub use salvage::{Salvage, Salvaged};
pub use stream::{Stream, StreamedGames};
pub use tags::{NotATagName, Tags};
pub use text::Text;
pub use token::{Token, Tokens};
pub use visitor::{Interest, Visitor};
