//! What happens at a table, and why something may not.
//!
//! Events are told by the names that they have in JSON, so that one that is new here is at least named.

use partie_table::{Actor, Event, Fact, Outcome, Refused};
use serde_json::Value;

use crate::text::texts::Texts;

/// Who it is.
pub(crate) fn table_actor(actor: Actor, texts: &Texts) -> String {
    texts.word(actor.word())
}

/// `1-0, checkmate (FIDE 5.1a)`
pub(crate) fn table_outcome(outcome: &Outcome, texts: &Texts) -> String {
    let reason = texts.word(outcome.reason.word());
    format!("{}, {reason} ({})", outcome.written(), outcome.article)
}

/// That the game is over, and how.
pub(crate) fn table_over(outcome: &Outcome, texts: &Texts) -> String {
    format!("{} ({})", texts.phrase(&partie_table::Why::GameOver(*outcome).phrase()), outcome.article)
}

/// What has happened, with its article if it has one. A move is told in the notation given.
pub(crate) fn table_event(event: &Event, notation: Option<&str>, texts: &Texts) -> String {
    if let Fact::Ended { outcome } = &event.fact {
        return table_outcome(outcome, texts);
    }
    let Ok(Value::Object(fields)) = serde_json::to_value(event) else { return String::new() };
    let mut facts: Vec<(String, String)> =
        fields.iter().map(|(name, value)| (name.clone(), told(value))).collect();
    let mut set = |name: &str, said: String| {
        facts.retain(|(known, _)| known != name);
        facts.push((name.to_owned(), said));
    };
    if let Some(notation) = notation {
        set("move", notation.to_owned());
    }
    if let Some(ms) = ["ms", "fell_at"].into_iter().find_map(|name| fields.get(name)?.as_i64()) {
        set("time", table_time(ms.abs()));
        set("less", (ms < 0).to_string());
    }
    if matches!(event.fact, Fact::Recorded { entry: None, .. }) {
        set("entry", "all".to_owned());
    }
    if let Some((name, said)) = of_the_rules(&event.fact, texts) {
        set(name, said);
    }
    let text =
        texts.tell("table-fact", facts.iter().map(|(name, said)| (name.as_str(), said.as_str().into())));
    let note = fields.get("note").and_then(Value::as_str).filter(|note| !note.is_empty());
    let text = note.map_or_else(|| text.clone(), |note| format!("{text}: {note}"));
    match fields.get("article").and_then(Value::as_str) {
        Some(article) => format!("{text} ({article})"),
        None => text,
    }
}

/// What the rules have words for: the name of the fact in the text, and the words.
fn of_the_rules(fact: &Fact, texts: &Texts) -> Option<(&'static str, String)> {
    Some(match fact {
        Fact::Noticed { what, .. } | Fact::NoticeRejected { what, .. } => ("what", texts.word(what.word())),
        Fact::Put { kind, .. } => ("kind", texts.word_as_object(kind.word())),
        Fact::Proved { proof, .. } => ("proof", texts.phrase(&proof.phrase())),
        Fact::Referred { question, .. } => ("question", texts.phrase(&question.phrase())),
        Fact::Reported { incident } => ("incident", texts.word(incident.incident.word())),
        Fact::Penalised { given, .. } => ("penalty", texts.phrase(&given.penalty.phrase())),
        Fact::ResultChanged { outcome, .. } => ("outcome", table_outcome(outcome, texts)),
        _ => return None,
    })
}

/// A value of an event: text as it is, lists with spaces, anything else by its name.
fn told(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(told).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// `1:29:57` or `4:05`.
pub(crate) fn table_time(ms: i64) -> String {
    let (sign, ms) = if ms < 0 { ("-", -ms) } else { ("", ms) };
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    if hours > 0 {
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{sign}{minutes}:{seconds:02}")
    }
}

/// Why an act is not allowed and what would be, the moves in the notation given.
pub(crate) fn table_refusal(refusal: &Refused, moves: &[String], texts: &Texts) -> String {
    let text = format!("{} ({})", texts.phrase(&refusal.phrase), refusal.article);
    let acts: Vec<String> = refusal.acts.iter().map(|act| texts.word(act.word())).collect();
    let allowed = if moves.is_empty() { acts.join(", ") } else { moves.join(" ") };
    if allowed.is_empty() {
        return text;
    }
    texts.tell("table-refused", [("why", text.into()), ("allowed", allowed.into())])
}

#[cfg(test)]
mod tests {
    use partie_table::{Act, Irregularity};

    use super::*;
    use crate::text::language::Language;

    fn said(fact: &str, language: Language) -> String {
        let json = r#"{"v":1,"at":0,"by":"white","fact":"FACT","what":"turned-board","article":"FIDE 7.1b"}"#;
        let event: Event = serde_json::from_str(&json.replace("FACT", fact)).unwrap();
        table_event(&event, None, &Texts::new(language))
    }

    #[test]
    fn what_is_noticed_has_the_words_of_the_act() {
        assert_eq!(said("noticed", Language::English), "notices a turned board (FIDE 7.1b)");
        assert_eq!(said("noticed", Language::Czech), "upozorňuje na otočenou desku (FIDE 7.1b)");
        let rejected = said("notice-rejected", Language::English);
        assert_eq!(rejected, "notices a turned board, but is wrong (FIDE 7.1b)");
        let act = Act::Notice { what: Irregularity::TurnedBoard }.kind();
        assert_eq!(Texts::new(Language::Czech).word(act.word()), "upozornit na otočenou desku");
    }
}
