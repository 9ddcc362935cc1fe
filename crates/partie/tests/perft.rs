//! `partie perft` as a user runs it.

use std::process::{Command, Output};

fn perft(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_partie"))
        .arg("perft")
        .args(arguments)
        .output()
        .expect("the program runs")
}

#[track_caller]
fn check_count(arguments: &[&str], expected: &str) {
    let output = perft(arguments);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(text.split_whitespace().last(), Some(expected), "{arguments:?}");
}

#[track_caller]
fn check_refusal(arguments: &[&str], expected: &str) {
    let output = perft(arguments);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{arguments:?} is refused");
    assert!(text.contains(expected), "{arguments:?}: {text}");
    assert!(output.stdout.is_empty(), "{arguments:?}: nothing is printed as a result");
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn the_count_is_the_last_word() {
    check_count(&["0"], "1");
    check_count(&["4"], "197281");
    check_count(&["--game", "chess", "--fen", KIWIPETE, "3"], "97862");
    check_count(&["--divide", "3"], "8902");
    check_count(&["--game", "chess960", "3"], "8902");
    check_count(
        &[
            "--game",
            "chess960",
            "--fen",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "3",
        ],
        "12189",
    );
    check_count(&["--game", "czech-draughts", "6"], "36768");
    check_count(&["--game", "czech-draughts", "--divide", "6"], "36768");
    check_count(&["--game", "czech-draughts", "--fen", "B:Wb6,f4,g3,g5:BKe7", "1"], "1");
}

#[test]
fn divide_lists_the_first_moves() {
    let text = String::from_utf8(perft(&["--divide", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1"]).stdout)
        .unwrap();
    assert!(text.contains("e1g1: 1\n"), "{text}");
    let text = String::from_utf8(perft(&["--divide", "--game", "czech-draughts", "1"]).stdout).unwrap();
    assert_eq!(text, "a3-b4: 1\nc3-b4: 1\nc3-d4: 1\ne3-d4: 1\ne3-f4: 1\ng3-f4: 1\ng3-h4: 1\n7\n");
}

#[test]
fn bad_input_gets_a_clear_error() {
    check_refusal(
        &["--fen", "8/8/8/8/8/8/8/K7x w - - 0 1", "3"],
        "column 17: rank 1 has more than eight squares",
    );
    check_refusal(&["--game", "czech-draughts", "--fen", "W:Wb2,b1:Bc7", "3"], "column");
    check_refusal(&["--number", "3", "2"], "--number goes with --game chess960");
    check_refusal(&["--game", "chess960", "--number", "960", "2"], "960");
    check_refusal(&["many"], "\"many\" is no value");
    check_refusal(&["--game", "go", "2"], "chess960");
    check_refusal(&[], "DEPTH");
}
