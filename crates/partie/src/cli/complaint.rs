//! What is wrong with a command line, in the user's language, from the facts that clap has found.

use std::error::Error as _;
use std::io::Write as _;
use std::net::AddrParseError;
use std::num::ParseIntError;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use partie_server::NotABlock;

use crate::commands::serve::NotASite;
use crate::text::texts::Texts;

/// Tells the complaint, or the help or the version that was asked for, and ends the program.
pub(crate) fn end_with(error: &Error, texts: &Texts) -> ! {
    if let Some(text) = complaint(error, texts) {
        anstream::eprintln!("{text}");
        std::process::exit(error.exit_code())
    }
    let text = in_words(&error.render().ansi().to_string(), texts);
    if error.use_stderr() {
        anstream::eprint!("{text}");
    } else {
        // Whoever has asked for help and does not read it to the end needs no complaint.
        let _ = write!(anstream::stdout(), "{text}");
    }
    std::process::exit(error.exit_code())
}

/// The one English word that clap puts into every usage.
fn in_words(text: &str, texts: &Texts) -> String {
    text.replace("[OPTIONS]", &texts.say("complaint-options"))
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
        lines.push(texts.tell("complaint-usage", [("usage", in_words(usage, texts).into())]));
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
    let facts = [
        ("name", name.into()),
        ("value", of(ContextKind::InvalidValue).into()),
        ("other", of(ContextKind::PriorArg).into()),
        ("error", why(error, texts).into()),
    ];
    let text = texts.tell(key, facts);
    let possible = of(ContextKind::ValidValue);
    if possible.is_empty() {
        return Some(text);
    }
    Some(format!("{text}; {}", texts.tell("complaint-possible", [("possible", possible.into())])))
}

/// Why a value is none.
fn why(error: &Error, texts: &Texts) -> String {
    let Some(source) = error.source() else { return String::new() };
    let told = source.to_string();
    if source.is::<ParseIntError>() {
        texts.say("complaint-number")
    } else if source.is::<AddrParseError>() {
        texts.say("complaint-address")
    } else if source.is::<NotASite>() {
        texts.say("complaint-site")
    } else if source.is::<NotABlock>() {
        texts.say("complaint-block")
    } else if let Some((least, most)) = told.split_once(" is not in ").and_then(|(_, range)| ends(range)) {
        texts
            .tell("complaint-range", [("least", least.to_string().into()), ("most", most.to_string().into())])
    } else if let Some(possible) = told.strip_prefix("expected one of ") {
        texts.tell("complaint-possible", [("possible", possible.to_owned().into())])
    } else {
        told
    }
}

/// The ends of a range as clap writes it: `0..960` and `0..=959`.
fn ends(range: &str) -> Option<(i64, i64)> {
    let (least, most) = range.split_once("..")?;
    let most = match most.strip_prefix('=') {
        Some(most) => most.parse().ok()?,
        None => most.parse::<i64>().ok()? - 1,
    };
    Some((least.parse().ok()?, most))
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
