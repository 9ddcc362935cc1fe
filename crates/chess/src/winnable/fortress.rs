//! Guesses a fortress: the smallest squares for each man that no move leaves.
//!
//! Everybody is first taken to be solid; then each man that could move gets its targets, and whoever moved or could
//! be captured is no longer solid, until nothing changes.

use super::{Fortress, Region};
use crate::attacks;
use crate::{Bitboard, Colour, Kind, Position};

/// The squares of every man, or nothing if a pawn could be promoted or a right to castle is left.
pub(super) fn guess(position: &Position) -> Option<Fortress> {
    if position.castling_rooks().any() || position.en_passant_square().is_some() {
        return None;
    }
    let mut men = Men::of(position);
    while men.spread()? {}
    Some(Fortress { regions: men.regions })
}

struct Men {
    regions: Vec<Region>,
}

impl Men {
    fn of(position: &Position) -> Men {
        let pawns = position.kind(Kind::Pawn);
        // Pawns first: a pawn that gets through ends the attempt early.
        let squares = pawns.into_iter().chain(position.occupied().without(pawns));
        let regions = squares
            .filter_map(|square| {
                let piece = position.piece_at(square)?;
                Some(Region { piece, square, squares: Bitboard::from(square), solid: true })
            })
            .collect();
        Men { regions }
    }

    fn solid(&self, colour: Colour) -> Bitboard {
        let men = self.regions.iter().filter(|man| man.solid && man.piece.colour == colour);
        men.map(|man| man.square).collect()
    }

    /// Lets every man move once from all its squares. Nothing if a pawn was promoted; false if nobody moved.
    fn spread(&mut self) -> Option<bool> {
        let solid = Colour::ALL.map(|colour| self.solid(colour));
        let all_solid = solid[0] | solid[1];
        let guarded = Colour::ALL.map(|colour| {
            let men = self.regions.iter().filter(|man| man.solid && man.piece.colour == colour);
            men.fold(Bitboard::EMPTY, |all, man| {
                all | attacks::of(man.piece.kind, colour, man.square, Bitboard::ALL)
            })
        });
        let capturable = Colour::ALL.map(|colour| {
            let men = self.regions.iter().filter(|m| m.piece.colour == colour && m.piece.kind != Kind::King);
            men.fold(Bitboard::EMPTY, |all, man| all | man.squares)
        });
        let mut captured = Bitboard::EMPTY;
        let mut moved = false;
        for man in &mut self.regions {
            let colour = man.piece.colour;
            let (us, them) = (colour.index(), (!colour).index());
            let mut targets = Bitboard::EMPTY;
            for from in man.squares {
                targets |= match man.piece.kind {
                    Kind::Pawn => {
                        let ahead = Bitboard::from(from);
                        let step = |squares: Bitboard| {
                            if colour == Colour::White { squares.shift(8) } else { squares.shift(-8) }
                        };
                        let one = step(ahead).without(all_solid);
                        let two = if from.rank_for(colour) == 1 { step(one).without(all_solid) } else { Bitboard::EMPTY };
                        one | two | attacks::pawn(colour, from) & capturable[them]
                    }
                    Kind::King => attacks::king(from).without(guarded[them]),
                    kind => attacks::of(kind, colour, from, all_solid),
                };
            }
            targets = targets.without(solid[us]);
            let kings = solid[them].without(capturable[them]);
            targets = targets.without(kings);
            captured |= targets & solid[them];
            let new = targets.without(man.squares);
            if new.any() {
                man.squares |= new;
                man.solid = false;
                moved = true;
                if man.piece.kind == Kind::Pawn && (new & (Bitboard::rank(0) | Bitboard::rank(7))).any() {
                    return None;
                }
            }
        }
        for man in &mut self.regions {
            if man.solid && captured.has(man.square) && man.piece.kind != Kind::King {
                man.solid = false;
                moved = true;
            }
        }
        Some(moved)
    }
}
