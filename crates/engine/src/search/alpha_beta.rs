use super::game::{Game, NoMoves};
use super::ordering::pick;
use super::run::Work;
use super::score::{DRAW, HIGHEST_EVALUATION, INFINITE, MOST_PLIES, WIN, from_table, to_table};
use super::transpositions::Bound;

/// A pass is tried from this depth on.
const PASS_FROM: i32 = 3;
/// Late moves are searched less deeply from this depth and this place in the order on.
const LATE_FROM: i32 = 3;
const LATE_PLACE: usize = 3;

impl<G: Game, S: FnMut() -> bool> Work<'_, G, S> {
    /// The score of the position, exact between the bounds.
    pub(super) fn alpha_beta(
        &mut self,
        depth: i32,
        mut low: i32,
        high: i32,
        ply: i32,
        may_pass: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiescence(low, high, ply);
        }
        self.count();
        if self.stopped {
            return DRAW;
        }
        let moves = self.game.moves();
        if let Some(score) = self.decided(moves.is_empty(), ply) {
            return score;
        }
        let key = self.game.key();
        let mut best_code = 0;
        if let Some(entry) = self.search.transpositions.get(key) {
            best_code = entry.best;
            let score = from_table(i32::from(entry.score), ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= high,
                Bound::AtMost => score <= low,
            };
            if ply > 0 && enough && i32::from(entry.depth) >= depth {
                return score;
            }
        }
        let restless = self.game.is_restless(&moves);
        let in_a_window = high - low > 1;
        if may_pass
            && !in_a_window
            && !restless
            && depth >= PASS_FROM
            && self.refutes_a_pass(depth, high, ply)
        {
            return high;
        }
        let depth = if self.game.extends(moves.len()) { depth + 1 } else { depth };

        let mut moves = self.ordering.rate(self.game, moves, best_code, ply);
        let mut best = -INFINITE;
        let mut bound = Bound::AtMost;
        let mut quiet = Vec::new();
        for place in 0..moves.len() {
            let (_, mv) = pick(&mut moves, place);
            let is_quiet = self.game.gain(mv).is_none();
            if is_quiet {
                quiet.push(mv);
            }
            let late = is_quiet && !restless && depth >= LATE_FROM && place >= LATE_PLACE;
            let less = if late { 1 + (depth.ilog2() * (place as u32).ilog2() / 4) as i32 } else { 0 };
            self.game.play(mv);
            let score = self.score_of_move(depth - 1, less, low, high, ply + 1, place == 0);
            self.game.undo();
            if self.stopped {
                return DRAW;
            }
            if score > best {
                best = score;
                if score > low || place == 0 {
                    best_code = G::code(mv);
                    if ply == 0 {
                        self.best = Some(mv);
                    }
                }
            }
            if score > low {
                low = score;
                bound = Bound::Exact;
            }
            if low >= high {
                bound = Bound::AtLeast;
                if is_quiet {
                    self.ordering.learn(self.game, &quiet, ply, depth);
                }
                break;
            }
        }
        self.search.transpositions.put(key, depth, to_table(best, ply), bound, best_code);
        best
    }

    /// The first move gets the whole window. The others have only to show that they are no better, the late ones at less
    /// depth first.
    fn score_of_move(&mut self, depth: i32, less: i32, low: i32, high: i32, ply: i32, first: bool) -> i32 {
        if first {
            return -self.alpha_beta(depth, -high, -low, ply, true);
        }
        let mut score = -self.alpha_beta(depth - less, -low - 1, -low, ply, true);
        if score > low && less > 0 {
            score = -self.alpha_beta(depth, -low - 1, -low, ply, true);
        }
        if score > low && score < high {
            score = -self.alpha_beta(depth, -high, -low, ply, true);
        }
        score
    }

    /// The score if the game is over here, is drawn or is known to a table.
    pub(super) fn decided(&mut self, no_moves: bool, ply: i32) -> Option<i32> {
        if no_moves {
            return Some(match self.game.without_moves() {
                NoMoves::Lost => ply - WIN,
                NoMoves::Drawn => DRAW,
            });
        }
        if ply == 0 {
            return None;
        }
        if self.game.is_drawn() {
            return Some(DRAW);
        }
        if ply >= MOST_PLIES {
            return Some(self.evaluation());
        }
        Some(match self.game.known()? {
            Some((true, plies)) => WIN - ply - plies,
            Some((false, plies)) => ply + plies - WIN,
            None => DRAW,
        })
    }

    /// Whether the position is so good that even a pass keeps it above the bound.
    fn refutes_a_pass(&mut self, depth: i32, high: i32, ply: i32) -> bool {
        if self.evaluation() < high || !self.game.pass() {
            return false;
        }
        let score = -self.alpha_beta(depth - 3 - depth / 6, -high, -high + 1, ply + 1, false);
        self.game.undo();
        score >= high && !self.stopped
    }

    pub(super) fn evaluation(&self) -> i32 {
        let score = self.game.evaluate() + self.search.noise.at(self.game.key());
        score.clamp(-HIGHEST_EVALUATION, HIGHEST_EVALUATION)
    }
}
