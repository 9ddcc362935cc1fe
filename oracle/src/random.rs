//! A source of numbers that gives the same ones for the same seed on every machine.

use std::time::{SystemTime, UNIX_EPOCH};

/// `SplitMix64`: short, quick, and good enough to choose moves.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Numbers that follow from a seed.
    ///
    /// ```
    /// use partie_oracle::random::Random;
    /// assert_eq!(Random::new(7).below(1000), Random::new(7).below(1000));
    /// ```
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number, any of 2^64.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from 0 up to, but without, a limit; 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next_u64()) * limit as u128) >> 64) as usize
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of some things.
    ///
    /// # Panics
    /// When there is nothing to choose from.
    pub fn choose<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// The seed of a test run: `PARTIE_SEED` if it is set, else a fresh one. It is printed, so that a failing run can be
/// repeated.
///
/// # Panics
/// When `PARTIE_SEED` is not a number.
pub fn seed() -> u64 {
    let seed = match std::env::var("PARTIE_SEED") {
        Ok(text) => text.parse().expect("PARTIE_SEED is a whole number"),
        Err(_) => SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |now| now.as_nanos() as u64 % 1_000_000_007),
    };
    println!("repeat with PARTIE_SEED={seed}");
    seed
}
