//! What the code promises about itself.

use std::fs;
use std::path::Path;

/// Words that stand for input, output, time, dice, tasks or channels.
const OUTSIDE: [&str; 14] = [
    "async ",
    ".await",
    "tokio",
    "std::fs",
    "std::net",
    "std::thread",
    "std::time",
    "mpsc",
    "oneshot",
    "Mutex",
    "Atomic",
    "SystemTime",
    "secret::",
    "rusqlite",
];

/// The tables are a state machine: what happens goes in, what is to be done comes out. Only so can they be simulated.
#[test]
fn tables_do_no_input_or_output() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tables");
    let mut found = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        for (number, line) in (1..).zip(code.lines()) {
            let code = line.split("//").next().unwrap();
            let outside = OUTSIDE.into_iter().filter(|word| code.contains(word));
            found.extend(outside.map(|word| format!("{}:{number}: {word}", path.display())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
