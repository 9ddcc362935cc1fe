//! `partie check` and python-chess agree on which games have an illegal move, and on which move it is, in ten thousand
//! random games of which many have been spoilt.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, iter};

use partie_chess::Position;
use partie_chess::pgn::Game;
use partie_oracle::games::{RandomGame, Start};
use partie_oracle::random::{self, Random};
use partie_oracle::tools::Tool;

const GAMES: usize = 10_500;
const MOST_PLIES: usize = 40;

/// The moves of a game. In some of them one move is written as it was in another position.
fn moves(start: Position, random: &mut Random, strange: &mut Vec<String>) -> Vec<String> {
    let mut game = RandomGame::new(start, Random::new(random.next_u64()));
    let most = 2 + random.below(MOST_PLIES);
    let mut written: Vec<String> = iter::from_fn(|| {
        let before = game.position();
        game.play().map(|m| before.san(m).to_string())
    })
    .take(most)
    .collect();
    let spoilt = random.percent(40) && !strange.is_empty() && !written.is_empty();
    if spoilt {
        let at = random.below(written.len());
        written[at].clone_from(random.choose(strange));
    } else if let Some(last) = written.last() {
        strange.push(last.clone());
    }
    written
}

fn write_games() -> PathBuf {
    let mut random = Random::new(random::seed());
    let mut strange = Vec::new();
    let mut text = String::new();
    for number in 0..GAMES {
        let start = Start::ALL[number % Start::ALL.len()].position(&mut random);
        let mut game = Game::from_position(start);
        game.tags.set("Round", &number.to_string()).expect("a name of letters");
        if number % Start::ALL.len() == 1 {
            game.tags.set("Variant", "Chess960").expect("a name of letters");
        }
        let pgn = game.to_string();
        let tags = pgn.split("\n\n").next().unwrap_or_default();
        let moves = moves(start, &mut random, &mut strange);
        _ = writeln!(text, "{tags}\n\n{} *\n", moves.join(" "));
    }
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("legality.pgn");
    fs::write(&path, text).expect("the build directory can be written");
    path
}

/// The moves before the first illegal one by game, or nothing where all are legal.
fn ours(path: &Path) -> Vec<Option<usize>> {
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--package", "partie", "--", "check", "--json", "--quiet"])
        .arg(path)
        .output()
        .expect("cargo runs");
    let report = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    let mut found = vec![None; GAMES];
    let starts = starts(path);
    for line in report.lines().filter(|line| line.contains("\"summary\"")) {
        assert_eq!(field(line, "games"), GAMES.to_string(), "{line}");
    }
    for line in report.lines().filter(|line| is_illegal(line)) {
        let game: usize = field(line, "game").parse().expect("a number");
        found[game - 1] = Some(plies_before(&field(line, "move"), &starts[game - 1]));
    }
    found
}

/// A move after mate or stalemate is not legal either.
fn is_illegal(line: &str) -> bool {
    let after_mate = line.contains("\"moves-after-the-end\"")
        && ["FIDE 5.1a", "FIDE 5.2a"].iter().any(|article| line.contains(article));
    line.contains("\"kind\":\"illegal-move\"") || after_mate
}

fn starts(path: &Path) -> Vec<Position> {
    let text = fs::read_to_string(path).expect("the file that was just written");
    let games = text.split("[Event ").skip(1);
    games
        .map(|game| {
            let fen = game.split("[FEN \"").nth(1).and_then(|rest| rest.split('"').next());
            fen.map_or(Position::start(), |fen| fen.parse().expect("our own FEN"))
        })
        .collect()
}

/// The value of a field in a line of flat JSON.
fn field(line: &str, name: &str) -> String {
    let rest = line.split(&format!("\"{name}\":")).nth(1).unwrap_or_else(|| panic!("no {name} in {line}"));
    rest.trim_start_matches('"').chars().take_while(|c| !matches!(c, '"' | ',' | '}')).collect()
}

/// How many plies come before `12...` in a game that begins here.
fn plies_before(number: &str, start: &Position) -> usize {
    let black = number.ends_with("...");
    let number: usize = number.trim_end_matches('.').parse().expect("a move number");
    let begins_with_black = start.turn() == partie_chess::Colour::Black;
    2 * (number - usize::from(start.move_number())) + usize::from(black) - usize::from(begins_with_black)
}

fn python(path: &Path) -> Vec<Option<usize>> {
    const TELL: &str = include_str!("check_legality.py");
    let output = Tool::Python.command().args(["-c", TELL]).arg(path).output().expect("python3 runs");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaints}");
    let told = String::from_utf8(output.stdout).expect("python3 writes UTF-8");
    let game = |line: &str| {
        let (plies, verdict) = line.split_once(' ')?;
        (verdict == "illegal").then(|| plies.parse().expect("a number"))
    };
    told.lines().map(game).collect()
}

#[test]
fn the_same_moves_are_illegal_for_partie_check_and_python_chess() {
    let path = write_games();
    let (ours, theirs) = (ours(&path), python(&path));
    assert_eq!(ours.len(), theirs.len());
    let illegal = theirs.iter().flatten().count();
    assert!(illegal > GAMES / 10, "only {illegal} games have an illegal move");
    for (number, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
        assert_eq!(
            ours,
            theirs,
            "game {} of {}: plies before the first illegal move",
            number + 1,
            path.display()
        );
    }
}
