//! How acts are typed.

use partie_table::ActKind;
use partie_table::catalogue::{Row, Topic, rows};
use partie_table::words::Tongue;

use crate::language::Language;
use crate::texts::Texts;

fn tongue(texts: &Texts) -> Tongue {
    match texts.language() {
        Language::English => Tongue::English,
        Language::Czech => Tongue::Czech,
    }
}

/// How an act is typed, as an example.
pub(super) fn example(act: ActKind, texts: &Texts) -> String {
    act.row().examples(tongue(texts)).into_iter().next().unwrap_or_default()
}

/// How the acts are typed that a word is about: `help clock`. All of them for `help acts`.
pub(super) fn about(word: &str, texts: &Texts) -> Vec<String> {
    let word = word.to_lowercase();
    if ["acts", "úkony"].contains(&word.as_str()) {
        return Topic::ALL.iter().flat_map(|topic| of_topic(*topic, texts)).collect();
    }
    let found: Vec<String> =
        rows().iter().filter(|row| is_about(row, &word)).flat_map(|row| of_act(row, texts)).collect();
    if found.is_empty() { vec![texts.tell("play-help-nothing", [("word", word.into())])] } else { found }
}

fn is_about(row: &Row, word: &str) -> bool {
    let said = [row.english, row.czech, row.short].concat();
    row.kind.name().contains(word)
        || said.iter().any(|pattern| pattern.split(['{', '[']).next().unwrap_or_default().contains(word))
}

/// One line for each act.
fn of_topic(topic: Topic, texts: &Texts) -> Vec<String> {
    let title = texts.tell("play-help-topic", [("topic", texts.word(topic.word()).into())]);
    let acts =
        rows().iter().filter(|row| row.topic == topic).map(|row| format!("  {}", example(row.kind, texts)));
    [title].into_iter().chain(acts).collect()
}

/// What it is, and every way to type it.
fn of_act(row: &'static Row, texts: &Texts) -> Vec<String> {
    let title = texts.tell("play-help-topic", [("topic", texts.word(row.kind.word()).into())]);
    let examples = row.examples(tongue(texts)).into_iter().map(|example| format!("  {example}"));
    [title].into_iter().chain(examples).collect()
}
