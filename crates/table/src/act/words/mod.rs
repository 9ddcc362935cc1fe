//! Acts in words, for scripts and for the terminal: one reader for both.
//!
//! What can be said is in the [catalogue](super::catalogue); `pattern.rs` tells how it is written there.

mod fit;
mod incident;
mod pattern;
mod person;
mod value;

use std::fmt;
use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::catalogue::{FieldKind, Row, rows};
use super::{Act, ActKind};
use crate::{Move, Piece, Square};
use fit::{Filled, Fitting, Misfit};
use pattern::Sentence;
pub use person::read_actor;

/// Who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// A script tells what somebody does: `claims repetition`.
    Script,
    /// Somebody types what to do, in English or Czech: `claim repetition`, `reklamovat opakování`.
    Typed,
}

/// A language in which acts are said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    English,
    /// Czech.
    Czech,
}

/// What words are about: the board and the envelopes that belong to it.
pub trait Surroundings {
    /// The move that a text means.
    ///
    /// # Errors
    /// Why it means none, in words.
    fn read_move(&self, text: &str) -> Result<Move, String>;

    /// What stands on a square.
    fn piece_at(&self, square: Square) -> Option<Piece>;

    /// Draughts has other pieces.
    fn is_draughts(&self) -> bool;

    /// Seals a written move, see [`seal()`](crate::seal()).
    fn seal(&self, written: &str) -> String;

    /// The secret of an envelope that is opened without one being named.
    fn secret(&self) -> String;
}

/// What should have stood in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// These words.
    Words(String),
    /// Something of this kind.
    Field(FieldKind),
    /// Nothing more.
    Nothing,
}

/// Why words are not an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAnAct {
    /// No act begins like this.
    Unknown {
        /// The words.
        words: String,
    },
    /// They begin like this act, and then something is wrong.
    Misfit {
        /// The act that they come nearest to.
        kind: ActKind,
        /// The words from the wrong place on.
        words: String,
        /// What should stand there.
        expected: Expected,
        /// More about what is wrong with it.
        why: Option<String>,
    },
}

impl fmt::Display for NotAnAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAnAct::Unknown { words } => write!(f, "`{words}` is not understood"),
            NotAnAct::Misfit { kind, words, expected, why } => {
                write!(f, "`{words}` is not understood: expected ")?;
                match expected {
                    Expected::Words(words) => write!(f, "`{words}`")?,
                    Expected::Field(field) => write!(f, "{field:?}")?,
                    Expected::Nothing => f.write_str("nothing more")?,
                }
                why.iter().try_for_each(|why| write!(f, ": {why}"))?;
                write!(f, "; as in `{}`", kind.row().script_example())
            }
        }
    }
}

impl std::error::Error for NotAnAct {}

/// Every way to say an act.
struct Sayings {
    row: &'static Row,
    script: Vec<Sentence>,
    typed: Vec<Sentence>,
}

static SAYINGS: LazyLock<Vec<Sayings>> = LazyLock::new(|| {
    rows().iter().map(|row| Sayings { row, script: row.said_in_scripts(), typed: row.said_by_people() }).collect()
});

impl Row {
    fn said_in_scripts(&'static self) -> Vec<Sentence> {
        let patterns = self.english.iter().chain(self.script);
        patterns.flat_map(|pattern| pattern::sentences(&pattern::third_person(pattern), self)).collect()
    }

    fn said_by_people(&'static self) -> Vec<Sentence> {
        let orders = self.english.iter().chain(self.czech).chain(self.short);
        let told = self.english.iter().map(|pattern| pattern::third_person(pattern));
        let patterns = orders.map(|pattern| pattern::as_order(pattern)).chain(told);
        patterns.flat_map(|pattern| pattern::sentences(&pattern, self)).collect()
    }

    /// How the act is said in a language, the usual way first, each as an example with all that can be said.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// use partie_table::words::Tongue;
    /// let row = ActKind::AddTime.row();
    /// assert_eq!(row.examples(Tongue::English), ["give white 2 minutes by FIDE 13.5 because of noise"]);
    /// assert_eq!(row.examples(Tongue::Czech), ["přidat bílému 2 minuty podle FIDE 13.5 protože ho rušil hluk"]);
    /// ```
    pub fn examples(&'static self, tongue: Tongue) -> Vec<String> {
        let patterns = match tongue {
            Tongue::English => self.english,
            Tongue::Czech => self.czech,
        };
        patterns.iter().map(|pattern| example(&pattern::as_order(pattern), self)).collect()
    }

    /// How a script says it, as an example.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// assert_eq!(ActKind::PressClock.row().script_example(), "presses the clock");
    /// ```
    pub fn script_example(&'static self) -> String {
        self.english.first().map(|pattern| example(&pattern::third_person(pattern), self)).unwrap_or_default()
    }
}

fn example(pattern: &str, row: &'static Row) -> String {
    pattern::sentences(pattern, row).first().map(|sentence| pattern::example(sentence)).unwrap_or_default()
}

/// The acts that the words mean: one, but for several moves that are written down at once.
///
/// # Errors
/// Where they stop being an act, and what was expected there.
pub fn read_acts(words: &str, speech: Speech, surroundings: &dyn Surroundings) -> Result<Vec<Act>, NotAnAct> {
    each_entry(words.trim()).iter().map(|words| read_act(words, speech, surroundings)).collect()
}

fn read_act(words: &str, speech: Speech, surroundings: &dyn Surroundings) -> Result<Act, NotAnAct> {
    let fitting = Fitting { words, surroundings };
    let mut nearest: Option<(ActKind, Misfit)> = None;
    for sayings in SAYINGS.iter() {
        let sentences = match speech {
            Speech::Script => &sayings.script,
            Speech::Typed => &sayings.typed,
        };
        for sentence in sentences {
            match fitting.fit(sentence).and_then(|filled| build(sayings.row, filled, surroundings)) {
                Ok(act) => return Ok(act),
                Err(misfit) => {
                    if misfit.at > nearest.as_ref().map_or(0, |(_, other)| other.at) {
                        nearest = Some((sayings.row.kind, misfit));
                    }
                }
            }
        }
    }
    Err(match nearest {
        None => NotAnAct::Unknown { words: words.to_owned() },
        Some((kind, Misfit { at, expected, why })) => {
            NotAnAct::Misfit { kind, words: words[at..].trim().to_owned(), expected, why }
        }
    })
}

/// `writes e4 e5 (=)` is an act for each move.
fn each_entry(words: &str) -> Vec<String> {
    const VERBS: [&str; 3] = ["writes ", "write ", "zapsat "];
    let written = VERBS.into_iter().find_map(|verb| Some(words.split_at(fit::match_words(words, verb).ok()?)));
    let Some((verb, entries)) = written.filter(|(_, entries)| !entries.starts_with('"')) else {
        return vec![words.to_owned()];
    };
    let mut acts: Vec<String> = Vec::new();
    for word in entries.split_whitespace().filter(|word| !word.ends_with('.')) {
        match acts.last_mut() {
            Some(last) if word == "(=)" => last.push_str(" (=)"),
            _ => acts.push(format!("{verb}{word}")),
        }
    }
    acts
}

/// The act with what was filled in. What the words leave out is an empty note.
fn build(row: &Row, filled: Filled, surroundings: &dyn Surroundings) -> Result<Act, Misfit> {
    let mut act = row.template();
    for field in row.fields.iter().filter(|field| field.required) {
        let said = || filled.iter().any(|(other, _)| other.name == field.name);
        match field.kind {
            FieldKind::Note if !said() => put(&mut act, field.path(), Value::String(String::new())),
            FieldKind::Secret if !said() => put(&mut act, field.path(), Value::String(surroundings.secret())),
            _ => {}
        }
    }
    for (field, value) in filled {
        put(&mut act, field.path(), value);
    }
    let misfit = |error: serde_json::Error| Misfit { at: 1, expected: Expected::Nothing, why: Some(error.to_string()) };
    serde_json::from_value(act).map_err(misfit)
}

impl Row {
    /// The JSON that the fields are put into.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// assert_eq!(ActKind::Resign.row().template().to_string(), r#"{"act":"resign"}"#);
    /// ```
    pub fn template(&self) -> Value {
        let name = || Value::String(self.kind.name().to_owned());
        let written = self.template.parse().ok();
        written.unwrap_or_else(|| Value::Object(Map::from_iter([("act".to_owned(), name())])))
    }
}

fn put<'a>(act: &mut Value, path: impl Iterator<Item = &'a str>, value: Value) {
    let place = path.fold(act, |place, name| &mut place[name]);
    *place = value;
}
