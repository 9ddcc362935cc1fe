use super::{Cursor, ReadError, ReadProblem, Sign};
use crate::{Move, Position, Square};

impl Position {
    /// Reads a legal move, however it is written: `c3-d4`, `C3 D4`, `c3d4`, `22-18`; captures as `22x15`, `c3:e5`,
    /// `c3 × e5`, with as many of the squares between as it takes to be clear, or all.
    ///
    /// A dash is taken for any move, since the squares alone say whether it captures. A cross for a move that
    /// captures nothing is refused: whoever wrote it had another position in mind.
    ///
    /// # Errors
    /// What is wrong and where; of a move that is not legal the reason with its article; if several captures fit, all of
    /// them with their paths.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let position: Position = "W:WKa1:Bb2,d6,b6,d2".parse().unwrap();
    /// let error = position.read("a1xe1").unwrap_err();
    /// assert_eq!(error.to_string(), "column 1: ČUD 8.2: this can be a1xe5xc7xa5xe1 or a1xc3xe1");
    /// assert_eq!(position.read("29:22:31").unwrap().to_string(), "a1xc3xe1");
    /// ```
    pub fn read(&self, text: &str) -> Result<Move, ReadError> {
        let mut cursor = Cursor::new(text);
        let mv = self.read_at(&mut cursor, |_, _| false)?;
        match cursor.peek() {
            None => Ok(mv),
            Some(found) => Err(error(&cursor, ReadProblem::SquareExpected(found))),
        }
    }

    /// Reads a legal move and the signs behind it (ČUD 9).
    ///
    /// After a space, and behind squares named by letters, `-1` is the sign for a man lost. Right behind a square named by
    /// a number it is square 1, if there is a legal move that ends there.
    ///
    /// # Errors
    /// As [`read`](Self::read), and for what is not a sign.
    ///
    /// ```
    /// use partie_draughts::{Position, notation::Sign};
    /// let (mv, signs) = Position::start().read_with_signs("c3-d4! a.l.").unwrap();
    /// assert_eq!(mv.to_string(), "c3-d4");
    /// assert_eq!(signs, [Sign::Strong, Sign::AdLibitum]);
    /// ```
    pub fn read_with_signs(&self, text: &str) -> Result<(Move, Vec<Sign>), ReadError> {
        let as_square = self.read_signs_behind(text, |rest| !rest.starts_with('-'));
        match as_square {
            Err(_) if text.contains('-') => self.read_signs_behind(text, |_| true).or(as_square),
            _ => as_square,
        }
    }

    /// `may_be_sign` says whether the rest of the text, right behind a square, can be a sign.
    fn read_signs_behind(
        &self,
        text: &str,
        may_be_sign: impl Fn(&str) -> bool,
    ) -> Result<(Move, Vec<Sign>), ReadError> {
        let mut cursor = Cursor::new(text);
        let mv = self.read_at(&mut cursor, |rest, spaced| {
            (spaced || may_be_sign(rest)) && Sign::split(rest).is_some()
        })?;
        let mut signs = Vec::new();
        while !cursor.is_at_end() {
            let rest = cursor.rest();
            let Some((sign, after)) = Sign::split(rest) else {
                return Err(error(&cursor, ReadProblem::NotASign(rest.to_string())));
            };
            signs.push(sign);
            cursor.go_to(after);
            cursor.skip_spaces();
        }
        Ok((mv, signs))
    }

    fn read_at(&self, cursor: &mut Cursor, ends: impl Fn(&str, bool) -> bool) -> Result<Move, ReadError> {
        cursor.skip_spaces();
        let column = cursor.column();
        let written = Written::read(cursor, ends)?;
        resolve(self, &written).map_err(|problem| ReadError { column, problem })
    }
}

/// The squares of a move as they are written or spoken, and whether it is said to capture.
pub(crate) struct Written {
    pub(crate) squares: Vec<Square>,
    pub(crate) captures: bool,
}

impl Written {
    /// Reads squares for as long as there are any. `ends` tells where other things begin, given the rest of the text
    /// and whether there are spaces before it.
    fn read(cursor: &mut Cursor, ends: impl Fn(&str, bool) -> bool) -> Result<Self, ReadError> {
        let mut written = Self { squares: vec![square(cursor)?], captures: false };
        loop {
            let before = cursor.clone();
            cursor.skip_spaces();
            let spaced = cursor.rest().len() < before.rest().len();
            let may_end = written.squares.len() > 1;
            if cursor.is_at_end() || (may_end && ends(cursor.rest(), spaced)) {
                break;
            }
            let separator = cursor.take(is_separator);
            cursor.skip_spaces();
            if separator.is_none() && !cursor.peek().is_some_and(|next| next.is_ascii_alphanumeric()) {
                break;
            }
            written.captures |= separator.is_some_and(is_cross);
            written.squares.push(square(cursor)?);
        }
        if written.squares.len() == 1 {
            let problem = cursor.peek().map_or(ReadProblem::SquareMissing, ReadProblem::SquareExpected);
            return Err(error(cursor, problem));
        }
        Ok(written)
    }
}

pub(crate) fn is_separator(found: char) -> bool {
    is_cross(found) || matches!(found, '-' | '‐' | '‑' | '–' | '—' | '−')
}

fn is_cross(found: char) -> bool {
    matches!(found, 'x' | 'X' | '×' | ':')
}

fn square(cursor: &mut Cursor) -> Result<Square, ReadError> {
    let start = cursor.clone();
    let name = cursor.take_name();
    if name.is_empty() {
        let problem = start.peek().map_or(ReadProblem::SquareMissing, ReadProblem::SquareExpected);
        return Err(error(&start, problem));
    }
    name.parse().map_err(|wrong| error(&start, ReadProblem::NotASquare(wrong)))
}

/// The one legal move that the squares mean.
pub(crate) fn resolve(position: &Position, written: &Written) -> Result<Move, ReadProblem> {
    let quick = match written.squares[..] {
        [from, to] => only_move(position, from, to),
        _ => None,
    };
    let mv = quick.map_or_else(|| position.find_move(&written.squares).map_err(ReadProblem::WhyNot), Ok)?;
    if written.captures && !mv.is_capture() { Err(ReadProblem::NothingCaptured(mv)) } else { Ok(mv) }
}

/// The quick answer for nearly every move: only one begins and ends on these squares.
fn only_move(position: &Position, from: Square, to: Square) -> Option<Move> {
    let mut moves = position.legal_moves().into_iter().filter(|mv| (mv.from(), mv.to()) == (from, to));
    moves.next().filter(|_| moves.next().is_none())
}

fn error(cursor: &Cursor, problem: ReadProblem) -> ReadError {
    ReadError { column: cursor.column(), problem }
}
