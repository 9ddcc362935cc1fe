//! What several tests share: chance, random positions, and a board so plain that nobody doubts it.

#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod naive;

use partie_chess::chess960::{Number, start_position};
use partie_chess::{Kind, Position, Square};

/// A small generator of numbers (`SplitMix64`), the same on every machine.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub(crate) fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

#[track_caller]
pub(crate) fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[track_caller]
pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// `e2e4`, `e7e8q`, castling as the king going to its rook or to where it ends.
#[track_caller]
pub(crate) fn squares_of(text: &str) -> (Square, Square, Option<Kind>) {
    let promotion = text[4..].chars().next().map(|letter| Kind::from_letter(letter).unwrap());
    (square(&text[..2]), square(&text[2..4]), promotion)
}

/// The position after moves written as in [`squares_of`].
#[track_caller]
pub(crate) fn after(start: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(*start, |position, text| {
        let (from, to, promotion) = squares_of(text);
        let found = position.find_move(from, to, promotion);
        position.play(found.unwrap_or_else(|why_not| panic!("{text} in {position:?}: {why_not}")))
    })
}

/// Every position of a random game from an initial position of Chess960, or of standard chess every other time.
pub(crate) fn random_game(seed: u64, plies: usize) -> Vec<Position> {
    let mut chance = Chance(seed);
    let number = if seed.is_multiple_of(2) { 518 } else { chance.below(960) as u16 };
    let mut position = start_position(Number::new(number).unwrap());
    let mut positions = vec![position];
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(chance.one_of(&moves));
        positions.push(position);
    }
    positions
}

/// A position that no game would reach: pieces thrown on the board, kings and rooks often where they can castle.
pub(crate) fn random_setup(seed: u64) -> Option<Position> {
    let mut chance = Chance(seed);
    let mut board = [None; 64];
    let mut rights = String::new();
    for (colour, rank) in [('w', 0), ('b', 56)] {
        let letter = |kind: char| Some(if colour == 'w' { kind } else { kind.to_ascii_lowercase() });
        let king = if chance.below(3) == 0 { 24 + chance.below(16) } else { rank + chance.below(8) };
        if board[king].is_some() {
            return None;
        }
        board[king] = letter('K');
        for _ in 0..chance.below(3) {
            let rook = rank + chance.below(8);
            if board[rook].is_none() {
                board[rook] = letter('R');
                if chance.below(3) > 0 {
                    rights.extend(letter((b'A' + (rook % 8) as u8) as char));
                }
            }
        }
    }
    for _ in 0..chance.below(20) {
        let square = chance.below(64);
        if board[square].is_none() {
            let pieces = if (8..56).contains(&square) { "PPPPPPppppppQRBNqrbn" } else { "QRBNqrbn" };
            board[square] = pieces.chars().nth(chance.below(pieces.len()));
        }
    }
    let turn = chance.one_of(&["w", "b"]);
    let passed = passing_pawn(&mut board, &mut chance, turn);
    let rights = if rights.is_empty() { "-" } else { &rights };
    let ranks: Vec<String> =
        board.chunks(8).rev().map(|rank| rank.iter().map(|p| p.unwrap_or('1')).collect()).collect();
    let fen = |passed: &str| format!("{} {turn} {rights} {passed} 0 1", ranks.join("/"));
    let with_en_passant = passed.and_then(|passed| fen(&passed.to_string()).parse().ok());
    with_en_passant.or_else(|| fen("-").parse().ok())
}

/// Puts a pawn that has just made a double step beside one that could capture it, if no king is in the way, and
/// tells which square it passed.
fn passing_pawn(board: &mut [Option<char>; 64], chance: &mut Chance, turn: &str) -> Option<Square> {
    let (rank, forward, own, enemy) = if turn == "w" { (4, 1, 'P', 'p') } else { (3, -1, 'p', 'P') };
    let stands = Square::at(chance.below(8) as u8, rank)?;
    let beside = stands.step(chance.one_of(&[-1, 1]), 0)?;
    let (passed, origin) = (stands.step(0, forward)?, stands.step(0, 2 * forward)?);
    let changes = [(stands, Some(enemy)), (beside, Some(own)), (passed, None), (origin, None)];
    let is_king =
        |square: Square| board[square.index()].is_some_and(|piece| piece.eq_ignore_ascii_case(&'k'));
    if changes.iter().any(|&(square, _)| is_king(square)) {
        return None;
    }
    for (square, piece) in changes {
        board[square.index()] = piece;
    }
    Some(passed)
}
