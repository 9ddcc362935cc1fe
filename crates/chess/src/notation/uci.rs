//! Moves as engines write them: `e2e4`, `e7e8q`.

use crate::notation::{Description, Expected, MoveText, NotationError, PieceMove};
use crate::{CastlingSide, Kind, Move, Position, Square};

/// How castling is written for an engine.
///
/// ```
/// use partie_chess::Position;
/// use partie_chess::notation::UciCastling;
/// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
/// let m = position.read_san("O-O-O").unwrap();
/// assert_eq!(m.uci(UciCastling::Standard).as_str(), "e1c1");
/// assert_eq!(m.uci(UciCastling::Chess960).as_str(), "e1a1");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum UciCastling {
    /// The king goes two squares: `e1g1`. Castling that standard chess does not know is written as in Chess960.
    #[default]
    Standard,
    /// The king takes its own rook: `e1h1` (UCI option `UCI_Chess960`).
    Chess960,
}

impl Move {
    /// The move as UCI engines write it.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::UciCastling;
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let m = position.find_castling(Square::H1).unwrap();
    /// assert_eq!(m.uci(UciCastling::Standard).to_string(), "e1g1");
    /// assert_eq!(m.uci(UciCastling::Chess960).to_string(), "e1h1");
    /// ```
    pub fn uci(self, castling: UciCastling) -> MoveText {
        let (king_file, rook_file) = (self.from().file(), self.to().file());
        let standard = king_file == 4 && matches!(rook_file, 0 | 7);
        let mut text = MoveText::EMPTY;
        text.push_square(self.from());
        text.push_square(if standard && castling == UciCastling::Standard {
            self.king_goes_to()
        } else {
            self.to()
        });
        if let Some(kind) = self.promotion() {
            text.push(kind.letter().to_ascii_lowercase() as u8);
        }
        text
    }
}

impl Position {
    /// Reads a move as UCI engines write it, castling in either way. The king going to an adjoining square is never
    /// castling.
    ///
    /// ```
    /// use partie_chess::Position;
    /// let position: Position = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// assert_eq!(position.read_uci("e1g1"), position.read_uci("e1h1"));
    /// assert!(position.read_uci("a7a8n").is_ok());
    /// assert_eq!(
    ///     position.read_uci("e2e").unwrap_err().to_string(),
    ///     "column 4: a rank from 1 to 8 expected"
    /// );
    /// ```
    ///
    /// # Errors
    /// When the text is no such move (`0000` included), or the move is not legal.
    pub fn read_uci(&self, text: &str) -> Result<Move, NotationError> {
        if text.trim() == "0000" {
            return Err(NotationError::NullMove);
        }
        let mut characters = text.chars().zip(1..).skip_while(|(c, _)| c.is_whitespace());
        let mut next = |expected: Expected, accept: fn(char) -> Option<u8>| {
            let (found, column) = characters.next().unwrap_or(('\n', text.chars().count() + 1));
            accept(found).ok_or(NotationError::Unreadable { column, expected })
        };
        let mut square = || {
            let file = next(Expected::File, |c| ('a'..='h').contains(&c).then(|| c as u8 - b'a'))?;
            let rank = next(Expected::Rank, |c| ('1'..='8').contains(&c).then(|| c as u8 - b'1'))?;
            Ok(Square::wrap(u32::from(rank) * 8 + u32::from(file)))
        };
        let (from, to) = (square()?, square()?);
        let mut rest = characters.filter(|(c, _)| !c.is_whitespace());
        let promotion = match rest.next() {
            None => None,
            Some((letter, column)) => match Kind::from_letter(letter) {
                Some(kind) if Kind::PROMOTIONS.contains(&kind) => Some(kind),
                _ => return Err(NotationError::Unreadable { column, expected: Expected::PromotionPiece }),
            },
        };
        match rest.next() {
            Some((_, column)) => Err(NotationError::Unreadable { column, expected: Expected::End }),
            None => self.find_between(from, to, promotion),
        }
    }

    /// The legal move between two squares; castling is the king going to its rook or, if that is not an adjoining
    /// square, to where it ends.
    pub(crate) fn find_between(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Result<Move, NotationError> {
        let mut written = PieceMove::between(from, to, promotion);
        let illegal = |description, reason| NotationError::Illegal {
            description,
            reasons: vec![reason],
            elsewhere: Vec::new(),
        };
        let not_mine = |reason| illegal(Description::Piece(written), reason);
        let kind = self.piece_to_move(from, to).map_err(not_mine)?.piece.kind;
        if kind == Kind::King
            && let Some(rook) = self.castling_meant(from, to)
        {
            let side = CastlingSide::of(from, rook);
            return self.find_castling(rook).map_err(|reason| illegal(Description::Castling(side), reason));
        }
        written.kind = Some(kind);
        self.find_piece_move(written)
    }
}
