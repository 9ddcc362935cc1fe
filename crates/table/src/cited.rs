//! The article of a matter in the edition that is in force.

use partie_laws::{Article, Edition, Text};

/// The articles of one matter, oldest first: the first that there was, and one for each edition that has moved the
/// matter to an article about something else. What an edition only numbers anew, [`Edition::own`] knows.
pub(crate) type Matter = &'static [Article];

pub(crate) const fn fide(number: &'static str) -> Article {
    Article::fide(number)
}

pub(crate) const fn fide_2014(number: &'static str) -> Article {
    Article::new(Text::Fide2014, number)
}

pub(crate) const fn fide_2018(number: &'static str) -> Article {
    Article::new(Text::Fide2018, number)
}

pub(crate) const fn fide_2023(number: &'static str) -> Article {
    Article::new(Text::Fide2023, number)
}

/// The article of a matter in an edition, if the edition has one.
pub(crate) fn cited(edition: &Edition, matter: &[Article]) -> Option<Article> {
    let newest = matter.iter().rev().find(|article| article.text <= edition.text)?;
    Some(edition.own(*newest))
}
