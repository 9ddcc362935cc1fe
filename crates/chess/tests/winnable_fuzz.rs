//! FIDE 5.2b: random positions, most of them blocked, are asked about twice: with all the rules, and by plain
//! enumeration of every position that can be reached.
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

/// Pairs of pawns that block each other, a few single ones, the kings and some pieces, anywhere.
fn random_position(dice: &mut Dice) -> Option<Position> {
    let mut board = [' '; 64];
    let mut put = |square: usize, piece: char| {
        if board[square] == ' ' {
            board[square] = piece;
        }
    };
    let chain = dice.below(3) > 0;
    for file in 0..8 {
        let rank = if chain { 2 + (file + dice.below(2)) % 2 + dice.below(2) } else { 1 + dice.below(5) };
        if dice.below(8) > 1 {
            put(rank * 8 + file, 'P');
            put(rank * 8 + 8 + file, 'p');
        }
    }
    for _ in 0..dice.below(3) {
        put(8 + dice.below(48), ['P', 'p'][dice.below(2)]);
    }
    put(dice.below(64), 'K');
    put(dice.below(64), 'k');
    for _ in 0..dice.below(4) {
        let pieces = ['B', 'b', 'B', 'b', 'N', 'n', 'R', 'r', 'Q', 'q'];
        put(dice.below(64), pieces[dice.below(10)]);
    }
    let ranks: Vec<String> =
        board.chunks(8).rev().map(|rank| rank.iter().collect::<String>().replace(' ', "1")).collect();
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
fn fide_5_2b_the_rules_agree_with_plain_enumeration() {
    let seconds = std::env::var("PARTIE_WINNABILITY_FUZZ").ok().and_then(|text| text.parse().ok());
    let (end, rounds) = match seconds {
        Some(seconds) => (Instant::now() + Duration::from_secs(seconds), u32::MAX),
        None => (Instant::now() + Duration::from_secs(20), 400),
    };
    let mut dice = Dice(seconds.map_or(0x9e37_79b9_7f4a_7c15, |_| u64::from(std::process::id()) << 20 | 1));
    let (mut compared, mut dead) = (0, 0);
    for _ in 0..rounds {
        if Instant::now() > end {
            break;
        }
        let Some(position) = random_position(&mut dice) else { continue };
        for player in Colour::ALL {
            let verdict = winnable(&position, player, Effort::positions(5_000));
            let quick = winnable(&position, player, Effort::QUICK);
            let Some(truth) = enumerated(&position, player, 20_000) else { continue };
            compared += 1;
            dead += u32::from(!truth);
            for verdict in [verdict, quick] {
                match verdict {
                    Verdict::Winnable(_) => assert!(truth, "{player:?} {position:?}"),
                    Verdict::Unwinnable(why) => assert!(!truth, "{player:?} {position:?} {why:?}"),
                    Verdict::Unknown => {}
                }
            }
        }
    }
    println!("{compared} compared, {dead} of them unwinnable");
    assert!(compared > 20 && dead > 10, "{compared} {dead}");
}
