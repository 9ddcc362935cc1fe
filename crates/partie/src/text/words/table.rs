//! What happens at a table, and why something may not.

use partie_table::{Actor, Event, Happened, Outcome, Refused};

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
    let Happened { phrase, about, article, note, .. } = event.happened(notation);
    let about = about.map(|about| texts.phrase(&about));
    let said = [Some(texts.phrase(&phrase)), about, Some(note).filter(|note| !note.is_empty())];
    let text = said.into_iter().flatten().collect::<Vec<_>>().join(": ");
    article.map_or_else(|| text.clone(), |article| format!("{text} ({article})"))
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
