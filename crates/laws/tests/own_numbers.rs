//! Every rule and ruling of an edition has its number in each later one, or is known to have been dropped.

use partie_laws::{Article, Edition, Register, Text};

/// The articles that later editions do not have any more: from which edition on, and what is so instead.
const DROPPED: [(&str, Text, &str); 4] = [
    ("FIDE A4b", Text::Fide2014, "the touch rules of article 4 hold without a request"),
    (
        "FIDE A4d(3)",
        Text::Fide2014,
        "both flags down are the same matter at every pace (6.11; later III.3.1)",
    ),
    ("FIDE 10.2d", Text::Fide2018, "the answer to such a claim can be appealed against as any other (11.10)"),
    (
        "FIDE 2014/G5d",
        Text::Fide2018,
        "the answer to such a claim can be appealed against as any other (11.10)",
    ),
];

fn is_dropped(article: Article, text: Text) -> bool {
    DROPPED.iter().any(|(citation, since, _)| *citation == article.to_string() && *since <= text)
}

#[test]
fn every_rule_and_ruling_has_a_number_in_the_later_editions_or_was_dropped() {
    for edition in Edition::ALL {
        for text in Text::ALL.into_iter().filter(|text| *text < edition.text()) {
            for entry in Register::of(text).articles().filter(|entry| entry.kind.needs_test()) {
                let article = Article::new(text, entry.number);
                let own = edition.own(article);
                assert_eq!(
                    own.text != edition.text(),
                    is_dropped(article, edition.text()),
                    "{article} is {own}"
                );
                assert!(own.entry().is_some(), "{article}: {own} does not exist");
            }
        }
    }
}

#[test]
fn what_was_dropped_was_there() {
    for (citation, since, instead) in DROPPED {
        let article = Article::parse(citation).unwrap();
        assert!(article.entry().is_some_and(|entry| entry.kind.needs_test()), "{citation}");
        assert!(article.text < since && !instead.is_empty(), "{citation}");
    }
}
