//! The signs that people write behind a move: `!`, `?!`, `±`, and those of ČUD 9.

use std::fmt;
use std::str::FromStr;

use partie_chess::pgn::Nag;
use partie_draughts::notation::Sign;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::moves::NotAMove;
use crate::Move;
use crate::json::text;

/// Signs with a space between two of them, as short as they are written: `!`, `! +1 a.l.`.
///
/// They say what somebody thinks of a move, and never which move it is. A numbered glyph is kept as its mark if it has one.
///
/// ```
/// use partie_table::Signs;
/// let signs: Signs = "!?+1".parse().unwrap();
/// assert_eq!(signs.to_string(), "!? +1");
/// assert!("&".parse::<Signs>().is_err());
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Signs {
    text: [u8; Signs::LONGEST],
    len: u8,
}

impl Signs {
    /// No signs.
    pub const NONE: Signs = Signs { text: [0; Signs::LONGEST], len: 0 };

    /// The most bytes that they take.
    const LONGEST: usize = 15;

    /// The signs as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.text[..usize::from(self.len)]).unwrap_or_default()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The signs one by one.
    ///
    /// ```
    /// use partie_table::Signs;
    /// let signs: Signs = "*a.l.".parse().unwrap();
    /// assert_eq!(signs.each().collect::<Vec<_>>(), ["*", "a.l."]);
    /// ```
    pub fn each(&self) -> impl Iterator<Item = &str> {
        self.as_str().split(' ').filter(|sign| !sign.is_empty())
    }

    /// Those of a move in chess, as far as there is room.
    ///
    /// ```
    /// use partie_chess::pgn::Nag;
    /// assert_eq!(partie_table::Signs::of_chess(&[Nag::GOOD, Nag(146)]).to_string(), "! $146");
    /// ```
    pub fn of_chess(nags: &[Nag]) -> Signs {
        nags.iter()
            .copied()
            .map(Signs::glyph)
            .fold(Signs::NONE, |signs, sign| signs.with(&sign).unwrap_or(signs))
    }

    /// All of those of a move in chess.
    ///
    /// ```
    /// use partie_chess::pgn::Nag;
    /// assert!(partie_table::Signs::all_of_chess(&[Nag(146); 9]).is_err());
    /// ```
    ///
    /// # Errors
    /// When there are more than can be kept: the first that does not fit.
    pub fn all_of_chess(nags: &[Nag]) -> Result<Signs, NotSigns> {
        Signs::all(nags.iter().copied().map(Signs::glyph))
    }

    /// All of those of a move in draughts (ČUD 9.1).
    ///
    /// ```
    /// use partie_draughts::notation::Sign;
    /// assert!(partie_table::Signs::all_of_draughts(&[Sign::AdLibitum; 9]).is_err());
    /// ```
    ///
    /// # Errors
    /// When there are more than can be kept: the first that does not fit.
    pub fn all_of_draughts(signs: &[Sign]) -> Result<Signs, NotSigns> {
        Signs::all(signs.iter().map(ToString::to_string))
    }

    fn all(mut signs: impl Iterator<Item = String>) -> Result<Signs, NotSigns> {
        signs.try_fold(Signs::NONE, |so_far, sign| so_far.with(&sign).ok_or(NotSigns(sign)))
    }

    /// The mark of a glyph if it has one that reads back, or its number.
    fn glyph(nag: Nag) -> String {
        let reads_back = |mark: &&str| Nag::split(mark) == Some((nag, ""));
        let mark = nag.mark().filter(reads_back);
        mark.map_or_else(|| nag.to_string(), str::to_owned)
    }

    /// Those of a move in draughts (ČUD 9.1), as far as there is room.
    ///
    /// ```
    /// use partie_draughts::notation::Sign;
    /// assert_eq!(partie_table::Signs::of_draughts(&[Sign::Forced, Sign::Level]).to_string(), "* =");
    /// ```
    pub fn of_draughts(signs: &[Sign]) -> Signs {
        signs.iter().fold(Signs::NONE, |signs, sign| signs.with(&sign.to_string()).unwrap_or(signs))
    }

    /// The glyphs of PGN; nothing if there is a sign that chess does not know.
    pub(crate) fn in_chess(&self) -> Option<Vec<Nag>> {
        self.each()
            .map(|sign| Nag::split(sign).filter(|(_, rest)| rest.is_empty()).map(|(nag, _)| nag))
            .collect()
    }

    /// The signs of ČUD 9.1; nothing if there is another one.
    pub(crate) fn in_draughts(&self) -> Option<Vec<Sign>> {
        self.each().map(|sign| sign.parse().ok()).collect()
    }

    /// These and the others, each once, as far as there is room.
    pub(crate) fn and(self, others: Signs) -> Signs {
        let new = others.each().filter(|other| self.each().all(|sign| sign != *other));
        new.fold(self, |signs, sign| signs.with(sign).unwrap_or(signs))
    }

    /// These and one more; nothing if there is no room for it.
    fn with(self, sign: &str) -> Option<Signs> {
        let (mut text, from) = (self.text, usize::from(self.len));
        let gap = usize::from(!self.is_empty());
        text.get_mut(from..from + gap)?.fill(b' ');
        text.get_mut(from + gap..from + gap + sign.len())?.copy_from_slice(sign.as_bytes());
        Some(Signs { text, len: (from + gap + sign.len()) as u8 })
    }
}

/// The sign of either game that a text begins with, the longer one if both have one, and the text behind it.
fn split(text: &str) -> Option<(String, &str)> {
    let in_chess = Nag::split(text).map(|(nag, rest)| (Signs::of_chess(&[nag]).to_string(), rest));
    let in_draughts = Sign::split(text).map(|(sign, rest)| (sign.to_string(), rest));
    in_chess.into_iter().chain(in_draughts).min_by_key(|(_, rest)| rest.len())
}

/// A text that is not signs, or more of them than can be kept.
///
/// ```
/// let error = "!x".parse::<partie_table::Signs>().unwrap_err();
/// assert_eq!(error.to_string(), "`x` is no sign behind a move: write ! or ?!, in draughts also * + = +1 -1 a.l.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSigns(
    /// The text from the wrong place on.
    pub String,
);

impl fmt::Display for NotSigns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no sign behind a move: write ! or ?!, in draughts also * + = +1 -1 a.l.", self.0)
    }
}

impl std::error::Error for NotSigns {}

impl FromStr for Signs {
    type Err = NotSigns;

    fn from_str(text: &str) -> Result<Signs, NotSigns> {
        let (mut rest, mut signs) = (text.trim(), Signs::NONE);
        while !rest.is_empty() {
            let wrong = || NotSigns(rest.to_owned());
            let (sign, after) = split(rest).ok_or_else(wrong)?;
            signs = signs.with(&sign).ok_or_else(wrong)?;
            rest = after.trim_start();
        }
        Ok(signs)
    }
}

impl fmt::Display for Signs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Signs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl Serialize for Signs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Signs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Signs, D::Error> {
        text::read(deserializer)
    }
}

/// A move with the signs behind it, in one text: `e2-e4`, `g1-f3!?`, `c3-d4! +1`.
///
/// ```
/// use partie_table::MarkedMove;
/// let marked: MarkedMove = "g1-f3!?".parse().unwrap();
/// assert_eq!((marked.mv.to_string(), marked.signs.to_string()), ("g1-f3".to_owned(), "!?".to_owned()));
/// assert_eq!(marked.to_string(), "g1-f3!?");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MarkedMove {
    /// The move.
    pub mv: Move,
    /// What is written behind it.
    pub signs: Signs,
}

impl From<Move> for MarkedMove {
    fn from(mv: Move) -> MarkedMove {
        MarkedMove { mv, signs: Signs::NONE }
    }
}

impl fmt::Display for MarkedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.mv, self.signs)
    }
}

impl fmt::Debug for MarkedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move, or something else than signs stands behind it.
///
/// ```
/// use partie_table::{MarkedMove, NotAMarkedMove};
/// let error = "e2-e4&".parse::<MarkedMove>().unwrap_err();
/// assert!(matches!(error, NotAMarkedMove::Signs(_)), "{error}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAMarkedMove {
    /// It does not begin with a move.
    Move(NotAMove),
    /// What stands behind the move is not signs.
    Signs(NotSigns),
}

impl fmt::Display for NotAMarkedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAMarkedMove::Move(error) => error.fmt(f),
            NotAMarkedMove::Signs(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotAMarkedMove {}

impl FromStr for MarkedMove {
    type Err = NotAMarkedMove;

    fn from_str(text: &str) -> Result<MarkedMove, NotAMarkedMove> {
        let not_a_move = match text.parse::<Move>() {
            Ok(mv) => return Ok(mv.into()),
            Err(error) => NotAMarkedMove::Move(error),
        };
        let (mv, behind) = split_move(text).ok_or(not_a_move)?;
        Ok(MarkedMove { mv, signs: behind.parse().map_err(NotAMarkedMove::Signs)? })
    }
}

/// The longest move that a text begins with, and the text behind it.
fn split_move(text: &str) -> Option<(Move, &str)> {
    let mut ends = text.char_indices().map(|(at, _)| at).rev();
    ends.find_map(|at| Some((text[..at].parse().ok()?, &text[at..])))
}

impl Serialize for MarkedMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.signs.is_empty() { self.mv.serialize(serializer) } else { serializer.collect_str(self) }
    }
}

impl<'de> Deserialize<'de> for MarkedMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MarkedMove, D::Error> {
        text::read(deserializer)
    }
}
