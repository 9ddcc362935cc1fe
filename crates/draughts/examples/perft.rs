//! Counts the games of so many moves from the start, and how fast: `cargo run --release --example perft 11`.

use std::time::Instant;

use partie_draughts::{Position, perft};

fn main() {
    let depth = std::env::args().nth(1).map_or(Ok(11), |depth| depth.parse());
    let Ok(depth) = depth else {
        eprintln!("usage: perft [depth], such as perft 11");
        std::process::exit(2);
    };
    let begun = Instant::now();
    let games = perft(&Position::start(), depth);
    let elapsed = begun.elapsed();
    let millions_a_second = u128::from(games) / elapsed.as_micros().max(1);
    println!("depth {depth}: {games} positions in {elapsed:.3?}, {millions_a_second} million a second");
}
