//! Captures, written for the builder alone: the pass that verifies the tables asks the rules crate.

use super::board::{LAST_ROW, UP, WAYS, next, singles, slide};
use crate::endgames::placement::Placement;

/// Hands the placement after every capture to a function, as the mover sees it; says whether there is one (ČUD 4.1).
/// A king that can capture goes before a man that can (ČUD 4.14).
#[inline]
pub(super) fn captures(placement: Placement, mut visit: impl FnMut(Placement)) -> bool {
    let empty = !(placement.own() | placement.other());
    let mut any = false;
    for king in singles(placement.own_kings) {
        let mut jumps = KingJumps { placement, king, empty: empty | king, visit: &mut visit };
        any |= jumps.go_on(king, &WAYS, 0);
    }
    if any {
        return true;
    }
    for man in singles(placement.own_men) {
        any |= man_jumps(placement, empty, man, man, 0, &mut visit);
    }
    any
}

/// Jumps on with a man from where it has come; says whether it could (ČUD 4.2, 4.5).
fn man_jumps(
    placement: Placement,
    empty: u32,
    from: u32,
    at: u32,
    taken: u32,
    visit: &mut impl FnMut(Placement),
) -> bool {
    let mut any = false;
    for way in UP {
        let victim = next(at, way) & placement.other();
        let to = next(victim, way) & empty;
        if to != 0 {
            any = true;
            let taken = taken | victim;
            if !man_jumps(placement, empty, from, to, taken, visit) {
                let left = without(placement, taken);
                let (man, king) = if to & LAST_ROW == 0 { (to, 0) } else { (0, to) };
                visit(Placement {
                    own_men: left.own_men & !from | man,
                    own_kings: left.own_kings | king,
                    ..left
                });
            }
        }
    }
    any
}

/// The captures of one king.
struct KingJumps<'a, V> {
    placement: Placement,
    king: u32,
    /// What is free while it jumps: its origin is, and the pieces taken are not until the end (ČUD 4.11).
    empty: u32,
    visit: &'a mut V,
}

impl<V: FnMut(Placement)> KingJumps<'_, V> {
    /// Jumps on from a square in some of the ways; says whether it could (ČUD 4.3, 4.6).
    fn go_on(&mut self, at: u32, ways: &[usize], taken: u32) -> bool {
        let mut any = false;
        for &way in ways {
            let mut last = at;
            while next(last, way) & self.empty != 0 {
                last = next(last, way);
            }
            let victim = next(last, way) & self.placement.other() & !taken;
            let landings = slide(victim, way, self.empty);
            if landings != 0 {
                any = true;
                self.land(landings, way, taken | victim);
            }
        }
        any
    }

    /// Goes on from every landing that allows it, or else ends on any of them (ČUD 4.13).
    fn land(&mut self, landings: u32, way: usize, taken: u32) {
        let mut any = false;
        for at in singles(landings) {
            let turns: &[usize] = if way == 0 || way == 3 { &[1, 2] } else { &[0, 3] };
            any |= self.go_on(at, turns, taken);
        }
        let first = singles(landings).next().unwrap_or_default();
        any |= self.go_on(first, &[way], taken);
        if !any {
            let left = without(self.placement, taken);
            for to in singles(landings) {
                (self.visit)(Placement { own_kings: left.own_kings & !self.king | to, ..left });
            }
        }
    }
}

/// The placement without pieces that were taken.
fn without(placement: Placement, taken: u32) -> Placement {
    Placement {
        other_men: placement.other_men & !taken,
        other_kings: placement.other_kings & !taken,
        ..placement
    }
}
