//! FIDE 5.2b: random positions, most of them blocked, are judged by all the rules. Whatever they call unwinnable is
//! tried by plain enumeration of the positions that can be reached, without any rule. (What they call winnable
//! has a line that proves it.)
//!
//! `PARTIE_WINNABILITY_FUZZ=3600 cargo test --release --test winnable_fuzz` goes on for an hour.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use partie_chess::winnable::{Effort, Verdict, winnable};
use partie_chess::{Colour, Position};

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit) as usize
    }
}

/// A rank of a FEN: letters, and digits for runs of empty squares.
fn rank(squares: &[char]) -> String {
    let mut text: String = squares.iter().collect();
    for run in (1..=8).rev() {
        text = text.replace(&" ".repeat(run), &run.to_string());
    }
    text
}

/// Walls of pawns that block each other, now and then with a gap or another pawn, the kings and some pieces, anywhere.
fn random_position(dice: &mut Dice) -> Option<Position> {
    let mut board = [' '; 64];
    let mut put = |square: usize, piece: char| {
        if board[square] == ' ' {
            board[square] = piece;
        }
    };
    let (parity, base) = (dice.below(2), 1 + dice.below(4));
    for file in 0..8 {
        let every_other = dice.below(3) > 0 && file % 2 == parity;
        let square = (base + usize::from(dice.below(8) == 0)) * 8 + file;
        if !every_other && dice.below(12) > 0 {
            put(square, 'P');
            put(square + 8, 'p');
        }
    }
    for _ in 0..dice.below(3) {
        put(8 + dice.below(48), ['P', 'p'][dice.below(2)]);
    }
    put(dice.below(8 * base as u64 + 8), 'K');
    put(63 - dice.below(48 - 8 * base as u64), 'k');
    for _ in 0..dice.below(4) {
        let pieces = ['B', 'b', 'B', 'b', 'B', 'b', 'N', 'n', 'R', 'r'];
        put(dice.below(64), pieces[dice.below(10)]);
    }
    let ranks: Vec<String> = board.chunks(8).rev().map(rank).collect();
    format!("{} {} - - 0 1", ranks.join("/"), ["w", "b"][dice.below(2)]).parse().ok()
}

/// Whether a mate by the player can be reached; nothing if more than so many positions can.
fn enumerated(root: &Position, player: Colour, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([root.key()]);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        if position.turn() != player && position.is_checkmate() {
            return Some(true);
        }
        position.for_each_legal_move(|m| {
            let next = position.play(m);
            if seen.insert(next.key()) {
                open.push(next);
            }
        });
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

#[test]
fn fide_5_2b_no_enumeration_finds_a_mate_where_a_rule_sees_none() {
    let seconds = std::env::var("PARTIE_WINNABILITY_FUZZ").ok().and_then(|text| text.parse().ok());
    let (end, rounds) = match seconds {
        Some(seconds) => (Instant::now() + Duration::from_secs(seconds), u32::MAX),
        None => (Instant::now() + Duration::from_secs(20), 6_000),
    };
    let mut dice = Dice(seconds.map_or(0x9e37_79b9_7f4a_7c15, |_| u64::from(std::process::id()) << 20 | 1));
    let (mut tried, mut exhausted) = (0, 0);
    for _ in 0..rounds {
        if Instant::now() > end {
            break;
        }
        let Some(position) = random_position(&mut dice) else { continue };
        for player in Colour::ALL {
            for effort in [Effort::QUICK, Effort::positions(500)] {
                let Verdict::Unwinnable(why) = winnable(&position, player, effort) else { continue };
                let truth = enumerated(&position, player, 10_000);
                assert_ne!(truth, Some(true), "{player:?} can mate in {position:?}, but {why:?}");
                tried += 1;
                exhausted += u32::from(truth == Some(false));
                break;
            }
        }
    }
    println!("{tried} unwinnable positions tried, {exhausted} of them to the end");
    assert!(tried > 50 && exhausted > 10, "{tried} {exhausted}");
}
