//! Editions of the Laws, as arguments name them.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use partie_laws::{Edition, Text};

/// Reads an edition of the FIDE Laws: `fide-2009`.
pub(crate) fn parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .map(|name| Edition::named(&name).unwrap_or_default())
}

/// Reads the name of any text: `fide-2009`, `czech-draughts-2006`.
pub(crate) fn text_parser() -> impl TypedValueParser<Value = Text> {
    PossibleValuesParser::new(Text::ALL.map(Text::id))
        .map(|name| Text::ALL.into_iter().find(|text| text.id() == name).unwrap_or(Text::Fide2009))
}
