use crate::{Colour, Position, Squares};

/// The pieces that articles 6.3 and 6.4 speak of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// ČUD 6.3: three kings against one off the main diagonal.
    ThreeKings,
    /// ČUD 6.4: three kings against one on the main diagonal, or at most two kings, or king and man, against a king.
    FewPieces,
}

impl Ending {
    pub(super) fn of(position: &Position) -> Option<Self> {
        let [white, black] = Colour::BOTH.map(|colour| Self::against(position, colour));
        white.or(black)
    }

    /// The ending in which this colour has the lone king.
    fn against(position: &Position, alone: Colour) -> Option<Self> {
        let king = position.kings(alone);
        if king.len() != 1 || position.of(alone).len() != 1 {
            return None;
        }
        let on_the_diagonal = !(king & Squares::MAIN_DIAGONAL).is_empty();
        match material(position, alone.opponent()) {
            (1, 0 | 1) | (2, 0) => Some(Self::FewPieces),
            (3, 0) if on_the_diagonal => Some(Self::FewPieces),
            (3, 0) => Some(Self::ThreeKings),
            _ => None,
        }
    }
}

/// How many kings and how many men.
pub(super) fn material(position: &Position, colour: Colour) -> (usize, usize) {
    (position.kings(colour).len(), position.men(colour).len())
}
