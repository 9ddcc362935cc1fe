//! The help in the user's language. In English it stands with the arguments in the code; the Czech texts have keys made
//! of the names of command and argument: `help-check`, `help-check-quiet`.

use clap::{Arg, ArgAction, Command};

use crate::text::language::Language;
use crate::text::texts::Texts;

/// The options of every command come after its own, however many those are.
pub(crate) const LAST: usize = 900;

const EXIT_CODES: &str = "\
Exit codes:
  0  the work is done, or the answer is yes
  1  faults were found, or the answer is no
  2  the arguments or the input make no sense
  3  something could not be read or written";

/// The command with its help in the language of the texts.
pub(crate) fn translate(command: Command, texts: &Texts) -> Command {
    let command = command.after_help(EXIT_CODES);
    match texts.language() {
        Language::English => command,
        Language::Czech => in_czech(command, texts, "help").after_help(texts.say("help-exit-codes")),
    }
}

/// Translates a command and all below it. The key of a command is the start of the keys of its arguments.
fn in_czech(mut command: Command, texts: &Texts, key: &str) -> Command {
    command = command
        .help_template(texts.say("help-template"))
        .subcommand_help_heading(texts.say("help-commands"))
        .subcommand_value_name(texts.say("help-command-value"))
        .disable_help_subcommand(true);
    if let Some(about) = texts.find(key, []) {
        let more = texts.find(&format!("{key}-more"), []);
        command = command.long_about(None).about(about.clone());
        if let Some(more) = more {
            command = command.long_about(format!("{about}\n\n{more}"));
        }
    }
    if let Some(examples) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(examples.replace("Examples:", &texts.say("help-examples")));
    }
    command = translate_arguments(command, texts, key);
    let names: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    for name in names {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |inner| in_czech(inner, texts, &key));
    }
    command
}

fn translate_arguments(command: Command, texts: &Texts, key: &str) -> Command {
    let [arguments, options] = ["help-arguments", "help-options"].map(|key| texts.say(key));
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(texts.say("help-help"))
        .display_order(LAST + 1);
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(texts.say("help-version"))
        .display_order(LAST + 2);
    let versioned = command.get_version().is_some();
    let command = command.disable_help_flag(true).disable_version_flag(true).arg(help);
    let command = if versioned { command.arg(version) } else { command };
    command.mut_args(|argument| {
        let heading = if argument.is_positional() { arguments.clone() } else { options.clone() };
        let key = format!("{key}-{}", argument.get_id().as_str().replace('_', "-"));
        let argument = with_value_name(argument.help_heading(heading), texts);
        match texts.find(&key, []) {
            Some(text) if argument.get_action().takes_values() => {
                let text = format!("{text}{}", of_values(&argument, texts));
                argument.help(text).long_help(None).hide_possible_values(true).hide_default_value(true)
            }
            Some(text) => argument.help(text).long_help(None),
            None => argument,
        }
    })
}

/// `<SOUBOR>` instead of `<FILE>`.
fn with_value_name(argument: Arg, texts: &Texts) -> Arg {
    match texts.find(&format!("help-value-{}", value_name(&argument)), []) {
        Some(name) if argument.get_action().takes_values() => argument.value_name(name),
        _ => argument,
    }
}

/// What clap calls the value of an argument, in small letters: otherwise it has the argument's own name.
fn value_name(argument: &Arg) -> String {
    let given = argument.get_value_names().and_then(|names| names.first());
    given.map_or_else(|| argument.get_id().to_string(), ToString::to_string).to_lowercase()
}

/// What an argument may be, and what it is unless told: clap would say it in English.
fn of_values(argument: &Arg, texts: &Texts) -> String {
    let possible: Vec<String> = argument
        .get_possible_values()
        .iter()
        .filter(|_| !argument.is_hide_possible_values_set())
        .map(|value| value.get_name().to_owned())
        .collect();
    let usual: Vec<String> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let told = [("help-possible", possible), ("help-usual", usual)];
    let told = told.into_iter().filter(|(_, values)| !values.is_empty());
    let parts = told.map(|(key, values)| texts.tell(key, [("values", values.join(", ").into())]));
    let parts = parts.collect::<Vec<_>>().join("; ");
    if parts.is_empty() { parts } else { format!(" [{parts}]") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::program::Program;
    use clap::CommandFactory;

    /// The keys of a command, its arguments and what is below it.
    fn keys(command: &Command, key: &str, found: &mut Vec<String>) {
        found.push(key.to_owned());
        for argument in command.get_arguments() {
            found.push(format!("{key}-{}", argument.get_id().as_str().replace('_', "-")));
            if argument.get_action().takes_values() {
                found.push(format!("help-value-{}", value_name(argument)));
            }
        }
        for inner in command.get_subcommands() {
            keys(inner, &format!("{key}-{}", inner.get_name()), found);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_help_in_czech_and_nothing_else_has() {
        let texts = Texts::new(Language::Czech);
        let mut needed = Vec::new();
        keys(&Program::command(), "help", &mut needed);
        for key in &needed {
            assert!(texts.find(key, []).is_some(), "i18n/cs/help.ftl has no {key}");
        }
        let frame =
            ["template", "commands", "command-value", "examples", "arguments", "options", "help", "version"];
        let others = ["help-exit-codes", "help-possible", "help-usual"];
        let of_frame = |key: &str| {
            others.contains(&key) || frame.iter().any(|name| key.strip_prefix("help-") == Some(name))
        };
        for line in include_str!("../../i18n/cs/help.ftl").lines() {
            let Some((key, _)) = line.split_once(" =").filter(|_| line.starts_with("help")) else { continue };
            let known = needed.iter().any(|needed| needed == key.trim_end_matches("-more"));
            assert!(known || of_frame(key), "nothing is called {key}");
        }
    }

    #[test]
    fn the_commands_are_sound() {
        for language in [Language::English, Language::Czech] {
            translate(Program::command(), &Texts::new(language)).debug_assert();
        }
    }
}
