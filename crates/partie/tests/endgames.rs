//! The files of `partie endgames build`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn partie(arguments: &[&str], folder: &Path) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_partie"))
        .args(["--lang", "en", "endgames"])
        .args(arguments)
        .arg(folder)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

fn lines(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn tables_are_written_once_and_damaged_ones_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("made").join("here");
    let build = ["build", "--pieces", "3", "--to"];
    let first = lines(&partie(&build, &folder));
    assert!(first.len() == 2 && first.iter().all(|line| line.ends_with(" written")), "{first:?}");
    let again = lines(&partie(&build, &folder));
    assert!(again.iter().all(|line| line.ends_with(" is there already")), "{again:?}");

    let three = folder.join("czech-draughts-3.tables");
    let sound = fs::read(&three).unwrap();
    fs::write(&three, &sound[..sound.len() / 2]).unwrap();
    let mended = lines(&partie(&build, &folder));
    assert!(mended[0].ends_with(" is there already") && mended[1].ends_with(" written"), "{mended:?}");
    assert_eq!(fs::read(&three).unwrap(), sound);

    let probed = lines(&partie(&["probe", "W:WKc3,Ke1:BKh8", "--from"], &folder));
    assert_eq!(probed[0], "White wins in 2 moves");
}
