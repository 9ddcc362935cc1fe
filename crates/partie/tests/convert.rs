//! `partie convert` with files that are larger than what is read at once.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const GAME: &str = "[Event \"?\"]\n\n1. e4 e5 *\n\n";

fn convert(file: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    command.arg("convert").arg(file).args(arguments).args(["--lang", "en"]).output().expect("it runs")
}

/// Three megabytes of games, with one that is broken near the end.
fn large_file(path: &Path) -> usize {
    let mut text = GAME.repeat(100_000);
    let line = text.lines().count() + 3;
    _ = write!(text, "[Event \"broken\"]\n\n1. e4 e5 2. Ke3 *\n\n{GAME}");
    fs::write(path, text).unwrap();
    line
}

#[test]
fn a_fault_is_told_by_its_line_in_the_whole_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large.pgn");
    let line = large_file(&file);
    let output = convert(&file, &["--to", "json"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains(&format!("large.pgn:{line}:13: game 100001, 2. Ke3: a king goes one square")),
        "{error}"
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        output.stdout.split(|byte| *byte == b'\n').count(),
        100_001 + 1,
        "all other games are written"
    );
}

#[test]
fn a_file_may_be_converted_in_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, GAME.repeat(60_000)).unwrap();
    let output = convert(&file, &["--notation", "uci", "-o", file.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    let written = fs::read_to_string(&file).unwrap();
    assert_eq!(written.matches("1. e2e4 e7e5 *").count(), 60_000);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left there");
}

#[test]
fn what_cannot_be_converted_costs_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, GAME).unwrap();
    let output = convert(&file, &["--to", "pdn", "-o", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), GAME);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left there");
}

#[test]
fn several_files_become_one_in_their_order() {
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<_> = (0..3).map(|number| folder.path().join(format!("{number}.pgn"))).collect();
    for (number, file) in files.iter().enumerate() {
        let games = (0..20_000).map(|game| format!("[Event \"{number}/{game}\"]\n\n1. e4 e5 *\n\n"));
        fs::write(file, games.collect::<String>()).unwrap();
    }
    let rest: Vec<&str> = files[1..].iter().map(|file| file.to_str().unwrap()).collect();
    let alone = convert(&files[0], &[&rest[..], &["--jobs", "1"]].concat());
    let together = convert(&files[0], &[&rest[..], &["--jobs", "4"]].concat());
    assert!(alone.status.success() && alone.stdout == together.stdout);
    let text = String::from_utf8(together.stdout).unwrap();
    let events: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("[Event \"")).collect();
    let expected = (0..3).flat_map(|number| (0..20_000).map(move |game| format!("{number}/{game}\"]")));
    assert!(events.into_iter().eq(expected));
}

#[test]
fn a_byte_that_no_text_has_gets_the_same_answer_in_files_of_any_size() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    for games in [0, 100_000] {
        fs::write(&file, [GAME.repeat(games).as_bytes(), b"1. e4 \0 e5 *\n"].concat()).unwrap();
        for command in ["check", "convert"] {
            let mut program = Command::new(env!("CARGO_BIN_EXE_partie"));
            let output = program.args([command, "--lang", "en"]).arg(&file).output().unwrap();
            let error = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{error}");
            assert!(error.contains(&format!("games.pgn:{}: this is no text file", games * 4 + 1)), "{error}");
        }
    }
}

#[test]
fn a_comment_may_come_before_the_first_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, format!("\u{feff} {{\"Games\" of today}}\n\n  {GAME}")).unwrap();
    let output = convert(&file, &[]);
    assert!(output.status.success(), "{output:?}");
}
