use super::game::Game;
use super::limits::Limits;
use super::noise::Noise;
use super::ordering::Ordering;
use super::score::{INFINITE, Score};
use super::transpositions::Transpositions;

/// The window around the last score that the next iteration begins with.
const ASPIRATION: i32 = 25;
/// Shallow iterations jump about too much for a window.
const ASPIRATION_FROM: i32 = 4;
/// How often the stop flag is read.
const NODES_BETWEEN_READS: u64 = 1_024;

/// What a search has found so far, or in the end.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The move to play; none if there is none.
    pub best: Option<M>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// Plies of the last complete iteration.
    pub depth: i32,
    /// Positions visited.
    pub nodes: u64,
    /// The expected moves, the best one first.
    pub line: Vec<M>,
}

/// A search and what it remembers from one move to the next. One search serves one game.
pub struct Search {
    pub(super) transpositions: Transpositions,
    pub(super) noise: Noise,
}

impl Search {
    /// A search with so many megabytes of memory.
    pub fn new(megabytes: usize) -> Self {
        Self { transpositions: Transpositions::new(megabytes), noise: Noise::default() }
    }

    /// The same with errors in its evaluations.
    #[must_use]
    pub fn with_noise(mut self, noise: Noise) -> Self {
        self.noise = noise;
        self
    }

    /// Searches until a limit is reached or `stop` says so, which is asked every 1,024 nodes. `report` hears of every
    /// iteration. The first iteration is always completed, so that there is a move to play.
    pub fn run<G: Game>(
        &mut self,
        game: &mut G,
        limits: Limits,
        stop: impl FnMut() -> bool,
        mut report: impl FnMut(&Found<G::Move>),
    ) -> Found<G::Move> {
        self.transpositions.next_search();
        let mut found =
            Found { best: None, score: Score::Hundredths(0), depth: 0, nodes: 0, line: Vec::new() };
        let mut work = Work {
            search: self,
            game,
            ordering: Ordering::new(G::HISTORY),
            limits,
            stop,
            nodes: 0,
            stopped: false,
            may_stop: false,
            best: None,
        };
        let mut score = 0;
        for depth in 1..=limits.depth.max(1) {
            let result = work.iteration(depth, score);
            found.nodes = work.nodes;
            if work.stopped {
                // The first move of an iteration is the last one's best, so a better one can be trusted.
                found.best = work.best.or(found.best);
                break;
            }
            score = result;
            found.best = work.best;
            found.score = Score::from_inner(score);
            found.depth = depth;
            found.line = work.line(depth);
            report(&found);
            work.may_stop = true;
            if found.best.is_none() || is_settled(found.score, depth) {
                break;
            }
        }
        found
    }
}

/// Whether a deeper search cannot find a faster win.
fn is_settled(score: Score, depth: i32) -> bool {
    match score {
        Score::Wins { plies } | Score::Loses { plies } => plies as i32 <= depth,
        Score::Hundredths(_) => false,
    }
}

/// One search under way.
pub(super) struct Work<'a, G: Game, S> {
    pub(super) search: &'a mut Search,
    pub(super) game: &'a mut G,
    pub(super) ordering: Ordering,
    limits: Limits,
    stop: S,
    nodes: u64,
    pub(super) stopped: bool,
    may_stop: bool,
    /// The best move at the root in this iteration.
    pub(super) best: Option<G::Move>,
}

impl<G: Game, S: FnMut() -> bool> Work<'_, G, S> {
    /// Searches so deep, with a window that is widened until the score lies within.
    fn iteration(&mut self, depth: i32, last: i32) -> i32 {
        let (mut low, mut high) = if depth >= ASPIRATION_FROM {
            (last - ASPIRATION, last + ASPIRATION)
        } else {
            (-INFINITE, INFINITE)
        };
        let mut width = ASPIRATION;
        loop {
            self.best = None;
            let score = self.alpha_beta(depth, low, high, 0, false);
            width *= 4;
            if self.stopped || (low < score && score < high) {
                return score;
            }
            if score <= low {
                low = (score - width).max(-INFINITE);
                if width > 1_000 {
                    low = -INFINITE;
                }
            } else {
                high = if width > 1_000 { INFINITE } else { (score + width).min(INFINITE) };
            }
        }
    }

    /// Counts a position, and reads the stop flag now and then.
    pub(super) fn count(&mut self) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        if !self.may_stop {
            return;
        }
        let read = self.nodes.is_multiple_of(NODES_BETWEEN_READS);
        if self.nodes >= self.limits.nodes || read && (self.stop)() {
            self.stopped = true;
        }
    }

    /// The expected moves, as far as the transposition table knows them.
    fn line(&mut self, depth: i32) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut next = self.best;
        while let Some(mv) = next {
            self.game.play(mv);
            line.push(mv);
            if line.len() as i32 >= depth || self.game.is_drawn() {
                break;
            }
            let best = self.search.transpositions.get(self.game.key()).map_or(0, |entry| entry.best);
            next = self.game.moves().into_iter().find(|&mv| G::code(mv) == best);
        }
        for _ in &line {
            self.game.undo();
        }
        line
    }
}
