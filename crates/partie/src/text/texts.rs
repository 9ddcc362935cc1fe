//! What the program says, from the Fluent files in `i18n`, which are part of the binary.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use partie_laws::Phrase;

use crate::text::language::Language;
use crate::text::words::Phrases;

/// A file of texts: its name, with which all its keys begin, and its English and Czech text.
type File = (&'static str, &'static str, &'static str);

const FILES: [File; 19] = [
    ("advise", include_str!("../../i18n/en/advise.ftl"), include_str!("../../i18n/cs/advise.ftl")),
    ("check", include_str!("../../i18n/en/check.ftl"), include_str!("../../i18n/cs/check.ftl")),
    ("chess", include_str!("../../i18n/en/chess.ftl"), include_str!("../../i18n/cs/chess.ftl")),
    ("chess960", include_str!("../../i18n/en/chess960.ftl"), include_str!("../../i18n/cs/chess960.ftl")),
    ("common", include_str!("../../i18n/en/common.ftl"), include_str!("../../i18n/cs/common.ftl")),
    ("complaint", include_str!("../../i18n/en/complaint.ftl"), include_str!("../../i18n/cs/complaint.ftl")),
    ("convert", include_str!("../../i18n/en/convert.ftl"), include_str!("../../i18n/cs/convert.ftl")),
    ("dead", include_str!("../../i18n/en/dead.ftl"), include_str!("../../i18n/cs/dead.ftl")),
    ("draughts", include_str!("../../i18n/en/draughts.ftl"), include_str!("../../i18n/cs/draughts.ftl")),
    ("endgames", include_str!("../../i18n/en/endgames.ftl"), include_str!("../../i18n/cs/endgames.ftl")),
    ("kept", include_str!("../../i18n/en/kept.ftl"), include_str!("../../i18n/cs/kept.ftl")),
    ("law", include_str!("../../i18n/en/law.ftl"), include_str!("../../i18n/cs/law.ftl")),
    ("perft", include_str!("../../i18n/en/perft.ftl"), include_str!("../../i18n/cs/perft.ftl")),
    ("play", include_str!("../../i18n/en/play.ftl"), include_str!("../../i18n/cs/play.ftl")),
    ("replay", include_str!("../../i18n/en/replay.ftl"), include_str!("../../i18n/cs/replay.ftl")),
    ("serve", include_str!("../../i18n/en/serve.ftl"), include_str!("../../i18n/cs/serve.ftl")),
    ("show", include_str!("../../i18n/en/show.ftl"), include_str!("../../i18n/cs/show.ftl")),
    ("table", include_str!("../../i18n/en/table.ftl"), include_str!("../../i18n/cs/table.ftl")),
    ("watch", include_str!("../../i18n/en/watch.ftl"), include_str!("../../i18n/cs/watch.ftl")),
];

/// The help in Czech; in English it stands with the arguments in the code.
const CZECH_HELP: &str = include_str!("../../i18n/cs/help.ftl");

/// A fact to be filled into a text: its name there and its value.
pub(crate) type Fact<'a> = (&'a str, FluentValue<'a>);

/// The texts of one language.
pub(crate) struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    phrases: Phrases,
}

impl Texts {
    pub(crate) fn new(language: Language) -> Texts {
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // The texts go to terminals and files, where invisible marks of direction would only disturb.
        bundle.set_use_isolating(false);
        let files = FILES.iter().map(|&(_, english, czech)| match language {
            Language::English => english,
            Language::Czech => czech,
        });
        for text in files.chain((language == Language::Czech).then_some(CZECH_HELP)) {
            // A file with a mistake gives what can be read of it; a test finds the mistake.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle, phrases: Phrases::new(language) }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// A text without facts.
    pub(crate) fn say(&self, key: &str) -> String {
        self.tell(key, [])
    }

    /// A text with facts.
    pub(crate) fn tell<'a>(&self, key: &str, facts: impl IntoIterator<Item = Fact<'a>>) -> String {
        self.find(key, facts).unwrap_or_else(|| key.to_owned())
    }

    /// A text that need not be there.
    pub(crate) fn find<'a>(&self, key: &str, facts: impl IntoIterator<Item = Fact<'a>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let facts: FluentArgs = facts.into_iter().collect();
        Some(self.bundle.format_pattern(pattern, Some(&facts), &mut Vec::new()).into_owned())
    }

    /// What the rules say.
    pub(crate) fn phrase(&self, phrase: &Phrase) -> String {
        self.phrases.tell(phrase)
    }

    /// A word that the rules use.
    pub(crate) fn word(&self, key: &str) -> String {
        self.phrases.word(key, None)
    }

    /// `a, b or c`.
    pub(crate) fn or(&self, items: &[String]) -> String {
        self.phrases.join(items, "list-or")
    }
}

#[cfg(test)]
mod tests;
