//! The Laws as data.
//!
//! Every verdict of Partie cites an [`Article`]. What an article says, in our own words in English and Czech, is in
//! the [`Register`] of its text. What a text prescribes where others differ is a value of [`Rules`], one named fact after
//! the other; an [`Edition`] is the choice of a text of FIDE, and [`Text::own`] gives an article by the number that it
//! has in a text.
//!
//! ```
//! use partie_laws::{Article, Kind};
//!
//! let article = Article::parse("FIDE 3.8b(2)a")?;
//! let entry = article.entry().expect("a parsed article is in its register");
//! assert_eq!(entry.kind, Kind::Rule);
//! println!("{article}: {}", entry.en);
//! # Ok::<(), partie_laws::CitationError>(())
//! ```
//!
//! How the register files are written, and which ids stand for the parts of a text that have no number of their
//! own, is told at the top of each file in `registers/`.

mod article;
mod citation;
mod edition;
#[cfg(feature = "serde")]
mod json;
mod letter;
mod number;
mod own;
mod parse;
mod phrase;
mod register;
mod rules;

pub use article::{Article, Text};
pub use citation::CitationError;
pub use edition::Edition;
pub use letter::plain_letter;
pub use phrase::{Phrase, Said};
pub use register::{Entry, Kind, Register};
pub use rules::{
    AutomaticRepetition, BlitzLimit, Claims, Completion, ExchangedColours, FastGames, MinutesByPace, Prices,
    QuickplayFinish, Rules, Unsupervised, Writing,
};

/// Its example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
