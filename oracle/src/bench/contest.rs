//! Contestants do the same tasks by turns, so that a slow moment of the machine hits them all.

use std::fs;
use std::time::Instant;

use super::Options;

type Run<'a, T> = dyn FnMut(&T) -> Option<u64> + 'a;

/// One library or program. It does a task and tells the amount of work that it counted, or nothing if it can't do it.
pub(super) struct Contestant<'a, T> {
    pub(super) name: &'static str,
    whole: bool,
    outside: bool,
    run: Box<Run<'a, T>>,
}

impl<'a, T> Contestant<'a, T> {
    pub(super) fn new(name: &'static str, run: impl FnMut(&T) -> Option<u64> + 'a) -> Contestant<'a, T> {
        Contestant { name, whole: true, outside: false, run: Box::new(run) }
    }

    /// It is so slow that it does a part of each task only.
    pub(super) fn sampled(self) -> Contestant<'a, T> {
        Contestant { whole: false, ..self }
    }

    /// It works in a process of its own.
    pub(super) fn outside(self) -> Contestant<'a, T> {
        Contestant { outside: true, ..self }
    }
}

/// What a contestant did with each task: the work per second (median), or nothing.
pub(super) struct Score {
    pub(super) name: &'static str,
    pub(super) rates: Vec<Option<f64>>,
}

/// Has every contestant do every task in every round.
///
/// # Panics
/// When a contestant's count is wrong: speed means nothing then.
pub(super) fn hold<T>(
    tasks: &[T],
    expected: impl Fn(&T) -> u64,
    mut contestants: Vec<Contestant<'_, T>>,
    options: &Options,
) -> Vec<Score> {
    contestants.retain(|contestant| !(options.cpu_time && contestant.outside));
    let seconds_of = if options.cpu_time { cpu_seconds } else { wall_seconds };
    let mut rates = vec![vec![Vec::new(); tasks.len()]; contestants.len()];
    for _ in 0..options.rounds {
        for (t, task) in tasks.iter().enumerate() {
            for (contestant, rates) in contestants.iter_mut().zip(&mut rates) {
                let mut counted = None;
                let seconds = seconds_of(&mut || counted = (contestant.run)(task));
                let Some(counted) = counted else { continue };
                rates[t].push(counted as f64 / seconds);
                let right = counted == expected(task) || !contestant.whole;
                assert!(right, "{} counts {counted} in task {t}, not {}", contestant.name, expected(task));
            }
        }
    }
    let medians = rates.into_iter().map(|of_one| of_one.into_iter().map(median).collect());
    contestants
        .iter()
        .zip(medians)
        .map(|(contestant, rates)| Score { name: contestant.name, rates })
        .collect()
}

fn wall_seconds(work: &mut dyn FnMut()) -> f64 {
    let begun = Instant::now();
    work();
    begun.elapsed().as_secs_f64()
}

/// The time for which this thread had a processor, by Linux's account, which is a few milliseconds coarse.
fn cpu_seconds(work: &mut dyn FnMut()) -> f64 {
    let nanoseconds = || -> f64 {
        let account =
            fs::read_to_string("/proc/thread-self/schedstat").expect("Linux with scheduler statistics");
        account.split(' ').next().and_then(|first| first.parse().ok()).expect("nanoseconds")
    };
    let begun = nanoseconds();
    work();
    (nanoseconds() - begun) / 1e9
}

fn median(mut rates: Vec<f64>) -> Option<f64> {
    rates.sort_by(f64::total_cmp);
    let middle = rates.len() / 2;
    match rates.len() {
        0 => None,
        odd if odd % 2 == 1 => Some(rates[middle]),
        _ => Some(f64::midpoint(rates[middle - 1], rates[middle])),
    }
}
