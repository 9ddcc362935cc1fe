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
use crate::{Language, MarkedMove, Piece, Square};
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
    /// The move that a text means, with the signs behind it.
    ///
    /// # Errors
    /// Why it means none, in words.
    fn read_move(&self, text: &str) -> Result<MarkedMove, String>;

    /// What stands on a square.
    fn piece_at(&self, square: Square) -> Option<Piece>;

    /// Draughts has other pieces.
    fn is_draughts(&self) -> bool;

    /// Seals a written move, see [`seal()`](crate::seal()).
    ///
    /// # Errors
    /// Why it cannot be sealed, in words.
    fn seal(&self, written: &str) -> Result<String, String>;

    /// The secret of an envelope that is opened without one being named.
    fn secret(&self) -> String;

    /// The language in which people write here who do not name one.
    fn language(&self) -> Option<Language>;
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
        /// The same said rightly.
        example: String,
    },
}

impl fmt::Display for NotAnAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAnAct::Unknown { words } => write!(f, "`{words}` is not understood"),
            NotAnAct::Misfit { why: Some(why), .. } => f.write_str(why),
            NotAnAct::Misfit { words, expected, why: None, example, .. } => {
                write!(f, "`{words}` is not understood: expected ")?;
                match expected {
                    Expected::Words(words) => write!(f, "`{words}`")?,
                    Expected::Field(field) => write!(f, "{field}")?,
                    Expected::Nothing => f.write_str("nothing more")?,
                }
                write!(f, "; as in `{example}`")
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
    rows()
        .iter()
        .map(|row| Sayings { row, script: row.said_in_scripts(), typed: row.said_by_people() })
        .collect()
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
    /// assert_eq!(row.examples(Tongue::English, false), ["give white 2 minutes by FIDE 13.5 because of noise"]);
    /// let czech = ["přidat bílému 2 minuty podle FIDE 13.5, protože ho rušil hluk"];
    /// assert_eq!(row.examples(Tongue::Czech, false), czech);
    /// ```
    pub fn examples(&'static self, tongue: Tongue, draughts: bool) -> Vec<String> {
        let longest = |pattern: &&str| Some(pattern::example(self.sentences(pattern).first()?, draughts));
        self.patterns(tongue).iter().filter_map(longest).collect()
    }

    /// The shortest way to say all that the act needs.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// use partie_table::words::Tongue;
    /// let row = ActKind::ClaimRepetition.row();
    /// assert_eq!(row.shortest_example(Tongue::English, false), "claim repetition");
    /// ```
    pub fn shortest_example(&'static self, tongue: Tongue, draughts: bool) -> String {
        let sentences =
            self.patterns(tongue).first().map(|pattern| self.sentences(pattern)).unwrap_or_default();
        let complete = sentences.iter().rev().find(|sentence| pattern::is_complete(sentence, self));
        complete.map(|sentence| pattern::example(sentence, draughts)).unwrap_or_default()
    }

    fn patterns(&self, tongue: Tongue) -> &'static [&'static str] {
        match tongue {
            Tongue::English => self.english,
            Tongue::Czech => self.czech,
        }
    }

    fn sentences(&'static self, pattern: &str) -> Vec<Sentence> {
        pattern::sentences(&pattern::as_order(pattern), self)
    }
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
    let mut nearest: Option<(ActKind, &Sentence, Misfit)> = None;
    for sayings in SAYINGS.iter() {
        let sentences = match speech {
            Speech::Script => &sayings.script,
            Speech::Typed => &sayings.typed,
        };
        for sentence in sentences {
            match fitting.fit(sentence).and_then(|filled| build(sayings.row, filled, surroundings)) {
                Ok(act) => return Ok(act),
                Err(misfit) => {
                    if misfit.is_nearer_than(nearest.as_ref().map(|(_, _, other)| other)) {
                        nearest = Some((sayings.row.kind, sentence, misfit));
                    }
                }
            }
        }
    }
    Err(match nearest {
        None => NotAnAct::Unknown { words: words.to_owned() },
        Some((kind, sentence, Misfit { at, expected, why })) => {
            let example = pattern::example(sentence, surroundings.is_draughts());
            let words = words[at..].trim().to_owned();
            NotAnAct::Misfit { kind, words, expected, why, example }
        }
    })
}

/// `writes e4 e5 (=)` is an act for each move.
fn each_entry(words: &str) -> Vec<String> {
    const VERBS: [&str; 3] = ["writes ", "write ", "zapsat "];
    let written =
        VERBS.into_iter().find_map(|verb| Some(words.split_at(fit::match_words(words, verb).ok()?)));
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
    for field in row.fields.iter().filter(|field| field.kind == FieldKind::Language) {
        if let Some(language) = surroundings.language() {
            put(&mut act, field.path(), Value::String(language.to_string()));
        }
    }
    for (field, value) in filled {
        put(&mut act, field.path(), value);
    }
    let misfit = |error: serde_json::Error| Misfit {
        at: 1,
        expected: Expected::Nothing,
        why: Some(error.to_string()),
    };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, Kind, Penalty, Ruling, Score, seal};

    /// The pieces of a game of chess before the first move.
    struct Start;

    impl Surroundings for Start {
        fn read_move(&self, text: &str) -> Result<MarkedMove, String> {
            let knight = ["Nf3", "Jf3"].contains(&text).then_some("g1-f3");
            knight.unwrap_or(text).parse().map_err(|_| format!("{text} is no move"))
        }

        fn piece_at(&self, square: Square) -> Option<Piece> {
            (square.to_string() == "e1").then_some(Piece { colour: Colour::White, kind: Kind::King })
        }

        fn is_draughts(&self) -> bool {
            false
        }

        fn seal(&self, written: &str) -> Result<String, String> {
            Ok(seal(written, "secret"))
        }

        fn secret(&self) -> String {
            "secret".to_owned()
        }

        fn language(&self) -> Option<Language> {
            Some("cs".parse().expect("Czech has letters"))
        }
    }

    fn read(words: &str, speech: Speech) -> Result<Act, NotAnAct> {
        read_act(words, speech, &Start)
    }

    #[test]
    fn every_act_is_understood_however_it_is_said() {
        for sayings in SAYINGS.iter() {
            let kind = sayings.row.kind;
            for (speech, sentences) in [(Speech::Script, &sayings.script), (Speech::Typed, &sayings.typed)] {
                for sentence in sentences {
                    let words = pattern::example(sentence, false);
                    let understood = read(&words, speech).map(|act| act.kind());
                    assert_eq!(understood, Ok(kind), "{words}");
                }
            }
            assert!(
                !sayings.row.english.is_empty() && !sayings.row.czech.is_empty(),
                "{kind} cannot be said"
            );
        }
    }

    #[test]
    fn a_pattern_names_only_fields_of_its_row() {
        let slots = |sentence: &Sentence| {
            sentence.iter().filter(|part| matches!(part, pattern::Part::Slot { .. })).count()
        };
        for row in rows() {
            for pattern in [row.english, row.czech, row.short, row.script].concat() {
                let names = pattern.split('{').skip(1).filter_map(|rest| rest.split([':', '=', '}']).next());
                for name in names.filter(|name| *name != "_") {
                    assert!(row.fields.iter().any(|field| field.name == name), "{}: {name}", row.kind);
                }
            }
        }
        assert_eq!(slots(&ActKind::Sign.row().said_in_scripts()[0]), 2);
    }

    #[test]
    fn capitals_accents_spaces_and_commas_make_no_difference() {
        for words in ["Nabídnout remízu", "nabidnout remizu", "OFFER  a draw"] {
            assert_eq!(read(words, Speech::Typed), Ok(Act::Offer), "{words}");
        }
        let stop = Act::StopClocks { note: "zhaslo".to_owned() };
        for words in ["zastavit hodiny, protože zhaslo", "zastavit hodiny protože zhaslo"] {
            assert_eq!(read(words, Speech::Typed), Ok(stop.clone()), "{words}");
        }
    }

    #[test]
    fn both_languages_mean_the_same() {
        let pairs = [
            ("rule play on by FIDE 9.1a because x", "rozhodnout hrát dál podle FIDE 9.1a protože x"),
            ("report wrong hand of black's assistant", "ohlásit druhou ruku u asistenta černého"),
            (
                "penalise white with 2 minutes less by FIDE 12.6",
                "potrestat bílého o 2 minuty méně podle FIDE 12.6",
            ),
            (
                "penalise black with at most 1/2 and loss for 1/2 by FIDE 12.6",
                "potrestat černého nejvýše 1/2 a prohrou za 1/2 podle FIDE 12.6",
            ),
            (
                "penalise white with 2 rounds out by FIDE 12.6",
                "potrestat bílého vyřazením na 2 kola podle FIDE 12.6",
            ),
            ("start the game without the players", "zahájit partii bez obou hráčů"),
            ("displace e1-e3 f2-off", "posunout e1-e3 f2-pryč"),
            ("give black -30 seconds by FIDE 13.4", "přidat černému -30 sekund podle FIDE 13.4"),
        ];
        for (english, czech) in pairs {
            let act = read(english, Speech::Typed);
            assert!(act.is_ok(), "{english}: {act:?}");
            assert_eq!(act, read(czech, Speech::Typed), "{czech}");
        }
    }

    #[test]
    fn words_say_what_is_filled_in() {
        let words = "penalises white with a warning and at least 1 by FIDE 12.6 because he hums";
        let Ok(Act::Penalise { penalties, note, .. }) = read(words, Speech::Script) else {
            panic!("{words}")
        };
        assert_eq!(penalties, [Penalty::Warning, Penalty::MorePoints { at_least: Score::Win }]);
        assert_eq!(note, "he hums");
        let upheld = read("uphold white's appeal because x", Speech::Typed);
        let ruling = Some(Ruling::PlayOn);
        assert_eq!(upheld, Ok(Act::DecideAppeal { of: Colour::White, ruling, note: "x".to_owned() }));
    }

    #[test]
    fn an_error_says_where_and_what_was_expected() {
        let rows = [
            (
                "gives green 2 minutes by FIDE 13.5",
                "`green 2 minutes by FIDE 13.5` is not understood: expected colour; as in \
                `gives white 2 minutes by FIDE 13.5 because of noise`",
            ),
            (
                "gives white 2 minutes",
                "`` is not understood: expected `by`; as in `gives white 2 minutes by FIDE 13.5 because of noise`",
            ),
            ("resigns now", "`now` is not understood: expected nothing more; as in `resigns`"),
            ("sneezes", "`sneezes` is not understood"),
        ];
        for (words, error) in rows {
            assert_eq!(read(words, Speech::Script).unwrap_err().to_string(), error);
        }
    }

    #[test]
    fn words_that_are_cut_short_or_run_on_are_an_error_and_never_a_panic() {
        for words in rows().iter().flat_map(|row| row.examples(Tongue::Czech, false)) {
            for (index, (at, _)) in words.char_indices().enumerate() {
                let end = ["", " ", "ž", "-", " 9999999999 ", "{"][index % 6];
                _ = read(&format!("{}{end}", &words[..at]), Speech::Typed);
            }
        }
    }

    #[test]
    fn several_moves_are_written_at_once() {
        let acts = read_acts("write 1. e4 e5 (=)", Speech::Typed, &Start).unwrap();
        let entry = |text: &str| Act::Record { entry: Some(text.to_owned()), line: None };
        assert_eq!(acts, [entry("e4"), entry("e5 (=)")]);
    }
}
