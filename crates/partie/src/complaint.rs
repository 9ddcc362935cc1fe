//! What is wrong with a command line, in the user's language, from the facts that clap has found.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use crate::texts::Texts;

/// Tells the complaint, or the help or the version that was asked for, and ends the program.
pub(crate) fn end_with(error: &Error, texts: &Texts) -> ! {
    match complaint(error, texts) {
        Some(text) => {
            anstream::eprintln!("{text}");
            std::process::exit(error.exit_code())
        }
        None => error.exit(),
    }
}

/// The whole complaint: what is wrong, what was perhaps meant, how it is used. None for what is no complaint, or
/// has no words of its own.
fn complaint(error: &Error, texts: &Texts) -> Option<String> {
    let mut lines = vec![format!("partie: {}", what_is_wrong(error, texts)?)];
    let similar = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let similar: Vec<String> = similar.into_iter().flat_map(|kind| told(error, kind)).collect();
    if !similar.is_empty() {
        lines.push(texts.tell("complaint-perhaps", [("similar", texts.or(&similar).into())]));
    }
    let usage = told(error, ContextKind::Usage).concat();
    if let Some(usage) =
        usage.split_once(':').map(|(_, usage)| usage.trim()).filter(|usage| !usage.is_empty())
    {
        lines.push(texts.tell("complaint-usage", [("usage", usage.into())]));
    }
    lines.push(texts.say("complaint-help"));
    Some(lines.join("\n"))
}

fn what_is_wrong(error: &Error, texts: &Texts) -> Option<String> {
    let key = match error.kind() {
        ErrorKind::InvalidSubcommand => "complaint-command",
        ErrorKind::UnknownArgument => "complaint-unknown",
        ErrorKind::InvalidValue if told(error, ContextKind::InvalidValue).concat().is_empty() => {
            "complaint-no-value"
        }
        ErrorKind::InvalidValue => "complaint-value",
        ErrorKind::ValueValidation => "complaint-bad-value",
        ErrorKind::MissingRequiredArgument => "complaint-missing",
        ErrorKind::ArgumentConflict => "complaint-conflict",
        ErrorKind::MissingSubcommand => "complaint-no-command",
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            "complaint-number-of-values"
        }
        ErrorKind::InvalidUtf8 => "complaint-utf8",
        _ => return None,
    };
    let of = |kind| told(error, kind).join(", ");
    let name = [of(ContextKind::InvalidSubcommand), of(ContextKind::InvalidArg)].concat();
    let why = error.source().map(ToString::to_string).unwrap_or_default();
    let facts = [
        ("name", name.into()),
        ("value", of(ContextKind::InvalidValue).into()),
        ("other", of(ContextKind::PriorArg).into()),
        ("error", why.into()),
    ];
    let text = texts.tell(key, facts);
    let possible = of(ContextKind::ValidValue);
    if possible.is_empty() {
        return Some(text);
    }
    Some(format!("{text}; {}", texts.tell("complaint-possible", [("possible", possible.into())])))
}

/// What clap knows of one sort, as texts.
fn told(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
        Some(ContextValue::Number(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}
