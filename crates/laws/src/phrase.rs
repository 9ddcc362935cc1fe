/// What is to be said to people, before it is put into words.
///
/// The rules give a key and the facts; whoever shows it finds the sentence under the key in the reader's language
/// (`i18n/*/table.ftl`) and puts the facts in. So text is made in one place, and the rules know no language.
///
/// ```
/// use partie_laws::{Phrase, Said};
/// let phrase = Phrase::new("why-nothing-there").with("square", Said::text("e4"));
/// assert_eq!(phrase.facts, [("square", Said::Text("e4".to_owned()))]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key of the sentence.
    pub key: &'static str,
    /// What it is about, by name.
    pub facts: Vec<(&'static str, Said)>,
}

impl Phrase {
    /// A sentence without facts.
    pub const fn new(key: &'static str) -> Self {
        Phrase { key, facts: Vec::new() }
    }

    /// The same sentence with one fact more.
    #[must_use]
    pub fn with(mut self, name: &'static str, said: Said) -> Self {
        self.facts.push((name, said));
        self
    }
}

/// A fact in a [`Phrase`].
///
/// ```
/// use partie_laws::Said;
/// assert_eq!(Said::text(&5), Said::Text("5".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The key of a word that every language has its own for, such as `word-knight`, in any grammatical case.
    Word(&'static str),
    /// What is the same in all languages: a square, a move.
    Text(String),
    /// How many.
    Number(i64),
    /// Pieces (keys of words) and where they stand, all of which are meant.
    Pieces(Vec<(&'static str, String)>),
    /// What is the same in all languages, one of which is meant.
    OneOf(Vec<String>),
}

impl Said {
    /// What is the same in all languages.
    pub fn text(value: &(impl ToString + ?Sized)) -> Self {
        Said::Text(value.to_string())
    }
}
