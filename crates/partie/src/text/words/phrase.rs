//! The phrases of the rules in the user's language, from the files that all programs of the project share.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use partie_laws::{Phrase, Said};

use crate::text::language::Language;

const ENGLISH: &str = include_str!("../../../../../i18n/en/table.ftl");
const CZECH: &str = include_str!("../../../../../i18n/cs/table.ftl");

/// The grammatical cases besides the first, by the names of their attributes.
const CASES: [&str; 4] = ["gen", "dat", "acc", "ins"];

/// The words of one language for what the rules say.
pub(crate) struct Phrases {
    bundle: FluentBundle<FluentResource>,
}

impl Phrases {
    pub(crate) fn new(language: Language) -> Phrases {
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        let text = match language {
            Language::English => ENGLISH,
            Language::Czech => CZECH,
        };
        // A file with a mistake gives what can be read of it; a test finds the mistake.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Phrases { bundle }
    }

    /// A word that stands alone, in a grammatical case if it is not the first one.
    pub(crate) fn word(&self, key: &str, case: Option<&str>) -> String {
        self.format(key, case, &FluentArgs::new())
    }

    /// The sentence, each of its facts in every grammatical case: `$by`, `$by-acc`.
    pub(crate) fn tell(&self, phrase: &Phrase) -> String {
        let mut facts = FluentArgs::new();
        for (name, said) in &phrase.facts {
            facts.set(name.to_string(), self.said(said, None));
            for case in CASES {
                facts.set(format!("{name}-{case}"), self.said(said, Some(case)));
            }
        }
        self.format(&phrase.key, None, &facts)
    }

    fn said(&self, said: &Said, case: Option<&str>) -> FluentValue<'static> {
        match said {
            Said::Word(key) => self.word(key, case).into(),
            Said::Text(text) => text.clone().into(),
            Said::Number(number) => (*number).into(),
            Said::OneOf(items) => self.join(items, "list-or").into(),
            Said::Pieces(pieces) => {
                let on = |(key, square): &(Cow<'_, str>, String)| {
                    let facts = [("piece", self.word(key, case)), ("square", square.clone())];
                    self.format("piece-on", None, &facts.into_iter().collect())
                };
                self.join(&pieces.iter().map(on).collect::<Vec<_>>(), "list-and").into()
            }
        }
    }

    /// `a, b and c`.
    pub(crate) fn join(&self, items: &[String], key: &str) -> String {
        match items {
            [others @ .., last] if !others.is_empty() => {
                let facts = [("first", others.join(", ")), ("last", last.clone())];
                self.format(key, None, &facts.into_iter().collect())
            }
            _ => items.concat(),
        }
    }

    /// A text in a case; in the first one if the language does not decline it, and its key if there is no such text.
    fn format(&self, key: &str, case: Option<&str>, facts: &FluentArgs<'_>) -> String {
        let Some(message) = self.bundle.get_message(key) else { return key.to_owned() };
        let declined = case.and_then(|case| message.get_attribute(case)).map(|attribute| attribute.value());
        let Some(pattern) = declined.or(message.value()) else { return key.to_owned() };
        self.bundle.format_pattern(pattern, Some(facts), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_both(phrase: &Phrase) -> [String; 2] {
        [Language::English, Language::Czech].map(|language| Phrases::new(language).tell(phrase))
    }

    #[test]
    fn the_files_have_no_mistakes() {
        for text in [ENGLISH, CZECH] {
            if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                panic!("{errors:?}");
            }
        }
    }

    #[test]
    fn words_are_declined() {
        let phrase = Phrase::new("bond-promote-to").with("kind", Said::word("word-rook"));
        let [english, czech] = in_both(&phrase);
        assert!(english.contains("rook"), "{english}");
        assert!(czech.contains("věž") && !czech.contains('$'), "{czech}");
    }

    #[test]
    fn numbers_choose_the_form() {
        let minutes =
            |number| Phrase::new("word-effect-time-to-opponent").with("minutes", Said::Number(number));
        assert_eq!(in_both(&minutes(1))[1], "1 minuta navíc pro soupeře");
        assert_eq!(in_both(&minutes(2)), ["2 minutes more for the opponent", "2 minuty navíc pro soupeře"]);
    }

    #[test]
    fn lists_and_pieces_are_joined() {
        let phrases = Phrases::new(Language::Czech);
        let items = ["Jf3", "Jh3", "e4"].map(str::to_owned).to_vec();
        assert_eq!(phrases.said(&Said::OneOf(items), None), "Jf3, Jh3 nebo e4".into());
        let pieces =
            [("word-king", "e1"), ("word-rook", "h1")].map(|(key, square)| (key.into(), square.to_owned()));
        assert_eq!(
            phrases.said(&Said::Pieces(pieces.to_vec()), Some("ins")),
            "králem na e1 a věží na h1".into()
        );
    }

    #[test]
    fn a_phrase_of_the_wire_is_read() {
        let json = r#"{"key":"why-not-your-turn","facts":{"turn":{"word":"word-black"}}}"#;
        let phrase: Phrase = serde_json::from_str(json).unwrap();
        assert_eq!(Phrases::new(Language::English).tell(&phrase), "Black has the move");
    }
}
