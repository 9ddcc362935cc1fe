//! FEN: a position as one line of text.
//!
//! Written with the letters of the squares; read by letters and by numbers (1 is b8), with ranges, spaces, a closing
//! dot, and the move counters that some sites add:
//!
//! ```
//! use partie_draughts::Position;
//! let position: Position = "w:w21-32:b 1-12 .".parse().unwrap();
//! assert_eq!(position, Position::start());
//! assert!(position.fen().starts_with("W:Wa3,c3,e3,g3,b2,"));
//! ```

mod error;
mod read;
mod write;

use crate::Position;

pub use error::{FenError, FenProblem};

/// A position and, where the text has them, the counters of lidraughts: `W:WKa1:Bc3:H4:F12`.
///
/// ```
/// use partie_draughts::fen::Fen;
/// let fen: Fen = "W:WKa1:B6:H4:F12".parse().unwrap();
/// assert_eq!((fen.half_moves, fen.move_number), (Some(4), Some(12)));
/// assert_eq!(fen.to_string(), "W:WKa1:Bc7:H4:F12");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fen {
    /// The pieces and whose turn it is.
    pub position: Position,
    /// How many half-moves have been made since the last capture or move of a man.
    pub half_moves: Option<u32>,
    /// The number of the move to be made.
    pub move_number: Option<u32>,
}

impl From<Position> for Fen {
    fn from(position: Position) -> Self {
        Self { position, half_moves: None, move_number: None }
    }
}
