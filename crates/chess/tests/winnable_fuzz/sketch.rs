//! Positions that are drawn at random, most of them blocked.

use partie_chess::Position;

/// Numbers that look random and are the same each time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, limit: u64) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit) as usize
    }
}

/// What a position has besides men: a right that enumeration must not lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    None,
    EnPassant,
    /// Not yet, but a pawn on its original square has one of the opponent's to step past.
    EnPassantLater,
    Castling,
    Chess960Castling,
}

pub(crate) const RIGHTS: [Right; 5] =
    [Right::None, Right::EnPassant, Right::EnPassantLater, Right::Castling, Right::Chess960Castling];

impl Right {
    /// Whether a position has it.
    pub(crate) fn is_in(self, position: &Position) -> bool {
        match self {
            Right::None | Right::EnPassantLater => true,
            Right::EnPassant => position.en_passant_square().is_some(),
            Right::Castling | Right::Chess960Castling => position.castling_rooks().any(),
        }
    }

    /// Positions that are dead, or nearly: with such a right, hardly anything is by accident.
    pub(crate) fn seeds(self) -> &'static [&'static str] {
        match self {
            Right::None => &ROAMING_SEEDS,
            Right::EnPassant => &EN_PASSANT_SEEDS,
            Right::Castling => &CASTLING_SEEDS,
            Right::EnPassantLater => &EN_PASSANT_LATER_SEEDS,
            Right::Chess960Castling => &CHESS960_SEEDS,
        }
    }
}

const EN_PASSANT_SEEDS: [&str; 4] = [
    "8/pp6/kp4p1/1p4Pp/1P6/6p1/6Pp/7K w - h6",
    "8/8/N7/PpK5/kP6/p7/P7/8 w - b6",
    "B7/1r6/8/pP6/8/4p1pp/p3Pp1p/5K1k w - a6",
    "8/2N5/2P5/kBP5/pP6/P1N5/K7/1R6 b - b3",
];
/// The same a move before.
const EN_PASSANT_LATER_SEEDS: [&str; 4] = [
    "8/pp5p/kp4p1/1p4P1/1P6/6p1/6Pp/7K b - -",
    "8/1p6/N7/P1K5/kP6/p7/P7/8 b - -",
    "B7/pr6/8/1P6/8/4p1pp/p3Pp1p/5K1k b - -",
    "8/2N5/2P5/kBP5/p7/P1N5/KP6/1R6 w - -",
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
/// The same in a mirror, where the king starts on the d-file.
const CHESS960_SEEDS: [&str; 3] = [
    "5k2/8/8/8/p1p1p3/P1P1PpB1/PBPB1P2/RNBKB3 w A -",
    "5k2/8/4b3/3b4/p1p1p3/P1P1Pp2/PBPB1P2/RNBKB3 w A -",
    "5k2/8/8/8/3p1p1p/3P1P1P/3P1P1P/2BK1BNR b H -",
];

/// A rank of a FEN: letters, and digits for runs of empty squares.
fn rank(squares: &[char]) -> String {
    let mut text: String = squares.iter().collect();
    for run in (1..=8).rev() {
        text = text.replace(&" ".repeat(run), &run.to_string());
    }
    text
}

/// A board to be filled and the rights that belong to it.
pub(crate) struct Sketch {
    board: [char; 64],
    castling: String,
    en_passant: String,
    turn: &'static str,
    /// Squares on which nobody is put; a1 stands for none.
    kept_free: [usize; 2],
}

impl Sketch {
    pub(crate) fn empty(dice: &mut Dice) -> Sketch {
        let turn = ["w", "b"][dice.below(2)];
        Sketch { board: [' '; 64], castling: "-".into(), en_passant: "-".into(), turn, kept_free: [0; 2] }
    }

    /// Puts a man on a square, unless one is there.
    pub(crate) fn put(&mut self, square: usize, piece: char) {
        if self.board[square] == ' ' && (square == 0 || !self.kept_free.contains(&square)) {
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

    /// A white pawn that has just stepped past a black one.
    fn may_capture_in_passing(&mut self, dice: &mut Dice) {
        let file = 1 + dice.below(6);
        self.put(24 + file, 'P');
        self.put(if dice.below(2) == 0 { 23 + file } else { 25 + file }, 'p');
        // Nobody may stand where the pawn has come from.
        self.kept_free = [8 + file, 16 + file];
        self.en_passant = format!("{}3", char::from(b'a' + file as u8));
        self.turn = "b";
    }

    /// A white pawn that can step past a black one later.
    fn may_step_past(&mut self, dice: &mut Dice) {
        let file = 1 + dice.below(6);
        self.put(8 + file, 'P');
        self.put(if dice.below(2) == 0 { 23 + file } else { 25 + file }, 'p');
        self.kept_free = [16 + file, 24 + file];
    }

    /// A seed with some men more, fewer or elsewhere, perhaps seen in a mirror.
    pub(crate) fn changed(seed: &str, dice: &mut Dice) -> Sketch {
        let fields: Vec<&str> = seed.split(' ').collect();
        let turn = if fields[1] == "w" { "w" } else { "b" };
        let en_passant = fields[3].to_string();
        let mut sketch =
            Sketch { board: [' '; 64], castling: fields[2].into(), en_passant, turn, kept_free: [0; 2] };
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
            sketch.mirror();
        }
        if dice.below(2) == 0 {
            sketch.exchange_colours();
        }
        sketch
    }

    /// The same with the files in reverse.
    fn mirror(&mut self) {
        self.board.chunks_mut(8).for_each(<[char]>::reverse);
        if let file @ b'a'..=b'h' = self.en_passant.as_bytes()[0] {
            let mirrored = char::from(b'a' + b'h' - file);
            self.en_passant.replace_range(..1, &mirrored.to_string());
        }
    }

    /// The same for the other player.
    fn exchange_colours(&mut self) {
        let other = |letter: char| {
            if letter.is_ascii_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        };
        let board = self.board;
        for (square, man) in self.board.iter_mut().enumerate() {
            *man = other(board[square ^ 0x38]);
        }
        self.castling = self.castling.chars().map(other).collect();
        self.en_passant = match self.en_passant.split_at(1) {
            (file, "3") => format!("{file}6"),
            (file, "6") => format!("{file}3"),
            _ => "-".into(),
        };
        self.turn = if self.turn == "w" { "b" } else { "w" };
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

    pub(crate) fn position(&self) -> Option<Position> {
        let ranks: Vec<String> = self.board.chunks(8).rev().map(rank).collect();
        let (castling, en_passant) = (&self.castling, &self.en_passant);
        format!("{} {} {castling} {en_passant} 0 1", ranks.join("/"), self.turn).parse().ok()
    }
}

/// A wall of pawns that block each other, now and then with a gap or another pawn, the kings, perhaps boxed in, and
/// some pieces, anywhere.
pub(crate) fn wall(dice: &mut Dice, right: Right) -> Sketch {
    let mut sketch = Sketch::empty(dice);
    match right {
        Right::Castling | Right::Chess960Castling => sketch.may_castle(dice, right == Right::Castling),
        Right::EnPassant => sketch.may_capture_in_passing(dice),
        Right::EnPassantLater => sketch.may_step_past(dice),
        Right::None => {}
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
