//! The same article in each edition of the FIDE Laws.

use partie_laws::{Article, Edition, Text};

/// The numbers of one matter in the editions of 2009, 2014, 2018 and 2023. A number with `=` before it is that of 2009,
/// where a later edition says nothing else; an empty one means that the edition says nothing at all.
pub(crate) type Numbers = [&'static str; 4];

/// The article of a matter in an edition, if the edition has one.
pub(crate) fn cited(edition: &Edition, numbers: Numbers) -> Option<Article> {
    let number = match edition.text {
        Text::Fide2014 => numbers[1],
        Text::Fide2018 => numbers[2],
        Text::Fide2023 => numbers[3],
        Text::Fide2009 | Text::CzechDraughts2006 => numbers[0],
    };
    match number.strip_prefix('=') {
        Some(same) => Some(Article::fide(same)),
        None if number.is_empty() => None,
        None => Some(Article::new(edition.text, number)),
    }
}

/// The same, where every edition says something.
pub(crate) fn cite(edition: &Edition, numbers: Numbers) -> Article {
    cited(edition, numbers).unwrap_or(Article::fide("P1"))
}
