//! Events as they are told to people.

use std::borrow::Cow;

use partie_laws::{Article, Phrase, Said};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Event, Fact};
use crate::clock::Instant;
use crate::{Actor, Table, Why};

/// An event, to be put into words in any language.
///
/// ```
/// use partie_table::Event;
/// let event: Event = serde_json::from_str(r#"{"v":1,"at":5000,"by":"white","fact":"made","move":"e2-e4"}"#).unwrap();
/// let happened = event.happened(Some("e4"));
/// assert_eq!(happened.phrase.to_string(), "fact made e4");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Happened {
    /// When.
    pub at: Instant,
    /// Whose act brought it about.
    pub by: Actor,
    /// What.
    pub phrase: Phrase,
    /// What it was about, where that is a sentence of its own: a question, a penalty, a proof, a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Phrase>,
    /// By which article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<Article>,
    /// The reason, in the words of the one who gave it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Event {
    /// What has happened, with a move in the notation given.
    pub fn happened(&self, notation: Option<&str>) -> Happened {
        let fields = match serde_json::to_value(&self.fact) {
            Ok(Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let text = |name: &str| fields.get(name).and_then(Value::as_str).unwrap_or_default();
        let mut phrase = Phrase::new("fact").with("fact", Said::text(text("fact")));
        phrase.facts.extend(of_the_rules(&self.fact).map(|(name, said)| (name.into(), said)));
        phrase.facts.extend(notation.map(|notation| ("move".into(), Said::text(notation))));
        phrase.facts.extend(time_of(&fields));
        for (name, value) in fields.iter().filter(|(name, _)| !OWN_PLACE.contains(&name.as_str())) {
            let known = phrase.facts.iter().any(|(known, _)| known == name);
            phrase
                .facts
                .extend(told(value).filter(|_| !known).map(|told| (name.clone().into(), Said::Text(told))));
        }
        Happened {
            at: self.at,
            by: self.by,
            phrase: sentence(&self.fact).unwrap_or(phrase),
            about: about(&self.fact),
            article: self.fact.article(),
            note: text("note").to_owned(),
        }
    }
}

/// Everything in a log, from the opening on, with moves in notation. What does not follow from the log before it ends the list.
///
/// ```
/// use partie_table::{everything_in, script};
/// let parties = script::check("partie: one move\nwhite moves Nf3\n").unwrap();
/// let told = everything_in(&parties[0].log);
/// assert_eq!(told[2].phrase.to_string(), "fact made Nf3");
/// ```
pub fn everything_in(log: &[Event]) -> Vec<Happened> {
    let Some((opened, rest)) = log.split_first() else { return Vec::new() };
    let mut happened = vec![opened.happened(None)];
    let Ok(mut table) = Table::replay([opened]) else { return happened };
    for event in rest {
        let notation = match &event.fact {
            Fact::Made { mv, .. } => Some(table.notation(mv)),
            _ => None,
        };
        happened.push(event.happened(notation.as_deref()));
        if table.try_apply(event).is_err() {
            break;
        }
    }
    happened
}

/// What is not told in the sentence, but beside it.
const OWN_PLACE: [&str; 2] = ["article", "note"];

/// A length or a moment of time, and whether time is taken.
fn time_of(fields: &serde_json::Map<String, Value>) -> Vec<(Cow<'static, str>, Said)> {
    let Some(ms) = ["ms", "fell_at"].into_iter().find_map(|name| fields.get(name)?.as_i64()) else {
        return Vec::new();
    };
    vec![("time".into(), Said::Text(clock_time(ms.abs()))), ("less".into(), Said::text(&(ms < 0)))]
}

/// `1:29:57` or `4:05`.
pub(super) fn clock_time(ms: i64) -> String {
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// What the rules have a word for.
fn of_the_rules(fact: &Fact) -> Option<(&'static str, Said)> {
    Some(match fact {
        Fact::Noticed { what, .. } | Fact::NoticeRejected { what, .. } => ("what", Said::word(what.word())),
        Fact::Put { kind, .. } => ("kind", Said::word(kind.word())),
        Fact::Reported { incident } => ("incident", Said::word(incident.incident.word())),
        Fact::Recorded { entry: None, .. } => ("entry", Said::text("all")),
        _ => return None,
    })
}

/// What the rules have a whole sentence for.
fn sentence(fact: &Fact) -> Option<Phrase> {
    match fact {
        Fact::Ended { outcome } => Some(Why::GameOver(*outcome).phrase()),
        Fact::Referred { question, .. } => Some(question.phrase()),
        _ => None,
    }
}

/// What the rules say of it in a second sentence.
fn about(fact: &Fact) -> Option<Phrase> {
    match fact {
        Fact::Proved { proof, .. } => Some(proof.phrase()),
        Fact::Penalised { given, .. } => Some(given.penalty.phrase()),
        Fact::ResultChanged { outcome, .. } => Some(Why::GameOver(*outcome).phrase()),
        _ => None,
    }
}

/// A value as text: lists with spaces, a choice by its name. What has parts of its own is nothing for a sentence.
fn told(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Array(items) => {
            items.iter().map(told).collect::<Option<Vec<_>>>().map(|items| items.join(" "))
        }
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
        Value::Object(fields) if fields.len() == 1 => fields.keys().next().cloned(),
        Value::Object(_) | Value::Null => None,
    }
}
