//! How fast we are beside others: contests in one process, in turns, medians of several rounds.

#![expect(clippy::cast_precision_loss, reason = "nothing counted here comes near 2^52")]

mod contest;
mod leaves;
mod perft;
mod pgn;
mod positions;
mod san;
mod stockfish;
mod table;

/// What to measure, and for how long.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many times each contestant does each task.
    pub rounds: usize,
    /// Smaller tasks, for a first look.
    pub quick: bool,
    /// Count the time for which a contestant had the processor rather than the time that went by, for a look on a busy
    /// machine. Programs outside this process are left out then.
    pub cpu_time: bool,
    /// The contests to hold, by name; all if there are none.
    pub contests: Vec<String>,
}

impl Options {
    /// Options from the command line, with `BENCH_ROUNDS` as the default of `--rounds`.
    ///
    /// # Errors
    /// When an argument is not known; the text says what is.
    pub fn read(arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let rounds = std::env::var("BENCH_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(7);
        let mut options = Options { rounds, quick: false, cpu_time: false, contests: Vec::new() };
        let mut arguments = arguments.peekable();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--quick" => options.quick = true,
                "--cpu-time" => options.cpu_time = true,
                "--rounds" => {
                    let number =
                        arguments.next().and_then(|text| text.parse().ok()).filter(|&number| number > 0);
                    options.rounds = number.ok_or("--rounds needs a number from 1")?;
                }
                name if CONTESTS.iter().any(|(known, _)| *known == name) => options.contests.push(argument),
                _ => return Err(usage(&argument)),
            }
        }
        Ok(options)
    }
}

type Contest = fn(&Options);

const CONTESTS: [(&str, Contest); 4] =
    [("perft", perft::hold), ("leaves", leaves::hold), ("pgn", pgn::hold), ("san", san::hold)];

fn usage(argument: &str) -> String {
    let names: Vec<&str> = CONTESTS.iter().map(|(name, _)| *name).collect();
    format!("{argument:?} is none of: --quick, --cpu-time, --rounds N, {}", names.join(", "))
}

/// Holds the contests and prints their tables.
pub fn run(options: &Options) {
    println!("Built for {}; medians of {}.", built_for(), options.rounds);
    for (name, hold) in CONTESTS {
        if options.contests.is_empty() || options.contests.iter().any(|wanted| wanted == name) {
            hold(options);
        }
    }
}

fn built_for() -> &'static str {
    if cfg!(target_feature = "bmi2") { "this CPU (BMI2)" } else { "plain x86-64" }
}
