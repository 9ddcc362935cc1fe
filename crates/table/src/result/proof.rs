//! Why a player could still mate, or never again: shown to players and arbiter with the verdict that rests on it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Move;
use crate::refusal::phrase::write_name;

/// The proof that a player could still mate by some series of legal moves, or by none (FIDE 5.2b, 6.9, 9.6).
///
/// ```
/// use partie_table::{Analysis, Proof, Winnability, Winnable};
/// let position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
/// let (verdict, proof) = Analysis.prove(&position, partie_chess::Colour::Black);
/// assert_eq!((verdict, proof), (Winnable::No, Some(Proof::TooFewPieces)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// These moves of both players end in mate.
    Helpmate(Vec<Move>),
    /// The pieces are too few to mate with.
    TooFewPieces,
    /// No piece can ever leave its part of the board, and nobody can be mated there.
    LockedPosition,
    /// Every position that can come about was looked at.
    EveryPosition(u32),
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, &self.phrase(), "word-proof-")
    }
}
