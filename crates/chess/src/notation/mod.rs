//! Moves as people and engines write and say them (FIDE C, E2.1).
//!
//! Written: [`Position::san`](crate::Position::san), [`Position::notation`](crate::Position::notation) with the
//! [`Letters`] of a language and a [`Style`], [`Position::long_algebraic`](crate::Position::long_algebraic),
//! [`Move::uci`](crate::Move::uci), [`Position::announce`](crate::Position::announce). Read:
//! [`Position::read`](crate::Position::read), [`Position::read_uci`](crate::Position::read_uci),
//! [`Position::hear`](crate::Position::hear). Reading is lenient about signs, but it never guesses.

mod description;
mod error;
mod letters;
mod long;
pub(crate) mod san;
mod spoken;
mod style;
mod text;
mod uci;

pub use description::{Description, PieceMove};
pub use error::{Expected, NotationError};
pub use letters::Letters;
pub use san::read::Written;
pub use spoken::Speech;
pub use style::{Notation, Style};
pub use text::MoveText;
pub use uci::UciCastling;
