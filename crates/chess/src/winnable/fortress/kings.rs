//! Where the kings can walk among the men of a guessed fortress.

use super::{is_promoted, reach};
use crate::attacks;
use crate::winnable::{Kings, Region};
use crate::{Bitboard, Colour, Kind, Square};

const WHITE: usize = Colour::White as usize;
const BLACK: usize = Colour::Black as usize;

/// What the kings have to mind, for each colour.
pub(super) struct Terrain {
    player: Colour,
    solid: Bitboard,
    lasting: [Bitboard; 2],
    /// What solid men attack from close by.
    guarded: [Bitboard; 2],
    attackable: [Bitboard; 2],
    /// Where the king is neither attacked for ever nor blocked by a solid man of its own.
    may_enter: [Bitboard; 2],
    /// Whether another man than the king can move.
    idle: [bool; 2],
    /// Whether there are men who move on diagonals, and on files and ranks.
    lines: [[bool; 2]; 2],
}

/// All squares next to one of these.
fn around(squares: Bitboard) -> Bitboard {
    let sideways = squares.shift(1).without(Bitboard::file(0)) | squares.shift(-1).without(Bitboard::file(7));
    let row = squares | sideways;
    sideways | row.shift(8) | row.shift(-8)
}

/// A king's square and those next to it.
fn zone(king: Square) -> Bitboard {
    attacks::king(king) | Bitboard::from(king)
}

impl Terrain {
    pub(super) fn of(regions: &[Region], solid: [Bitboard; 2], player: Colour) -> Terrain {
        let all_solid = solid[WHITE] | solid[BLACK];
        let mut terrain = Terrain {
            player,
            solid: all_solid,
            lasting: [Bitboard::EMPTY; 2],
            guarded: [Bitboard::EMPTY; 2],
            attackable: [Bitboard::EMPTY; 2],
            may_enter: [Bitboard::EMPTY; 2],
            idle: [false; 2],
            lines: [[false; 2]; 2],
        };
        for man in regions {
            let (kind, us) = (man.piece.kind, man.piece.colour.index());
            if man.lasting {
                terrain.lasting[us] |= man.squares;
            }
            if man.is_solid() {
                terrain.guarded[us] |= attacks::of(kind, man.piece.colour, man.square, Bitboard::ALL);
            } else {
                terrain.idle[us] = true;
            }
            for from in man.squares {
                terrain.attackable[us] |= reach(man, from, all_solid);
            }
            let any_line = kind == Kind::Queen || is_promoted(man);
            terrain.lines[us][0] |= any_line || kind == Kind::Bishop;
            terrain.lines[us][1] |= any_line || kind == Kind::Rook;
        }
        for (us, them) in [(WHITE, BLACK), (BLACK, WHITE)] {
            terrain.may_enter[us] = !(solid[us] | terrain.guarded[them]);
        }
        terrain
    }

    /// Lets the kings walk as far as they can without capturing lasting men. Whether there was a new pair.
    pub(super) fn walk(&self, kings: &mut Kings, squares: &mut [Bitboard; 2]) -> bool {
        let mut moved = false;
        while self.step(kings, squares) {
            moved = true;
        }
        moved
    }

    /// One move of each king from all the pairs.
    fn step(&self, kings: &mut Kings, squares: &mut [Bitboard; 2]) -> bool {
        let mut moved = false;
        for white in squares[WHITE] {
            let to_move = kings.black(Colour::Black, white);
            let to = (around(to_move) & self.may_enter[BLACK]).without(zone(white) | self.lasting[WHITE]);
            let pass = if self.idle[BLACK] { to_move.without(self.guarded[WHITE]) } else { Bitboard::EMPTY };
            moved |= kings.add(Colour::White, white, to | pass);
            squares[BLACK] |= to;
            let black = kings.black(Colour::White, white);
            if self.idle[WHITE] && !self.guarded[BLACK].has(white) {
                moved |= kings.add(Colour::Black, white, black);
            }
            for to in (attacks::king(white) & self.may_enter[WHITE]).without(self.lasting[BLACK]) {
                let black = black.without(zone(to));
                if black.any() {
                    squares[WHITE] |= Bitboard::from(to);
                    moved |= kings.add(Colour::Black, to, black);
                }
            }
        }
        moved
    }

    /// The lasting men of each colour that a king can capture without ending the game by it.
    pub(super) fn captures(&self, kings: &Kings, squares: [Bitboard; 2]) -> [Bitboard; 2] {
        let walks = squares.map(Bitboard::several);
        let mut captured = [Bitboard::EMPTY; 2];
        for white in squares[WHITE] {
            for black in kings.black(Colour::Black, white) {
                let targets = attacks::king(black) & self.may_enter[BLACK] & self.lasting[WHITE];
                for to in targets.without(zone(white)) {
                    if !(walks[BLACK] && self.ends_the_game(Colour::Black, black, to, white)) {
                        captured[WHITE] |= Bitboard::from(to);
                    }
                }
            }
            for to in attacks::king(white) & self.may_enter[WHITE] & self.lasting[BLACK] {
                let ends = |black| walks[WHITE] && self.ends_the_game(Colour::White, white, to, black);
                if !kings.black(Colour::White, white).without(zone(to)).into_iter().all(ends) {
                    captured[BLACK] |= Bitboard::from(to);
                }
            }
        }
        captured
    }

    /// Whether a king that captures a lasting man leaves the opponent without a move, and is not the player's that
    /// mates.
    fn ends_the_game(&self, turn: Colour, from: Square, to: Square, other: Square) -> bool {
        let opponent = (!turn).index();
        let flights = attacks::king(other) & (self.may_enter[opponent] | Bitboard::from(to));
        let [diagonal, straight] = self.lines[turn.index()];
        let discovers = diagonal && attacks::bishop(other, self.solid).has(from)
            || straight && attacks::rook(other, self.solid).has(from);
        !self.idle[opponent]
            && flights.without(zone(to)).is_empty()
            && (turn != self.player || !discovers || !self.attackable[turn.index()].has(other))
    }
}
