//! How the articles of a matter are written: see [`partie_laws::Rules::on`].

use partie_laws::{Article, Text};

/// The articles of one matter, oldest first.
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
