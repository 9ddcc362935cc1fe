//! Makes the file of games that the benchmarks read, if it is not there yet, and prints its path: `games_file GAMES`.

use partie_oracle::pgn_file::{self, Kind};

fn main() -> std::io::Result<()> {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(40_000);
    println!("{}", pgn_file::path(Kind::Plain, games)?.display());
    Ok(())
}
