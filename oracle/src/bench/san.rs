//! Reading moves in SAN, writing them, and both, through whole games.

use std::hint::black_box;

use partie_chess::pgn::{Outcome, Reader, Visitor};
use partie_chess::{Move, Position};
use shakmaty::san::{San, SanPlus};
use shakmaty::{Chess, Position as _};

use super::Options;
use super::contest::{self, Contestant};
use super::table::Table;
use crate::peers::{plain, shakmaty_plain};
use crate::pgn_file::{self, Kind};

/// A move as each library has it, and its SAN.
struct Played {
    ours: Move,
    theirs: shakmaty::Move,
    san: String,
}

type Game = Vec<Played>;

/// What is done with each move, besides playing it.
#[derive(Clone, Copy)]
struct Task {
    reads: bool,
    writes: bool,
}

const TASKS: [Task; 3] = [
    Task { reads: true, writes: false },
    Task { reads: false, writes: true },
    Task { reads: true, writes: true },
];

pub(super) fn hold(options: &Options) {
    let games = games(if options.quick { 1_000 } else { 10_000 });
    let moves: usize = games.iter().map(Vec::len).sum();
    let run = |through: fn(&Game, Task, &mut String)| {
        let games = &games;
        move |task: &Task| {
            let mut text = String::with_capacity(4096);
            for game in games {
                text.clear();
                through(game, *task, &mut text);
            }
            Some(moves as u64)
        }
    };
    check(&games);
    let contestants = vec![Contestant::new("partie", run(ours)), Contestant::new("shakmaty", run(shakmaty))];
    let scores = contest::hold(&TASKS, |_| moves as u64, contestants, options);
    let table = Table {
        title: "SAN, millions of moves a second, each move played too",
        unit: 1e6,
        columns: vec!["read", "write", "both"],
        peer: "shakmaty",
        means: vec![("read", 0..1), ("write", 1..2), ("both", 2..3)],
    };
    table.print(&scores);
}

/// Both libraries write every game as it was.
fn check(games: &[Game]) {
    for game in games {
        let expected: String = game.iter().map(|played| played.san.as_str()).collect();
        for through in [ours, shakmaty] {
            let mut text = String::new();
            through(game, Task { reads: true, writes: true }, &mut text);
            assert_eq!(text, expected);
        }
    }
}

fn ours(game: &Game, task: Task, text: &mut String) {
    let mut position = Position::start();
    for played in game {
        let m = if task.reads { position.read_san(&played.san).expect("a legal move") } else { played.ours };
        let after = position.play(m);
        if task.writes {
            text.push_str(position.san_knowing(m, &after).as_str());
        }
        position = after;
    }
    black_box(position);
}

fn shakmaty(game: &Game, task: Task, text: &mut String) {
    let mut position = Chess::default();
    for played in game {
        let m = if task.reads {
            let san = SanPlus::from_ascii(played.san.as_bytes()).expect("SAN").san;
            San::to_move(san, &position).expect("a legal move")
        } else {
            played.theirs
        };
        if task.writes {
            SanPlus::from_move_and_play_unchecked(&mut position, m).append_to_string(text);
        } else {
            position.play_unchecked(m);
        }
    }
    black_box(position);
}

fn games(count: usize) -> Vec<Game> {
    let mut collector = Collector::default();
    let text = pgn_file::text(Kind::Plain, count);
    let mut reader = Reader::new(text.as_bytes());
    while let Some(result) = reader.read(&mut collector) {
        result.expect("a game of our own making");
    }
    collector.games
}

#[derive(Default)]
struct Collector {
    games: Vec<Game>,
    game: Game,
    position: Chess,
}

impl Visitor for Collector {
    fn played(&mut self, _: &Position, ours: Move, _: &Position) {
        let mut legal = self.position.legal_moves().into_iter();
        let theirs = legal.find(|&theirs| shakmaty_plain(theirs) == plain(ours));
        let theirs = theirs.expect("shakmaty knows the move");
        let san = SanPlus::from_move_and_play_unchecked(&mut self.position, theirs).to_string();
        self.game.push(Played { ours, theirs, san });
    }

    fn end(&mut self, _: Option<Outcome>) {
        self.games.push(std::mem::take(&mut self.game));
        self.position = Chess::default();
    }
}
