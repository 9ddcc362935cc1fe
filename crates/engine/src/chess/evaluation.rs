//! A modest evaluation: material, squares, mobility, passed pawns, the pair of bishops.

use partie_chess::{Bitboard, Colour, Kind, Position, attacks};

use super::squares::{ON_SQUARES, Tapered};

/// In the middlegame and in the endgame, from pawn to king.
const MATERIAL: [Tapered; 6] = [(85, 110), (330, 290), (345, 310), (480, 530), (1_000, 960), (0, 0)];
/// For each square that a piece attacks and no own piece holds.
const MOBILITY: [Tapered; 6] = [(0, 0), (4, 4), (5, 5), (2, 4), (1, 2), (0, 0)];
const PAIR_OF_BISHOPS: Tapered = (30, 45);
/// By the rank that a passed pawn has reached.
const PASSED: [Tapered; 8] = [(0, 0), (2, 8), (4, 14), (10, 28), (22, 50), (45, 85), (80, 130), (0, 0)];
/// How much each kind counts towards the middlegame.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i32 = 24;

/// What a piece is worth when it is taken.
pub(super) const fn worth(kind: Kind) -> i32 {
    [100, 320, 330, 500, 950, 1_000][kind as usize]
}

/// The value for the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let (own, other) = (position.turn(), !position.turn());
    let (ours, theirs) = (side(position, own), side(position, other));
    let phase = (ours.phase + theirs.phase).min(FULL_PHASE);
    let middlegame = ours.middlegame - theirs.middlegame;
    let endgame = ours.endgame - theirs.endgame;
    (middlegame * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
}

#[derive(Default)]
struct Sum {
    middlegame: i32,
    endgame: i32,
    phase: i32,
}

impl Sum {
    fn add(&mut self, (middlegame, endgame): Tapered, times: i32) {
        self.middlegame += middlegame * times;
        self.endgame += endgame * times;
    }
}

fn side(position: &Position, colour: Colour) -> Sum {
    let mut sum = Sum::default();
    let own = position.pieces(colour);
    let turned = if colour == Colour::White { 0 } else { 56 };
    for kind in Kind::ALL {
        let pieces = position.of(colour, kind);
        sum.add(MATERIAL[kind as usize], pieces.count() as i32);
        sum.phase += PHASE[kind as usize] * pieces.count() as i32;
        for square in pieces {
            sum.add(ON_SQUARES[kind as usize][square.index() ^ turned], 1);
            if !matches!(kind, Kind::Pawn | Kind::King) {
                let attacked = attacks::of(kind, colour, square, position.occupied());
                sum.add(MOBILITY[kind as usize], attacked.without(own).count() as i32);
            }
        }
    }
    if position.of(colour, Kind::Bishop).several() {
        sum.add(PAIR_OF_BISHOPS, 1);
    }
    let opposing = position.of(!colour, Kind::Pawn);
    for pawn in position.of(colour, Kind::Pawn) {
        if (way_to_promotion(pawn.file(), pawn.rank(), colour) & opposing).is_empty() {
            sum.add(PASSED[usize::from(pawn.rank_for(colour))], 1);
        }
    }
    sum
}

/// The squares before a pawn on its own and the neighbouring files.
fn way_to_promotion(file: u8, rank: u8, colour: Colour) -> Bitboard {
    let own = Bitboard::file(file);
    let left = if file > 0 { Bitboard::file(file - 1) } else { own };
    let right = if file < 7 { Bitboard::file(file + 1) } else { own };
    let ahead = match colour {
        Colour::White => u64::MAX.checked_shl(8 * (u32::from(rank) + 1)).unwrap_or(0),
        Colour::Black => (1 << (8 * u32::from(rank))) - 1,
    };
    (own | left | right) & Bitboard(ahead)
}
