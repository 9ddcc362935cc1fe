//! Checking every move of a PGN file, variations included.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{fs, io};

use partie_chess::pgn::{Outcome, Reader, Visitor};
use pgn_reader::{SanPlus, Skip};
use shakmaty::{Chess, Position as _};

use super::Options;
use super::contest::{self, Contestant};
use super::table::Table;
use crate::pgn_file::{self, Kind};
use crate::tools::Tool;

/// Python-chess reads only so many games: it would take minutes otherwise.
const FEW_GAMES: usize = 300;

struct Task {
    kind: Kind,
    games: usize,
    path: PathBuf,
    few: PathBuf,
    text: Vec<u8>,
}

impl Task {
    fn new(kind: Kind, games: usize) -> io::Result<Task> {
        let path = pgn_file::path(kind, games)?;
        Ok(Task { kind, games, few: pgn_file::path(kind, FEW_GAMES)?, text: fs::read(&path)?, path })
    }
}

pub(super) fn hold(options: &Options) {
    let games = if options.quick { 4_000 } else { 40_000 }; // thousands, see `pgn_extract`
    let tasks = [(Kind::Plain, games), (Kind::Annotated, games / 2)]
        .map(|(kind, games)| Task::new(kind, games).expect("the build directory can be written"));
    let contestants = vec![
        Contestant::new("partie", |task: &Task| Some(ours(&task.text))),
        Contestant::new("pgn-reader + shakmaty", |task: &Task| Some(pgn_reader(task))),
        Contestant::new("pgn-extract -r", |task: &Task| Some(pgn_extract(&task.path))).outside(),
        Contestant::new("python-chess (a part)", |task: &Task| Some(python(&task.few))).sampled().outside(),
    ];
    let scores = contest::hold(&tasks, |task| task.games as u64, contestants, options);
    let sizes = tasks.map(|task| format!("{:.1} MB", task.text.len() as f64 / 1e6));
    let title = format!("PGN, thousands of games a second ({} plain, {} annotated)", sizes[0], sizes[1]);
    let table = Table {
        title: &title,
        unit: 1e3,
        columns: vec!["plain", "annotated"],
        peer: "pgn-reader + shakmaty",
        means: vec![("plain", 0..1), ("annotated", 1..2)],
    };
    table.print(&scores);
}

#[derive(Default)]
struct Games(u64);

impl Visitor for Games {
    fn end(&mut self, _: Option<Outcome>) {
        self.0 += 1;
    }
}

fn ours(text: &[u8]) -> u64 {
    let mut games = Games::default();
    let mut reader = Reader::new(text);
    while let Some(result) = reader.read(&mut games) {
        result.expect("every move is legal");
    }
    games.0
}

/// Without variations it need not remember the position before the last move.
fn pgn_reader(task: &Task) -> u64 {
    match task.kind {
        Kind::Plain => check_with(Checker::<false>, &task.text),
        Kind::Annotated => check_with(Checker::<true>, &task.text),
    }
}

fn check_with(mut visitor: impl pgn_reader::Visitor<Output = bool>, text: &[u8]) -> u64 {
    let mut reader = pgn_reader::Reader::new(text);
    let mut games = 0;
    while let Some(legal) = reader.read_game(&mut visitor).expect("memory can be read") {
        assert!(legal, "every move is legal");
        games += 1;
    }
    games
}

struct Checker<const VARIATIONS: bool>;

/// Where a line of play stands, and the lines that wait for it to end.
struct Lines {
    before: Chess,
    now: Chess,
    waiting: Vec<(Chess, Chess)>,
}

impl<const VARIATIONS: bool> pgn_reader::Visitor for Checker<VARIATIONS> {
    type Tags = ();
    type Movetext = Lines;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<bool, Lines> {
        let start = Chess::default();
        ControlFlow::Continue(Lines { before: start.clone(), now: start, waiting: Vec::new() })
    }

    fn san(&mut self, lines: &mut Lines, san: SanPlus) -> ControlFlow<bool> {
        let Ok(m) = san.san.to_move(&lines.now) else { return ControlFlow::Break(false) };
        if VARIATIONS {
            lines.before = lines.now.clone();
        }
        lines.now.play_unchecked(m);
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, lines: &mut Lines) -> ControlFlow<bool, Skip> {
        if !VARIATIONS {
            return ControlFlow::Continue(Skip(true));
        }
        lines.waiting.push((lines.before.clone(), lines.now.clone()));
        lines.now = lines.before.clone();
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, lines: &mut Lines) -> ControlFlow<bool> {
        match lines.waiting.pop() {
            Some((before, now)) => {
                (lines.before, lines.now) = (before, now);
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(false),
        }
    }

    fn end_game(&mut self, _: Lines) -> bool {
        true
    }
}

/// It counts aloud after every thousand games: `Games: 1000`, `Games: 2000`.
fn pgn_extract(path: &Path) -> u64 {
    let output = Tool::PgnExtract.command().args(["-r", "-s"]).arg(path).output().expect("pgn-extract runs");
    let report = String::from_utf8_lossy(&output.stderr);
    let last = report.rsplit_once("Games: ").and_then(|(_, count)| count.trim().parse().ok());
    last.expect("a count of thousands of games")
}

const READ_ALL: &str = "
import sys, chess.pgn
games = 0
with open(sys.argv[1]) as file:
    while game := chess.pgn.read_game(file):
        assert not game.errors
        games += 1
print(games)
";

fn python(path: &Path) -> u64 {
    let output = Tool::Python.command().args(["-c", READ_ALL]).arg(path).output().expect("python3 runs");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("python-chess counts the games")
}
