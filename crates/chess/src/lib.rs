//! The rules of chess and Chess960.

pub mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
mod colour;
pub mod fen;
mod generate;
mod history;
mod key;
mod move_list;
mod moves;
pub mod notation;
mod perft;
mod piece;
mod position;
mod side;
mod sinks;
mod square;
mod why_not;
pub mod winnable;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use colour::Colour;
pub use fen::FenError;
pub use history::{Claim, Ending, History};
pub use move_list::MoveList;
pub use moves::{CastlingSide, Move};
pub use piece::{Kind, Piece};
pub use position::Position;
pub use square::{NotASquare, Square};
pub use why_not::{CastlingPart, Moved, PlacedPiece, WhyNot};
