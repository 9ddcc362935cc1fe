//! Guesses a fortress: the smallest squares for each man that no move leaves.
//!
//! Everybody is first taken to be solid; then each man that could move gets its targets, and whoever moved or could
//! be captured is no longer solid, until nothing changes.

use super::{Fortress, Kings, Region};
use crate::attacks;
use crate::{Bitboard, Colour, Kind, Position};

const EDGES: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);

/// The squares of every man, or nothing if a pawn could be promoted.
pub(super) fn guess(position: &Position) -> Option<Fortress> {
    if position.en_passant_square().is_some() {
        return None;
    }
    let mut guess = Guess::of(position);
    loop {
        while guess.men_spread()? {}
        let kings = guess.kings_spread();
        if !(guess.capture(kings.captured) || kings.moved) {
            break;
        }
    }
    Some(Fortress { regions: guess.regions, kings: guess.kings })
}

struct Guess {
    regions: Vec<Region>,
    kings: Kings,
    king_squares: [Bitboard; 2],
}


/// All squares next to one of these.
fn around(squares: Bitboard) -> Bitboard {
    let sideways = squares.shift(1).without(Bitboard::file(0)) | squares.shift(-1).without(Bitboard::file(7));
    let row = squares | sideways;
    sideways | row.shift(8) | row.shift(-8)
}

impl Guess {
    fn of(position: &Position) -> Guess {
        let pawns = position.kind(Kind::Pawn);
        // Pawns first: a pawn that gets through ends the attempt early.
        let squares = pawns.into_iter().chain(position.occupied().without(pawns | position.kind(Kind::King)));
        let regions = squares
            .filter_map(|square| {
                let piece = position.piece_at(square)?;
                Some(Region { piece, square, squares: Bitboard::from(square), lasting: true })
            })
            .collect();
        let mut kings = Kings::NONE;
        let king = |colour| position.king(colour);
        kings.add(position.turn(), king(Colour::White), king(Colour::Black).into());
        Guess { regions, kings, king_squares: Colour::ALL.map(|colour| king(colour).into()) }
    }

    fn solid(&self) -> [Bitboard; 2] {
        let mut solid = [Bitboard::EMPTY; 2];
        for man in self.regions.iter().filter(|man| man.is_solid()) {
            solid[man.piece.colour.index()] |= Bitboard::from(man.square);
        }
        solid
    }

    fn squares(&self) -> [Bitboard; 2] {
        let mut squares = [Bitboard::EMPTY; 2];
        for man in &self.regions {
            squares[man.piece.colour.index()] |= man.squares;
        }
        squares
    }

    /// Men on these squares are no longer lasting. Whether there were any.
    fn capture(&mut self, captured: [Bitboard; 2]) -> bool {
        let mut any = false;
        for man in &mut self.regions {
            if man.lasting && (man.squares & captured[man.piece.colour.index()]).any() {
                man.lasting = false;
                any = true;
            }
        }
        any
    }

    /// Lets every man but the kings move once from all its squares. Nothing if a pawn was promoted.
    fn men_spread(&mut self) -> Option<bool> {
        let solid = self.solid();
        let squares = self.squares();
        let fixed_kings = self.king_squares.into_iter().filter(|k| !k.several()).fold(Bitboard::EMPTY, |a, b| a | b);
        let blocks = solid[0] | solid[1] | fixed_kings;
        let mut captured = [Bitboard::EMPTY; 2];
        let mut moved = false;
        for man in &mut self.regions {
            let colour = man.piece.colour;
            let (us, them) = (colour.index(), (!colour).index());
            let mut targets = Bitboard::EMPTY;
            for from in man.squares {
                if man.piece.kind == Kind::Pawn {
                    let forward = if colour == Colour::White { 8 } else { -8 };
                    let one = Bitboard::from(from).shift(forward).without(blocks);
                    let second = Bitboard::rank(if colour == Colour::White { 2 } else { 5 });
                    let start = from.rank_for(colour) == 1;
                    let two = if start { (one & second).shift(forward).without(blocks) } else { Bitboard::EMPTY };
                    let captures = attacks::pawn(colour, from) & squares[them];
                    targets |= one | two | captures;
                    captured[them] |= captures;
                } else {
                    let reach = attacks::of(man.piece.kind, colour, from, blocks).without(fixed_kings);
                    targets |= reach.without(solid[us]);
                    captured[them] |= reach & squares[them];
                }
            }
            if man.piece.kind == Kind::Pawn && (targets & EDGES).any() {
                return None;
            }
            if targets.without(man.squares).any() {
                man.squares |= targets;
                moved = true;
            }
        }
        Some(self.capture(captured) | moved)
    }

    /// Lets the kings walk as far as they can among men that stay as they are.
    fn kings_spread(&mut self) -> KingsSpread {
        let solid = self.solid();
        let squares = self.squares();
        let guarded = Colour::ALL.map(|colour| {
            let men = self.regions.iter().filter(|man| man.is_solid() && man.piece.colour == colour);
            men.fold(Bitboard::EMPTY, |all, man| all | attacks::of(man.piece.kind, colour, man.square, Bitboard::ALL))
        });
        let idle = Colour::ALL.map(|colour| self.regions.iter().any(|m| m.piece.colour == colour && !m.is_solid()));
        let [white, black] = Colour::ALL.map(Colour::index);
        let mut spread = KingsSpread { moved: false, captured: [Bitboard::EMPTY; 2] };
        let white_may = !(solid[white] | guarded[black]);
        let black_may = !(solid[black] | guarded[white]);
        loop {
            let before = self.kings.clone();
            for w in self.king_squares[white] {
                let near = attacks::king(w) | Bitboard::from(w);
                let to_move = self.kings.black(Colour::Black, w);
                let to = (around(to_move) & black_may).without(near);
                spread.captured[white] |= to & squares[white];
                let pass = if idle[black] { to_move } else { Bitboard::EMPTY };
                self.kings.add(Colour::White, w, to | pass);
                self.king_squares[black] |= to;
                let waits = self.kings.black(Colour::White, w);
                if idle[white] {
                    self.kings.add(Colour::Black, w, waits);
                }
                for to in attacks::king(w) & white_may {
                    let kings = waits.without(attacks::king(to) | Bitboard::from(to));
                    if kings.any() {
                        self.king_squares[white] |= Bitboard::from(to);
                        spread.captured[black] |= Bitboard::from(to) & squares[black];
                        self.kings.add(Colour::Black, to, kings);
                    }
                }
            }
            if before == self.kings {
                return spread;
            }
            spread.moved = true;
        }
    }
}

struct KingsSpread {
    moved: bool,
    captured: [Bitboard; 2],
}
