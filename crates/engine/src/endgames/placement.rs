use partie_draughts::{Colour, Piece, Position, SetupError, Square};

use super::bits::{bits_of, squares_of};
use super::material::{Force, Material};

/// The squares of the pieces, seen by the side to move, which goes up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    pub(super) own_men: u32,
    pub(super) own_kings: u32,
    pub(super) other_men: u32,
    pub(super) other_kings: u32,
}

impl Placement {
    /// The same pieces seen by the other side.
    #[inline(always)]
    pub(super) const fn swapped(self) -> Self {
        // Square i turned round is square 31 - i.
        Self {
            own_men: self.other_men.reverse_bits(),
            own_kings: self.other_kings.reverse_bits(),
            other_men: self.own_men.reverse_bits(),
            other_kings: self.own_kings.reverse_bits(),
        }
    }

    #[inline(always)]
    pub(super) const fn own(self) -> u32 {
        self.own_men | self.own_kings
    }

    #[inline(always)]
    pub(super) const fn other(self) -> u32 {
        self.other_men | self.other_kings
    }

    pub(super) const fn material(self) -> Material {
        Material {
            own: Force { men: self.own_men.count_ones() as u8, kings: self.own_kings.count_ones() as u8 },
            other: Force {
                men: self.other_men.count_ones() as u8,
                kings: self.other_kings.count_ones() as u8,
            },
        }
    }

    /// The position with White to move.
    pub(super) fn position(self) -> Result<Position, SetupError> {
        let group = |bits, colour, piece| squares_of(bits).map(move |square: Square| (square, colour, piece));
        let pieces = group(self.own_men, Colour::White, Piece::Man)
            .chain(group(self.own_kings, Colour::White, Piece::King))
            .chain(group(self.other_men, Colour::Black, Piece::Man))
            .chain(group(self.other_kings, Colour::Black, Piece::King));
        Position::from_pieces(Colour::White, pieces)
    }
}

impl From<&Position> for Placement {
    fn from(position: &Position) -> Self {
        let seen_by_white = Self {
            own_men: bits_of(position.men(Colour::White)),
            own_kings: bits_of(position.kings(Colour::White)),
            other_men: bits_of(position.men(Colour::Black)),
            other_kings: bits_of(position.kings(Colour::Black)),
        };
        match position.turn() {
            Colour::White => seen_by_white,
            Colour::Black => seen_by_white.swapped(),
        }
    }
}
