//! How long the messages are that go out with every move: `messages FILE.pgn`, and random games of draughts.

use partie_chess::pgn;
use partie_server::wire::{FromServer, Update};
use partie_table::clock::Instant;
use partie_table::time_control::TimeControl;
use partie_table::{
    Act, Actor, Game, Kind, Line, Move, Presence, Regulations, Square, Table, View, decide, view_since,
};

/// The lengths by who is told: the player who has the move, the other one, a spectator, and the arbiter.
#[derive(Default)]
struct Lengths([Vec<usize>; 4]);

const NAMES: [&str; 4] = ["has the move", "opponent", "spectator", "arbiter"];

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: messages FILE.pgn");
        std::process::exit(2);
    };
    let file = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut chess = Lengths::default();
    for game in pgn::games(&file).flatten() {
        let Some(mut played) = Played::new(Game::Chess, None) else { continue };
        for m in game.moves() {
            let mv = Move::new(Square(m.from()), Square(m.to())).promoting(m.promotion().map(Kind::from));
            if !played.play(mv, &mut chess) {
                break;
            }
        }
    }
    chess.print("chess");
    let mut draughts = Lengths::default();
    for seed in 0..500u64 {
        let mut dice = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let Some(mut played) = Played::new(Game::CzechDraughts, None) else { continue };
        loop {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let moves = played.table.legal_moves();
            if moves.is_empty() || !played.play(moves[dice as usize % moves.len()], &mut draughts) {
                break;
            }
        }
    }
    draughts.print("draughts");
}

struct Played {
    table: Table,
    now: u64,
}

impl Played {
    fn new(game: Game, start: Option<String>) -> Option<Played> {
        let time_control = TimeControl::from_pgn("5400+30").ok()?;
        let table = Table::open(Regulations { game, start, time_control, ..Regulations::default() }).ok()?;
        Some(Played { table, now: 0 })
    }

    /// Makes a move, and takes the lengths of what is said of it.
    fn play(&mut self, mv: Move, lengths: &mut Lengths) -> bool {
        self.now += 7_654;
        let Some(now) = Instant::new(self.now) else { return false };
        let notation = self.table.notation(&mv);
        let by = Actor::from(self.table.turn());
        let Ok(events) = decide(&self.table, Presence::FULL, by, &Act::moving(mv), now) else { return false };
        for event in &events {
            self.table.apply(event);
        }
        let Some(ply) = self.table.plies().last() else { return false };
        let line = Line::new(ply, notation);
        let turn = self.table.turn();
        let roles = [turn.into(), (!turn).into(), Actor::Spectator, Actor::Arbiter];
        for (role, lengths) in roles.into_iter().zip(&mut lengths.0) {
            lengths.push(self.length(role, &line, now));
        }
        self.table.outcome().is_none()
    }

    fn length(&self, role: Actor, line: &Line, now: Instant) -> usize {
        let seen = view_since(&self.table, Presence::FULL, role, now, usize::MAX);
        let view = View { from: self.table.plies().len() - 1, lines: Some(vec![line.clone()]), ..seen };
        let seq = self.table.plies().len() as u64 + 3;
        let update = Update { table: "Kb7XwQ2mZd".to_owned(), seq, now, decided: Vec::new(), view };
        serde_json::to_string(&FromServer::Update(Box::new(update))).map_or(0, |text| text.len())
    }
}

impl Lengths {
    fn print(mut self, game: &str) {
        for (name, lengths) in NAMES.into_iter().zip(&mut self.0) {
            lengths.sort_unstable();
            let at = |part: usize| lengths.get(lengths.len() * part / 100).copied().unwrap_or(0);
            let longest = lengths.last().copied().unwrap_or(0);
            println!(
                "{game:<8}  {name:<12}  {} messages  median {:>4}  99 % {:>4}  longest {longest:>4} bytes",
                lengths.len(),
                at(50),
                at(99)
            );
        }
    }
}
