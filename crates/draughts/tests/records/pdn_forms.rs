//! Forms of PDN that are accepted and rejected, from two files of cases.

use partie_draughts::pdn::games;

/// The cases of a file: a title behind `=== `, a text, and behind `---` what is expected.
fn cases(file: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    file.split("=== ").skip(1).map(|case| {
        let (title, rest) = case.split_once('\n').unwrap();
        let (text, expected) = rest.split_once("---\n").unwrap_or_else(|| panic!("{title} expects nothing"));
        (title, text, expected.trim_end())
    })
}

/// What is written of each game, without the line of the game type and empty lines, or what is wrong with it.
fn read(text: &str) -> String {
    let shown = games(text).map(|read| match read {
        Ok(game) => game.to_string().replace("[GameType \"29,W,8,8,A0,0\"]\n", ""),
        Err(error) => error.to_string(),
    });
    let shown: Vec<String> = shown.collect();
    let lines: Vec<&str> =
        shown.iter().flat_map(|game| game.lines()).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

#[track_caller]
fn check(file: &str) {
    let mut failures = Vec::new();
    for (title, text, expected) in cases(file) {
        let found = read(text);
        if found != expected {
            failures.push(format!("=== {title}\n{text}--- found\n{found}\n--- expected\n{expected}\n"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn accepted_forms() {
    check(include_str!("../data/pdn-accepted.txt"));
}

#[test]
fn rejected_forms() {
    check(include_str!("../data/pdn-rejected.txt"));
}
