//! What follows for arbiters from a row, and what they are advised to do.

use super::facts::Said;
use crate::{Event, Fact, Incident, Proof, Table, advise};

/// What the arbiter is advised to do about an event.
pub(super) fn advised_on(event: &Event, table: &Table) -> Vec<Said> {
    let incident = match &event.fact {
        Fact::Reported { incident } => incident.clone(),
        Fact::Referred { question, article } => Incident::asked(*question, *article),
        _ => return Vec::new(),
    };
    let advice = advise(table, &incident).into_iter();
    advice.map(|advice| Said::new(format!("advised: {}", advice.effect), advice.article)).collect()
}

/// What an event of this kind says, if it is more than its name.
pub(crate) fn of_event(event: &Event) -> Option<String> {
    Some(match &event.fact {
        Fact::Reported { incident } => format!("reported: {}", incident.incident),
        Fact::Penalised { given, .. } => format!("penalised: {}", given.penalty),
        Fact::QuickplayClaimed { .. } => "claimed".to_owned(),
        Fact::IncrementIntroduced { ms, .. } => format!("{ms} seconds more a move"),
        Fact::AssistantAdmitted { moves: false, .. } => "assistant admitted".to_owned(),
        Fact::AssistantAdmitted { moves: true, .. } => "assistant admitted to move the pieces".to_owned(),
        Fact::Proved { mating, proof: Proof::Helpmate(_) } => format!("{mating} could still mate"),
        Fact::Proved { mating, proof } => format!("{mating} cannot mate: {proof}"),
        Fact::AppealDecided { upheld: true, .. } => "appeal upheld".to_owned(),
        Fact::AppealDecided { upheld: false, .. } => "appeal rejected".to_owned(),
        Fact::ResultChanged { outcome, .. } => {
            format!("result changed to {}-{}", outcome.white, outcome.black)
        }
        Fact::GameReopened { .. } => "reopened".to_owned(),
        _ => return None,
    })
}
