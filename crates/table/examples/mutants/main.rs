//! How tight the net of the scripts is: `make mutants`.
//!
//! Every expectation of every script is changed for the worse, one change at a time, and its partie is played over: a wrong
//! article, the other colour, a count that is off by one, another price. A mutant that still comes out as it says
//! *survives*: the row proves less than it claims, or the sentence is true both ways (both players have two minutes). What
//! survives is listed with its place, then the totals by kind. A wrong article must never survive.
//!
//! Whatever is given as an argument limits the run to the scripts whose names contain it: `make mutants ONLY=cud-05`.

mod mutate;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::{env, fs, io};

use mutate::{Kind, Mutant, mutants};
use partie_table::script;

fn main() -> io::Result<ExitCode> {
    let only = env::args().nth(1).unwrap_or_default();
    let mut totals: BTreeMap<Kind, Total> = BTreeMap::new();
    for folder in ["scripts", "parties"] {
        for (name, text) in scripts(folder)?.into_iter().filter(|(name, _)| name.contains(&only)) {
            for partie in parties(&text) {
                for mutant in mutants(&partie.text) {
                    let total = totals.entry(mutant.kind).or_default();
                    total.made += 1;
                    if script::check(&mutant.text).is_ok() {
                        total.survived += 1;
                        report(&format!("{folder}/{name}"), partie.line, &mutant);
                    }
                }
            }
        }
    }
    for (kind, Total { made, survived }) in &totals {
        println!("{kind:?}: {survived} of {made} survive");
    }
    let wrong_articles = totals.get(&Kind::Article).map_or(0, |total| total.survived);
    Ok(if wrong_articles == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// How many mutants of a kind there were, and how many the scripts let pass.
#[derive(Default)]
struct Total {
    made: u32,
    survived: u32,
}

fn report(file: &str, first_line: usize, mutant: &Mutant) {
    println!("{file}:{}: {:?}: {} for {}", first_line + mutant.line, mutant.kind, mutant.new, mutant.old);
}

/// The scripts of a folder by name, sorted, so that two runs print the same.
fn scripts(folder: &str) -> io::Result<BTreeMap<String, String>> {
    let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
    fs::read_dir(folder)?
        .map(|entry| {
            let entry = entry?;
            Ok((entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path())?))
        })
        .collect()
}

/// One partie of a script.
struct Partie {
    /// The line of the script that it begins at, from 1.
    line: usize,
    text: String,
}

fn parties(script: &str) -> Vec<Partie> {
    let mut parties: Vec<Partie> = Vec::new();
    for (index, line) in script.lines().enumerate() {
        if line.trim().starts_with("partie:") {
            parties.push(Partie { line: index + 1, text: String::new() });
        }
        if let Some(partie) = parties.last_mut() {
            partie.text.push_str(line);
            partie.text.push('\n');
        }
    }
    parties
}
