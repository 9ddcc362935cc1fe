use super::words::{self, Word};
use crate::notation::{Cursor, ReadError, ReadProblem, Written, resolve};
use crate::{Move, ParseSquareError, Position, Square};

impl Position {
    /// Reads a legal move as it is said in Czech or English, in any case and with or without diacritics. Digits may
    /// stand for words, and numbers from 1 to 32 for squares.
    ///
    /// # Errors
    /// What is wrong and where, as [`read`](Self::read) tells it.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let start = Position::start();
    /// for text in ["c tři na d čtyři", "C TRI NA D CTYRI", "c3 to d4", "c three to d four", "22 na 18"] {
    ///     assert_eq!(start.hear(text).unwrap().to_string(), "c3-d4");
    /// }
    /// ```
    pub fn hear(&self, text: &str) -> Result<Move, ReadError> {
        let written = squares(text)?;
        resolve(self, &written).map_err(|problem| ReadError { column: 1, problem })
    }
}

/// A run of letters or of digits, and where it begins.
struct Heard<'a> {
    text: &'a str,
    start: Cursor<'a>,
    word: Option<Word>,
}

impl Heard<'_> {
    fn error(&self, problem: ReadProblem) -> ReadError {
        ReadError { column: self.start.column(), problem }
    }
}

fn squares(text: &str) -> Result<Written, ReadError> {
    let heard = hear(text)?;
    let mut written = Written { squares: Vec::new(), captures: false };
    let mut rest = heard.as_slice();
    while let [first, after @ ..] = rest {
        rest = after;
        match (first.word, after) {
            (Some(Word::Column(column)), [row, after @ ..]) if is_row(row) => {
                written.squares.push(named(column, first, row)?);
                rest = after;
            }
            // Between squares, the Czech "a" is "and".
            (Some(Word::Column('a') | Word::Joins), _) => {}
            (Some(Word::Captures), _) => written.captures = true,
            (None, _) if is_number(first.text) => written.squares.push(numbered(first)?),
            _ => return Err(first.error(ReadProblem::UnknownWord(first.text.to_string()))),
        }
    }
    if written.squares.len() < 2 {
        return Err(ReadError { column: text.chars().count() + 1, problem: ReadProblem::SquareMissing });
    }
    Ok(written)
}

/// The words of a text one by one; `c3` is a letter and a number.
fn hear(text: &str) -> Result<Vec<Heard<'_>>, ReadError> {
    let mut cursor = Cursor::new(text);
    let mut heard = Vec::new();
    loop {
        cursor.take_while(|found| found.is_whitespace() || ",.;-–—:".contains(found));
        let start = cursor.clone();
        let Some(next) = cursor.peek() else { return Ok(heard) };
        let text = if next.is_ascii_digit() {
            cursor.take_while(|found| found.is_ascii_digit())
        } else {
            cursor.take_while(|found| found.is_alphabetic() || words::is_combining(found))
        };
        if text.is_empty() {
            let problem = ReadProblem::UnknownWord(next.to_string());
            return Err(ReadError { column: start.column(), problem });
        }
        heard.push(Heard { text, start, word: words::find(&words::fold(text)) });
    }
}

fn is_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit())
}

fn is_row(heard: &Heard) -> bool {
    matches!(heard.word, Some(Word::Row(_))) || is_number(heard.text)
}

fn named(column: char, first: &Heard, row: &Heard) -> Result<Square, ReadError> {
    let name = match row.word {
        Some(Word::Row(row)) => format!("{column}{row}"),
        _ => format!("{column}{}", row.text),
    };
    parse(&name).map_err(|problem| first.error(problem))
}

fn numbered(heard: &Heard) -> Result<Square, ReadError> {
    parse(heard.text).map_err(|problem| heard.error(problem))
}

fn parse(name: &str) -> Result<Square, ReadProblem> {
    name.parse().map_err(|wrong: ParseSquareError| ReadProblem::NotASquare(wrong))
}
