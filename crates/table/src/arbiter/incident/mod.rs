//! What arbiters have to deal with: things that happen at a table and that no rule decides by itself.

mod kinds;
mod row;

use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};

use crate::arbiter::breach::BreachKind;
use crate::clock::Instant;
use crate::{Actor, Question};

pub use kinds::IncidentKind;

/// Something that an arbiter has to deal with.
///
/// ```
/// use partie_laws::Rules;
/// use partie_table::{Actor, Incident, IncidentKind};
/// let incident = Incident::of(IncidentKind::Device, Actor::White);
/// assert_eq!(incident.article(&Rules::FIDE_2009).unwrap().to_string(), "FIDE 12.3b");
/// assert_eq!(incident.article(&Rules::FIDE_2023).unwrap().to_string(), "FIDE 2023/11.3.2.2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Incident {
    /// What has happened.
    pub incident: IncidentKind,
    /// Who did it, if anybody at the table did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Actor>,
    /// Who saw it, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub witness: String,
    /// What there is to say of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Incident {
    /// An incident without witness and note.
    pub const fn of(incident: IncidentKind, who: Actor) -> Self {
        Incident { incident, who: Some(who), witness: String::new(), note: String::new() }
    }

    /// The article that it is about, if the edition has one.
    pub fn article(&self, rules: &Rules) -> Option<Article> {
        self.incident.article(rules)
    }
}

/// An incident on record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OnRecord {
    /// What has happened.
    #[serde(flatten)]
    pub incident: Incident,
    /// Who reported it.
    pub by: Actor,
    /// When.
    pub at: Instant,
}

impl Incident {
    /// What the arbiter is asked, by the article that it is asked by: a complaint may be about more than touched pieces.
    ///
    /// ```
    /// use partie_laws::Article;
    /// use partie_table::{Incident, IncidentKind, Question};
    /// let both_hands = Incident::asked(Question::Complaint, Article::fide("4.1"));
    /// assert_eq!(both_hands.incident, IncidentKind::TwoHands);
    /// ```
    pub fn asked(question: Question, article: Article) -> Incident {
        let asked = Incident::from(question);
        match question {
            Question::Complaint => Incident { incident: BreachKind::of(article).incident(), ..asked },
            _ => asked,
        }
    }
}

impl From<Question> for Incident {
    /// What the arbiter is asked is something to deal with as well.
    fn from(question: Question) -> Self {
        let (kind, who) = match question {
            Question::Agreement => (IncidentKind::Agreement, None),
            Question::Flag(of) => (IncidentKind::Flag, Some(of)),
            Question::Resignation(by) => (IncidentKind::Resignation, Some(by)),
            Question::IllegalMove(by) => (IncidentKind::IllegalMove, Some(by)),
            Question::Complaint => (IncidentKind::TouchMove, None),
            Question::Help => (IncidentKind::ClocksStopped, None),
            Question::Quickplay(by) | Question::Adjudication(by) => (IncidentKind::QuickplayClaim, Some(by)),
            Question::Increment(by) => (IncidentKind::IncrementRequest, Some(by)),
            Question::Device(of) => (IncidentKind::Device, Some(of)),
            Question::BothFlags => (IncidentKind::BothFlags, None),
            Question::SealedMove(by) => (IncidentKind::Unforeseen, Some(by)),
        };
        Incident { incident: kind, who: who.map(Actor::from), witness: String::new(), note: String::new() }
    }
}
