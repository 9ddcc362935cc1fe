/// The search's own scores: hundredths of a pawn or man, and wins far above them.
pub(super) const WIN: i32 = 30_000;
pub(super) const INFINITE: i32 = 32_000;
pub(super) const DRAW: i32 = 0;
/// No game lasts longer within a search.
pub(super) const MOST_PLIES: i32 = 120;
/// From here on a score is a win at some ply. A table may know of a win 254 plies away.
const LEAST_WIN: i32 = WIN - MOST_PLIES - 256;
/// Evaluations stay below the wins.
pub(super) const HIGHEST_EVALUATION: i32 = LEAST_WIN - 1;

/// What a search says about a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn or man.
    Hundredths(i32),
    /// The side to move wins.
    Wins {
        /// After so many plies.
        plies: u32,
    },
    /// The side to move loses.
    Loses {
        /// After so many plies.
        plies: u32,
    },
}

impl Score {
    pub(super) const fn from_inner(score: i32) -> Self {
        if score >= LEAST_WIN {
            Self::Wins { plies: (WIN - score) as u32 }
        } else if score <= -LEAST_WIN {
            Self::Loses { plies: (WIN + score) as u32 }
        } else {
            Self::Hundredths(score)
        }
    }
}

/// Wins count from the root while searching, and from the position itself in the transposition table.
pub(super) const fn to_table(score: i32, ply: i32) -> i32 {
    if score >= LEAST_WIN {
        score + ply
    } else if score <= -LEAST_WIN {
        score - ply
    } else {
        score
    }
}

pub(super) const fn from_table(score: i32, ply: i32) -> i32 {
    if score >= LEAST_WIN {
        score - ply
    } else if score <= -LEAST_WIN {
        score + ply
    } else {
        score
    }
}
