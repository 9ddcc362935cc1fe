use core::fmt;
use core::str::FromStr;

use crate::Colour;

/// One of the 64 squares, named by its file and rank: `e4` (FIDE C7).
///
/// ```
/// use partie_chess::Square;
/// assert_eq!(Square::E4.to_string(), "e4");
/// assert_eq!("e4".parse(), Ok(Square::E4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet, both counted from 0 (file a, rank 1).
    ///
    /// ```
    /// use partie_chess::Square;
    /// assert_eq!(Square::at(4, 3), Some(Square::E4));
    /// assert_eq!(Square::at(8, 0), None);
    /// ```
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// The square with this index, or nothing past 63. Indices run along the ranks: a1 is 0, b1 is 1, h8 is 63.
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square whose index is the lowest six bits of a number.
    #[inline(always)]
    pub(crate) const fn wrap(index: u32) -> Square {
        Square(index as u8 & 63)
    }

    /// The index: a1 is 0, b1 is 1, h8 is 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize & 63
    }

    /// The file counted from 0, which is the a-file.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank counted from 0, which is White's first rank.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The letter of the file, `a` to `h` (FIDE C5).
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The digit of the rank, `1` to `8` (FIDE C6).
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// The square some files to the right and ranks up, seen from White, if it is on the board.
    ///
    /// ```
    /// use partie_chess::Square;
    /// assert_eq!(Square::G1.step(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::H1.step(1, 0), None);
    /// ```
    pub const fn step(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file < 0 || rank < 0 { None } else { Square::at(file as u8, rank as u8) }
    }

    /// Whether it is a light square; h1 is one (FIDE 2.1).
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The rank counted from 0 as this player sees it: White's first rank is Black's eighth.
    #[inline]
    pub const fn rank_for(self, colour: Colour) -> u8 {
        match colour {
            Colour::White => self.rank(),
            Colour::Black => 7 - self.rank(),
        }
    }

    /// All squares, from a1 along the ranks to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64usize).map(|index| Square(index as u8))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file from a to h and a rank from 1 to 8, such as e4")
    }
}

impl core::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Square((rank - b'1') * 8 + file - b'a')),
            _ => Err(NotASquare),
        }
    }
}

/// The squares by name.
#[expect(missing_docs, reason = "a square's name says all there is to say")]
impl Square {
    pub const A1: Square = Square(0);
    pub const B1: Square = Square(1);
    pub const C1: Square = Square(2);
    pub const D1: Square = Square(3);
    pub const E1: Square = Square(4);
    pub const F1: Square = Square(5);
    pub const G1: Square = Square(6);
    pub const H1: Square = Square(7);
    pub const A2: Square = Square(8);
    pub const B2: Square = Square(9);
    pub const C2: Square = Square(10);
    pub const D2: Square = Square(11);
    pub const E2: Square = Square(12);
    pub const F2: Square = Square(13);
    pub const G2: Square = Square(14);
    pub const H2: Square = Square(15);
    pub const A3: Square = Square(16);
    pub const B3: Square = Square(17);
    pub const C3: Square = Square(18);
    pub const D3: Square = Square(19);
    pub const E3: Square = Square(20);
    pub const F3: Square = Square(21);
    pub const G3: Square = Square(22);
    pub const H3: Square = Square(23);
    pub const A4: Square = Square(24);
    pub const B4: Square = Square(25);
    pub const C4: Square = Square(26);
    pub const D4: Square = Square(27);
    pub const E4: Square = Square(28);
    pub const F4: Square = Square(29);
    pub const G4: Square = Square(30);
    pub const H4: Square = Square(31);
    pub const A5: Square = Square(32);
    pub const B5: Square = Square(33);
    pub const C5: Square = Square(34);
    pub const D5: Square = Square(35);
    pub const E5: Square = Square(36);
    pub const F5: Square = Square(37);
    pub const G5: Square = Square(38);
    pub const H5: Square = Square(39);
    pub const A6: Square = Square(40);
    pub const B6: Square = Square(41);
    pub const C6: Square = Square(42);
    pub const D6: Square = Square(43);
    pub const E6: Square = Square(44);
    pub const F6: Square = Square(45);
    pub const G6: Square = Square(46);
    pub const H6: Square = Square(47);
    pub const A7: Square = Square(48);
    pub const B7: Square = Square(49);
    pub const C7: Square = Square(50);
    pub const D7: Square = Square(51);
    pub const E7: Square = Square(52);
    pub const F7: Square = Square(53);
    pub const G7: Square = Square(54);
    pub const H7: Square = Square(55);
    pub const A8: Square = Square(56);
    pub const B8: Square = Square(57);
    pub const C8: Square = Square(58);
    pub const D8: Square = Square(59);
    pub const E8: Square = Square(60);
    pub const F8: Square = Square(61);
    pub const G8: Square = Square(62);
    pub const H8: Square = Square(63);
}
