//! Dead positions: our verdicts and those of `chasolver`, on files of known answers, with the processor time of each
//! question, in one run and in turns: `partie-oracle-winnable FILE...`. A line of a file is a FEN, the player who wants to
//! mate and the answer, with tabs between.

use std::hint::black_box;
use std::str::FromStr;
use std::time::Duration;

use cpu_time::ThreadTime;
use partie_chess::winnable::{Effort, Verdict, winnable};
use partie_chess::{Colour, Position};

struct Row {
    position: Position,
    player: Colour,
    /// The same for the other library, unless it can not read the position.
    theirs: Option<(chess::Board, chess::Color)>,
    answer: String,
}

/// Yes, no, or not told.
type Answer = Option<bool>;
type Solver = (&'static str, fn(&Row) -> Answer);

const SOLVERS: [Solver; 4] = [
    ("partie quick", |row| ours(row, Effort::QUICK)),
    ("chasolver fast", |row| {
        let (board, colour) = row.theirs?;
        chasolver::is_unwinnable_fast(&board, colour).then_some(false)
    }),
    ("partie full", |row| ours(row, Effort::FULL)),
    ("chasolver full", |row| {
        let (board, colour) = row.theirs?;
        chasolver::winnability(&board, colour).map(|verdict| verdict != chasolver::Winnability::Unwinnable)
    }),
];

fn ours(row: &Row, effort: Effort) -> Answer {
    match winnable(&row.position, row.player, effort) {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Unknown => None,
    }
}

fn main() {
    println!(
        "{:<34}{:<16}{:>6}{:>6}{:>8}{:>12}{:>12}{:>12}",
        "", "", "rows", "wrong", "unknown", "mean us", "p99 us", "max us"
    );
    for file in std::env::args().skip(1) {
        match std::fs::read_to_string(&file) {
            Ok(text) => race(file.rsplit('/').next().unwrap_or(&file), &rows(&text)),
            Err(error) => eprintln!("{file}: {error}"),
        }
    }
}

fn rows(text: &str) -> Vec<Row> {
    text.lines().filter_map(row).collect()
}

fn row(line: &str) -> Option<Row> {
    let [fen, player, answer] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
    let position: Position = fen.parse().ok()?;
    let (player, colour) = match player {
        "white" => (Colour::White, chess::Color::White),
        _ => (Colour::Black, chess::Color::Black),
    };
    let theirs = chess::Board::from_str(&position.fen()).ok().map(|board| (board, colour));
    Some(Row { position, player, theirs, answer: answer.to_owned() })
}

fn race(file: &str, rows: &[Row]) {
    for (name, solve) in SOLVERS {
        let (mut wrong, mut unknown) = (0, 0);
        let mut times: Vec<Duration> = Vec::with_capacity(rows.len());
        for row in rows {
            let start = ThreadTime::now();
            let answer = black_box(solve(black_box(row)));
            times.push(start.elapsed());
            match (answer, row.answer.as_str()) {
                (None, _) => unknown += 1,
                (Some(true), "unwinnable") | (Some(false), "winnable") => wrong += 1,
                _ => {}
            }
        }
        // The mean without the cost of reading the clock for every question.
        let start = ThreadTime::now();
        for row in rows.iter().filter(|_| SOLVERS[..2].iter().any(|(quick, _)| *quick == name)) {
            black_box(solve(black_box(row)));
        }
        let batch = start.elapsed();
        times.sort();
        let us = |time: Duration| time.as_secs_f64() * 1e6;
        let sum =
            if SOLVERS[..2].iter().any(|(quick, _)| *quick == name) { batch } else { times.iter().sum() };
        let mean = us(sum) / rows.len().max(1) as f64;
        let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        let max = times.last().copied().unwrap_or_default();
        println!(
            "{file:<34}{name:<16}{:>6}{wrong:>6}{unknown:>8}{mean:>12.2}{:>12.1}{:>12.1}",
            rows.len(),
            us(p99),
            us(max)
        );
    }
}
