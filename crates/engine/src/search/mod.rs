//! One search for every game: iterative deepening with a principal variation, on what a [`Game`] says about itself.
//!
//! ```
//! use partie_engine::chess::ChessGame;
//! use partie_engine::search::{Limits, Score, Search};
//!
//! let position = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse().unwrap();
//! let mut game = ChessGame::new(&partie_chess::History::new(position));
//! let found = Search::new(1).run(&mut game, Limits::depth(3), || false, |_| {});
//! assert_eq!(found.score, Score::Wins { plies: 1 });
//! assert_eq!(position.san(found.best.unwrap()).as_str(), "Ra8#");
//! ```

mod alpha_beta;
mod game;
mod limits;
mod noise;
mod ordering;
mod quiescence;
mod run;
mod score;
mod transpositions;

pub use game::{Game, NoMoves};
pub use limits::Limits;
pub use noise::Noise;
pub use run::{Found, Search};
pub use score::Score;
