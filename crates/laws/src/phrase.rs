use std::fmt;

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
///
/// For logs and other readers of names it is written as its key and the facts:
///
/// ```
/// use partie_laws::{Phrase, Said};
/// let phrase = Phrase::new("bond-capture-with").with("square", Said::text("e4")).with("with", Said::text("d3"));
/// assert_eq!(phrase.to_string(), "bond-capture-with e4 d3");
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

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.facts.iter().try_for_each(|(_, said)| write!(f, " {said}"))
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

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without `word`, as all these keys begin.
        let name = |key: &'static str| {
            let name = key.split_once('-').map_or(key, |(_, name)| name);
            name.strip_prefix("reason-").unwrap_or(name)
        };
        match self {
            Said::Word(key) => f.write_str(name(key)),
            Said::Text(text) => f.write_str(text),
            Said::Number(number) => number.fmt(f),
            Said::Pieces(pieces) => {
                let pieces = pieces.iter().map(|(key, square)| format!("{} {square}", name(key)));
                f.write_str(&pieces.collect::<Vec<_>>().join(", "))
            }
            Said::OneOf(items) => f.write_str(&items.join(", ")),
        }
    }
}
