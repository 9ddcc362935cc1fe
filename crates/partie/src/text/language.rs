//! The language that the program speaks: told with `--lang`, or by the locale.

use std::ffi::OsString;

use clap::ValueEnum;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// English
    #[value(name = "en")]
    English,
    /// Czech, čeština
    #[value(name = "cs")]
    Czech,
}

impl Language {
    /// The language to speak before the arguments are parsed, since help and complaints depend on it.
    pub(crate) fn wanted(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
        Language::told(arguments).unwrap_or_else(|| Language::of_environment(variable))
    }

    /// `--lang cs` or `--lang=cs`; the last one counts.
    fn told(arguments: &[OsString]) -> Option<Language> {
        let mut told = None;
        let mut words = arguments.iter().filter_map(|word| word.to_str());
        while let Some(word) = words.next() {
            let value = match word {
                "--" => break,
                "--lang" => words.next(),
                _ => word.strip_prefix("--lang="),
            };
            told = value.and_then(|name| Language::from_str(name, true).ok()).or(told);
        }
        told
    }

    /// The first of the variables that is set decides, as POSIX has it.
    fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|v| !v.is_empty()));
        if locale.is_some_and(|locale| locale.starts_with("cs")) {
            Language::Czech
        } else {
            Language::English
        }
    }

    /// Its tag, which is also the name of its folder of texts.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Czech => "cs",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_variable_decides_unless_told() {
        let arguments = |words: &str| words.split(' ').map(OsString::from).collect::<Vec<_>>();
        let czech = |name: &str| (name == "LC_MESSAGES").then(|| "cs_CZ.UTF-8".to_owned());
        let english_over_czech = |name: &str| match name {
            "LC_ALL" => Some("C".to_owned()),
            _ => Some("cs_CZ".to_owned()),
        };
        let wanted =
            |words, variable: &dyn Fn(&str) -> Option<String>| Language::wanted(&arguments(words), variable);
        assert_eq!(wanted("partie law 1.1", &czech), Language::Czech);
        assert_eq!(wanted("partie law 1.1", &english_over_czech), Language::English);
        assert_eq!(wanted("partie law 1.1 --lang=cs", &english_over_czech), Language::Czech);
        assert_eq!(wanted("partie --lang en law 1.1", &czech), Language::English);
        assert_eq!(wanted("partie --lang klingon law", &czech), Language::Czech);
        assert_eq!(wanted("partie law -- --lang en", &czech), Language::Czech);
        assert_eq!(wanted("partie", &|_| None), Language::English);
    }
}
