//! What we write as PGN is read by Debian's pgn-extract and by python-chess, without complaint and with the same meaning.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use partie_chess::Position;
use partie_chess::notation::UciCastling;
use partie_chess::pgn::{Game, Line, Step};
use partie_oracle::annotated;
use partie_oracle::games::Start;
use partie_oracle::random::{self, Random};
use partie_oracle::tools::Tool;

const GAMES: usize = 300;

/// Games with all kinds of starts, and a file that holds them.
fn write_games(name: &str, starts: &[Start]) -> (Vec<Game>, PathBuf) {
    let mut random = Random::new(random::seed());
    let starts = starts.iter().cycle().take(GAMES);
    let games: Vec<Game> = starts.map(|&start| annotated::game(start, &mut random)).collect();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let texts: Vec<String> = games.iter().map(Game::to_string).collect();
    fs::write(&path, texts.join("\n")).expect("the build directory can be written");
    (games, path)
}

#[test]
fn our_reader_reads_what_our_writer_writes() {
    let (games, path) = write_games("ours.pgn", &Start::ALL);
    let text = fs::read(path).expect("the file that was just written");
    let read: Vec<Game> = partie_chess::pgn::games(&text).map(|game| game.expect("a game of ours")).collect();
    assert_eq!(read.len(), games.len());
    for (read, written) in read.iter().zip(&games) {
        assert_eq!(read.to_string(), written.to_string());
        assert_eq!((read.start, &read.line, read.outcome), (written.start, &written.line, written.outcome));
    }
}

#[test]
fn python_chess_reads_what_our_writer_writes() {
    const TELL: &str = include_str!("tell_games.py");
    let (games, path) = write_games("python.pgn", &Start::ALL);
    let output = Tool::Python.command().args(["-c", TELL]).arg(&path).output().expect("python3 runs");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaints.is_empty(), "{complaints}in {path:?}");
    let told = String::from_utf8(output.stdout).expect("python3 writes UTF-8");
    assert_eq!(told.lines().count(), games.len());
    for (told, game) in told.lines().zip(&games) {
        assert_eq!(told, tell(&game.line, game.start).trim_start(), "{game}");
    }
}

#[test]
fn pgn_extract_reads_what_our_writer_writes() {
    let (games, path) = write_games("pgn-extract.pgn", &Start::ALL);
    let plain_moves = ["-s", "-Wuci", "-C", "-N", "-V", "-w", "100000"];
    let output = Tool::PgnExtract.command().args(plain_moves).arg(&path).output().expect("pgn-extract runs");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaints.trim().is_empty(), "{complaints}in {path:?}");
    let told = String::from_utf8_lossy(&output.stdout);
    let told: Vec<&str> = told.lines().filter(|line| !line.is_empty() && !line.starts_with('[')).collect();
    assert_eq!(told.len(), games.len());
    for (told, game) in told.into_iter().zip(&games) {
        let chess960 = game.tags.get("Variant") == Some("Chess960");
        let castling = if chess960 { UciCastling::Chess960 } else { UciCastling::Standard };
        let moves = game.moves().map(|m| m.uci(castling).to_string());
        let expected: Vec<String> = moves.chain([game.outcome.to_string()]).collect();
        assert_eq!(told.trim().to_lowercase(), expected.join(" "), "{game}");
    }
}

/// The moves with their glyphs, comments and variations, as `tell_games.py` tells them.
fn tell(line: &Line, start: Position) -> String {
    let mut told = tell_comments(&line.remarks.comments);
    let mut position = start;
    for step in &line.moves {
        told.push_str(&tell_move(step));
        for variation in &step.variations {
            told.push_str(&tell_variation(variation, position));
        }
        position = position.play(step.played);
    }
    told
}

/// For python-chess, variations on the first move of a variation stand beside it.
fn tell_variation(variation: &Line, start: Position) -> String {
    let Some((first, others)) = variation.moves.split_first() else { return String::new() };
    let rest = Line { moves: others.to_vec(), ..Line::default() };
    let comments = tell_comments(&variation.remarks.comments);
    let mut told = format!(" ({comments}{}{} )", tell_move(first), tell(&rest, start.play(first.played)));
    for beside in &first.variations {
        told.push_str(&tell_variation(beside, start));
    }
    told
}

fn tell_move(step: &Step) -> String {
    let mut told = format!(" {}", step.played.uci(UciCastling::Chess960));
    let mut nags: Vec<u8> = step.remarks.nags.iter().map(|nag| nag.0).collect();
    nags.sort_unstable();
    for nag in nags {
        _ = write!(told, " ${nag}");
    }
    told + &tell_comments(&step.remarks.comments)
}

fn tell_comments(comments: &[String]) -> String {
    let words: Vec<&str> = comments.iter().flat_map(|comment| comment.split_whitespace()).collect();
    if words.is_empty() { String::new() } else { format!(" <{}>", words.join(" ")) }
}
