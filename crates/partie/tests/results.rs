//! Results that PGN has no word for, from the table through PGN and `partie check` to JSON.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use partie_table::{Heading, script};
use serde_json::Value;

fn partie(arguments: &[&str], file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    command.args(arguments).arg(file).args(["--lang", "en"]).output().expect("it runs")
}

/// The PGN and the result of each partie of a script that has ended.
fn exported(text: &str) -> Vec<(String, String)> {
    let parties = script::check(text).unwrap_or_else(|error| panic!("{error}"));
    let exported = parties.iter().filter_map(|partie| {
        let pgn = partie_table::pgn(&partie.log, &Heading::default()).ok()??;
        Some((pgn, partie.table.outcome()?.written()))
    });
    exported.collect()
}

fn in_one_file(games: &[(String, String)], path: &Path) {
    let text: Vec<&str> = games.iter().map(|(pgn, _)| pgn.as_str()).collect();
    fs::write(path, text.join("\n")).unwrap();
}

fn outcomes(file: &Path) -> Vec<String> {
    let json = partie(&["convert", "--to", "json"], file);
    let text = String::from_utf8(json.stdout).unwrap();
    let outcome =
        |line: &str| serde_json::from_str::<Value>(line).unwrap()["outcome"].as_str().unwrap().to_owned();
    text.lines().map(outcome).collect()
}

/// Every pair of scores by ruling, played and not played, and forfeits; with a mate on the board, too.
fn every_result() -> String {
    let mut text = String::new();
    for (white, black) in
        ["0", "1/2", "1"].into_iter().flat_map(|white| ["0", "1/2", "1"].map(|black| (white, black)))
    {
        for moves in ["they play e4 e5", "they play f3 e5 g4 Qh4", "arbiter starts the game"] {
            _ = write!(
                text,
                "partie: {white}-{black}\n conduct: over the board\n {moves}
                 arbiter rules {white}-{black} by FIDE 12.8 because of noise\n\n"
            );
        }
    }
    for absent in ["white", "black", "the players"] {
        _ = write!(
            text,
            "partie: {absent}\n conduct: over the board\n time: 90\n arbiter starts the game without {absent}
             [0:01] arbiter calls the default\n\n"
        );
    }
    text
}

#[test]
fn every_result_that_a_table_can_end_with_is_exported_checked_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.pgn");
    let games = exported(&every_result());
    assert_eq!(games.len(), 30);
    in_one_file(&games, &file);
    let check = partie(&["check", "--json"], &file);
    let told = String::from_utf8_lossy(&check.stdout);
    assert_eq!(told.lines().count(), 1, "no finding, and one line for the file: {told}");
    assert_eq!(check.status.code(), Some(0), "{told}");
    let results: Vec<String> = games.into_iter().map(|(_, result)| result).collect();
    assert_eq!(outcomes(&file), results);
    for odd in ["1/2-0", "0-1/2", "0-0", "1-1", "+/-", "-/+", "-/-", "=/-"] {
        assert!(results.iter().any(|result| result == odd), "{odd} is not among {results:?}");
    }
}

#[test]
fn every_result_of_any_script_reads_back_from_its_export() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("scripts.pgn");
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/scripts");
    let mut games = Vec::new();
    for script in fs::read_dir(scripts).unwrap() {
        games.extend(exported(&fs::read_to_string(script.unwrap().path()).unwrap()));
    }
    in_one_file(&games, &file);
    let results: Vec<String> = games.into_iter().map(|(_, result)| result).collect();
    assert_eq!(outcomes(&file), results);
}

#[test]
fn two_results_that_differ_are_still_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("differ.pgn");
    fs::write(&file, "[Result \"+/-\"]\n\n*\n\n1. e4 e5 1/2-0\n\n[Result \"0-0\"]\n\n1. e4 e5 0-0\n")
        .unwrap();
    let told = String::from_utf8(partie(&["check", "--json"], &file).stdout).unwrap();
    assert_eq!(told.lines().count(), 1, "{told}");
    for (tag, end) in [("1/2-0", "1-0"), ("0-0", "1/2-1/2"), ("+/-", "0-1"), ("2-0", "1-0")] {
        fs::write(&file, format!("[Result \"{tag}\"]\n\n1. e4 e5 {end}\n")).unwrap();
        let told = String::from_utf8(partie(&["check", "--json"], &file).stdout).unwrap();
        assert!(told.contains("results-differ"), "{tag} {end}: {told}");
    }
}
