//! Checks every move of a PGN file and tells how fast that went: `pgn_validate FILE [TIMES]`.

use std::time::Instant;

use partie_chess::pgn::{Outcome, Reader, Visitor};
use partie_chess::{Move, Position};

#[derive(Default)]
struct Tally {
    games: u64,
    moves: u64,
}

impl Visitor for Tally {
    fn played(&mut self, _: &Position, _: Move, _: &Position) {
        self.moves += 1;
    }

    fn end(&mut self, _: Option<Outcome>) {
        self.games += 1;
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("usage: pgn_validate FILE [TIMES]");
    let times = arguments.next().map_or(1, |times| times.parse().expect("TIMES is a number"));
    let text = std::fs::read(&file).expect("the file can be read").repeat(times);

    let mut tally = Tally::default();
    let mut reader = Reader::new(&text);
    let began = Instant::now();
    while let Some(result) = reader.read(&mut tally) {
        if let Err(error) = result {
            eprintln!("{file}: {error}");
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let Tally { games, moves } = tally;
    #[expect(clippy::cast_precision_loss, reason = "sizes of files are far below 2^52")]
    let (megabytes, games_a_second) = (text.len() as f64 / 1e6, games as f64 / seconds);
    println!("{games} games, {moves} moves, {:.1} MB/s, {games_a_second:.0} games/s", megabytes / seconds);
}
