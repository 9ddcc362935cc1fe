//! What was against the Laws and nobody noticed: known once the game is over.

use partie_laws::{Article, Phrase};
use serde::{Deserialize, Serialize};

use super::{Event, Fact};
use crate::arbiter::breach::BreachKind;
use crate::{Colour, Irregularity, Table};

/// Something against the Laws that was neither noticed nor put right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unnoticed {
    /// Whose fault it was.
    pub by: Colour,
    /// What it was, in words.
    pub phrase: Phrase,
    /// Which article it breaks.
    pub article: Article,
}

/// What nobody noticed in a log, each with the place of its move, from 0. What was wrong before a move, such as a clock pressed
/// without one, is at the place of the move that came next, if any did.
///
/// ```
/// use partie_table::{script, unnoticed_in};
/// let parties = script::check("partie: touch-move\nconduct: over the board\nwhite touches g1\nwhite releases e2-e4\n").unwrap();
/// let (ply, breach) = &unnoticed_in(&parties[0].log)[0];
/// assert_eq!((*ply, breach.article.to_string()), (0, "FIDE 4.3a".to_owned()));
/// ```
pub fn unnoticed_in(log: &[Event]) -> Vec<(usize, Unnoticed)> {
    let mut found: Vec<(usize, Unnoticed)> = Vec::new();
    let Some((opened, rest)) = log.split_first() else { return found };
    let Ok(mut table) = Table::replay([opened]) else { return found };
    for event in rest {
        found.extend(breach_in(&table, event));
        strike_off(&mut found, event);
        if table.try_apply(event).is_err() {
            break;
        }
    }
    found
}

fn breach_in(table: &Table, event: &Event) -> Option<(usize, Unnoticed)> {
    let by = table.casebook.hand_of(event.by)?;
    let (key, article) = match event.fact {
        Fact::MadeIllegally { article, .. } => ("breach-illegal-move", article),
        Fact::Breached { article } => (BreachKind::of(article).key(), article),
        _ => return None,
    };
    let made = table.plies.len();
    let is_of_last =
        matches!(event.fact, Fact::Breached { .. }) && table.plies.last().is_some_and(|last| last.by == by);
    let place = if is_of_last { made - 1 } else { made };
    Some((place, Unnoticed { by, phrase: Phrase::new(key), article }))
}

/// Takes off what this event shows to have been noticed, or puts right.
fn strike_off(found: &mut Vec<(usize, Unnoticed)>, event: &Event) {
    match &event.fact {
        Fact::Restored { to, .. } => found.retain(|(ply, _)| *ply < *to as usize),
        Fact::Cancelled { .. } => found.clear(),
        Fact::LetStand => found.retain(|(_, breach)| Some(breach.by) == event.by.side()),
        Fact::Complained { article: Some(article) } => {
            strike_last(found, |(_, breach)| breach.article == *article);
        }
        Fact::Noticed { what: Irregularity::IllegalMove { ply: Some(number) }, .. } => {
            found.retain(|(ply, _)| *ply + 1 != *number as usize);
        }
        Fact::Noticed { of: Some(of), .. } => strike_last(found, |(_, breach)| breach.by == *of),
        Fact::Reported { incident } => strike_last(found, |(_, breach)| {
            let kind = BreachKind::of(breach.article);
            kind != BreachKind::Other && kind.incident() == incident.incident
        }),
        _ => {}
    }
}

fn strike_last(found: &mut Vec<(usize, Unnoticed)>, is_it: impl Fn(&(usize, Unnoticed)) -> bool) {
    if let Some(place) = found.iter().rposition(is_it) {
        found.remove(place);
    }
}

impl BreachKind {
    /// The key of the words for it in `i18n/*/table.ftl`.
    const fn key(self) -> &'static str {
        match self {
            BreachKind::TouchMove => "breach-touch-move",
            BreachKind::AnotherPiece => "breach-another-piece",
            BreachKind::BothHands => "breach-both-hands",
            BreachKind::PressedWithoutMove => "breach-pressed-without-move",
            BreachKind::Displaced => "breach-displaced",
            BreachKind::Writing => "breach-writing",
            BreachKind::Other => "breach-other",
        }
    }
}
