use super::game::Game;
use super::ordering::pick;
use super::run::Work;
use super::score::{DRAW, INFINITE};

impl<G: Game, S: FnMut() -> bool> Work<'_, G, S> {
    /// Plays captures out until the position is quiet enough to be evaluated.
    pub(super) fn quiescence(&mut self, mut low: i32, high: i32, ply: i32) -> i32 {
        self.count();
        if self.stopped {
            return DRAW;
        }
        let moves = self.game.moves();
        if let Some(score) = self.decided(moves.is_empty(), ply) {
            return score;
        }
        let restless = self.game.is_restless(&moves);
        let mut best = if restless { -INFINITE } else { self.evaluation() };
        if best >= high {
            return best;
        }
        low = low.max(best);
        let moves = moves.into_iter().map(|mv| (self.game.gain(mv), mv));
        let mut moves: Vec<(i32, G::Move)> = moves
            .filter(|(gain, _)| restless || gain.is_some())
            .map(|(gain, mv)| (gain.unwrap_or(-1), mv))
            .collect();
        for place in 0..moves.len() {
            let (_, mv) = pick(&mut moves, place);
            self.game.play(mv);
            let score = -self.quiescence(-high, -low, ply + 1);
            self.game.undo();
            best = best.max(score);
            low = low.max(score);
            if low >= high || self.stopped {
                break;
            }
        }
        best
    }
}
