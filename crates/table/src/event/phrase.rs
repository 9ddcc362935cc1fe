//! Verdicts as phrases, to be put into words in any language.

use partie_laws::{Article, Phrase, Said};
use serde::{Deserialize, Serialize};

use super::{Event, Fact};
use crate::{Actor, Colour, Table};

/// A decision beside the moves and the result, which both players should hear.
///
/// ```
/// use partie_table::{Act, Actor, ClaimKind, Presence, Regulations, Table, clock::Instant, decide, decided};
/// let time_control = "300".parse().unwrap();
/// let table = Table::open(Regulations { time_control, ..Regulations::default() }).unwrap();
/// let claim = Act::Claim { claim: ClaimKind::Repetition, intended: Some("g1-f3".parse().unwrap()) };
/// let events = decide(&table, Presence::FULL, Actor::White, &claim, Instant::BEGINNING).unwrap();
/// let said: Vec<_> = decided(&table, &events).iter().map(|decision| decision.phrase.key.clone()).collect();
/// assert_eq!(said, ["verdict-claim-wrong", "verdict-time-given"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided {
    /// By which article.
    pub article: Article,
    /// To be put into words.
    pub phrase: Phrase,
}

/// What was decided with these events, which are about to happen at this table.
pub fn decided(before: &Table, events: &[Event]) -> Vec<Decided> {
    events.iter().filter_map(|event| decision(before, event)).collect()
}

fn decision(before: &Table, event: &Event) -> Option<Decided> {
    let by = || Said::word(event.by.word());
    let (article, phrase) = match &event.fact {
        Fact::Complained { article: Some(article) } => (article, Phrase::new("verdict-complaint-right")),
        Fact::Noticed { article, .. } => (article, Phrase::new("verdict-irregular")),
        Fact::Complained { article: None } => {
            (&rests_on(before, event)?, Phrase::new("verdict-complaint-wrong"))
        }
        Fact::RestoringProposed { to } => {
            let phrase = Phrase::new("verdict-restoring-proposed").with("to", Said::Number(i64::from(*to)));
            (&rests_on(before, event)?, phrase.with("player", by()))
        }
        Fact::ClaimRejected { found, needed, article } => {
            let phrase = Phrase::new("verdict-claim-wrong")
                .with("found", Said::Number(i64::from(*found)))
                .with("needed", Said::Number(i64::from(*needed)));
            (article, phrase)
        }
        Fact::FlagClaimRejected { article } => (article, Phrase::new("verdict-flag-not-down")),
        Fact::NoticeRejected { article, .. } => (article, Phrase::new("verdict-nothing-irregular")),
        Fact::TimeAdded { to, ms, article, .. } => (article, time(*to, i64::from(*ms))),
        _ => return None,
    };
    Some(Decided { article: *article, phrase })
}

/// The article of an event that names none.
fn rests_on(before: &Table, event: &Event) -> Option<Article> {
    event.rests_on(before).first().copied()
}

fn time(to: Colour, ms: i64) -> Phrase {
    let key = if ms < 0 { "verdict-time-taken" } else { "verdict-time-given" };
    let seconds = ms.abs() / 1000;
    Phrase::new(key)
        .with("player", Said::word(Actor::from(to).word()))
        .with("time", Said::Text(format!("{}:{:02}", seconds / 60, seconds % 60)))
}
