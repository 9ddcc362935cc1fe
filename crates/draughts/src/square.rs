use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// One of the 32 dark squares, the only ones in use (ČUD 2.2).
///
/// A square has two names (ČUD 2.6, 8.1): letters, `a1` to `h8`, and a number, 1 to 32. The numbers run along the
/// rows as White sees them, beginning with row 8: b8 is 1, h8 is 4, a1 is 29 and g1 is 32.
///
/// ```
/// use partie_draughts::Square;
/// let square: Square = "a1".parse()?;
/// assert_eq!(square.number(), 29);
/// assert_eq!("29".parse(), Ok(square));
/// assert_eq!(square.to_string(), "a1");
/// # Ok::<(), partie_draughts::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this number, 1 to 32.
    ///
    /// ```
    /// use partie_draughts::Square;
    /// assert_eq!(Square::from_number(4).map(|square| square.to_string()), Some("h8".to_string()));
    /// assert_eq!(Square::from_number(33), None);
    /// ```
    pub const fn from_number(number: u8) -> Option<Self> {
        if matches!(number, 1..=32) { Some(Self(number - 1)) } else { None }
    }

    /// The dark square on this column (`a` to `h`) and row (1 to 8).
    ///
    /// ```
    /// use partie_draughts::Square;
    /// assert_eq!(Square::from_letters('c', 3).map(Square::number), Some(22));
    /// assert_eq!(Square::from_letters('c', 4), None, "c4 is light");
    /// ```
    pub const fn from_letters(column: char, row: u8) -> Option<Self> {
        if !matches!(column, 'a'..='h') || !matches!(row, 1..=8) {
            return None;
        }
        let column = column as u8 - b'a';
        if (column + row).is_multiple_of(2) { None } else { Some(Self((8 - row) * 4 + column / 2)) }
    }

    /// All squares in the order of their numbers, from b8 to g1.
    ///
    /// ```
    /// use partie_draughts::Square;
    /// assert_eq!(Square::all().count(), 32);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..32).map(Self)
    }

    /// Its number from 1 to 32 (ČUD 2.6b).
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its number less one: where it stands in an array of 32.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, `a` to `h`.
    ///
    /// ```
    /// use partie_draughts::Square;
    /// assert!(Square::all().all(|square| Square::from_letters(square.column(), square.row()) == Some(square)));
    /// ```
    pub const fn column(self) -> char {
        let on_even_row = self.row().is_multiple_of(2) as u8;
        (b'a' + self.0 % 4 * 2 + on_even_row) as char
    }

    /// Its row, 1 to 8.
    pub const fn row(self) -> u8 {
        8 - self.0 / 4
    }

    /// Its bit on a board: see [`crate::board`] for the layout.
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 + self.0 / 8)
    }

    /// The square of the lowest bit, which must be on the board.
    pub(crate) const fn of_bit(bit: u64) -> Self {
        let place = bit.trailing_zeros() as u8;
        Self((place - place / 9) & 31)
    }

    /// The square whose [`index`](Self::index) is in the lowest five bits.
    pub(crate) const fn of_low_bits(bits: u64) -> Self {
        Self(bits as u8 & 31)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads either name of a square: `c3` (also `C3`) or `22` (also `022`).
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = text.parse().ok().and_then(Self::from_number);
            return number.ok_or_else(|| ParseSquareError::NoSuchNumber(text.to_string()));
        }
        let [column, row @ b'1'..=b'8'] = *text.as_bytes() else {
            return Err(ParseSquareError::NotASquare(text.to_string()));
        };
        let column = char::from(column.to_ascii_lowercase());
        if !matches!(column, 'a'..='h') {
            return Err(ParseSquareError::NotASquare(text.to_string()));
        }
        Self::from_letters(column, row - b'0').ok_or_else(|| ParseSquareError::LightSquare(text.to_string()))
    }
}

/// Why a text is not the name of a square. Each carries the text that was read.
///
/// ```
/// use partie_draughts::{ParseSquareError, Square};
/// assert_eq!("a2".parse::<Square>(), Err(ParseSquareError::LightSquare("a2".to_string())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseSquareError {
    /// On the board, but light: only the dark squares are played on (ČUD 2.2).
    LightSquare(String),
    /// A number outside 1 to 32 (ČUD 2.6b).
    NoSuchNumber(String),
    /// Neither a column and a row nor a number.
    NotASquare(String),
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LightSquare(text) => {
                write!(f, "{text} is a light square; play is on the dark squares, such as a1")
            }
            Self::NoSuchNumber(text) => {
                write!(f, "there is no square {text}; squares are numbered from 1 to 32")
            }
            Self::NotASquare(text) => write!(f, "\"{text}\" is not a square; expected one such as c3 or 22"),
        }
    }
}

impl Error for ParseSquareError {}
