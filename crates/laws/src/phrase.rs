use std::borrow::Cow;
use std::fmt;

/// What is to be said to people, before it is put into words.
///
/// The rules give a key and the facts; whoever shows it finds the sentence under the key in the reader's language
/// (`i18n/*/table.ftl`) and puts the facts in. So text is made in one place, and the rules know no language.
///
/// ```
/// use partie_laws::{Phrase, Said};
/// let phrase = Phrase::new("why-nothing-there").with("square", Said::text("e4"));
/// assert_eq!(phrase.facts, [("square".into(), Said::Text("e4".to_owned()))]);
/// ```
///
/// For logs and other readers of names it is written as its key and the facts:
///
/// ```
/// use partie_laws::{Phrase, Said};
/// let phrase = Phrase::new("bond-capture-with").with("square", Said::text("e4")).with("with", Said::text("d3"));
/// assert_eq!(phrase.to_string(), "bond-capture-with e4 d3");
/// ```
///
/// With the feature `serde` it goes over a wire as
/// `{"key":"why-not-your-turn","facts":{"turn":{"word":"word-black"}}}`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phrase {
    /// The key of a sentence in `i18n/*/table.ftl`.
    pub key: Cow<'static, str>,
    /// The facts that go into it, by name.
    #[cfg_attr(feature = "serde", serde(default, with = "by_name", skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, Said>"))]
    pub facts: Vec<(Cow<'static, str>, Said)>,
}

impl Phrase {
    /// A sentence without facts.
    pub const fn new(key: &'static str) -> Self {
        Phrase { key: Cow::Borrowed(key), facts: Vec::new() }
    }

    /// The same sentence with one fact more.
    #[must_use]
    pub fn with(mut self, name: &'static str, said: Said) -> Self {
        self.facts.push((Cow::Borrowed(name), said));
        self
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.facts.iter().try_for_each(|(_, said)| write!(f, " {said}"))
    }
}

/// A fact in a [`Phrase`]; in JSON an object with one field.
///
/// ```
/// use partie_laws::Said;
/// assert_eq!(Said::text(&5), Said::Text("5".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Said {
    /// The key of a word that every language has its own for, such as `word-knight`, in any grammatical case.
    Word(Cow<'static, str>),
    /// What is the same in all languages: a square, a move.
    Text(String),
    /// How many.
    Number(i64),
    /// Pieces (keys of words) and where they stand, all of which are meant.
    Pieces(Vec<(Cow<'static, str>, String)>),
    /// What is the same in all languages, one of which is meant.
    OneOf(Vec<String>),
}

impl Said {
    /// A word that every language has its own for.
    ///
    /// ```
    /// use partie_laws::Said;
    /// assert_eq!(Said::word("word-knight"), Said::Word("word-knight".into()));
    /// ```
    pub const fn word(key: &'static str) -> Self {
        Said::Word(Cow::Borrowed(key))
    }

    /// What is the same in all languages.
    pub fn text(value: &(impl ToString + ?Sized)) -> Self {
        Said::Text(value.to_string())
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// The key of a word without `word-`, as all these keys begin.
fn name(key: &str) -> &str {
    let name = key.split_once('-').map_or(key, |(_, name)| name);
    name.strip_prefix("reason-").unwrap_or(name)
}

/// Facts as a JSON object, in their order.
#[cfg(feature = "serde")]
mod by_name {
    use std::borrow::Cow;
    use std::fmt;

    use serde::de::{Deserializer, MapAccess, Visitor};
    use serde::ser::Serializer;

    use super::Said;

    type Facts = Vec<(Cow<'static, str>, Said)>;

    pub(super) fn serialize<S: Serializer>(facts: &Facts, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(facts.iter().map(|(name, said)| (name, said)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Facts, D::Error> {
        deserializer.deserialize_map(InOrder)
    }

    struct InOrder;

    impl<'de> Visitor<'de> for InOrder {
        type Value = Facts;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("the facts of a phrase by name")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Facts, A::Error> {
            let mut facts = Facts::new();
            while let Some((name, said)) = map.next_entry::<String, Said>()? {
                facts.push((Cow::Owned(name), said));
            }
            Ok(facts)
        }
    }
}
