use std::fmt;

use super::Fen;
use crate::notation::Naming;
use crate::{Colour, Piece, Position};

impl Position {
    /// The position as a FEN, by letters, since programs do not agree on where the numbers begin.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let position: Position = "B:WKa1,31:B2".parse().unwrap();
    /// assert_eq!(position.fen(), "B:WKa1,e1:Bd8");
    /// ```
    pub fn fen(&self) -> String {
        self.fen_in(Naming::Letters)
    }

    /// The position as a FEN, with squares named in either way.
    ///
    /// ```
    /// use partie_draughts::{Position, notation::Naming};
    /// let position: Position = "B:WKa1,e1:Bd8".parse().unwrap();
    /// assert_eq!(position.fen_in(Naming::Numbers), "B:WK29,31:B2");
    /// ```
    pub fn fen_in(&self, naming: Naming) -> String {
        let [white, black] = Colour::BOTH.map(|colour| self.list(colour, naming));
        format!("{}:W{white}:B{black}", letter(self.turn()))
    }

    fn list(&self, colour: Colour, naming: Naming) -> String {
        let name = |square: crate::Square| match self.piece_at(square) {
            Some((_, Piece::King)) => format!("K{}", square.named(naming)),
            _ => square.named(naming).to_string(),
        };
        self.of(colour).iter().map(name).collect::<Vec<_>>().join(",")
    }
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.fen())?;
        for (letter, counter) in [('H', self.half_moves), ('F', self.move_number)] {
            if let Some(counter) = counter {
                write!(f, ":{letter}{counter}")?;
            }
        }
        Ok(())
    }
}
