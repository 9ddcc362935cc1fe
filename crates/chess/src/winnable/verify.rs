//! The checker of certificates. It shares no code with what finds them, knows nothing of how they were found, and
//! is meant to be read from the top to the bottom by somebody who does not believe a word.

mod closed;
mod regions;
mod roaming;

use super::{Certificate, Fortress};
use regions::Checker;

use crate::{Colour, Kind, Position, Square};

impl Certificate {
    /// Whether this proves that `player` can never mate from `position` by any series of legal moves.
    ///
    /// ```
    /// use partie_chess::winnable::Certificate;
    /// use partie_chess::Colour;
    /// let position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    /// assert!(Certificate::Material.proves(&position, Colour::Black));
    /// assert!(!Certificate::Material.proves(&position, Colour::White));
    /// ```
    pub fn proves(&self, position: &Position, player: Colour) -> bool {
        if has_mated(position, player) {
            return false;
        }
        match self {
            Certificate::Material => too_little_material(position, player),
            Certificate::Fortress(fortress) => fortress.proves(position, player),
            Certificate::Closed { positions, fortresses } => {
                closed::proves(positions, fortresses, position, player)
            }
            Certificate::Roaming(why) => roaming::proves(why, position, player),
        }
    }
}

fn has_mated(position: &Position, player: Colour) -> bool {
    position.turn() != player && position.is_checkmate()
}

/// The three cases of [`Certificate::Material`]; the arguments are with the rule, and tests try every position.
fn too_little_material(position: &Position, player: Colour) -> bool {
    let count = |colour, kind| position.of(colour, kind).count();
    let opponent = |kind| count(!player, kind);
    if [Kind::Pawn, Kind::Rook, Kind::Queen].into_iter().any(|kind| count(player, kind) > 0) {
        return false;
    }
    match (count(player, Kind::Knight), count(player, Kind::Bishop)) {
        (0, 0) => true,
        (1, 0) => {
            [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook].into_iter().all(|kind| opponent(kind) == 0)
        }
        (0, _) => {
            let light =
                position.kind(Kind::Bishop).into_iter().filter(|square: &Square| square.is_light()).count();
            let one_colour = light == 0 || light == position.kind(Kind::Bishop).count() as usize;
            one_colour && opponent(Kind::Pawn) == 0 && opponent(Kind::Knight) == 0
        }
        _ => false,
    }
}

impl Fortress {
    /// Whether this proves that `player` can never mate from a position that is no mate.
    pub(super) fn proves(&self, position: &Position, player: Colour) -> bool {
        let checker = Checker::new(self, player);
        checker.allows_no_mate() && checker.holds(position)
    }
}
