//! The circumstances by name, for the arguments and the questions alike.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use partie_laws::Text;
use partie_table::time_control::Pace;
use partie_table::{Actor, IncidentKind, Supervision};

/// Something that can be chosen by its name.
pub(super) type Choice<T> = (&'static str, T);

pub(super) fn kinds() -> Vec<Choice<IncidentKind>> {
    IncidentKind::all().map(|kind| (kind.name(), kind)).collect()
}

pub(super) fn players() -> Vec<Choice<Actor>> {
    vec![("white", Actor::White), ("black", Actor::Black)]
}

pub(super) fn editions() -> Vec<Choice<Text>> {
    Text::ALL.map(|text| (text.id(), text)).to_vec()
}

pub(super) fn paces() -> Vec<Choice<Pace>> {
    vec![("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)]
}

pub(super) fn supervisions() -> Vec<Choice<Supervision>> {
    vec![("adequate", Supervision::Adequate), ("inadequate", Supervision::Inadequate)]
}

/// Reads one of the choices as an argument.
pub(super) fn parser<T: Copy + Send + Sync + 'static>(
    choices: Vec<Choice<T>>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(choices.iter().map(|(name, _)| *name).collect::<Vec<_>>())
        .map(move |name| choices.iter().find(|choice| choice.0 == name).unwrap_or(&choices[0]).1)
}
