//! How acts are typed.

use partie_table::ActKind;
use partie_table::catalogue::{Row, Topic, rows};
use partie_table::words::Tongue;

use crate::text::language::Language;
use crate::text::texts::Texts;

fn tongue(texts: &Texts) -> Tongue {
    match texts.language() {
        Language::English => Tongue::English,
        Language::Czech => Tongue::Czech,
    }
}

/// An example of the act in the language of the terminal, whatever the language of the sentence that fits best.
pub(super) fn example(act: ActKind, nearest: &str, draughts: bool, texts: &Texts) -> String {
    let own = act.row().examples(tongue(texts), draughts);
    let is_own = tongue(texts) == Tongue::English || own.iter().any(|one| one == nearest);
    own.into_iter().next().filter(|_| !is_own).unwrap_or_else(|| nearest.to_owned())
}

/// How an act is typed, as short as possible.
pub(super) fn shortest(act: ActKind, draughts: bool, texts: &Texts) -> String {
    act.row().shortest_example(tongue(texts), draughts)
}

/// How the acts are typed that a word is about: `help clock`. All of them for `help acts`.
pub(super) fn about(word: &str, draughts: bool, texts: &Texts) -> Vec<String> {
    let word = word.to_lowercase();
    if ["acts", "úkony"].contains(&word.as_str()) {
        return Topic::ALL.iter().flat_map(|topic| of_topic(*topic, draughts, texts)).collect();
    }
    let found = rows().iter().filter(|row| is_about(row, &word));
    let lines: Vec<String> = found.flat_map(|row| of_act(row, draughts, texts)).collect();
    if lines.is_empty() { vec![texts.tell("play-help-nothing", [("word", word.into())])] } else { lines }
}

/// Whether the word is in its name, or where it is said before anything is filled in.
fn is_about(row: &Row, word: &str) -> bool {
    let said = [row.english, row.czech, row.short].concat();
    let begins = |pattern: &&str| pattern.split(['{', '[']).next().is_some_and(|start| start.contains(word));
    row.kind.name().contains(word) || said.iter().any(begins)
}

/// One line for each act.
fn of_topic(topic: Topic, draughts: bool, texts: &Texts) -> Vec<String> {
    let title = texts.tell("play-help-topic", [("topic", texts.word(topic.word()).into())]);
    let of_topic = rows().iter().filter(|row| row.topic == topic);
    let acts = of_topic.map(|row| format!("  {}", shortest(row.kind, draughts, texts)));
    [title].into_iter().chain(acts).collect()
}

/// What it is, and every way to type it.
fn of_act(row: &'static Row, draughts: bool, texts: &Texts) -> Vec<String> {
    let title = texts.tell("play-help-topic", [("topic", texts.word(row.kind.word()).into())]);
    let examples = row.examples(tongue(texts), draughts).into_iter().map(|example| format!("  {example}"));
    [title].into_iter().chain(examples).collect()
}
