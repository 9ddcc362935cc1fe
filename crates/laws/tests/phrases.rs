//! Every phrase that the rules can say has its words in every language, and no words are left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PREFIXES: [&str; 9] =
    ["chess-", "draughts-", "why-", "bond-", "breach-", "question-", "verdict-", "clock-", "word-"];
/// Words whose keys are the names of variants: `crates/table/tests/catalogue.rs` looks for them.
const OF_VARIANTS: [&str; 5] =
    ["word-act-", "word-field-", "word-topic-", "word-irregularity-", "word-incident-"];
/// How facts are put together, and what happens at a table (`event/happened.rs`); no rule says these.
const JOINTS: [&str; 4] = ["piece-on", "list-and", "list-or", "fact"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where rules are put into phrases.
const PHRASE_FILES: [&str; 3] = ["phrase.rs", "server_phrases.rs", "unnoticed.rs"];

/// Every such file.
fn phrase_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for path in entries {
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            phrase_files(&path, found);
        } else if path.file_name().is_some_and(|name| PHRASE_FILES.iter().any(|known| name == *known)) {
            found.push(path);
        }
    }
}

/// The keys among the string literals of a source file; examples in comments do not count.
fn keys_said(source: &str) -> impl Iterator<Item = &str> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(|text| PREFIXES.iter().any(|prefix| text.starts_with(prefix)))
}

fn said() -> BTreeSet<String> {
    let mut files = Vec::new();
    phrase_files(&root().join("crates"), &mut files);
    let sources: Vec<String> = files.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    sources.iter().flat_map(|source| keys_said(source)).map(str::to_owned).collect()
}

/// The messages of a Fluent file: what stands before ` =` at the beginning of a line.
fn written(language: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("i18n").join(language).join("table.ftl")).unwrap();
    let keys = text.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let message = |key: &&str| key.starts_with(|first: char| first.is_ascii_lowercase());
    keys.filter(message).map(str::to_owned).collect()
}

#[test]
fn every_phrase_has_words_in_every_language() {
    let said = said();
    assert!(said.len() > 100, "the scan finds phrases");
    for language in ["en", "cs"] {
        let written = written(language);
        let missing: Vec<_> = said.difference(&written).collect();
        assert!(missing.is_empty(), "i18n/{language}/table.ftl lacks {missing:?}");
        let of_variants = |key: &str| OF_VARIANTS.iter().any(|prefix| key.starts_with(prefix));
        let elsewhere = |key: &str| JOINTS.contains(&key) || of_variants(key);
        let unused: Vec<_> = written.difference(&said).filter(|key| !elsewhere(key)).collect();
        assert!(unused.is_empty(), "i18n/{language}/table.ftl has {unused:?}, which nobody says");
    }
}
