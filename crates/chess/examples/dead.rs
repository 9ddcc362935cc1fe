//! Runs the question of dead positions over files of known answers and reports what was wrong, what stayed open and
//! how long it took: `cargo run --release --example dead -- [--quick] [--verbose] FILE...`. A line of a file is a FEN,
//! the player who wants to mate and the answer, with tabs between.

use std::time::{Duration, Instant};

use partie_chess::winnable::{Effort, Verdict, winnable};
use partie_chess::{Colour, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (options, files): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|a| a.starts_with("--"));
    let effort = if options.iter().any(|o| o == "--quick") { Effort::QUICK } else { Effort::FULL };
    let verbose = options.iter().any(|o| o == "--verbose");
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        let mut rows = 0;
        let (mut wrong, mut unknown, mut decided) = (0, 0, 0);
        let mut times: Vec<Duration> = Vec::new();
        for line in text.lines() {
            let [fen, player, truth] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
            let Ok(position) = fen.parse::<Position>() else {
                println!("{fen}: not a position");
                continue;
            };
            let player = if player == "white" { Colour::White } else { Colour::Black };
            let start = Instant::now();
            let verdict = winnable(&position, player, effort);
            let time = start.elapsed();
            times.push(time);
            rows += 1;
            let (answer, size) = match &verdict {
                Verdict::Winnable(line) => ("winnable", line.len()),
                Verdict::Unwinnable(partie_chess::winnable::Certificate::Closed { positions, .. }) => {
                    ("unwinnable", positions.len())
                }
                Verdict::Unwinnable(_) => ("unwinnable", 0),
                Verdict::Unknown => ("unknown", 0),
            };
            if answer == "unknown" {
                unknown += 1;
            } else if truth == "undetermined" {
                decided += 1;
            } else if answer != truth {
                wrong += 1;
                println!("WRONG {line}: {answer}");
            }
            if verbose {
                println!("{line}\t{answer}\t{size}\t{}", time.as_nanos() / 1000);
            }
        }
        times.sort();
        let mean = times.iter().sum::<Duration>() / rows.max(1);
        let at =
            |percent: usize| times.get((times.len().max(1) - 1) * percent / 100).copied().unwrap_or_default();
        println!(
            "{}: {rows} rows, {wrong} wrong, {unknown} unknown, {decided} newly decided; mean {mean:?}, median {:?}, p99 {:?}, max {:?}",
            file.rsplit('/').next().unwrap_or(&file),
            at(50),
            at(99),
            at(100)
        );
    }
    Ok(())
}
