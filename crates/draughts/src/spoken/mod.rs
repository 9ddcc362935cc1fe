//! Moves as they are said and heard, in Czech and English.
//!
//! ```
//! use partie_draughts::{Position, spoken::Language};
//! let start = Position::start();
//! let mv = start.hear("Cé tři na dé čtyři").unwrap();
//! assert_eq!(mv.announce(Language::Czech), "c tři na d čtyři");
//! assert_eq!(mv.announce(Language::English), "c3 to d4");
//! ```

mod read;
mod words;
mod write;

/// The languages that Partie speaks.
///
/// ```
/// use partie_draughts::{notation::Sign, spoken::Language};
/// assert_eq!(Sign::Won.meaning(Language::English), "wins");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Czech, čeština.
    Czech,
}
