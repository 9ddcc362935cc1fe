//! `partie dead` as a user runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn dead(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_partie"))
        .arg("dead")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    program.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    program.wait_with_output().expect("the program ends")
}

const WALL: &str = "8/2k5/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1";

#[test]
fn a_dead_position_is_told_with_its_reason() {
    let output = dead(&[WALL], "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    assert!(text.starts_with("white: unwinnable (no man can ever leave its squares"), "{text}");
    assert!(text.ends_with("dead: yes\n"), "{text}");
}

#[test]
fn a_winnable_position_is_told_with_the_line() {
    let text = String::from_utf8(dead(&["7k/8/6K1/8/8/8/8/R7 w - - 0 1"], "").stdout).unwrap();
    assert!(text.starts_with("white: winnable (1. R"), "{text}");
    assert!(text.contains("\nblack: unwinnable (not enough material"), "{text}");
    assert!(text.ends_with("dead: no\n"), "{text}");
}

#[test]
fn many_positions_give_a_json_object_each() {
    let output = dead(&["--json"], &format!("{WALL}\n4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n\nnonsense\n"));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    for field in ["\"white\":\"unwinnable\"", "\"black\":\"unwinnable\"", "\"dead\":true"] {
        assert!(lines[0].contains(field), "{}", lines[0]);
    }
    for field in ["\"white\":\"winnable\"", "\"black\":\"unwinnable\"", "\"dead\":false"] {
        assert!(lines[1].contains(field), "{}", lines[1]);
    }
    assert!(lines[2].contains("\"error\":"), "{}", lines[2]);
    assert!(!output.status.success());
}
