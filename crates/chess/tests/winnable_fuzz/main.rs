//! FIDE 5.2b: random positions, most of them blocked, are judged by all the rules. Whatever they call unwinnable is
//! tried by plain enumeration of the positions that can be reached, without any rule. (What they call winnable
//! has a line that proves it.)
//!
//! `PARTIE_WINNABILITY_FUZZ=3600 cargo test --release --test winnable_fuzz` goes on for an hour.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use partie_chess::winnable::{Certificate, Effort, Verdict, winnable};
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

/// What a position has besides men: a right that enumeration must not lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Right {
    None,
    EnPassant,
    Castling,
    Chess960Castling,
}

const RIGHTS: [Right; 4] = [Right::None, Right::EnPassant, Right::Castling, Right::Chess960Castling];

/// How many times a position is drawn until one is as it should be: those with a right are rare.
const DRAWS: [u32; 4] = [1, 8, 8, 8];

/// With a pawn that can be captured in passing, hardly anything is dead by accident. These are.
const EN_PASSANT_SEEDS: [&str; 4] = [
    "8/pp6/kp4p1/1p4Pp/1P6/6p1/6Pp/7K w - h6",
    "8/8/N7/PpK5/kP6/p7/P7/8 w - b6",
    "B7/1r6/8/pP6/8/4p1pp/p3Pp1p/5K1k w - a6",
    "8/2N5/2P5/kBP5/pP6/P1N5/K7/1R6 b - b3",
];
/// Men boxed in, while others roam.
const ROAMING_SEEDS: [&str; 6] = [
    "6b1/8/1k6/3p1p2/3PpP2/3pKp2/3P1P1n/B7 w - -",
    "8/7p/8/8/ppp5/bkp4Q/qnp5/n1K5 b - -",
    "8/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - -",
    "8/2b5/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - -",
    "6B1/8/2k5/p1p1p1p1/P1P1P1P1/pp6/rp6/1K2b3 b - -",
    "8/8/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK6 b - -",
];
const CASTLING_SEEDS: [&str; 3] = [
    "2k5/8/8/8/3p1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K -",
    "2k5/8/3b4/4b3/3p1p1p/2pP1P1P/2P1BPBP/3BKBNR w K -",
    "2k5/8/8/8/p1p1p3/P1P1P3/P1P1P3/RNB1KB2 b Q -",
];

/// A board to be filled and the rights that belong to it.
struct Sketch {
    board: [char; 64],
    castling: String,
    en_passant: String,
    turn: &'static str,
}

impl Sketch {
    fn put(&mut self, square: usize, piece: char) {
        if self.board[square] == ' ' {
            self.board[square] = piece;
        }
    }

    /// A king and a rook that may castle: on their usual squares, or anywhere on the first rank.
    fn may_castle(&mut self, dice: &mut Dice, usual: bool) {
        let white = dice.below(2) == 0;
        let (rank, letters) = if white { (0, ['K', 'R']) } else { (56, ['k', 'r']) };
        let king = if usual { 4 } else { 1 + dice.below(6) };
        let rook = match dice.below(2) {
            0 if usual => 0,
            0 => dice.below(king as u64),
            _ if usual => 7,
            _ => king + 1 + dice.below(7 - king as u64),
        };
        self.put(rank + king, letters[0]);
        self.put(rank + rook, letters[1]);
        let file = char::from(b'a' + rook as u8);
        self.castling = if white { file.to_ascii_uppercase() } else { file }.to_string();
        // Something in between now and then, so that castling has to wait.
        if dice.below(3) == 0 {
            self.put(rank + dice.below(8), ['B', 'b', 'N', 'n'][dice.below(4)]);
        }
    }

    /// A seed with some men more, fewer or elsewhere, perhaps seen in a mirror.
    fn changed(seed: &str, dice: &mut Dice) -> Sketch {
        let fields: Vec<&str> = seed.split(' ').collect();
        let turn = if fields[1] == "w" { "w" } else { "b" };
        let en_passant = fields[3].to_string();
        let mut sketch = Sketch { board: [' '; 64], castling: fields[2].into(), en_passant, turn };
        for (rank, text) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += empty as usize;
                } else {
                    sketch.board[(7 - rank) * 8 + file] = letter;
                    file += 1;
                }
            }
        }
        for _ in 0..dice.below(4) {
            let (from, to) = (dice.below(64), dice.below(64));
            match dice.below(3) {
                0 => sketch.put(to, ['P', 'p', 'N', 'n', 'B', 'b', 'R', 'r'][dice.below(8)]),
                _ if sketch.board[from].eq_ignore_ascii_case(&'k') => {}
                1 => sketch.board[from] = ' ',
                _ if sketch.board[to] == ' ' => sketch.board.swap(from, to),
                _ => {}
            }
        }
        if sketch.castling == "-" && dice.below(2) == 0 {
            sketch.board.chunks_mut(8).for_each(<[char]>::reverse);
            if let file @ b'a'..=b'h' = sketch.en_passant.as_bytes()[0] {
                let mirrored = char::from(b'a' + b'h' - file);
                sketch.en_passant.replace_range(..1, &mirrored.to_string());
            }
        }
        sketch
    }

    /// Men round about a king, so that it is boxed in.
    fn box_in(&mut self, dice: &mut Dice) {
        let king = self.board.iter().position(|&man| man == ['K', 'k'][dice.below(2)]).unwrap_or(0);
        let (file, rank) = (king % 8, king / 8);
        for square in 0..64_usize {
            let near = (square % 8).abs_diff(file) < 2 && (square / 8).abs_diff(rank) < 2;
            if near && dice.below(3) > 0 {
                let pawns = if (8..56).contains(&square) { ['P', 'p'] } else { ['B', 'b'] };
                let man = [pawns[0], pawns[1], 'B', 'b', 'N', 'n', 'R', 'r'][dice.below(8)];
                self.put(square, man);
            }
        }
    }

    fn position(&self) -> Option<Position> {
        let ranks: Vec<String> = self.board.chunks(8).rev().map(rank).collect();
        let (castling, en_passant) = (&self.castling, &self.en_passant);
        format!("{} {} {castling} {en_passant} 0 1", ranks.join("/"), self.turn).parse().ok()
    }
}

fn random_position(dice: &mut Dice, right: Right) -> Option<Position> {
    let sketch = match right {
        Right::None if dice.below(3) == 0 => Sketch::changed(ROAMING_SEEDS[dice.below(6)], dice),
        Right::EnPassant => Sketch::changed(EN_PASSANT_SEEDS[dice.below(4)], dice),
        Right::Castling if dice.below(2) == 0 => Sketch::changed(CASTLING_SEEDS[dice.below(3)], dice),
        _ => wall(dice, right),
    };
    let position = sketch.position()?;
    let as_meant = match right {
        Right::None => true,
        Right::EnPassant => position.en_passant_square().is_some(),
        Right::Castling | Right::Chess960Castling => position.castling_rooks().any(),
    };
    as_meant.then_some(position)
}

/// A wall of pawns that block each other, now and then with a gap or another pawn, the kings, perhaps boxed in, and
/// some pieces, anywhere.
fn wall(dice: &mut Dice, right: Right) -> Sketch {
    let turn = ["w", "b"][dice.below(2)];
    let mut sketch = Sketch { board: [' '; 64], castling: "-".into(), en_passant: "-".into(), turn };
    if right != Right::None {
        sketch.may_castle(dice, right == Right::Castling);
    }
    let (parity, base) = (dice.below(2), 1 + dice.below(4));
    for file in 0..8 {
        let every_other = dice.below(3) > 0 && file % 2 == parity;
        let square = (base + usize::from(dice.below(8) == 0)) * 8 + file;
        if !every_other && dice.below(12) > 0 {
            sketch.put(square, 'P');
            sketch.put(square + 8, 'p');
        }
    }
    for _ in 0..dice.below(3) {
        sketch.put(8 + dice.below(48), ['P', 'p'][dice.below(2)]);
    }
    if !sketch.board.contains(&'K') {
        sketch.put(dice.below(8 * base as u64 + 8), 'K');
    }
    if !sketch.board.contains(&'k') {
        sketch.put(63 - dice.below(48 - 8 * base as u64), 'k');
    }
    if dice.below(2) == 0 {
        sketch.box_in(dice);
    }
    for _ in 0..dice.below(4) {
        let pieces = ['B', 'b', 'B', 'b', 'B', 'b', 'N', 'n', 'R', 'r'];
        sketch.put(dice.below(64), pieces[dice.below(10)]);
    }
    sketch
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
        None => (Instant::now() + Duration::from_secs(20), 12_000),
    };
    let mut dice = Dice(seconds.map_or(0x9e37_79b9_7f4a_7c15, |_| u64::from(std::process::id()) << 20 | 1));
    let mut counts = RIGHTS.map(|_| [0; 4]);
    for round in 0..rounds {
        if Instant::now() > end {
            break;
        }
        let right = round as usize % RIGHTS.len();
        let drawn = (0..DRAWS[right]).find_map(|_| random_position(&mut dice, RIGHTS[right]));
        let Some(position) = drawn else { continue };
        let [tried, exhausted, by_material, by_roaming] = &mut counts[right];
        for player in Colour::ALL {
            let efforts = [Effort::QUICK, Effort::positions(10), Effort::positions(500)];
            let verdicts = efforts.map(|effort| winnable(&position, player, effort));
            let whys = verdicts.iter().filter_map(|verdict| match verdict {
                Verdict::Unwinnable(why) => Some(why),
                _ => None,
            });
            let whys: Vec<&Certificate> = whys.collect();
            let Some(&why) = whys.last() else { continue };
            let has_roamers = whys.iter().any(|why| roams(why));
            let truth = enumerated(&position, player, if has_roamers { 60_000 } else { 10_000 });
            assert_ne!(truth, Some(true), "{player:?} can mate in {position:?}, but {why:?}");
            *tried += 1;
            *exhausted += u32::from(truth == Some(false));
            *by_material += u32::from(matches!(why, Certificate::Material));
            *by_roaming += u32::from(has_roamers);
        }
    }
    for (right, [tried, exhausted, by_material, by_roaming]) in RIGHTS.iter().zip(counts) {
        println!("{right:?}: {tried} unwinnable positions tried, {exhausted} of them to the end;");
        println!("    {by_material} by material only, {by_roaming} with roaming men");
    }
    assert!(counts.iter().all(|[tried, exhausted, ..]| *tried > 5 && *exhausted > 0), "{counts:?}");
}

/// Whether a proof rests on men that roam.
fn roams(why: &Certificate) -> bool {
    match why {
        Certificate::Roaming(_) => true,
        Certificate::Closed { fortresses, .. } => fortresses.iter().any(|(_, why)| roams(why)),
        _ => false,
    }
}
