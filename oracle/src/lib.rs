//! Partie's rules beside other people's: differential tests, fuzzing bodies and benchmarks. Nothing here is published.
//!
//! - [`games`] plays random games that reach the corners of the rules, [`setups`] makes random positions;
//! - [`peers`] plays the same game in shakmaty and cozy-chess;
//! - [`tools`] finds the programs that `scripts/tools.sh` provides;
//! - [`mod@bench`] measures.

pub mod annotated;
pub mod bench;
pub mod fuzz_bodies;
pub mod games;
pub mod peers;
pub mod pgn_file;
pub mod plausible;
pub mod random;
pub mod setups;
pub mod tools;
