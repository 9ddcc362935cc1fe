use core::fmt;
use core::ops::Deref;

/// The longest is `e5xd6+ e.p.(=)` with room to spare.
const CAPACITY: usize = 15;

/// A move written down: a short text kept without allocating. It is a `str`.
///
/// ```
/// use partie_chess::{Position, Square};
/// let start = Position::start();
/// let text = start.san(start.find_move(Square::G1, Square::F3, None).unwrap());
/// assert_eq!(text.as_str(), "Nf3");
/// assert_eq!(format!("1. {text}"), "1. Nf3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveText {
    bytes: [u8; CAPACITY],
    len: u8,
}

impl MoveText {
    pub(crate) const EMPTY: MoveText = MoveText { bytes: [0; CAPACITY], len: 0 };

    /// Adds one ASCII character.
    #[inline(always)]
    pub(crate) fn push(&mut self, ascii: u8) {
        if let Some(place) = self.bytes.get_mut(usize::from(self.len)) {
            *place = ascii;
            self.len += 1;
        }
    }

    #[inline(always)]
    pub(crate) fn push_str(&mut self, text: &str) {
        for &byte in text.as_bytes() {
            self.push(byte);
        }
    }

    #[inline(always)]
    pub(crate) fn push_square(&mut self, square: crate::Square) {
        self.push(b'a' + square.file());
        self.push(b'1' + square.rank());
    }

    /// The text.
    ///
    /// ```
    /// use partie_chess::Position;
    /// let start = Position::start();
    /// assert_eq!(start.san(start.read_uci("b1c3").unwrap()).as_str(), "Nc3");
    /// ```
    #[inline]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// The text as UTF-8, which is plain ASCII for the letters of most languages.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let start = Position::start();
    /// let e4 = start.find_move(Square::E2, Square::E4, None).unwrap();
    /// assert_eq!(start.san(e4).as_bytes(), b"e4");
    /// ```
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The same with the mark of a draw offer behind it (FIDE C13).
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let start = Position::start();
    /// let e4 = start.find_move(Square::E2, Square::E4, None).unwrap();
    /// assert_eq!(start.san(e4).with_draw_offer().as_str(), "e4(=)");
    /// ```
    #[must_use]
    pub fn with_draw_offer(mut self) -> MoveText {
        const DRAW_OFFER: &str = "(=)";
        if !self.as_str().ends_with(DRAW_OFFER) {
            self.push_str(DRAW_OFFER);
        }
        self
    }
}

impl Deref for MoveText {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for MoveText {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
