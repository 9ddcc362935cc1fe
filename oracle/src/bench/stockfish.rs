//! Stockfish at the other end of a pipe.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use super::positions::Task;
use crate::tools::Tool;

/// A running Stockfish.
pub(super) struct Stockfish {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Stockfish {
    pub(super) fn start() -> Stockfish {
        let mut command = Tool::Stockfish.command();
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = started.expect("stockfish starts");
        let input = process.stdin.take().expect("a pipe to stockfish");
        let output = BufReader::new(process.stdout.take().expect("a pipe from stockfish"));
        Stockfish { process, input, output }
    }

    /// Counts lines of play with `go perft`.
    pub(super) fn perft(&mut self, task: &Task) -> u64 {
        let Task { fen, depth, chess960, .. } = task;
        let orders =
            format!("setoption name UCI_Chess960 value {chess960}\nposition fen {fen}\ngo perft {depth}\n");
        self.input.write_all(orders.as_bytes()).expect("stockfish listens");
        let mut line = String::new();
        loop {
            line.clear();
            let read = self.output.read_line(&mut line).expect("stockfish speaks");
            assert!(read > 0, "stockfish stopped");
            if let Some(count) = line.strip_prefix("Nodes searched: ") {
                return count.trim().parse().expect("a count");
            }
        }
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        // It may have ended by itself; either way it is gone afterwards.
        _ = self.input.write_all(b"quit\n");
        _ = self.process.wait();
    }
}
