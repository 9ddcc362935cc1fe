//! How many positions a second: our generator of Czech draughts beside others, in one run and in turns.
//!
//! No other generator in a package registry plays Czech draughts. The others play what is nearest, so that only their
//! speed can be compared, not their counts:
//!
//! * `kish` (Rust, bitboards): Turkish draughts, on 8x8 with flying kings, but along rows and columns, with 16 men a
//!   side, and the largest capture is compulsory;
//! * `py-draughts` (Python): Russian draughts, which differs in that men capture backward and go on as kings after
//!   reaching the last row, and in that kings do not come first.
//!
//! The naive generator is the one that our tests compare with: Czech draughts straight from the articles. Its count is
//! checked. All count the moves of the last depth without playing them.

mod contest;
#[expect(dead_code, reason = "the tests need more of it")]
#[path = "../../../crates/draughts/tests/rules/naive.rs"]
mod naive;

use std::process::Command;
use std::time::{Duration, Instant};

use contest::{Contestant, Run, contest};
use naive::Naive;
use partie_draughts::{Position, perft};

const ROUNDS: usize = 5;
const DEPTH: u32 = 11;
const NAIVE_DEPTH: u32 = 7;
const TURKISH_DEPTH: u64 = 8;
const PYTHON_DEPTH: &str = "6";

fn main() {
    let mut contestants = vec![
        Contestant::new("partie-draughts", "Czech", DEPTH, || timed(|| perft(&Position::start(), DEPTH))),
        Contestant::new("naive (tests)", "Czech", NAIVE_DEPTH, || timed(naive_perft)),
        Contestant::new("kish 1.1.7", "Turkish", TURKISH_DEPTH as u32, || {
            timed(|| kish::Board::new_default().perft(TURKISH_DEPTH))
        }),
    ];
    assert_eq!(naive_perft(), perft(&Position::start(), NAIVE_DEPTH), "the naive generator disagrees");
    match std::env::var("PARTIE_BENCH_PYTHON") {
        Ok(python) => {
            contestants.push(Contestant::new("py-draughts", "Russian", 6, move || in_python(&python)))
        }
        Err(_) => println!("py-draughts is left out: PARTIE_BENCH_PYTHON names no Python that has it"),
    }
    contest(&contestants, ROUNDS);
}

fn timed(count: impl Fn() -> u64) -> Run {
    let begun = Instant::now();
    let positions = count();
    Run { positions, elapsed: begun.elapsed() }
}

fn naive_perft() -> u64 {
    naive::perft(&Naive::new(&Position::start()), NAIVE_DEPTH)
}

/// The script tells positions and seconds, so that the start of Python does not count.
fn in_python(python: &str) -> Run {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/perft.py");
    let output = Command::new(python).args([script, PYTHON_DEPTH]).output().expect("Python can be run");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    let [positions, seconds] = numbers[..] else {
        panic!("{python} said {text:?}, not positions and seconds")
    };
    Run { positions: positions as u64, elapsed: Duration::from_secs_f64(seconds) }
}
