//! Tables for the pieces that do not slide, for whole lines, and for the squares between two others.

use crate::{Bitboard, Square};

pub(super) static KING: [Bitboard; 64] =
    leaps(&[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);

pub(super) static KNIGHT: [Bitboard; 64] =
    leaps(&[(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]);

pub(super) static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// The diagonals of each square to their ends, whatever stands on them.
pub(super) static DIAGONALS: [Bitboard; 64] = lines(&[(-1, -1), (1, -1), (-1, 1), (1, 1)]);

/// The file and the rank of each square.
pub(super) static STRAIGHTS: [Bitboard; 64] = lines(&[(0, -1), (-1, 0), (1, 0), (0, 1)]);

pub(super) static BETWEEN: [[Bitboard; 64]; 64] = between_table();

const NOT_A: u64 = !Bitboard::file(0).0;
const NOT_H: u64 = !Bitboard::file(7).0;
const NOT_AB: u64 = NOT_A & !Bitboard::file(1).0;
const NOT_GH: u64 = NOT_H & !Bitboard::file(6).0;

/// The squares that a set of knights attacks.
#[inline(always)]
pub(crate) const fn knights_attack(knights: Bitboard) -> Bitboard {
    let k = knights.0;
    let near = (k >> 1) & NOT_H | (k << 1) & NOT_A;
    let far = (k >> 2) & NOT_GH | (k << 2) & NOT_AB;
    Bitboard(near << 16 | near >> 16 | far << 8 | far >> 8)
}

/// The squares that a set of pawns attacks, going up the board or down it.
#[inline(always)]
pub(crate) const fn pawns_attack(pawns: Bitboard, up: bool) -> Bitboard {
    let sides = (pawns.0 >> 1) & NOT_H | (pawns.0 << 1) & NOT_A;
    Bitboard(if up { sides << 8 } else { sides >> 8 })
}

const fn leaps(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut i = 0;
        while i < steps.len() {
            if let Some(to) = Square::wrap(index as u32).step(steps[i].0, steps[i].1) {
                table[index].0 |= 1 << to.index();
            }
            i += 1;
        }
        index += 1;
    }
    table
}

const fn lines(directions: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut i = 0;
        while i < directions.len() {
            let mut at = Square::wrap(index as u32);
            while let Some(next) = at.step(directions[i].0, directions[i].1) {
                table[index].0 |= 1 << next.index();
                at = next;
            }
            i += 1;
        }
        index += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "it is computed by the compiler")]
const fn between_table() -> [[Bitboard; 64]; 64] {
    const DIRECTIONS: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut index = 0;
    while index < 64 {
        let mut i = 0;
        while i < 8 {
            let mut passed = Bitboard::EMPTY;
            let mut at = Square::wrap(index as u32);
            while let Some(next) = at.step(DIRECTIONS[i].0, DIRECTIONS[i].1) {
                table[index][next.index()] = passed;
                passed.0 |= 1 << next.index();
                at = next;
            }
            i += 1;
        }
        index += 1;
    }
    table
}
