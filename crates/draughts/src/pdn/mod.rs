//! PDN 3.0, the format in which games of draughts are kept; Czech draughts is its game type 29.
//!
//! [`games()`] reads games one by one from a text that it borrows, as people and programs write it; every move is
//! played and checked. A [`Game`] is written exactly, and reads back as the same game. [`Tokens`] are for those who
//! want the text without the game.
//!
//! ```
//! use partie_draughts::pdn::games;
//! let text = r#"[White "Novák"] 1. c3-d4 d6-c5 2. 29-13 *  1. 22-18! {good} 1-0"#;
//! let games: Vec<_> = games(text).collect();
//! let error = games[0].as_ref().unwrap_err();
//! assert_eq!(error.to_string(), "game 1, line 1, column 35: ČUD 3.4: a1 and a5 are not on one diagonal");
//! let game = games[1].as_ref().unwrap();
//! assert_eq!(game.main_line().count(), 1);
//! ```
//!
//! Choices where the standard is silent:
//! - A `*` always ends the game; the Czech sign for a forced move is `$7`. The signs of article 9 that PDN has no
//!   token for are written as comments of their own, `{+1}`, and such a comment is read as the sign.
//! - A set-up before the first move, without a FEN tag, is where the game begins. Later ones are steps of the game.
//! - A tag after moves begins the next game, even if nothing ends the one before.
//! - Move numbers are not checked, only the first one is kept.

mod build;
mod clock;
mod error;
mod game;
mod game_type;
mod games;
mod outcome;
mod place;
mod remark;
mod tags;
mod time_control;
mod token;
mod tree;
mod write;

pub use clock::{ClockCommand, ClockKind, ClockTime};
pub use error::{PdnError, PdnProblem, PlacedProblem};
pub use game::Game;
pub use games::{Games, games};
pub use outcome::{NotAnOutcome, Outcome};
pub use place::Place;
pub use remark::{Comment, Nag, Remark};
pub use tags::TagError;
pub use time_control::{TimeControl, TimeControlError, TimePeriod};
pub use token::{Placed, Tag, Token, Tokens};
pub use tree::{NodeId, NotLegal, Step};
