//! Where in its table a position stands.
//!
//! Men have 28 squares each, because a man on the last row is a king (ČUD 3.5); kings have what the men and the kings
//! before them leave free. Each group of equal pieces is numbered as a combination of its squares. Where men of both
//! sides would share a square the table has a hole: about one place in thirty for each such pair.

use super::bits::each;
use super::material::Material;
use super::placement::Placement;

/// Squares that a man can stand on.
const SQUARES_OF_MEN: usize = 28;
const SQUARES: usize = 32;
/// The last row of the side to move is the first in the order of the squares: its men never stand there.
const LAST_ROW: u32 = 4;
/// Groups of equal pieces are no larger than this.
const LARGEST_GROUP: usize = 8;

/// `CHOOSE[n][k]`: in how many ways k of n squares can be chosen.
static CHOOSE: [[u32; LARGEST_GROUP + 1]; SQUARES + 1] = {
    let mut table = [[0; LARGEST_GROUP + 1]; SQUARES + 1];
    let mut n = 0;
    while n <= SQUARES {
        table[n][0] = 1;
        let mut k = 1;
        while k <= LARGEST_GROUP && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The order of the positions of one material.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    material: Material,
    /// How many places each group has: own men, other men, own kings, other kings.
    places: [u32; 4],
}

impl Layout {
    pub(super) fn new(material: Material) -> Self {
        let Material { own, other } = material;
        let free_of_men = SQUARES - usize::from(own.men + other.men);
        let free_for_other_kings = free_of_men - usize::from(own.kings);
        let places = [
            CHOOSE[SQUARES_OF_MEN][usize::from(own.men)],
            CHOOSE[SQUARES_OF_MEN][usize::from(other.men)],
            CHOOSE[free_of_men][usize::from(own.kings)],
            CHOOSE[free_for_other_kings][usize::from(other.kings)],
        ];
        Self { material, places }
    }

    pub(super) const fn material(&self) -> Material {
        self.material
    }

    /// How many places the table has, holes included.
    pub(super) fn len(&self) -> usize {
        self.places.iter().map(|&places| places as usize).product()
    }

    /// The place of a position, which must have this material.
    #[inline]
    pub(super) fn index(&self, placement: Placement) -> usize {
        let Placement { own_men, own_kings, other_men, other_kings } = placement;
        let men = own_men | other_men;
        let [_, other_men_places, own_kings_places, other_kings_places] = self.places.map(|n| n as usize);
        let mut index = number(own_men >> LAST_ROW, 0);
        index = index * other_men_places + number(other_men, 0);
        index = index * own_kings_places + number(own_kings, men);
        index * other_kings_places + number(other_kings, men | own_kings)
    }

    /// The position at a place; none if it is a hole.
    #[inline]
    pub(super) fn placement(&self, index: usize) -> Option<Placement> {
        let Material { own, other } = self.material;
        let index = index as u32;
        let [_, other_men_places, own_kings_places, other_kings_places] = self.places;
        let (index, of_other_kings) = (index / other_kings_places, index % other_kings_places);
        let (index, of_own_kings) = (index / own_kings_places, index % own_kings_places);
        let (of_own_men, of_other_men) = (index / other_men_places, index % other_men_places);
        let own_men = combination(of_own_men, own.men, 0) << LAST_ROW;
        let other_men = combination(of_other_men, other.men, 0);
        if own_men & other_men != 0 {
            return None;
        }
        let men = own_men | other_men;
        let own_kings = combination(of_own_kings, own.kings, men);
        let other_kings = combination(of_other_kings, other.kings, men | own_kings);
        Some(Placement { own_men, own_kings, other_men, other_kings })
    }
}

/// The number of a combination among all those of its size, on the squares that are not taken.
#[inline(always)]
fn number(squares: u32, taken: u32) -> usize {
    let free_below = |square: u32| square - (taken & ((1 << square) - 1)).count_ones();
    let numbers = each(squares).zip(1..).map(|(square, nth)| CHOOSE[free_below(square) as usize][nth]);
    numbers.sum::<u32>() as usize
}

/// The combination with this number.
#[inline(always)]
fn combination(mut number: u32, size: u8, taken: u32) -> u32 {
    let mut squares = 0;
    let mut place = SQUARES as u32 - 1;
    for nth in (2..=usize::from(size)).rev() {
        while CHOOSE[place as usize][nth] > number {
            place -= 1;
        }
        number -= CHOOSE[place as usize][nth];
        squares |= 1 << free_square(place, taken);
    }
    // The last square of a group is the number that is left.
    if size > 0 { squares | 1 << free_square(number, taken) } else { squares }
}

/// The square with so many free ones below it.
#[inline(always)]
fn free_square(place: u32, taken: u32) -> u32 {
    each(taken).fold(place, |square, taken| square + u32::from(taken <= square))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_has_one_place() {
        for pieces in 2..=3 {
            for material in Material::with_pieces(pieces) {
                let layout = Layout::new(material);
                for index in 0..layout.len() {
                    if let Some(placement) = layout.placement(index) {
                        assert_eq!(placement.material(), material);
                        assert_eq!(layout.index(placement), index);
                    }
                }
            }
        }
    }
}
