//! A partie at the table, from the moment the players sit down to the result: chess, Chess960 and Czech draughts.
//!
//! Three functions do everything, and none of them reads a clock, a file or a random source:
//! - [`decide()`] says what follows from somebody's act: events, or a [`Refusal`] with its article;
//! - [`Table::apply`] takes an event into the state, which is nothing but the fold of the log;
//! - [`view()`] says what somebody sees and may do.
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
//!
//! # Choices, where the Laws leave them to us
//! - A *declared* move ([`Act::Move`]) is refused in both conducts if it is not legal or breaks touch-move. What *hands*
//!   do over the board ([`Act::Release`] and its kin) is never refused for that: it happens, the log notes the breach,
//!   and the opponent may complain until touching a piece (FIDE 4.7). An illegal move exists once the clock is pressed.
//! - Illegal moves stand and play goes on from them, as long as both kings are on the board. Otherwise only restoring
//!   the position helps.
//! - A position that is restored brings the clocks back to what they showed when it was left; the arbiter may set them
//!   otherwise (FIDE 6.13). What was touched for the move that is taken back binds its player.
//! - The first move starts the game if nobody else has, and so does Black by pressing the clock.
//! - A claim stops the clocks. In assisted conduct it is examined at once; over the board the arbiter or the opponent
//!   has it examined, or the opponent accepts it as an offer. Fifty moves (FIDE 9.3b) count when they are made.
//! - A refusal names an edition's own article only where that edition differs from 2009.
//! - Whether somebody could still mate is proved by [`Analysis`]; where it fails, and in positions that no legal play
//!   leads to, the arbiter decides.
//! - Positions repeat if their 64-bit keys are equal.

mod act;
mod actor;
mod apply;
mod board;
mod choice;
pub mod clock;
mod colour;
mod decide;
mod event;
mod fault;
mod hand;
mod moves;
mod phrase;
mod piece;
mod record;
mod refusal;
mod regulations;
mod restore;
mod result;
#[cfg(feature = "schema")]
mod schema;
pub mod script;
mod square;
mod table;
mod text;
pub mod time_control;
mod touch;
mod view;
mod winnability;

pub use act::{Act, ActKind, ClaimKind, Irregularity, Manner, Ruling};
pub use actor::Actor;
pub use board::Change;
pub use choice::Choice;
pub use colour::Colour;
pub use decide::{decide, decide_with};
pub use event::{Event, Fact, Question, Version};
pub use moves::{Move, NotAMove};
pub use piece::{Kind, Piece};
pub use record::{
    Blindfold, CrossedOut, Envelope, Heading, KindOfPlay, Recording, Scoresheets, Sheet, SheetLine, Told,
    Verdict, WhyRecord, pdn, pgn, seal,
};
pub use refusal::{Refusal, Why};
pub use regulations::{
    Agreement, Conduct, FlagCall, Game, Handicap, Regulations, RegulationsError, Scoring, Supervision,
};
pub use result::{Outcome, Reason, Score};
pub use square::Square;
pub use table::{Claim, Offer, Ply, ReplayError, Table};
pub use touch::{Bond, Duty};
pub use view::{
    Adjourned, Asked, Bound, Closed, Dial, Line, Persistence, Placed, Sheets, View, view, view_since,
};
pub use winnability::{Analysis, Material, Winnability, Winnable};
