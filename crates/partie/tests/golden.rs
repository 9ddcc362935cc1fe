//! Every command as people run it, in both languages, compared with what it printed when somebody last looked.
//!
//! `golden/NAME.commands` holds command lines, `golden/NAME.LANGUAGE.txt` what they print and how they end. After
//! a change that is meant, `PARTIE_BLESS=1 cargo test -p partie --test golden` writes them anew; read the difference.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The words of a command line; those in single quotes stay together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// What a command line prints and how it ends.
fn transcript(line: &str, language: &str) -> String {
    let (command, input) =
        line.split_once(" < ").map_or((line, None), |(command, file)| (command, Some(file)));
    let input =
        input.map_or_else(Stdio::null, |file| File::open(tests().join("data").join(file)).unwrap().into());
    let output = Command::new(env!("CARGO_BIN_EXE_partie"))
        .args(words(command).iter().skip(1))
        .args(["--lang", language])
        .current_dir(tests().join("data"))
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .stdin(input)
        .output()
        .expect("the program runs");
    let mut text = format!("$ {line}\n{}", without_times(&String::from_utf8_lossy(&output.stdout)));
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        _ = writeln!(text, "! {line}");
    }
    _ = writeln!(text, "[exit {}]\n", output.status.code().unwrap_or(-1));
    text
}

/// How long something took is not the same twice: `; 112µs)` and `_time_us":112`.
fn without_times(text: &str) -> String {
    let mut parts = text.split_inclusive("; ");
    let mut clean: String = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(')') {
            Some((time, rest)) if time.starts_with(|c: char| c.is_ascii_digit()) && time.ends_with('s') => {
                _ = write!(clean, "TIME){rest}");
            }
            _ => clean.push_str(part),
        }
    }
    let mut parts = clean.split("_time_us\":");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str("_time_us\":0");
        text.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    text
}

#[test]
fn every_command_prints_what_it_should_in_both_languages() {
    let folder = tests().join("golden");
    let bless = std::env::var_os("PARTIE_BLESS").is_some();
    let mut checked = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "commands") {
            continue;
        }
        let commands = fs::read_to_string(&path).unwrap();
        for language in ["en", "cs"] {
            let golden = path.with_extension(format!("{language}.txt"));
            let printed: String = commands.lines().map(|line| transcript(line, language)).collect();
            if bless {
                fs::write(&golden, printed).unwrap();
                continue;
            }
            let expected = fs::read_to_string(&golden).unwrap_or_default();
            for (printed, expected) in printed.split("\n$ ").zip(expected.split("\n$ ")) {
                assert_eq!(printed, expected, "in {}", golden.display());
            }
            assert_eq!(printed.len(), expected.len(), "{} has more or fewer commands", golden.display());
            checked += 1;
        }
    }
    assert!(bless || checked >= 2, "no golden files in {}", folder.display());
}
