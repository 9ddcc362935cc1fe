//! Random positions from a seed, the same on every machine.

use partie_draughts::{Colour, Piece, Position, Square};

/// The seed in the environment, if any, else this one; printed so that a failure can be had again.
pub(crate) fn seed() -> u64 {
    let seed = std::env::var("PARTIE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(2006);
    println!("PARTIE_SEED={seed}");
    seed
}

pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides` (`SplitMix64`).
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let bits = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) % sides.max(1) as u64) as usize
    }

    /// A position with up to 12 pieces a side, any share of them kings.
    pub(crate) fn setup(&mut self) -> Position {
        let turn = Colour::BOTH[self.roll(2)];
        let men_in_ten = self.roll(11);
        let counts = [1 + self.roll(12), 1 + self.roll(12)];
        let mut free: Vec<Square> = Square::all().collect();
        let mut pieces = Vec::new();
        for colour in Colour::BOTH {
            for _ in 0..counts[colour as usize] {
                let square = free.swap_remove(self.roll(free.len()));
                let man = self.roll(10) < men_in_ten && square.row() != colour.last_row();
                pieces.push((square, colour, if man { Piece::Man } else { Piece::King }));
            }
        }
        Position::from_pieces(turn, pieces).unwrap()
    }

    /// All positions of a game of random moves, at most `longest`, until one side has lost.
    pub(crate) fn game(&mut self, start: Position, longest: usize) -> Vec<Position> {
        let mut positions = vec![start];
        let mut position = start;
        for _ in 0..longest {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(&moves[self.roll(moves.len())]);
            positions.push(position);
        }
        positions
    }
}
