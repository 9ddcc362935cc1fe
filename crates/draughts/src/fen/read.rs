use std::str::FromStr;

use super::{Fen, FenError, FenProblem};
use crate::notation::Cursor;
use crate::{Colour, Piece, Position, SetupError, Square};

/// Reads a FEN; the counters of lidraughts are checked and left out.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        text.parse().map(|fen: Fen| fen.position)
    }
}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut reader = Reader { cursor: Cursor::new(text), pieces: Vec::new(), counters: [None; 2] };
        let turn = reader.turn()?;
        reader.sections()?;
        let [half_moves, move_number] = reader.counters;
        Ok(Self { position: reader.position(turn)?, half_moves, move_number })
    }
}

/// A piece and where it was read.
type Read<'a> = (Cursor<'a>, (Square, Colour, Piece));

struct Reader<'a> {
    cursor: Cursor<'a>,
    pieces: Vec<Read<'a>>,
    /// Half-moves and move number.
    counters: [Option<u32>; 2],
}

impl Reader<'_> {
    fn error(&self, problem: FenProblem) -> FenError {
        FenError { column: self.cursor.column(), problem }
    }

    fn colour(&mut self) -> Option<Colour> {
        let colours = [('W', Colour::White), ('B', Colour::Black)];
        colours.into_iter().find(|(letter, _)| self.cursor.eat(*letter)).map(|(_, colour)| colour)
    }

    fn turn(&mut self) -> Result<Colour, FenError> {
        self.cursor.skip_spaces();
        if self.cursor.peek() == Some('?') {
            return Err(self.error(FenProblem::TurnUnknown));
        }
        let turn = self.colour().ok_or_else(|| self.error(FenProblem::NotATurn))?;
        self.cursor.skip_spaces();
        if self.cursor.peek() == Some(':') { Ok(turn) } else { Err(self.error(FenProblem::ColonExpected)) }
    }

    fn sections(&mut self) -> Result<(), FenError> {
        while self.cursor.eat(':') {
            self.cursor.skip_spaces();
            match (self.colour(), self.cursor.peek()) {
                (Some(colour), _) => self.list(colour)?,
                (None, Some('H' | 'h')) => self.counter(0)?,
                (None, Some('F' | 'f')) => self.counter(1)?,
                (None, _) => return Err(self.error(FenProblem::ColourExpected)),
            }
            self.cursor.skip_spaces();
        }
        let dot = self.cursor.eat('.');
        self.cursor.skip_spaces();
        match (self.cursor.is_at_end(), dot) {
            (true, _) => Ok(()),
            (false, true) => Err(self.error(FenProblem::Surplus)),
            (false, false) => Err(self.error(FenProblem::ColonExpected)),
        }
    }

    fn counter(&mut self, which: usize) -> Result<(), FenError> {
        if self.counters[which].is_some() {
            return Err(self.error(FenProblem::CounterTwice));
        }
        self.cursor.take(|_| true);
        let problem = self.error(FenProblem::NotACounter);
        let digits = self.cursor.take_while(|found| found.is_ascii_digit());
        self.counters[which] = Some(digits.parse().map_err(|_| problem)?);
        Ok(())
    }

    fn list(&mut self, colour: Colour) -> Result<(), FenError> {
        self.cursor.skip_spaces();
        if matches!(self.cursor.peek(), None | Some(':' | '.')) {
            return Ok(());
        }
        loop {
            self.cursor.skip_spaces();
            self.item(colour)?;
            self.cursor.skip_spaces();
            if !self.cursor.eat(',') {
                return Ok(());
            }
        }
    }

    /// One square or a range of them, of men or of kings.
    fn item(&mut self, colour: Colour) -> Result<(), FenError> {
        let start = self.cursor.clone();
        let piece = if self.cursor.eat('K') { Piece::King } else { Piece::Man };
        let (first, by_number) = self.square()?;
        let mut last = first;
        self.cursor.skip_spaces();
        if self.cursor.peek() == Some('-') {
            let range = self.cursor.clone();
            self.cursor.eat('-');
            self.cursor.skip_spaces();
            let (end, end_by_number) = self.square()?;
            let problem = match (by_number && end_by_number, first <= end) {
                (true, true) => None,
                (true, false) => Some(FenProblem::BackwardRange(first, end)),
                (false, _) => Some(FenProblem::RangeOfLetters),
            };
            if let Some(problem) = problem {
                return Err(FenError { column: range.column(), problem });
            }
            last = end;
        }
        for square in Square::all().filter(|square| (first..=last).contains(square)) {
            if self.pieces.iter().any(|(_, (taken, ..))| *taken == square) {
                return Err(impossible(&start, SetupError::SquareTaken(square)));
            }
            self.pieces.push((start.clone(), (square, colour, piece)));
        }
        Ok(())
    }

    /// A square, and whether it is named by its number.
    fn square(&mut self) -> Result<(Square, bool), FenError> {
        let mut after = self.cursor.clone();
        let name = after.take_name();
        let square = name.parse().map_err(|wrong| self.error(FenProblem::NotASquare(wrong)))?;
        self.cursor = after;
        Ok((square, name.starts_with(|first: char| first.is_ascii_digit())))
    }

    fn position(&self, turn: Colour) -> Result<Position, FenError> {
        let pieces = self.pieces.iter().map(|(_, piece)| *piece);
        Position::from_pieces(turn, pieces).map_err(|problem| impossible(self.place_of(problem), problem))
    }

    /// Where the piece stands that makes the position impossible.
    fn place_of(&self, problem: SetupError) -> &Cursor<'_> {
        let mut pieces = self.pieces.iter();
        let found = match problem {
            SetupError::SquareTaken(wrong) | SetupError::ManOnLastRow { square: wrong, .. } => {
                pieces.find(|(_, (square, ..))| *square == wrong)
            }
            SetupError::TooManyPieces { colour: many, .. } => {
                pieces.filter(|(_, (_, colour, _))| *colour == many).nth(12)
            }
        };
        found.map_or(&self.cursor, |(start, _)| start)
    }
}

fn impossible(at: &Cursor, problem: SetupError) -> FenError {
    FenError { column: at.column(), problem: FenProblem::Impossible(problem) }
}
