//! The language whose letters a player writes for the pieces (FIDE C3).

use std::fmt;
use std::str::FromStr;

use partie_chess::notation::Letters;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::json::text;

/// The language whose letters a player writes for the pieces (FIDE C3), by its tag.
///
/// ```
/// use partie_table::Language;
/// let czech: Language = "cs-CZ".parse().unwrap();
/// assert_eq!(czech.to_string(), "cs");
/// assert!("tlh".parse::<Language>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(pub(crate) Letters);

/// No letters for the pieces are known in this language.
///
/// ```
/// let error = "tlh".parse::<partie_table::Language>().unwrap_err();
/// assert_eq!(error.to_string(), "no letters for the pieces are known in `tlh`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no letters for the pieces are known in `{}`", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        Letters::of(tag).map(Language).ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.tag())
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.tag())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        text::read(deserializer)
    }
}
