//! The rules of chess and Chess960.

pub mod attacks;
mod bitboard;
mod board;
pub mod chess960;
mod colour;
pub mod fen;
mod generate;
mod key;
mod move_list;
mod moves;
pub mod notation;
mod perft;
pub mod pgn;
mod piece;
mod position;
mod side;
mod sinks;
mod square;
mod why_not;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use colour::Colour;
pub use fen::FenError;
pub use move_list::MoveList;
pub use moves::{CastlingSide, Move};
pub use piece::{Kind, Piece};
pub use position::Position;
pub use square::{NotASquare, Square};
