use core::fmt;

/// The tags that every game has and that come first, with what stands for an unknown value; then comes the result.
pub(super) const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tag pairs of a game in their order, such as `White` and the name of the player. What the game knows itself is not
/// among them: the outcome, and the position it starts from. Nor is a tag of the standard's roster whose value is
/// unknown (`?`). Two sets of tags are equal in any order.
///
/// ```
/// use partie_chess::pgn::Tags;
/// let mut tags = Tags::default();
/// tags.set("White", "Duras, Oldřich").unwrap();
/// tags.set("White", "Réti, Richard").unwrap();
/// assert_eq!(tags.get("White"), Some("Réti, Richard"));
/// assert_eq!(tags.iter().count(), 1);
/// assert!(tags.set("two words", "").is_err());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Gives a tag its value, in the place of the one that it had.
    ///
    /// # Errors
    /// When the name is not made of letters, digits, `_` and `-`.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), NotATagName> {
        if !is_tag_name(name) {
            return Err(NotATagName);
        }
        match self.pairs.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.pairs.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// Takes a tag away.
    ///
    /// ```
    /// use partie_chess::pgn::Game;
    /// let mut game: Game = "[Annotator \"me\"] *".parse().unwrap();
    /// assert_eq!(game.tags.remove("Annotator").as_deref(), Some("me"));
    /// ```
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let index = self.pairs.iter().position(|(known, _)| known == name)?;
        Some(self.pairs.remove(index).1)
    }

    /// All names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.pairs.len() == other.pairs.len()
            && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

impl Eq for Tags {}

/// A text that cannot be the name of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATagName;

impl fmt::Display for NotATagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a tag is made of letters, digits, _ and -")
    }
}

impl core::error::Error for NotATagName {}

/// Letters, digits and `_` in the standard; some programs use `-` too.
fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(is_in_tag_name)
}

pub(super) const fn is_in_tag_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}
