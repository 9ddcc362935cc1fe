//! A partie at the table, from the moment the players sit down to the result: chess, Chess960 and Czech draughts.
//!
//! Three functions do everything, and none of them reads a clock, a file or a random source:
//! - [`decide`] says what follows from somebody's act: events, or a [`Refusal`] with its article;
//! - [`Table::apply`] takes an event into the state, which is nothing but the fold of the log;
//! - [`view`] says what somebody sees and may do.
//!
//! ```
//! use partie_table::{Act, Actor, Regulations, Table, clock::Instant, decide};
//! let mut table = Table::open(Regulations::default())?;
//! let mut log = vec![table.opening(Instant::BEGINNING)];
//! let moves = [(Actor::White, "f2-f3"), (Actor::Black, "e7-e5"), (Actor::White, "g2-g4"), (Actor::Black, "d8-h4")];
//! for (player, mv) in moves {
//!     let act = Act::moving(mv.parse()?);
//!     for event in decide(&table, player, &act, Instant::BEGINNING)? {
//!         table.apply(&event);
//!         log.push(event);
//!     }
//! }
//! assert_eq!(table.outcome().unwrap().to_string(), "0-1, checkmate (FIDE 5.1a)");
//! assert_eq!(Table::replay(&log)?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod actor;
mod apply;
mod board;
pub mod clock;
mod colour;
mod decide;
mod event;
mod hand;
mod moves;
mod piece;
mod refusal;
mod regulations;
mod result;
pub mod script;
mod square;
mod table;
mod text;
pub mod time_control;
mod touch;
mod view;
mod winnability;

pub use act::{Act, ActKind, ClaimKind, Manner, Ruling};
pub use actor::Actor;
pub use board::Change;
pub use colour::Colour;
pub use decide::{decide, decide_with};
pub use event::{Event, Fact, Question, Version};
pub use moves::{Move, NotAMove};
pub use piece::{Kind, Piece};
pub use refusal::{Refusal, Why};
pub use regulations::{
    Agreement, Conduct, FlagCall, Game, Handicap, Regulations, RegulationsError, Scoring, Supervision,
};
pub use result::{Outcome, Reason, Score};
pub use square::Square;
pub use table::{Claim, Offer, Ply, ReplayError, Table};
pub use touch::{Bond, Duty};
pub use view::{Asked, Bound, Closed, Dial, Line, Persistence, Placed, View, view};
pub use winnability::{Material, Winnability, Winnable};
