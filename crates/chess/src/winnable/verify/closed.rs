//! Checks that a set of positions is closed under legal moves and that no position in it is a mate.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::{has_mated, too_little_material};
use crate::winnable::Certificate;
use crate::{Colour, Position};

/// Positions by key. The key only finds the place; whether it is the same position is asked of the rules (FIDE 9.2).
pub(super) struct Members<'a>(HashMap<u64, &'a Position, BuildHasherDefault<KeyIsHash>>);

/// A position's key is a good hash already.
#[derive(Default)]
struct KeyIsHash(u64);

impl Hasher for KeyIsHash {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {}
    fn write_u64(&mut self, key: u64) {
        self.0 = key.rotate_left(7);
    }
}

impl<'a> Members<'a> {
    /// Nothing if two positions share a key, which is as good as impossible, and then the proof is not accepted.
    pub(super) fn new(positions: impl Iterator<Item = &'a Position>) -> Option<Members<'a>> {
        let mut members = Members(HashMap::default());
        members.0.reserve(positions.size_hint().0);
        for position in positions {
            if members.0.insert(position.key(), position).is_some() {
                return None;
            }
        }
        Some(members)
    }

    pub(super) fn have(&self, position: &Position) -> bool {
        self.0.get(&position.key()).is_some_and(|member| member.repeats(position))
    }
}

pub(super) fn proves(
    positions: &[Position],
    fortresses: &[(Position, Certificate)],
    root: &Position,
    player: Colour,
) -> bool {
    let all = positions.iter().chain(fortresses.iter().map(|(position, _)| position));
    let Some(members) = Members::new(all) else { return false };
    members.have(root)
        && fortresses.iter().all(|(position, why)| why.proves(position, player))
        && positions
            .iter()
            .all(|position| !has_mated(position, player) && all_moves_stay(position, player, &members))
}

/// Every move leads to a member, or to a position in which the material no longer suffices and that is no mate.
fn all_moves_stay(position: &Position, player: Colour, members: &Members) -> bool {
    let mut stay = true;
    position.for_each_legal_move(|m| {
        let next = position.play(m);
        stay &= members.have(&next) || too_little_material(&next, player) && !has_mated(&next, player);
    });
    stay
}
