//! Editions of the Laws, as arguments name them.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use partie_laws::{Edition, Text};

/// Reads an edition of the FIDE Laws: `fide-2009`.
pub(crate) fn parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .map(|name| Edition::named(&name).unwrap_or_default())
}

/// By which edition a game is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// By the one in force on its date; without a date by that of 2009.
    OnItsDate,
    By(Edition),
}

/// The name of [`Judged::OnItsDate`].
pub(crate) const AUTO: &str = "auto";

/// Reads an edition, or `auto`.
pub(crate) fn judged_parser() -> impl TypedValueParser<Value = Judged> {
    let names = std::iter::once(AUTO).chain(Edition::ALL.map(Edition::name));
    PossibleValuesParser::new(names.collect::<Vec<_>>())
        .map(|name| Edition::named(&name).map_or(Judged::OnItsDate, Judged::By))
}

/// Reads the name of any text: `fide-2009`, `czech-draughts-2006`.
pub(crate) fn text_parser() -> impl TypedValueParser<Value = Text> {
    PossibleValuesParser::new(Text::ALL.map(Text::id))
        .map(|name| Text::ALL.into_iter().find(|text| text.id() == name).unwrap_or(Text::Fide2009))
}
