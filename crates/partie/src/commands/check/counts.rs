//! When repetitions and moves without progress first mattered in a game that is being read.

use partie_chess::{Ending, History, Position};
use partie_laws::{Article, Rules};

use super::finding::Milestone;

/// What was reached in a game, each with the ply that brought it about, from 0.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reached {
    pub(super) repetition: Option<usize>,
    pub(super) no_progress: Option<usize>,
    /// The count that ended the game by itself.
    pub(super) automatic: Option<(Ending, usize)>,
}

/// Counts by the rules in force.
pub(super) struct Counts {
    rules: &'static Rules,
    history: History,
    pub(super) reached: Reached,
}

impl Counts {
    pub(super) fn new(rules: &'static Rules) -> Counts {
        Counts { rules, history: History::new(Position::start()), reached: Reached::default() }
    }

    /// A new game begins here.
    pub(super) fn begin(&mut self, start: &Position, rules: &'static Rules) {
        self.rules = rules;
        self.history.restart(start);
        self.reached = Reached::default();
    }

    /// The position after the last move.
    pub(super) fn position(&self) -> &Position {
        self.history.position()
    }

    /// The next position.
    #[inline]
    pub(super) fn add(&mut self, position: &Position) {
        self.history.follow(position);
        // A third occurrence takes eight plies that can be taken back.
        if position.plies_since_progress() >= 8 {
            self.look_back();
        }
    }

    fn look_back(&mut self) {
        let ply = self.history.keys().len() - 2;
        let (history, reached) = (&self.history, &mut self.reached);
        if let Some(claims) = self.rules.claims {
            if reached.repetition.is_none() && history.repetitions() >= claims.repetition {
                reached.repetition = Some(ply);
            }
            if history.quiet_moves() >= claims.moves {
                reached.no_progress.get_or_insert(ply);
            }
        }
        if reached.automatic.is_none() {
            reached.automatic = history.drawn(self.rules).map(|ending| (ending, ply));
        }
    }
}

/// FIDE 9.2b: a claim for the position on the board.
pub(super) const REPETITION: Milestone =
    Milestone { name: "repetition", article: Article::fide("9.2b"), winner: None };

/// FIDE 9.3b.
pub(super) const NO_PROGRESS: Milestone =
    Milestone { name: "fifty-moves", article: Article::fide("9.3b"), winner: None };
