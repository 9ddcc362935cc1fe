//! Repetitions and moves without progress, counted while a game is read (FIDE 9.2, 9.3 and what later editions add).

use partie_chess::Position;
use partie_laws::{Article, Edition, Text};

use super::finding::Milestone;

/// What was reached in a game, each with the ply that brought it about, from 0.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reached {
    pub(super) repetition: Option<usize>,
    pub(super) no_progress: Option<usize>,
    pub(super) automatic_repetition: Option<usize>,
    pub(super) automatic_moves: Option<usize>,
}

/// Counts by the edition in force.
pub(super) struct Counts {
    edition: Edition,
    /// The key of every position so far.
    keys: Vec<u64>,
    pub(super) reached: Reached,
}

impl Counts {
    pub(super) fn new(edition: Edition) -> Counts {
        Counts { edition, keys: Vec::with_capacity(256), reached: Reached::default() }
    }

    /// A new game begins here.
    pub(super) fn begin(&mut self, start: &Position) {
        self.keys.clear();
        self.keys.push(start.key());
        self.reached = Reached::default();
    }

    /// The next position.
    #[inline]
    pub(super) fn add(&mut self, position: &Position) {
        let ply = self.keys.len() - 1;
        let key = position.key();
        self.keys.push(key);
        let quiet = u32::from(position.plies_since_progress());
        // A third occurrence takes eight plies that can be taken back.
        if quiet >= 8 {
            self.look_back(key, quiet as usize, ply);
            if quiet >= self.edition.claim_moves * 2 {
                self.reached.no_progress.get_or_insert(ply);
            }
            if self.edition.automatic_moves.is_some_and(|moves| quiet >= moves * 2) {
                self.reached.automatic_moves.get_or_insert(ply);
            }
        }
    }

    fn look_back(&mut self, key: u64, quiet: usize, ply: usize) {
        let since = self.keys.len().saturating_sub(quiet + 1);
        let same_turn = self.keys[since..].iter().rev().step_by(2);
        let times = same_turn.filter(|&&earlier| earlier == key).count() as u32;
        if times >= self.edition.claim_repetition {
            self.reached.repetition.get_or_insert(ply);
        }
        if let Some(needed) = self.edition.automatic_repetition
            && times >= needed.times
            && (!needed.consecutive || self.in_a_row(key) >= needed.times)
        {
            self.reached.automatic_repetition.get_or_insert(ply);
        }
    }

    /// FIDE 2014/9.6a: back at every second move of each player.
    fn in_a_row(&self, key: u64) -> u32 {
        self.keys.iter().rev().step_by(4).take_while(|&&earlier| earlier == key).count() as u32
    }
}

/// FIDE 9.2b: a claim for the position on the board.
pub(super) const REPETITION: Milestone =
    Milestone { name: "repetition", article: Article::fide("9.2b"), winner: None };

/// FIDE 9.3b.
pub(super) const NO_PROGRESS: Milestone =
    Milestone { name: "fifty-moves", article: Article::fide("9.3b"), winner: None };

/// The same position so often that the game is over by itself.
pub(super) fn automatic_repetition(edition: &Edition) -> Milestone {
    let article = match edition.text {
        Text::Fide2018 | Text::Fide2023 => Article::new(edition.text, "9.6.1"),
        _ => Article::new(Text::Fide2014, "9.6a"),
    };
    Milestone { name: "fivefold-repetition", article, winner: None }
}

/// So many moves without progress that the game is over by itself.
pub(super) fn automatic_moves(edition: &Edition) -> Milestone {
    let article = match edition.text {
        Text::Fide2018 | Text::Fide2023 => Article::new(edition.text, "9.6.2"),
        _ => Article::new(Text::Fide2014, "9.6b"),
    };
    Milestone { name: "seventy-five-moves", article, winner: None }
}
