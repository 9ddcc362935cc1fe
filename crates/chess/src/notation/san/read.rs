//! Moves read as people write them: lenient about signs, but never guessing.

use super::plain::read_plain;
use super::signs;
use crate::notation::{Description, Expected, Letters, NotationError, PieceMove};
use crate::{Kind, Move, Position, Square};

/// A move as it was written down, and the mark of a draw offer if there was one (FIDE C13).
///
/// ```
/// use partie_chess::{Kind, Square};
/// use partie_chess::notation::{Description, Letters, PieceMove, Written};
/// let written = Written::read("Jf3 (=)", Letters::CZECH).unwrap();
/// let knight = PieceMove { kind: Some(Kind::Knight), ..PieceMove::to(Square::F3) };
/// assert_eq!(written.description, Description::Piece(knight));
/// assert!(written.draw_offer);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    /// What it says about the move.
    pub description: Description,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
}

impl Written {
    /// Reads short or long algebraic notation in any style.
    ///
    /// ```
    /// use partie_chess::notation::{Letters, Written};
    /// let written = Written::read("exd8=Q+!", Letters::ENGLISH).unwrap();
    /// assert_eq!(written.description.to_string(), "pawn from the e-file to d8 becoming a queen");
    /// ```
    ///
    /// # Errors
    /// When the text is not a move; whether it is a legal one is another question ([`Position::find`]).
    pub fn read(text: &str, letters: Letters) -> Result<Written, NotationError> {
        Reader::new(text, letters).written()
    }
}

impl Position {
    /// Reads a move in the notation of PGN. Plain notation is read quickly, anything else as by [`Position::read`]
    /// with English letters.
    ///
    /// ```
    /// use partie_chess::Position;
    /// let start = Position::start();
    /// let m = start.read_san("Nf3").unwrap();
    /// assert_eq!(start.san(m).as_str(), "Nf3");
    /// ```
    ///
    /// # Errors
    /// When the text is not a move, no legal move fits it, or several do.
    #[inline]
    pub fn read_san(&self, text: &str) -> Result<Move, NotationError> {
        match read_plain(text.as_bytes(), self) {
            Some(m) => Ok(m),
            None => self.read(text, Letters::ENGLISH),
        }
    }

    /// Reads a move in short or long algebraic notation, in any style, with the letters of a language. It does not
    /// mind missing or superfluous signs (`x`, `:`, `-`, `+`, `#`, `e.p.`, `=`, `(=)`, `!?`), zeros or letters for
    /// castling, nor squares named in full; small letters for pieces and capitals for files are read where they
    /// cannot be mistaken.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::Letters;
    /// let start = Position::start();
    /// let m = start.find_move(Square::G1, Square::F3, None).unwrap();
    /// for text in ["Sf3", "Sg1-f3!?", "sf3", "g1f3"] {
    ///     assert_eq!(start.read(text, Letters::GERMAN), Ok(m));
    /// }
    /// ```
    ///
    /// # Errors
    /// When the text is not a move, no legal move fits it, or several do; they are never guessed between.
    pub fn read(&self, text: &str, letters: Letters) -> Result<Move, NotationError> {
        let mut reader = Reader::new(text, letters);
        let written = reader.written()?;
        self.find(written.description).map_err(|error| self.with_meanings(error, reader.letter))
    }

    /// Adds to an illegal move what its letter means in other languages, if the move is legal there.
    fn with_meanings(&self, error: NotationError, letter: &str) -> NotationError {
        let NotationError::Illegal { description: Description::Piece(written), reasons, .. } = error else {
            return error;
        };
        let legal = |&(_, kind): &(Letters, Kind)| {
            let other = PieceMove { kind: Some(kind), ..written };
            written.kind != Some(kind) && self.find_piece_move(other).is_ok()
        };
        let elsewhere = Letters::meanings(letter).filter(legal).collect();
        NotationError::Illegal { description: Description::Piece(written), reasons, elsewhere }
    }
}

/// Reads a text from left to right.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    letters: Letters,
    /// The letter of the piece as it was written, once it has been read; empty for a pawn.
    letter: &'a str,
    /// No file is in lower case, so that capitals may be files.
    capitals: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, letters: Letters) -> Reader<'a> {
        let capitals = !text.contains(|c| matches!(c, 'a'..='h'));
        Reader { text, rest: text.trim_start(), letters, letter: "", capitals }
    }

    fn written(&mut self) -> Result<Written, NotationError> {
        if signs::is_null_move(self.text.trim()) {
            return Err(NotationError::NullMove);
        }
        let mut description = if self.rest.starts_with(signs::is_castling) {
            self.castling()?
        } else {
            Description::Piece(self.piece_move()?)
        };
        let draw_offer = self.suffixes(&mut description)?;
        Ok(Written { description, draw_offer })
    }

    fn castling(&mut self) -> Result<Description, NotationError> {
        let (side, len) = signs::castling(self.rest).ok_or_else(|| self.expected(Expected::Castling))?;
        self.advance(len);
        Ok(Description::Castling(side))
    }

    fn piece_move(&mut self) -> Result<PieceMove, NotationError> {
        let kind = self.piece()?;
        let (file, rank) = (self.file(), self.rank());
        if let Some(to) = square(file, rank) {
            let target_alone = PieceMove { kind, ..PieceMove::to(to) };
            return Ok(self.second_square(target_alone).unwrap_or(target_alone));
        }
        let captures = self.separator();
        let to_file = match self.file() {
            Some(to_file) => to_file,
            None if file.is_some() && captures.is_none() => return Err(self.expected(Expected::Rank)),
            None if rank.is_none() && kind.is_none() && captures.is_none() => {
                return Err(self.unexpected(Expected::Move));
            }
            None => return Err(self.expected(Expected::File)),
        };
        let to_rank = self.rank();
        let to = square(Some(to_file), to_rank).ok_or_else(|| self.expected(Expected::Rank))?;
        Ok(PieceMove { kind, file, rank, captures: captures == Some(true), ..PieceMove::to(to) })
    }

    /// After one square there may come another; then the first is the one that is left.
    fn second_square(&mut self, first: PieceMove) -> Option<PieceMove> {
        let before = self.rest;
        let captures = self.separator() == Some(true);
        let Some(to) = square(self.file(), self.rank()) else {
            self.rest = before;
            return None;
        };
        let (file, rank) = (Some(first.to.file()), Some(first.to.rank()));
        Some(PieceMove { kind: first.kind, file, rank, captures, ..PieceMove::to(to) })
    }

    /// The letter of a piece of the chosen language. In lower case it must not be a letter of a file.
    fn piece(&mut self) -> Result<Option<Kind>, NotationError> {
        let found = match self.rest.chars().next() {
            Some('a'..='h') => None,
            _ => self.letters.at_start_of(self.rest).or_else(|| self.small_letter()),
        };
        if let Some((kind, len)) = found {
            let (letter, rest) = self.rest.split_at(len);
            let capital = |c: char| matches!(c, 'A'..='H');
            let may_be_file = self.capitals && letter.starts_with(capital);
            if may_be_file && rest.contains(|c: char| capital(c) || c.is_ascii_digit()) {
                return Err(self.expected(Expected::LowerCase));
            }
            (self.letter, self.rest) = (letter, rest);
            return Ok(Some(kind));
        }
        let mut characters = self.rest.chars();
        match (characters.next(), characters.next()) {
            (Some('a'..='h' | '1'..='8'), _) => Ok(None),
            (Some('A'..='H'), Some('1'..='8')) if self.capitals => Ok(None),
            (Some(c), _) if signs::is_capture(c) => Ok(None),
            _ => Err(self.unexpected(Expected::Move)),
        }
    }

    fn small_letter(&self) -> Option<(Kind, usize)> {
        let small = |kind: &Kind| {
            let letter = self.letters.letter(*kind);
            let lower = letter.to_lowercase();
            (!letter.is_empty() && self.rest.starts_with(&lower)).then_some((*kind, lower.len()))
        };
        Kind::ALL.iter().filter_map(small).max_by_key(|&(_, len)| len)
    }

    fn file(&mut self) -> Option<u8> {
        let file = match self.rest.as_bytes().first()? {
            small @ b'a'..=b'h' => small - b'a',
            capital @ b'A'..=b'H' if self.capitals => capital - b'A',
            _ => return None,
        };
        self.advance(1);
        Some(file)
    }

    fn rank(&mut self) -> Option<u8> {
        let rank = match self.rest.as_bytes().first()? {
            digit @ b'1'..=b'8' => digit - b'1',
            _ => return None,
        };
        self.advance(1);
        Some(rank)
    }

    /// A hyphen or a sign of capture before a square; tells whether it is the latter.
    fn separator(&mut self) -> Option<bool> {
        let sign = self.rest.chars().next().filter(|&c| signs::is_dash(c) || signs::is_capture(c))?;
        self.advance(sign.len_utf8());
        Some(signs::is_capture(sign))
    }

    /// All that may follow the target square, in any order. Tells whether a draw was offered.
    fn suffixes(&mut self, description: &mut Description) -> Result<bool, NotationError> {
        let mut draw_offer = false;
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() {
                return Ok(draw_offer);
            }
            let offered = self.draw_offer();
            draw_offer |= offered;
            let read = offered || self.en_passant() || self.promotion(description)? || self.mark();
            if !read && !self.late_capture(description) {
                return Err(self.unexpected(Expected::End));
            }
        }
    }

    /// FIDE C13.
    fn draw_offer(&mut self) -> bool {
        let rest = self.rest.strip_prefix("(=)");
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn en_passant(&mut self) -> bool {
        let len = signs::en_passant(self.rest);
        self.advance(len.unwrap_or(0));
        len.is_some()
    }

    /// FIDE C12, with the new piece right behind the square, after `=` or `/`, or in brackets.
    fn promotion(&mut self, description: &mut Description) -> Result<bool, NotationError> {
        let Description::Piece(written) = description else { return Ok(false) };
        let may_promote = matches!(written.kind, None | Some(Kind::Pawn)) && written.promotion.is_none();
        let sign = self.rest.chars().next().filter(|c| matches!(c, '=' | '/' | '('));
        let letter = self.rest[sign.map_or(0, char::len_utf8)..].trim_start();
        if !may_promote || !letter.starts_with(|c: char| c.is_alphabetic() || ('♔'..='♟').contains(&c)) {
            return Ok(false);
        }
        self.rest = letter;
        match self.letters.at_start_of(letter).or_else(|| self.small_letter()) {
            Some((kind, len)) if Kind::PROMOTIONS.contains(&kind) => {
                written.promotion = Some(kind);
                self.advance(len);
            }
            Some(_) => return Err(self.expected(Expected::PromotionPiece)),
            None if sign.is_some() => return Err(self.unexpected(Expected::PromotionPiece)),
            None => return Err(self.unexpected(Expected::End)),
        }
        if sign == Some('(') {
            self.rest = self.rest.strip_prefix(')').ok_or_else(|| self.expected(Expected::End))?;
        }
        Ok(true)
    }

    /// A mark of check, mate or annotation; a hyphen only as part of one (`+-`, `-/+`), or a number after `$`.
    fn mark(&mut self) -> bool {
        let is_evaluation = |c: char| matches!(c, '+' | '/');
        let before = self.text[..self.text.len() - self.rest.len()].trim_end();
        let mut characters = self.rest.chars();
        let (sign, next) = (characters.next().unwrap_or(' '), characters.next().unwrap_or(' '));
        let part_of_evaluation = before.ends_with(is_evaluation) || is_evaluation(next);
        let is_mark = signs::is_mark(sign) || signs::is_dash(sign) && part_of_evaluation || sign == '$';
        if is_mark {
            self.advance(sign.len_utf8());
        }
        if sign == '$' {
            self.rest = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        }
        is_mark
    }

    /// A colon behind the square means a capture too.
    fn late_capture(&mut self, description: &mut Description) -> bool {
        match (self.rest.strip_prefix(':'), description) {
            (Some(rest), Description::Piece(written)) => {
                written.captures = true;
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    fn advance(&mut self, len: usize) {
        self.rest = &self.rest[len..];
    }

    fn column(&self) -> usize {
        self.text[..self.text.len() - self.rest.len()].chars().count() + 1
    }

    fn expected(&self, expected: Expected) -> NotationError {
        NotationError::Unreadable { column: self.column(), expected }
    }

    /// The same, unless a letter stands there that is a piece in another language.
    fn unexpected(&self, expected: Expected) -> NotationError {
        let longest =
            Letters::ALL.into_iter().filter_map(|letters| letters.at_start_of(self.rest)).max_by_key(|m| m.1);
        match longest {
            Some((_, len)) if self.letters.at_start_of(self.rest).is_none() => NotationError::ForeignLetter {
                column: self.column(),
                letter: self.rest[..len].to_owned(),
                chosen: self.letters,
            },
            _ => self.expected(expected),
        }
    }
}

fn square(file: Option<u8>, rank: Option<u8>) -> Option<Square> {
    Square::at(file?, rank?)
}
