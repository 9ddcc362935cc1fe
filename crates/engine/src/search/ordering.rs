//! Which move to try first: the sooner the best one comes, the less is searched.

use super::game::Game;
use super::score::MOST_PLIES;

/// A move of the transposition table, captures and promotions, killers, then the rest by their history.
const KNOWN_BEST: i32 = 1 << 30;
const GAINS: i32 = 1 << 24;
const KILLERS: [i32; 2] = [(1 << 23) + 1, 1 << 23];
const MOST_HISTORY: i32 = 1 << 14;

/// What earlier cut-offs teach.
pub(super) struct Ordering {
    /// Quiet moves that refuted something at the same ply.
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
}

impl Ordering {
    pub(super) fn new(slots: usize) -> Self {
        Self { killers: vec![[0; 2]; MOST_PLIES as usize + 1], history: vec![0; slots] }
    }

    /// The moves with their promise, unordered.
    pub(super) fn rate<G: Game>(
        &self,
        game: &G,
        moves: Vec<G::Move>,
        best: u32,
        ply: i32,
    ) -> Vec<(i32, G::Move)> {
        let killers = self.killers[ply as usize];
        let rate = |mv: G::Move| {
            let code = G::code(mv);
            if code == best {
                KNOWN_BEST
            } else if let Some(gain) = game.gain(mv) {
                GAINS + gain
            } else if let Some(nth) = killers.iter().position(|&killer| killer == code) {
                KILLERS[nth]
            } else {
                self.history[game.slot(mv)]
            }
        };
        moves.into_iter().map(|mv| (rate(mv), mv)).collect()
    }

    /// Learns that a quiet move refuted the opponent's last one, and that those tried before it did not.
    pub(super) fn learn<G: Game>(&mut self, game: &G, tried: &[G::Move], ply: i32, depth: i32) {
        let Some((&refutation, before)) = tried.split_last() else { return };
        let code = G::code(refutation);
        let killers = &mut self.killers[ply as usize];
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        let bonus = (depth * depth).min(400);
        self.adjust(game.slot(refutation), bonus);
        for &mv in before {
            self.adjust(game.slot(mv), -bonus);
        }
    }

    /// The nearer a value is to its limit, the less it grows.
    fn adjust(&mut self, slot: usize, bonus: i32) {
        let value = &mut self.history[slot];
        *value += bonus * 32 - *value * bonus.abs() * 32 / MOST_HISTORY;
    }
}

/// Brings the most promising move from here on to this place. Among equals the first stays first.
pub(super) fn pick<M: Copy>(moves: &mut [(i32, M)], place: usize) -> (i32, M) {
    let mut best = place;
    for other in place + 1..moves.len() {
        if moves[other].0 > moves[best].0 {
            best = other;
        }
    }
    moves.swap(place, best);
    moves[place]
}
