//! `partie play` on a full screen, through a pseudo-terminal, as people play it.

mod terminal;

use terminal::Terminal;

const UP: &str = "\x1b[A";
const RIGHT: &str = "\x1b[C";

#[test]
fn a_game_to_mate_with_mouse_arrows_and_typed_moves() {
    let mut terminal = Terminal::open(100, 30, &["--time", "5+3"]);
    terminal.wait_for("Type moves");
    terminal.wait_for("5:03");
    terminal.click("f2");
    terminal.click("f3");
    terminal.wait_for("White: f3");
    terminal.enter("e7e5", "Black: e5");
    // The cursor stands on f3, where the mouse was last.
    terminal.press(&format!("\x1b[B{RIGHT}\r{UP}{UP}\r"));
    terminal.wait_for("White: g4");
    terminal.enter("Qh5", "a queen goes along files");
    terminal.click("d8");
    terminal.click("h4");
    terminal.wait_for("0-1, checkmate (FIDE 5.1a)");
    terminal.quit();
}

#[test]
fn a_mate_ends_the_game() {
    let mut terminal = Terminal::open(100, 30, &[]);
    terminal.wait_for("White");
    for (line, expected) in [("f3", "White: f3"), ("e5", "Black: e5"), ("g4", "White: g4")] {
        terminal.enter(line, expected);
    }
    terminal.enter("queen d8 to h4", "0-1, checkmate (FIDE 5.1a)");
    terminal.enter("Nc3", "the game is over");
    assert!(terminal.text().contains("1. f3"), "{}", terminal.text());
    terminal.quit();
}

#[test]
fn a_capture_of_draughts_by_its_squares() {
    let mut terminal = Terminal::open(100, 30, &["--game", "czech-draughts"]);
    terminal.wait_for("Type moves");
    terminal.click("c3");
    terminal.click("d4");
    terminal.wait_for("White: c3-d4");
    terminal.enter("22-18", "there is no piece on c3");
    terminal.enter("f6-e5", "Black: f6-e5");
    terminal.click("a3");
    terminal.click("b4");
    terminal.wait_for("ČUD 4.1");
    terminal.click("d4");
    terminal.click("f6");
    terminal.wait_for("White: d4xf6");
    terminal.quit();
}

#[test]
fn an_illegal_move_over_the_board() {
    let mut terminal = Terminal::open(100, 30, &["--conduct", "over-the-board", "--time", "90"]);
    terminal.wait_for("13.6)");
    terminal.click("g1");
    terminal.wait_for("touches g1");
    terminal.click("g3");
    terminal.wait_for("releases g1-g3");
    terminal.press(" ");
    terminal.wait_for("White: presses the clock");
    terminal.enter("d7d5", "Black: releases d7-d5");
    terminal.enter("black notice an illegal move", "3.6");
    terminal.quit();
}

#[test]
fn small_terminals_show_what_they_can() {
    let mut small = Terminal::open(40, 14, &[]);
    small.wait_for("a b c d e f g h");
    small.enter("e4", "e4");
    small.quit();
    let tiny = Terminal::open(12, 5, &[]);
    tiny.wait_for("The");
    tiny.quit();
}

#[test]
fn the_board_is_flipped_and_help_is_shown() {
    let mut terminal = Terminal::open(100, 30, &[]);
    terminal.wait_for("Type moves");
    assert_eq!(terminal.top_rank(), Some('8'));
    terminal.press("\t?");
    terminal.wait_for("presses the clock");
    assert_eq!(terminal.top_rank(), Some('1'));
    terminal.press("?");
    terminal.quit();
}
