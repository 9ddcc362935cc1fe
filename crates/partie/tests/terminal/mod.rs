//! The program on a pseudo-terminal, and what stands on its screen.

#![allow(dead_code, reason = "every test uses its own part")]

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

const PATIENCE: Duration = Duration::from_secs(20);

/// A terminal on which the program runs.
pub(crate) struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Box<dyn Write + Send>,
    program: Box<dyn Child + Send + Sync>,
    columns: u16,
}

impl Terminal {
    pub(crate) fn open(columns: u16, rows: u16, arguments: &[&str]) -> Terminal {
        Terminal::of(std::env::temp_dir().as_path(), columns, rows, arguments)
    }

    /// The terminal of somebody who lives there.
    pub(crate) fn of(home: &Path, columns: u16, rows: u16, arguments: &[&str]) -> Terminal {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_partie"));
        command.args(["play", "--ascii", "--lang", "en"]);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
        command.env("HOME", home);
        command.env_remove("XDG_STATE_HOME");
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

    pub(crate) fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        let begun = Instant::now();
        while !self.text().contains(text) {
            assert!(begun.elapsed() < PATIENCE, "no {text:?} on the screen:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the program reads");
        self.keys.flush().expect("the program reads");
    }

    #[track_caller]
    pub(crate) fn enter(&mut self, line: &str, expected: &str) {
        self.press(&format!("{line}\r"));
        self.wait_for(expected);
    }

    /// The rank at the top of the board.
    pub(crate) fn top_rank(&self) -> Option<char> {
        self.text().lines().find_map(|line| line.chars().next().filter(char::is_ascii_digit))
    }

    /// The middle of a square, as the board lies on a terminal of this size with White below.
    pub(crate) fn click(&mut self, square: &str) {
        assert!(self.columns >= 76, "the squares are six by three there");
        let bytes = square.as_bytes();
        let (column, row) = (u32::from(bytes[0] - b'a'), u32::from(b'8' - bytes[1]));
        let (x, y) = (2 + column * 6 + 3 + 1, row * 3 + 1 + 1);
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    #[track_caller]
    pub(crate) fn quit(mut self) {
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
