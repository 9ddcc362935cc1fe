use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

/// The tags of every tournament game, in the order in which they are written.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The tags that are kept as text: all but the type, the start and a known outcome of the game. The roster comes first,
/// the others follow by the alphabet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tags(BTreeMap<(usize, String), String>);

impl Tags {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(&key(name)).map(String::as_str)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|((_, name), value)| (name.as_str(), value.as_str()))
    }

    pub(super) fn remove(&mut self, name: &str) {
        self.0.remove(&key(name));
    }

    /// A tag without a value is left out, as PDN wants it. Line ends become spaces.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        check_name(name)?;
        if value.is_empty() {
            self.remove(name);
        } else {
            self.0.insert(key(name), value.replace(['\n', '\r'], " "));
        }
        Ok(())
    }
}

fn key(name: &str) -> (usize, String) {
    (ROSTER.iter().position(|known| *known == name).unwrap_or(ROSTER.len()), name.to_string())
}

/// Whether a tag belongs to the roster, which comes first.
pub(super) fn is_of_roster(name: &str) -> bool {
    ROSTER.contains(&name)
}

fn check_name(name: &str) -> Result<(), TagError> {
    let is_name = name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.chars().all(|found| found.is_ascii_alphanumeric() || found == '_');
    match name {
        "GameType" | "FEN" => Err(TagError::KeptByTheGame(name.to_string())),
        _ if is_name => Ok(()),
        _ => Err(TagError::NotAName(name.to_string())),
    }
}

/// Why a tag cannot be set.
///
/// ```
/// use partie_draughts::pdn::{Game, TagError};
/// let mut game = Game::new();
/// assert_eq!(game.set_tag("event", "Praha"), Err(TagError::NotAName("event".to_string())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// A name is a capital letter, then letters, digits and underscores.
    NotAName(String),
    /// `GameType` and `FEN` follow from the game itself.
    KeptByTheGame(String),
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAName(name) => {
                write!(f, "{name:?} is not the name of a tag; expected a capital, then letters and digits")
            }
            Self::KeptByTheGame(name) => write!(f, "the tag {name} follows from the game itself"),
        }
    }
}

impl Error for TagError {}
