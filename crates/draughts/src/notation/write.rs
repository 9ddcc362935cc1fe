use super::Naming;
use crate::{Move, Position};

impl Position {
    /// A legal move as it is written down: from where to where (ČUD 8.2a), or with its whole path if another legal
    /// capture between the same squares takes other pieces.
    ///
    /// The whole path names each square where the piece turns, and where it jumps straight on the square right
    /// behind the captured piece, as PDN prescribes.
    ///
    /// ```
    /// use partie_draughts::{Position, notation::Naming};
    /// let position: Position = "W:WKa1:Bb2,d6,b6,d2".parse().unwrap();
    /// let mut written: Vec<_> =
    ///     position.legal_moves().iter().map(|mv| position.notation(mv, Naming::Letters)).collect();
    /// written.sort();
    /// assert_eq!(written, ["a1xa7", "a1xc3xe1", "a1xe5xc7xa5xe1"]);
    /// ```
    pub fn notation(&self, legal: &Move, naming: Naming) -> String {
        if self.short_form_is_clear(legal) {
            legal.notation_over([legal.from(), legal.to()], naming)
        } else {
            legal.full_notation(naming)
        }
    }

    fn short_form_is_clear(&self, mv: &Move) -> bool {
        let between_the_same = |other: &Move| (other.from(), other.to()) == (mv.from(), mv.to());
        !mv.is_capture() || self.legal_moves().iter().all(|other| other == mv || !between_the_same(other))
    }
}
