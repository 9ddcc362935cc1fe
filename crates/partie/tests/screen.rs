//! `partie play` on a full screen, through a pseudo-terminal, as people play it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

const PATIENCE: Duration = Duration::from_secs(20);

/// A terminal on which the program runs.
struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Box<dyn Write + Send>,
    program: Box<dyn Child + Send + Sync>,
    columns: u16,
}

impl Terminal {
    fn open(columns: u16, rows: u16, arguments: &[&str]) -> Terminal {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_partie"));
        command.args(["play", "--ascii", "--lang", "en"]);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
        let program = pty.slave.spawn_command(command).expect("the program runs");
        drop(pty.slave);
        let [height, width] = [rows, columns].map(|size| NonZero::new(size).expect("a size"));
        let screen = Arc::new(Mutex::new(vt100::Parser::new(height, width, 0)));
        let mut output = pty.master.try_clone_reader().expect("its output");
        let keys = pty.master.take_writer().expect("its input");
        let shown = Arc::clone(&screen);
        thread::spawn(move || {
            // The terminal stays open for as long as somebody looks at it.
            let _master = pty.master;
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                shown.lock().unwrap().process(&buffer[..count]);
            }
        });
        Terminal { screen, keys, program, columns }
    }

    fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    #[track_caller]
    fn wait_for(&self, text: &str) {
        let begun = Instant::now();
        while !self.text().contains(text) {
            assert!(begun.elapsed() < PATIENCE, "no {text:?} on the screen:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the program reads");
        self.keys.flush().expect("the program reads");
    }

    #[track_caller]
    fn enter(&mut self, line: &str, expected: &str) {
        self.press(&format!("{line}\r"));
        self.wait_for(expected);
    }

    /// The middle of a square, as the board lies on a terminal of this size with White below.
    fn click(&mut self, square: &str) {
        assert!(self.columns >= 76, "the squares are six by three there");
        let bytes = square.as_bytes();
        let (column, row) = (u32::from(bytes[0] - b'a'), u32::from(b'8' - bytes[1]));
        let (x, y) = (2 + column * 6 + 3 + 1, row * 3 + 1 + 1);
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    #[track_caller]
    fn quit(mut self) {
        self.press("quit\r");
        let begun = Instant::now();
        loop {
            if let Some(status) = self.program.try_wait().expect("the program can be waited for") {
                assert!(status.success());
                return;
            }
            if begun.elapsed() > PATIENCE {
                self.program.kill().expect("the program can be ended");
                panic!("the program does not end:\n{}", self.text());
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

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
    terminal.wait_for("FIDE 13.6");
    terminal.click("g1");
    terminal.wait_for("the piece on g1 must");
    terminal.click("g3");
    terminal.wait_for("releases g1-g3");
    terminal.press(" ");
    terminal.wait_for("an illegal move stands");
    terminal.enter("d5", "Black: d5");
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
    let top_rank = |terminal: &Terminal| {
        let text = terminal.text();
        text.lines().find_map(|line| line.chars().next().filter(char::is_ascii_digit))
    };
    assert_eq!(top_rank(&terminal), Some('8'));
    terminal.press("\t?");
    terminal.wait_for("presses the clock");
    assert_eq!(top_rank(&terminal), Some('1'));
    terminal.press("?");
    terminal.quit();
}
