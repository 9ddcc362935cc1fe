//! Counts the games of so many moves from the start, and how fast: `cargo run --release --example perft 11`.

use std::time::Instant;

use partie_draughts::{Position, perft};

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(11);
    let begun = Instant::now();
    let games = perft(&Position::start(), depth);
    let seconds = begun.elapsed().as_secs_f64();
    let millions = games as f64 / 1e6 / seconds;
    println!("depth {depth}: {games} positions in {seconds:.3} s, {millions:.0} million a second");
}
