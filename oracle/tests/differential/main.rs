//! Random games beside shakmaty and cozy-chess. `PARTIE_SEED` repeats a run.

mod fen;
mod keys;
mod moves;
mod notation;

/// How many positions each test looks at.
const POSITIONS: usize = 200_000;
