//! The register: what each article of a text says.

use std::fmt;
use std::sync::LazyLock;

use crate::article::{Article, Text};
use crate::number;
use crate::parse::parse;

/// Who decides what an article is about.
///
/// ```
/// assert_eq!(partie_laws::Kind::Ruling.to_string(), "ruling");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The software decides by itself.
    Rule,
    /// The arbiter (in Czech draughts: the opponent) decides; the software advises and carries it out.
    Ruling,
    /// How people behave: recorded as an incident with its outcome.
    Conduct,
    /// What a word means, or a heading that its sub-paragraphs fill.
    Definition,
}

impl Kind {
    pub(crate) const ALL: [Kind; 4] = [Kind::Rule, Kind::Ruling, Kind::Conduct, Kind::Definition];

    /// The word for this kind in the register files.
    ///
    /// ```
    /// assert_eq!(partie_laws::Kind::Rule.name(), "rule");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Rule => "rule",
            Kind::Ruling => "ruling",
            Kind::Conduct => "conduct",
            Kind::Definition => "definition",
        }
    }

    /// Whether an article of this kind must have a test.
    ///
    /// ```
    /// use partie_laws::Kind;
    /// assert!(Kind::Ruling.needs_test() && !Kind::Conduct.needs_test());
    /// ```
    pub const fn needs_test(self) -> bool {
        matches!(self, Kind::Rule | Kind::Ruling)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One article as the register has it.
///
/// ```
/// use partie_laws::Article;
/// let entry = Article::fide("3.6").entry().unwrap();
/// assert_eq!(entry.number, "3.6");
/// assert!(entry.en.contains("knight") && entry.cs.contains("Jezdec"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, written as in [`Article`].
    pub number: &'static str,
    /// Who decides.
    pub kind: Kind,
    /// What it says, in our own words, in English.
    pub en: &'static str,
    /// What it says, in our own words, in Czech.
    pub cs: &'static str,
    /// The article of an earlier text that says the same, so that its tests are tests of this one, too.
    pub same_as: Option<Article>,
}

/// The articles of one text, in the order of the text.
///
/// ```
/// use partie_laws::{Register, Text};
/// let register = Register::of(Text::Fide2009);
/// assert_eq!(register.articles().next().unwrap().number, "P"); // the preface
/// ```
#[derive(Debug)]
pub struct Register {
    pub(crate) covers: Vec<&'static str>,
    pub(crate) entries: Vec<Entry>,
    /// Articles of earlier texts, and what takes their place here where no entry says the same.
    pub(crate) places: Vec<(Article, Article)>,
}

static FIDE_2009: LazyLock<Register> =
    LazyLock::new(|| embedded(Text::Fide2009, include_str!("../registers/fide-2009.txt")));
static FIDE_2014: LazyLock<Register> =
    LazyLock::new(|| embedded(Text::Fide2014, include_str!("../registers/fide-2014.txt")));
static FIDE_2018: LazyLock<Register> =
    LazyLock::new(|| embedded(Text::Fide2018, include_str!("../registers/fide-2018.txt")));
static FIDE_2023: LazyLock<Register> =
    LazyLock::new(|| embedded(Text::Fide2023, include_str!("../registers/fide-2023.txt")));
static CZECH_DRAUGHTS_2006: LazyLock<Register> =
    LazyLock::new(|| embedded(Text::CzechDraughts2006, include_str!("../registers/czech-draughts-2006.txt")));

/// The files are part of the program and a test parses them all, so a mistake in one never reaches a user.
fn embedded(text: Text, file: &'static str) -> Register {
    parse(text, file).unwrap_or_else(|error| panic!("registers/{}.txt:{error}", text.id()))
}

impl Register {
    /// The register of a text.
    ///
    /// ```
    /// use partie_laws::{Register, Text};
    /// assert!(Register::of(Text::Fide2014).find("9.6a").is_some());
    /// ```
    pub fn of(text: Text) -> &'static Register {
        match text {
            Text::Fide2009 => &FIDE_2009,
            Text::Fide2014 => &FIDE_2014,
            Text::Fide2018 => &FIDE_2018,
            Text::Fide2023 => &FIDE_2023,
            Text::CzechDraughts2006 => &CZECH_DRAUGHTS_2006,
        }
    }

    /// Every article, in the order of the text.
    ///
    /// ```
    /// use partie_laws::{Register, Text};
    /// let last = Register::of(Text::CzechDraughts2006).articles().last().unwrap();
    /// assert_eq!(last.number, "11.2");
    /// ```
    pub fn articles(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// The article with this number. Capitals, spaces, brackets and dots do not matter.
    ///
    /// ```
    /// use partie_laws::{Register, Text};
    /// let register = Register::of(Text::Fide2009);
    /// assert_eq!(register.find("3.8 B. (2) a.").unwrap().number, "3.8b(2)a");
    /// assert!(register.find("3.10").is_none());
    /// ```
    pub fn find(&self, number: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| number::same(entry.number, number))
    }

    /// Whether the register has this article or, when it is only a heading such as `3`, any article under it.
    ///
    /// ```
    /// use partie_laws::{Register, Text};
    /// let register = Register::of(Text::CzechDraughts2006);
    /// assert!(register.contains("6") && register.contains("6.1") && !register.contains("6.5"));
    /// ```
    pub fn contains(&self, number: &str) -> bool {
        self.entries.iter().any(|entry| number::within(entry.number, number))
    }

    /// Whether this part of the text is complete in the register, so that a number missing from it does not exist.
    ///
    /// ```
    /// use partie_laws::{Register, Text};
    /// let register = Register::of(Text::Fide2009);
    /// assert!(register.covers("3.10"));
    /// assert!(register.covers("C99"));
    /// ```
    pub fn covers(&self, number: &str) -> bool {
        self.covers.iter().any(|group| number::within(number, group))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_register_parses_and_is_written_with_care() {
        for text in Text::ALL {
            for entry in Register::of(text).articles() {
                for says in [entry.en, entry.cs] {
                    let place = format!("{} {}: {says}", text.id(), entry.number);
                    assert!(says.ends_with(['.', ')']), "no full stop: {place}");
                    assert!(says.chars().count() <= 400, "too long: {place}");
                    assert!(!says.contains("  ") && !says.contains('|'), "stray character: {place}");
                }
            }
        }
    }

    /// What is taken over from an earlier text must not name articles by numbers that are others here.
    #[test]
    fn paraphrases_name_articles_of_their_own_text() {
        for text in Text::ALL {
            let register = Register::of(text);
            for entry in register.articles() {
                for word in entry.en.split_whitespace().chain(entry.cs.split_whitespace()) {
                    let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
                    let is_number = word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.');
                    let place = format!("{} {} names {word}", text.id(), entry.number);
                    assert!(!is_number || register.contains(word) || is_misprint(word), "{place}");
                }
            }
        }
    }

    /// The rules of Czech draughts refer to an article that they do not have, and the register tells so.
    fn is_misprint(number: &str) -> bool {
        number == "2.6c"
    }

    #[test]
    fn what_a_register_covers_it_has() {
        for text in Text::ALL {
            let register = Register::of(text);
            for group in &register.covers {
                assert!(register.contains(group), "{} claims to cover {group}", text.id());
            }
        }
    }
}
