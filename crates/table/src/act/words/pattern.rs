//! How an act is said, as a pattern: an example in which the names of the fields stand.
//!
//! `give {to:white} {ms:2 minutes} by {article:FIDE 13.5}[ because {note:of noise}]`: a field and an example of it stand in braces,
//! what may be left out in brackets. `{offer=true}` fills in a field without a word of its own. `{_:black}` is the name of
//! a player that goes without saying. The first word is a verb; so is a later one before a `*`.

use serde_json::Value;

use super::super::catalogue::{Field, FieldKind, Row};

/// A piece of a pattern.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// These words.
    Words(String),
    /// Something that is filled in, with an example. Without a field it is a colour that says nothing new.
    Slot { field: Option<&'static Field>, example: String },
    /// What goes without saying.
    Given { field: &'static Field, value: Value },
}

/// A way to say an act, with all that can be left out or without some of it.
pub(super) type Sentence = Vec<Part>;

/// Every sentence of a pattern, the longest first.
pub(super) fn sentences(pattern: &str, row: &'static Row) -> Vec<Sentence> {
    without_options(pattern).iter().map(|text| parts(text, row)).collect()
}

/// A pattern without brackets for each way to leave something out.
fn without_options(pattern: &str) -> Vec<String> {
    let Some((before, rest)) = pattern.split_once('[') else { return vec![pattern.to_owned()] };
    let (inside, after) = rest.split_once(']').unwrap_or((rest, ""));
    let after = without_options(after);
    let with = after.iter().map(|after| format!("{before}{inside}{after}"));
    let without = after.iter().map(|after| format!("{before}{after}"));
    with.chain(without).collect()
}

fn parts(text: &str, row: &'static Row) -> Sentence {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((words, after)) = rest.split_once('{') {
        if !words.is_empty() {
            parts.push(Part::Words(words.to_owned()));
        }
        let (inside, after) = after.split_once('}').unwrap_or((after, ""));
        parts.push(filled_in(inside, row));
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(Part::Words(rest.to_owned()));
    }
    parts
}

/// `to:white`, `offer=true`
fn filled_in(inside: &str, row: &'static Row) -> Part {
    let field = |name: &str| row.fields.iter().find(|field| field.name == name);
    if let Some((name, value)) = inside.split_once('=')
        && let Some(field) = field(name)
    {
        let value = value.parse().unwrap_or_else(|_| Value::String(value.to_owned()));
        return Part::Given { field, value };
    }
    let (name, example) = inside.split_once(':').unwrap_or((inside, ""));
    Part::Slot { field: field(name), example: example.to_owned() }
}

/// The sentence as people would say it.
pub(super) fn example(sentence: &[Part], draughts: bool) -> String {
    let said = |part: &Part| match part {
        Part::Words(words) => words.clone(),
        Part::Slot { field: Some(field), example } if draughts => {
            in_draughts(field.kind).map_or_else(|| example.clone(), str::to_owned)
        }
        Part::Slot { example, .. } => example.clone(),
        Part::Given { .. } => String::new(),
    };
    sentence.iter().map(said).collect()
}

/// Patterns have the moves and pieces of chess.
const fn in_draughts(kind: FieldKind) -> Option<&'static str> {
    match kind {
        FieldKind::Move
        | FieldKind::Path
        | FieldKind::Written
        | FieldKind::Commitment
        | FieldKind::Changes => Some("c3-d4"),
        FieldKind::Square | FieldKind::Squares => Some("c3"),
        FieldKind::Article => Some("ČUD 5.4"),
        _ => None,
    }
}

/// Whether the sentence fills in all that the act needs.
pub(super) fn is_complete(sentence: &[Part], row: &Row) -> bool {
    let fills_in = |name: &str| {
        sentence.iter().any(|part| match part {
            Part::Slot { field: Some(field), .. } | Part::Given { field, .. } => field.name == name,
            _ => false,
        })
    };
    row.fields.iter().filter(|field| field.required).all(|field| fills_in(field.name))
}

/// The pattern as an order: `move {move:Nf3}[ and offer a draw]`.
pub(super) fn as_order(pattern: &str) -> String {
    pattern.replace('*', "")
}

/// The pattern as a script says it: `moves {move:Nf3}[ and offers a draw]`.
pub(super) fn third_person(pattern: &str) -> String {
    let (verb, rest) = pattern.split_at(pattern.find([' ', '{', '[']).unwrap_or(pattern.len()));
    let mut said = with_s(verb);
    let mut pieces = rest.split('*').peekable();
    while let Some(piece) = pieces.next() {
        let verb =
            if pieces.peek().is_some() { piece.rfind(' ').map_or(0, |space| space + 1) } else { piece.len() };
        said.push_str(&piece[..verb]);
        if verb < piece.len() {
            said.push_str(&with_s(&piece[verb..]));
        }
    }
    said
}

/// `claims`, `presses`, `goes`
fn with_s(verb: &str) -> String {
    let hisses = ["s", "sh", "ch", "x", "z", "o"].iter().any(|end| verb.ends_with(end));
    format!("{verb}{}", if hisses { "es" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ActKind;

    #[test]
    fn verbs_get_an_s() {
        assert_eq!(third_person("press the clock"), "presses the clock");
        assert_eq!(
            third_person("move {move:Nf3}[ and offer* a draw]"),
            "moves {move:Nf3}[ and offers a draw]"
        );
        assert_eq!(third_person("resign"), "resigns");
    }

    #[test]
    fn what_may_be_left_out_is_left_out() {
        let row = ActKind::Report.row();
        let said: Vec<String> =
            sentences("report {incident:late}[ of {who:white}][ because {note:it rained}]", row)
                .iter()
                .map(|sentence| example(sentence, false))
                .collect();
        assert_eq!(
            said,
            [
                "report late of white because it rained",
                "report late of white",
                "report late because it rained",
                "report late"
            ]
        );
    }
}
