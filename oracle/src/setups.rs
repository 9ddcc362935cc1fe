//! Random positions that no game need reach, but that can be played from.

use partie_chess::{Colour, Position};

use crate::random::Random;

/// A position at random: pieces strewn over the board, or kings and rooks at home and able to castle.
pub fn set_up(random: &mut Random) -> Position {
    let make = *random.choose(&[strewn, at_home]);
    possible(make, random)
}

/// A pawn has just passed an enemy pawn, with pieces about that may pin the one or uncover a check by the other.
pub fn passed_pawn(random: &mut Random) -> Position {
    possible(passed, random)
}

fn possible(make: fn(&mut Random) -> String, random: &mut Random) -> Position {
    loop {
        if let Ok(position) = make(random).parse() {
            return position;
        }
    }
}

/// Letters of FEN, `1` for an empty square; ranks from 0, White's first.
type Letters = [[char; 8]; 8];

/// Puts a piece where nothing stands yet.
fn put(board: &mut Letters, rank: usize, file: usize, piece: char) {
    let square = &mut board[rank][file];
    if *square == '1' {
        *square = piece;
    }
}

fn fen(board: &Letters, turn: Colour, rest: &str, random: &mut Random) -> String {
    let ranks: Vec<String> = board.iter().rev().map(|rank| rank.iter().collect()).collect();
    let turn = if turn == Colour::White { 'w' } else { 'b' };
    format!("{} {turn} {rest} {} {}", ranks.join("/"), random.below(50), 1 + random.below(100))
}

/// Puts the kings that are not on the board yet.
fn put_kings(board: &mut Letters, random: &mut Random) {
    for king in ['K', 'k'] {
        if !board.as_flattened().contains(&king) {
            put(board, random.below(8), random.below(8), king);
        }
    }
}

fn put_others(board: &mut Letters, most: usize, random: &mut Random) {
    for _ in 0..random.below(most) {
        let piece = *random.choose(&['P', 'p', 'P', 'p', 'N', 'n', 'B', 'b', 'R', 'r', 'Q', 'q']);
        // Pawns stand where something is about to happen: at home, ready to capture in passing, before promotion.
        let rank = match piece {
            'P' => *random.choose(&[1, 1, 1, 2, 3, 4, 4, 4, 5, 6]),
            'p' => *random.choose(&[6, 6, 6, 5, 4, 3, 3, 3, 2, 1]),
            _ => random.below(8),
        };
        put(board, rank, random.below(8), piece);
    }
}

fn strewn(random: &mut Random) -> String {
    let mut board = [['1'; 8]; 8];
    put_kings(&mut board, random);
    put_others(&mut board, 29, random);
    let turn = *random.choose(&Colour::ALL);
    fen(&board, turn, "- -", random)
}

/// A king between two rooks on each first rank, with a right to castle with some of them.
fn at_home(random: &mut Random) -> String {
    let mut board = [['1'; 8]; 8];
    let mut rights = String::new();
    for colour in Colour::ALL {
        let king = 1 + random.below(6);
        let (left, right) = (random.below(king), king + 1 + random.below(7 - king));
        let letter =
            |letter: char| if colour == Colour::White { letter } else { letter.to_ascii_lowercase() };
        let rank = &mut board[if colour == Colour::White { 0 } else { 7 }];
        rank[king] = letter('K');
        for rook in [right, left] {
            rank[rook] = letter('R');
            if random.percent(80) {
                rights.push(letter((b'A' + rook as u8) as char));
            }
        }
    }
    put_others(&mut board, 20, random);
    let rights = if rights.is_empty() { "-" } else { &rights };
    let turn = *random.choose(&Colour::ALL);
    fen(&board, turn, &format!("{rights} -"), random)
}

fn passed(random: &mut Random) -> String {
    let mut board = [['1'; 8]; 8];
    let turn = *random.choose(&Colour::ALL);
    let left = random.below(7);
    let (file, capturer) = if random.percent(50) { (left, left + 1) } else { (left + 1, left) };
    let (rank, behind, pieces) = match turn {
        Colour::White => (4, 5, ['P', 'p', 'K', 'q', 'r', 'b']),
        Colour::Black => (3, 2, ['p', 'P', 'k', 'Q', 'R', 'B']),
    };
    let [pawn, passing, king, attackers @ ..] = pieces;
    board[rank][capturer] = pawn;
    board[rank][file] = passing;
    if random.percent(50) {
        put(&mut board, rank, random.below(8), king);
    }
    for _ in 0..=random.below(3) {
        let piece = *random.choose(&attackers);
        put(&mut board, random.below(8), random.below(8), piece);
    }
    put_kings(&mut board, random);
    let square = format!("{}{}", (b'a' + file as u8) as char, behind + 1);
    fen(&board, turn, &format!("- {square}"), random)
}
