//! Articles looked up from what a person wrote: `FIDE 3.8b(2)a`, `fide 2014/9.6 a.`, `ČUD 4.14`.

use std::fmt;

use crate::article::{Article, Text};
use crate::register::Register;

/// Why a citation names no article that we know.
///
/// ```
/// use partie_laws::Article;
/// let error = Article::parse("FIDE 3.7f").unwrap_err();
/// assert_eq!(error.to_string(), "FIDE 3.7f: there is no such article");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CitationError {
    /// The citation does not begin with the name of a text, or has no number after it.
    UnknownText {
        /// The whole citation.
        citation: String,
    },
    /// The text has no article of this number, or the register does not hold it yet.
    UnknownArticle {
        /// The text that was named.
        text: Text,
        /// The number, as it was written.
        number: String,
    },
}

impl fmt::Display for CitationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CitationError::UnknownText { citation } => write!(
                f,
                "`{citation}` names no article of laws; write for example `FIDE 3.9`, `FIDE 2014/9.6a` or `ČUD 4.14`"
            ),
            CitationError::UnknownArticle { text, number } => {
                let why = if Register::of(*text).covers(number) {
                    "there is no such article"
                } else {
                    "the register does not have this article"
                };
                write!(f, "{}{number}: {why}", text.citation_prefix())
            }
        }
    }
}

impl std::error::Error for CitationError {}

/// The ways to name a text, in lower case, besides the one that we write.
const OTHER_NAMES: [(&str, Text); 2] = [("fide 2009/", Text::Fide2009), ("cud ", Text::CzechDraughts2006)];

/// A year comes before the plain name that it begins with.
fn names() -> impl Iterator<Item = (String, Text)> {
    let other = OTHER_NAMES.into_iter().map(|(name, text)| (name.to_owned(), text));
    let newest_first = Text::ALL.into_iter().rev();
    other.chain(newest_first.map(|text| (text.citation_prefix().to_lowercase(), text)))
}

impl Article {
    /// The article that a citation names. Capitals, spaces and closing dots do not matter.
    ///
    /// ```
    /// use partie_laws::Article;
    /// assert_eq!(Article::parse("fide 3.8 b (2) a.")?, Article::fide("3.8b(2)a"));
    /// assert_eq!(Article::parse("ČUD 4.14")?, Article::czech_draughts("4.14"));
    /// # Ok::<(), partie_laws::CitationError>(())
    /// ```
    ///
    /// # Errors
    /// When the text is not one of ours, or its register has no such article.
    pub fn parse(citation: &str) -> Result<Article, CitationError> {
        let Some((text, number)) = split_citation(citation) else {
            return Err(CitationError::UnknownText { citation: citation.trim().to_owned() });
        };
        match Register::of(text).find(&number) {
            Some(entry) => Ok(Article::new(text, entry.number)),
            None => Err(CitationError::UnknownArticle { text, number }),
        }
    }

    /// The text that a citation names, whether or not it has such an article.
    pub(crate) fn text_of(citation: &str) -> Option<Text> {
        split_citation(citation).map(|(text, _)| text)
    }
}

/// `Fide 2014 / 9.6 a` is text 2014, number `9.6a`.
fn split_citation(citation: &str) -> Option<(Text, String)> {
    let words: Vec<&str> = citation.split_whitespace().collect();
    let (name, rest) = words.split_first()?;
    let (name, rest) = (name.to_lowercase(), rest.concat());
    let whole = format!("{name} {rest}");
    names().find_map(|(name, text)| {
        let number = whole.strip_prefix(&name)?.trim_end_matches('.');
        (!number.is_empty()).then(|| (text, number.to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerant_about_capitals_spaces_and_dots() {
        for citation in ["FIDE 3.8b(2)a", "fide 3.8B(2)A", "  Fide  3.8. b. (2) a. ", "FIDE 2009/3.8b(2)a"] {
            assert_eq!(Article::parse(citation), Ok(Article::fide("3.8b(2)a")), "{citation}");
        }
        for citation in ["ČUD 4.14", "čud 4. 14.", "CUD 4.14"] {
            assert_eq!(Article::parse(citation), Ok(Article::czech_draughts("4.14")), "{citation}");
        }
        assert_eq!(Article::parse("FIDE 2014 / 9.6 a"), Ok(Article::new(Text::Fide2014, "9.6a")));
    }

    #[test]
    fn unknown_texts_and_articles_are_told_apart() {
        let cases = [
            ("", "`` names no article of laws"),
            ("3.9", "`3.9` names no article of laws"),
            ("FIDE", "`FIDE` names no article of laws"),
            ("FIDE 2011/3.9", "FIDE 2011/3.9: there is no such article"),
            ("FIDE 2014/H1", "FIDE 2014/H1: the register does not have this article"),
            ("WDF 3.9", "`WDF 3.9` names no article of laws"),
            ("FIDE 3.10", "FIDE 3.10: there is no such article"),
            ("ČUD 12.1", "ČUD 12.1: there is no such article"),
            ("FIDE 2014/9.6c", "FIDE 2014/9.6c: there is no such article"),
        ];
        for (citation, expected) in cases {
            let error = Article::parse(citation).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{citation}: {error}");
        }
    }
}
