use partie_laws::{Article, Phrase};
use serde::{Deserialize, Serialize};

use crate::{ActKind, Move, Refusal};

/// A refusal as somebody is told of it: its facts are a phrase, to be put into words in any language.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Refused, Regulations, Table, clock::Instant, decide};
/// let table = Table::open(Regulations::default()).unwrap();
/// let refusal = decide(&table, Presence::FULL, Actor::White, &Act::Accept, Instant::BEGINNING).unwrap_err();
/// let json = r#"{"article":"FIDE 9.1b(1)","phrase":{"key":"why-no-offer"},"acts":["offer"]}"#;
/// assert_eq!(serde_json::to_string(&Refused::from(refusal)).unwrap(), json);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Refusal"))]
pub struct Refused {
    /// The article that forbids it.
    pub article: Article,
    /// Why, to be put into words.
    pub phrase: Phrase,
    /// The moves that would be allowed, when it is about a move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move>,
    /// The acts that would be allowed, when it is not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ActKind>,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let phrase = refusal.why.phrase();
        let Refusal { article, moves, acts, .. } = refusal;
        Refused { article, phrase, moves, acts: acts.to_vec() }
    }
}
