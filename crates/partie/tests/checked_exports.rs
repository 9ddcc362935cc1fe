//! What we export we also accept: the finished parties of all table scripts, written as PGN and PDN, check without a finding.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use partie_table::{Heading, pdn, pgn, script};
use serde_json::Value;

/// The games by the edition that they are checked by and by format, a partie each.
fn exports() -> BTreeMap<(&'static str, &'static str), String> {
    let mut files: BTreeMap<(&str, &str), String> = BTreeMap::new();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests");
    for folder in ["scripts", "parties"] {
        for file in fs::read_dir(tests.join(folder)).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            let parties = script::check(&text).unwrap_or_else(|error| panic!("{error}"));
            for played in parties.into_iter().filter(|played| played.table.outcome().is_some()) {
                let edition = played.table.regulations().edition.name();
                let heading = Heading { tournament: played.title, ..Heading::default() };
                let chess = pgn(&played.log, &heading).unwrap().map(|text| ("pgn", text));
                let draughts = pdn(&played.log, &heading).unwrap().map(|text| ("pdn", text));
                for (format, text) in chess.into_iter().chain(draughts) {
                    files.entry((edition, format)).or_default().extend([text.as_str(), "\n"]);
                }
            }
        }
    }
    files
}

/// A draw that could have been claimed is worth a note, and nothing is wrong with it.
fn is_wrong(finding: &&str) -> bool {
    let finding: Value = serde_json::from_str(finding).unwrap();
    !finding["kind"].is_null() && finding["kind"] != "reached"
}

#[test]
fn what_we_export_checks_without_a_finding() {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    for ((edition, format), text) in exports() {
        let file = folder.path().join(format!("{edition}.{format}"));
        fs::write(&file, &text).unwrap();
        let mut check = Command::new(env!("CARGO_BIN_EXE_partie"));
        let run = check.args(["check", "--json", "--edition", edition]).arg(&file).output().unwrap();
        let told = String::from_utf8(run.stdout).unwrap();
        assert!(told.lines().any(|line| line.contains("summary")), "{told}");
        wrong.extend(told.lines().filter(is_wrong).map(str::to_owned));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
