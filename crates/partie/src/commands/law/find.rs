//! The article that somebody means.

use partie_laws::{Article, CitationError, Entry, Register, Text};

/// An article with all below it.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) text: Text,
    pub(super) entries: Vec<&'static Entry>,
}

/// Why nothing is found, with what was cited.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NotFound {
    NoNumber(String),
    NoSuchArticle(String),
}

/// Finds `9.2a`, `FIDE 2014/9.6a` or `ČUD 4.14`; a number alone is one of the text given, or of the FIDE Laws of 2009.
pub(super) fn find(cited: &str, text: Option<Text>) -> Result<Found, NotFound> {
    let (named, number) = split(cited, text);
    let number = plain(&number);
    if number.is_empty() {
        return Err(NotFound::NoNumber(cited.to_owned()));
    }
    match below(named, &number) {
        Some(entries) => Ok(Found { text: named, entries }),
        None => Err(NotFound::NoSuchArticle(format!("{}{}", named.citation_prefix(), number))),
    }
}

/// The text and the number that a citation names.
fn split(cited: &str, text: Option<Text>) -> (Text, String) {
    match Article::parse(cited) {
        Ok(article) => (text.unwrap_or(article.text), article.number.to_owned()),
        Err(CitationError::UnknownArticle { text: named, number }) => (text.unwrap_or(named), number),
        Err(CitationError::UnknownText { .. }) => (text.unwrap_or(Text::Fide2009), cited.to_owned()),
    }
}

/// Without spaces and closing dots, in lower case but for the letter of an appendix.
fn plain(number: &str) -> String {
    let number: String = number.chars().filter(|c| !c.is_whitespace()).collect();
    number.trim_end_matches('.').to_owned()
}

/// The article and what is below it: `9.2`, `9.2a`, `9.2b`. Nothing if there is no such article.
fn below(text: Text, number: &str) -> Option<Vec<&'static Entry>> {
    let register = Register::of(text);
    if let Some(exact) = register.find(number) {
        let below = register.articles().filter(|entry| is_below(entry.number, exact.number));
        return Some(below.collect());
    }
    let heading: Vec<_> = register.articles().filter(|entry| is_below(entry.number, number)).collect();
    (!heading.is_empty()).then_some(heading)
}

/// `9.2a` is below `9.2` and `9`, but `9.20` and `90` are not.
fn is_below(number: &str, above: &str) -> bool {
    let Some(rest) = number.get(..above.len()).filter(|start| start.eq_ignore_ascii_case(above)) else {
        return false;
    };
    let (rest, next) = (rest, number[above.len()..].chars().next());
    let ends_in_digit = rest.ends_with(|c: char| c.is_ascii_digit());
    !(ends_in_digit && next.is_some_and(|next| next.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(cited: &str, text: Option<Text>) -> Vec<&'static str> {
        find(cited, text).unwrap().entries.iter().map(|entry| entry.number).collect()
    }

    #[test]
    fn articles_come_with_what_is_below_them() {
        assert_eq!(numbers("9.2a", None), ["9.2a"]);
        assert!(numbers("9.2", None).starts_with(&["9.2", "9.2a", "9.2b"]));
        assert!(numbers("9", None).iter().all(|number| number.starts_with("9.")));
        assert_eq!(numbers("čud 4.14.", None), ["4.14"]);
        assert_eq!(numbers("4.14", Some(Text::CzechDraughts2006)), ["4.14"]);
        assert_eq!(numbers("FIDE 2014/9.6", None), ["9.6", "9.6a", "9.6b"]);
        assert_eq!(numbers("3.8 b (2) a", None), ["3.8b(2)a"]);
    }

    #[test]
    fn an_edition_has_its_own_numbers_and_no_others() {
        assert_eq!(find("C4", Some(Text::Fide2014)).unwrap().text, Text::Fide2014);
        assert_eq!(find("1.1", Some(Text::Fide2018)).unwrap().text, Text::Fide2018);
        assert_eq!(
            find("9.6c", Some(Text::Fide2014)).unwrap_err(),
            NotFound::NoSuchArticle("FIDE 2014/9.6c".into())
        );
    }

    #[test]
    fn what_is_not_there_is_told() {
        assert_eq!(find("3.10", None).unwrap_err(), NotFound::NoSuchArticle("FIDE 3.10".into()));
        assert_eq!(find(" . ", None).unwrap_err(), NotFound::NoNumber(" . ".into()));
        assert_eq!(find("ů", None).unwrap_err(), NotFound::NoSuchArticle("FIDE ů".into()));
    }
}
