//! The settings of the server in a TOML file, whose keys are the names of the options. What is typed counts most, then
//! the environment, then the file.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use toml::de::{DeTable, DeValue};

use crate::cli::exit_code::Failure;
use crate::files::lines::Lines;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Options that say what to do now, or another one in fewer words, and so are not settings.
const NO_SETTINGS: [&str; 7] =
    ["behind_proxy", "check_config", "config", "help", "lang", "open", "print_config"];

/// The settings that a server can have.
fn settings(serve: &Command) -> impl Iterator<Item = &Arg> {
    serve.get_arguments().filter(|argument| !NO_SETTINGS.contains(&argument.get_id().as_str()))
}

fn key(argument: &Arg) -> &str {
    argument.get_long().unwrap_or_default()
}

/// What the file that was named adds to the command line.
pub(crate) fn arguments(
    serve: &Command,
    matches: &ArgMatches,
    texts: &Texts,
) -> Result<Vec<OsString>, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("config") else { return Ok(Vec::new()) };
    let text = fs::read_to_string(path).map_err(|error| Failure::reading(texts, path, &error))?;
    let wrong = |at: Range<usize>, why: String| {
        let place = Lines::default().place(text.as_bytes(), at.start.min(text.len()));
        let facts = [
            ("file", fact(path.display())),
            ("line", fact(place.line)),
            ("column", fact(place.column)),
            ("why", why.into()),
        ];
        Failure::Input(texts.tell("serve-config-wrong", facts))
    };
    let table = DeTable::parse(&text)
        .map_err(|error| wrong(error.span().unwrap_or_default(), error.message().to_owned()))?;
    let mut arguments = Vec::new();
    for (name, value) in table.get_ref() {
        let known = || settings(serve).map(key).collect::<Vec<_>>().join(", ");
        let Some(argument) = settings(serve).find(|argument| key(argument) == name.get_ref()) else {
            let facts = [("key", fact(name.get_ref())), ("known", known().into())];
            return Err(wrong(name.span(), texts.tell("serve-config-unknown", facts)));
        };
        let values = values(argument, value.get_ref()).ok_or_else(|| {
            wrong(value.span(), texts.tell("serve-config-value", [("key", fact(name.get_ref()))]))
        })?;
        if !is_given(matches, argument) {
            arguments.extend(values);
        }
    }
    Ok(arguments)
}

/// Whether it was given on the command line or in the environment.
fn is_given(matches: &ArgMatches, argument: &Arg) -> bool {
    let given = |id: &str| {
        matches!(matches.value_source(id), Some(ValueSource::CommandLine | ValueSource::EnvVariable))
    };
    let id = argument.get_id().as_str();
    given(id) || id == "proxies" && given("behind_proxy")
}

/// The arguments that a value stands for; none if it is of the wrong kind.
fn values(argument: &Arg, value: &DeValue<'_>) -> Option<Vec<OsString>> {
    let takes_values = argument.get_action().takes_values();
    let with = |value: &str| OsString::from(format!("--{}={value}", key(argument)));
    match value {
        DeValue::Boolean(on) if !takes_values => {
            Some(on.then(|| OsString::from(format!("--{}", key(argument)))).into_iter().collect())
        }
        DeValue::String(text) if takes_values => Some(vec![with(text)]),
        DeValue::Integer(number) if takes_values => Some(vec![with(number.as_str())]),
        DeValue::Array(all) if matches!(argument.get_action(), clap::ArgAction::Append) => {
            let each = |value: &toml::Spanned<DeValue<'_>>| value.get_ref().as_str().map(with);
            all.iter().map(each).collect()
        }
        _ => None,
    }
}

/// All settings as they are in force, as such a file. Those that nobody has set stand behind `#`.
pub(crate) fn written(serve: &Command, matches: &ArgMatches) -> String {
    let mut text = String::new();
    for argument in settings(serve) {
        let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
        let id = argument.get_id().as_str();
        let quoted = |value: &str| toml::Value::from(value).to_string();
        let values: Vec<String> = if argument.get_action().takes_values() {
            let raw = matches.get_raw(id).into_iter().flatten();
            raw.map(|value| quoted(&value.to_string_lossy())).collect()
        } else {
            vec![matches.get_flag(id).to_string()]
        };
        let value = match (&values[..], argument.get_action()) {
            (all, clap::ArgAction::Append) => format!("[{}]", all.join(", ")),
            ([one], _) => one.clone(),
            _ => String::from("\"\""),
        };
        let sign = if values.is_empty() { "# " } else { "" };
        _ = writeln!(text, "# {help}\n{sign}{} = {value}\n", key(argument));
    }
    text
}
