//! What is written down: moves, signs, FEN, PDN and spoken moves, article by article and there and back.

mod article_8;
mod article_9;
mod fen;
mod no_panic;
mod pdn_forms;
mod pdn_games;
#[path = "../rules/random.rs"]
mod random;
mod reading;
mod round_trips;
mod spoken;

use partie_draughts::Position;

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Two captures lead from a1 to e1, with different pieces taken.
const TWO_WAYS: &str = "W:WKa1:Bb2,d6,b6,d2";
/// The only move is e7xh4xf2xa7 (ČUD 4.6).
const ONE_LONG_CAPTURE: &str = "B:Wb6,f4,g3,g5:BKe7";
