//! The same matter in another edition: an article by the number that it has there.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::article::{Article, Text};
use crate::register::Register;

/// Articles of earlier texts, each with the one that takes its place.
type Places = BTreeMap<Article, Article>;

/// For every text, in the order of [`Text::ALL`].
static PLACES: [OnceLock<Places>; Text::ALL.len()] = [const { OnceLock::new() }; Text::ALL.len()];

impl Text {
    /// The article of this text that takes the place of an earlier edition's. An article that this text has dropped
    /// stays as it is, and so does one of another game.
    ///
    /// ```
    /// use partie_laws::{Article, Text};
    /// let own = |number| Text::Fide2018.own(Article::fide(number)).to_string();
    /// assert_eq!(own("6.12a"), "FIDE 2018/6.11.1"); // it says the same
    /// assert_eq!(own("7.4b"), "FIDE 2018/7.5.5"); // it decides the same matter otherwise
    /// assert_eq!(own("A4b"), "FIDE A4b"); // there is no such rule any more
    /// ```
    pub fn own(self, article: Article) -> Article {
        if article.text >= self || article.text.is_fide() != self.is_fide() {
            return article;
        }
        of(self).get(&article).copied().unwrap_or(article)
    }
}

fn of(text: Text) -> &'static Places {
    PLACES[text as usize].get_or_init(|| places(text))
}

/// The texts of the same game before this one, oldest first.
fn earlier(text: Text) -> impl Iterator<Item = Text> {
    Text::ALL.into_iter().filter(move |&earlier| earlier < text && earlier.is_fide() == text.is_fide())
}

fn places(text: Text) -> Places {
    let known = known_places(text);
    let articles = earlier(text).flat_map(|old| {
        let entries = Register::of(old).articles();
        entries.map(move |entry| Article::new(old, entry.number))
    });
    let own = |article: Article| names(article, text).find_map(|name| known.get(&name).copied());
    articles.filter_map(|article| Some((article, own(article)?))).collect()
}

/// What the register of a text says itself: the weakest first, because the last one counts.
fn known_places(text: Text) -> Places {
    let register = Register::of(text);
    let same = register.entries.iter();
    let same = same.filter_map(|entry| Some((entry.same_as?, Article::new(text, entry.number))));
    let said = same.chain(register.places.iter().copied());
    let by_later_names =
        said.clone().flat_map(|(old, own)| names(old, text).skip(1).map(move |name| (name, own)));
    by_later_names.chain(said).collect()
}

/// An article, and what takes its place in the texts between its own and this one.
fn names(article: Article, text: Text) -> impl Iterator<Item = Article> {
    let between = earlier(text).filter(move |&between| between > article.text);
    let later = between.filter_map(move |between| of(between).get(&article).copied());
    std::iter::once(article).chain(later)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn what_several_articles_say_has_one_that_verdicts_name() {
        for edition in &Edition::ALL[1..] {
            let register = Register::of(edition.text());
            for entry in register.articles() {
                let Some(same) = entry.same_as else { continue };
                let several = register.articles().filter(|other| other.same_as == Some(same)).count() > 1;
                let chosen = register.places.iter().any(|(old, _)| *old == same);
                assert!(!several || chosen, "{}: which of them is for {same}?", edition.name());
            }
        }
    }

    #[test]
    fn an_article_is_found_through_the_editions_between() {
        let own = |edition: Edition, article: &str| edition.own(Article::parse(article).unwrap()).to_string();
        let cases = [
            (Edition::FIDE_2014, "FIDE 7.4b", "FIDE 2014/7.5b"),
            (Edition::FIDE_2018, "FIDE 9.5b", "FIDE 2018/9.5.3"),
            (Edition::FIDE_2023, "FIDE 9.5b", "FIDE 2023/9.5.3"),
            (Edition::FIDE_2023, "FIDE 1.1", "FIDE 2023/1.3"),
            (Edition::FIDE_2023, "FIDE 9.6", "FIDE 2023/5.2.2"),
            (Edition::FIDE_2023, "FIDE 2014/A4b", "FIDE 2023/A.5.2"),
            (Edition::FIDE_2023, "FIDE 2014/9.6a", "FIDE 2023/9.6.1"),
            (Edition::FIDE_2018, "FIDE D1", "FIDE 2018/III.6.1"),
            (Edition::FIDE_2014, "FIDE G12", "FIDE 2014/E12"),
        ];
        for (edition, article, expected) in cases {
            assert_eq!(own(edition, article), expected);
        }
    }

    #[test]
    fn what_is_not_of_an_earlier_edition_stays() {
        for edition in Edition::ALL {
            for article in [Article::czech_draughts("4.14"), Article::new(edition.text(), "1.1")] {
                assert_eq!(edition.own(article), article);
            }
        }
        let later = Article::new(Text::Fide2023, "5.1.2");
        assert_eq!(Edition::FIDE_2009.own(later), later);
    }
}
