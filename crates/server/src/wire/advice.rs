//! What the Laws prescribe for an incident, for the arbiter.

use partie_laws::{Article, Phrase};
use partie_table::{Act, ActKind, Incident, Table, advise};
use schemars::JsonSchema;
use serde::Serialize;

/// What the Laws prescribe or allow for an incident.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Advice {
    /// The article, as it is cited: `FIDE 7.4b`.
    pub article: Article,
    /// What follows, to be put into words.
    pub phrase: Phrase,
    /// Whether the Laws prescribe it; otherwise the arbiter may choose it.
    pub prescribed: bool,
    /// The act that carries it out, with the incident's note as the reason; none where the arbiter has to choose
    /// something more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Act>,
    /// The kind of that act, or the one whose form is to be filled in; none where nothing is to be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<ActKind>,
}

impl Advice {
    /// All that the Laws say of an incident at this table.
    ///
    /// ```
    /// use partie_server::wire::Advice;
    /// use partie_table::{Actor, Incident, IncidentKind, Regulations, Table};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// let advice = Advice::on(&table, &Incident::of(IncidentKind::Device, Actor::Black));
    /// assert_eq!(advice[0].article.to_string(), "FIDE 12.3b");
    /// ```
    pub fn on(table: &Table, incident: &Incident) -> Vec<Advice> {
        let option = |advice: partie_table::Advice| Advice {
            article: advice.article,
            phrase: advice.effect.phrase(),
            prescribed: advice.prescribed,
            act: advice.act(incident, &incident.note),
            form: advice.form(incident),
        };
        advise(table, incident).into_iter().map(option).collect()
    }
}
