//! What follows for arbiters from a row, and what they are advised to do.

use super::facts::Said;
use crate::{Event, Fact, Incident, Proof, Table, advise};

/// What the events of a row say.
pub(super) fn of_events(events: &[Event], table: &Table) -> Vec<Said> {
    let mut said: Vec<Said> = events.iter().filter_map(|event| of_event(event, table)).collect();
    for event in events {
        match &event.fact {
            Fact::Reported { incident } => said.extend(advised(table, incident)),
            Fact::Referred { question, article } => {
                said.extend(advised(table, &Incident::asked(*question, *article)));
            }
            _ => {}
        }
    }
    said
}

fn advised(table: &Table, incident: &Incident) -> impl Iterator<Item = Said> {
    let advice = advise(table, incident).into_iter();
    advice.map(|advice| Said::new(format!("advised: {}", advice.effect), advice.article))
}

fn of_event(event: &Event, table: &Table) -> Option<Said> {
    let edition = &table.regulations().edition;
    Some(match &event.fact {
        Fact::Reported { incident } => {
            let draughts = table.regulations().is_draughts();
            let article =
                if draughts { incident.incident.article_in_draughts() } else { incident.article(edition) };
            Said::new(format!("reported: {}", incident.incident), article)
        }
        Fact::Penalised { given, .. } => Said::new(format!("penalised: {}", given.penalty), given.article),
        Fact::QuickplayClaimed { .. } => Said::new("claimed", None),
        Fact::IncrementRequested => Said::new("increment requested", None),
        Fact::IncrementIntroduced { ms, article } => Said::new(format!("{ms} seconds more a move"), *article),
        Fact::Confirmed => Said::new("confirmed", None),
        Fact::ScoresheetShown => Said::new("scoresheet shown", None),
        Fact::AssistantAdmitted { moves: false, .. } => Said::new("assistant admitted", None),
        Fact::AssistantAdmitted { moves: true, .. } => {
            Said::new("assistant admitted to move the pieces", None)
        }
        Fact::Proved { mating, proof: Proof::Helpmate(_) } => {
            Said::new(format!("{mating} could still mate"), None)
        }
        Fact::Proved { mating, proof } => Said::new(format!("{mating}: {proof}"), None),
        Fact::Appealed { .. } => Said::new("appealed", None),
        Fact::AppealDecided { upheld: true, article, .. } => Said::new("appeal upheld", *article),
        Fact::AppealDecided { upheld: false, article, .. } => Said::new("appeal rejected", *article),
        Fact::ResultChanged { outcome, .. } => {
            let words = format!("result changed to {}-{}", outcome.white, outcome.black);
            Said::new(words, outcome.article)
        }
        Fact::GameReopened { article } => Said::new("reopened", *article),
        _ => return None,
    })
}
