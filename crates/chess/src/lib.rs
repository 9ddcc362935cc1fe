//! The rules of chess and Chess960: legal moves and the reason why a move is not legal, draws, FEN, notation in many
//! languages, PGN.
//!
//! ```
//! use partie_chess::{Position, Square};
//!
//! let start = Position::start();
//! let e4 = start.find_move(Square::E2, Square::E4, None)?;
//! let position = start.play(e4);
//! assert_eq!(position.legal_moves().len(), 20);
//!
//! let why_not = position.find_move(Square::F8, Square::B4, None).unwrap_err();
//! assert_eq!(why_not.to_string(), "the pawn on e7 is in the way");
//! assert_eq!(why_not.article().to_string(), "FIDE 3.5");
//!
//! let nf6 = position.read_san("Nf6")?;
//! assert_eq!(position.notation(nf6, partie_chess::notation::Notation::CZECH).as_str(), "Jf6");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Start with [`Position`]; [`Setup`] puts pieces as you like; [`History`] knows repetitions and move counts; [`fen`], [`notation`] and [`pgn`] read and
//! write. Everything is one code path for standard chess and [`chess960`].

pub mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
mod colour;
pub mod fen;
mod generate;
mod history;
#[cfg(feature = "serde")]
mod json;
mod key;
mod move_list;
mod moves;
pub mod notation;
mod perft;
pub mod pgn;
mod piece;
mod position;
mod setup;
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
pub use setup::{Impossible, Pieces, Setup};
pub use square::{NotASquare, Square};
pub use why_not::{CastlingPart, Moved, PlacedPiece, WhyNot};

/// Its example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
