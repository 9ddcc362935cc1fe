//! How long the endgame tables take to build and to verify, and how many nodes a second the search visits.

use std::time::Instant;

use partie_engine::chess::ChessGame;
use partie_engine::draughts::DraughtsGame;
use partie_engine::endgames::{Tables, verify};
use partie_engine::search::{Game, Limits, Search};

const NODES: u64 = 1_000_000;

fn main() {
    let chess = partie_chess::History::new(partie_chess::Position::start());
    search("chess", &mut ChessGame::new(&chess));
    let draughts = partie_draughts::History::new(partie_draughts::Position::start());
    search("draughts", &mut DraughtsGame::new(draughts, None));
    let pieces = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(4);
    tables(pieces);
}

fn search<G: Game>(name: &str, game: &mut G) {
    let start = Instant::now();
    let found = Search::new(16).run(game, Limits::nodes(NODES), || false, |_| {});
    let rate = u128::from(found.nodes) * 1_000 / start.elapsed().as_millis().max(1);
    println!("{name}: depth {} after {} nodes, {rate} nodes a second", found.depth, found.nodes);
}

fn tables(pieces: u8) {
    let mut tables = Tables::new();
    let start = Instant::now();
    tables.build(pieces, |_| {});
    println!("endgame tables up to {pieces} pieces: {:.2} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    match verify(&tables, pieces) {
        Ok(positions) => println!("{positions} positions verified: {:.2} s", start.elapsed().as_secs_f64()),
        Err(mistake) => println!("{mistake}"),
    }
}
