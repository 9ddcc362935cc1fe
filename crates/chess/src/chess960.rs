//! The 960 initial positions of Chess960 (FIDE F2), by their usual numbers; standard chess is number 518.

use core::fmt;

use crate::board::Board;
use crate::{Bitboard, Colour, Kind, Piece, Position, Square};

/// The number of the standard initial position.
pub const STANDARD: Number = Number(518);

/// The number of an initial position, 0 to 959.
///
/// ```
/// use partie_chess::chess960::{Number, STANDARD, start_position};
/// assert_eq!(Number::new(518), Some(STANDARD));
/// assert_eq!(Number::new(960), None);
/// assert_eq!(start_position(STANDARD), partie_chess::Position::start());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number(u16);

impl Number {
    /// A number from 0 to 959.
    pub const fn new(number: u16) -> Option<Number> {
        if number < 960 { Some(Number(number)) } else { None }
    }

    /// The number itself.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// All 960 numbers in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Number> {
        (0..960).map(Number)
    }

    /// Draws a number from dice or any other source of evenly spread numbers (FIDE F2): the first roll below the
    /// largest multiple of 960 decides, so every number is equally likely. Nothing if the rolls run out.
    ///
    /// ```
    /// use partie_chess::chess960::Number;
    /// assert_eq!(Number::draw([1_000_000]), Number::new(640));
    /// assert_eq!(Number::draw([u32::MAX, 959]), Number::new(959));
    /// ```
    pub fn draw(rolls: impl IntoIterator<Item = u32>) -> Option<Number> {
        const FAIR_BELOW: u32 = u32::MAX - u32::MAX % 960;
        rolls.into_iter().find(|&roll| roll < FAIR_BELOW).map(|roll| Number((roll % 960) as u16))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where the two knights go among the five squares left by bishops and queen, by the last part of the number.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The pieces of the first rank from the a-file to the h-file.
///
/// ```
/// use partie_chess::chess960::{Number, first_rank};
/// let letters: String = first_rank(Number::new(0).unwrap()).map(|kind| kind.letter()).iter().collect();
/// assert_eq!(letters, "BBQNNRKR");
/// ```
pub fn first_rank(number: Number) -> [Kind; 8] {
    let n = usize::from(number.0);
    let mut rank = [None; 8];
    rank[n % 4 * 2 + 1] = Some(Kind::Bishop); // on a light square
    rank[n / 4 % 4 * 2] = Some(Kind::Bishop); // on a dark square
    fill_free_square(&mut rank, n / 16 % 6, Kind::Queen);
    let (first, second) = KNIGHTS[n / 96];
    fill_free_square(&mut rank, second, Kind::Knight);
    fill_free_square(&mut rank, first, Kind::Knight);
    let mut rest = [Kind::Rook, Kind::King, Kind::Rook].into_iter();
    rank.map(|square| square.or_else(|| rest.next()).unwrap_or(Kind::Rook))
}

fn fill_free_square(rank: &mut [Option<Kind>; 8], nth: usize, kind: Kind) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(nth) {
        *square = Some(kind);
    }
}

/// The initial position with this number; Black's pieces mirror White's (FIDE F2c).
pub fn start_position(number: Number) -> Position {
    let mut board = Board::EMPTY;
    let rank = first_rank(number);
    for colour in Colour::ALL {
        let (first, second) = if colour == Colour::White { (0, 1) } else { (7, 6) };
        for (file, kind) in rank.into_iter().enumerate() {
            let square = Square::wrap(first * 8 + file as u32);
            board.put(Piece::new(colour, kind), square);
            board.put(Piece::new(colour, Kind::Pawn), Square::wrap(second * 8 + file as u32));
            if kind == Kind::Rook {
                board.castling |= Bitboard::from(square);
            }
        }
    }
    Position::from_parts(board, Colour::White, 0, 1)
}

/// The number of an initial position, if it is one with all its castling rights; its counts of moves do not matter.
///
/// ```
/// use partie_chess::{Position, chess960};
/// assert_eq!(chess960::number_of(&Position::start()), Some(chess960::STANDARD));
/// ```
pub fn number_of(position: &Position) -> Option<Number> {
    Number::all().find(|&number| start_position(number).repeats(position))
}
