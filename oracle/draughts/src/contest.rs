use std::time::Duration;

/// One count of positions.
pub(crate) struct Run {
    pub(crate) positions: u64,
    pub(crate) elapsed: Duration,
}

impl Run {
    fn millions_a_second(&self) -> f64 {
        self.positions as f64 / self.elapsed.as_secs_f64() / 1e6
    }
}

pub(crate) struct Contestant {
    name: &'static str,
    game: &'static str,
    depth: u32,
    run: Box<dyn Fn() -> Run>,
}

impl Contestant {
    pub(crate) fn new(
        name: &'static str,
        game: &'static str,
        depth: u32,
        run: impl Fn() -> Run + 'static,
    ) -> Self {
        Self { name, game, depth, run: Box::new(run) }
    }
}

/// Everybody runs once a round, so that what else the machine does is shared out; the medians count.
pub(crate) fn contest(contestants: &[Contestant], rounds: usize) {
    let mut runs: Vec<Vec<Run>> = contestants.iter().map(|_| Vec::new()).collect();
    for _ in 0..rounds {
        for (contestant, runs) in contestants.iter().zip(&mut runs) {
            runs.push((contestant.run)());
        }
    }
    let columns = ["generator", "game", "depth", "positions", "million/s", "best", "partie-draughts is"];
    let [name, game, depth, positions, speed, best, times] = columns;
    println!("{name:16} {game:8} {depth:>5} {positions:>12} {speed:>10} {best:>8} {times:>22}");
    let (ours, _) = median_and_best(&runs[0]);
    for (Contestant { name, game, depth, .. }, runs) in contestants.iter().zip(&runs) {
        let positions = runs[0].positions;
        let (speed, best) = median_and_best(runs);
        let times = format!("{:.1} times as fast", ours / speed);
        println!("{name:16} {game:8} {depth:>5} {positions:>12} {speed:>10.2} {best:>8.2} {times:>22}");
    }
    println!("medians of {rounds} rounds, in turns");
}

fn median_and_best(runs: &[Run]) -> (f64, f64) {
    let mut speeds: Vec<f64> = runs.iter().map(Run::millions_a_second).collect();
    speeds.sort_by(f64::total_cmp);
    (speeds[speeds.len() / 2], speeds[speeds.len() - 1])
}
