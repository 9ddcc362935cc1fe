//! Moves that capture nothing, forward and back. Placements are as the mover sees them, before and after.

use super::board::{DOWN, LAST_ROW, UP, WAYS, next, singles, slide};
use crate::endgames::placement::Placement;

/// How many moves the kings have (ČUD 3.9).
pub(super) fn count_king_moves(placement: Placement) -> u32 {
    let empty = !(placement.own() | placement.other());
    let kings = singles(placement.own_kings);
    kings.flat_map(|king| WAYS.map(|way| slide(king, way, empty).count_ones())).sum()
}

/// Every step of a man that stays a man (ČUD 3.4).
pub(super) fn steps(placement: Placement, mut visit: impl FnMut(Placement)) {
    man_steps(placement, UP, |from, to| {
        if to & LAST_ROW == 0 {
            visit(Placement { own_men: placement.own_men ^ from ^ to, ..placement });
        }
    });
}

/// Every step of a man that becomes a king (ČUD 3.5).
pub(super) fn promotions(placement: Placement, mut visit: impl FnMut(Placement)) {
    man_steps(placement, UP, |from, to| {
        if to & LAST_ROW != 0 {
            let (own_men, own_kings) = (placement.own_men & !from, placement.own_kings | to);
            visit(Placement { own_men, own_kings, ..placement });
        }
    });
}

/// Every placement from which a king's move leads here.
#[inline]
pub(super) fn king_moves_back(placement: Placement, mut visit: impl FnMut(Placement)) {
    let empty = !(placement.own() | placement.other());
    for king in singles(placement.own_kings) {
        for way in WAYS {
            for from in singles(slide(king, way, empty)) {
                visit(Placement { own_kings: placement.own_kings ^ king ^ from, ..placement });
            }
        }
    }
}

/// Every placement from which a man's step leads here.
#[inline]
pub(super) fn steps_back(placement: Placement, mut visit: impl FnMut(Placement)) {
    man_steps(placement, DOWN, |to, from| {
        visit(Placement { own_men: placement.own_men ^ from ^ to, ..placement });
    });
}

#[inline(always)]
fn man_steps(placement: Placement, ways: [usize; 2], mut visit: impl FnMut(u32, u32)) {
    let empty = !(placement.own() | placement.other());
    for man in singles(placement.own_men) {
        for way in ways {
            let to = next(man, way) & empty;
            if to != 0 {
                visit(man, to);
            }
        }
    }
}
