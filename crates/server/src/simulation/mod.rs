//! Plays whole evenings at the tables from one seed, faster than real time: servers that restart, are killed between any two
//! effects, pause and have their clocks set; disks that fail, fill up or are slow; connections that break; readers that are
//! slow; and clients that cheat. After every step the promises of docs/promises.md are checked.
//!
//! `cargo test -p partie-server simulation` plays 200 seeds. `PARTIE_SEED=17` replays one, with all that happens, and
//! `PARTIE_SIMULATE_SECONDS=600` plays new ones for so long.

mod behaviour;
mod checks;
mod disk;
mod disk_tests;
mod node;
mod pages;
mod witness;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use world::World;

/// Dice that always fall the same way for a seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit.max(1)
    }

    /// True so often in a hundred throws.
    pub(super) fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    pub(super) fn among<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len() as u64) as usize)
    }
}

const SEEDS: u64 = 200;

/// Plays one seed; a failure names it.
fn play(seed: u64) {
    let told = std::env::var_os("PARTIE_SEED").is_some();
    let played = catch_unwind(AssertUnwindSafe(|| World::new(Dice::new(seed), told).play()));
    assert!(
        played.is_ok(),
        "seed {seed} fails: PARTIE_SEED={seed} cargo test -p partie-server simulation replays it"
    );
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn promises_hold_whatever_happens() {
    if let Some(seed) = number("PARTIE_SEED") {
        return play(seed);
    }
    if let Some(seconds) = number("PARTIE_SIMULATE_SECONDS") {
        let begin = Instant::now();
        let mut seed = u64::from(std::process::id()) << 20;
        while begin.elapsed() < Duration::from_secs(seconds) {
            play(seed);
            seed += 1;
        }
        println!("{} seeds from {} on", seed & 0xF_FFFF, u64::from(std::process::id()) << 20);
        return;
    }
    (0..SEEDS).for_each(play);
}
