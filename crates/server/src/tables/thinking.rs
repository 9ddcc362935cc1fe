//! What takes long to decide: whether a player could still mate is proved, which takes up to a second.

use partie_table::clock::Instant;
use partie_table::{Act, Actor, Analysis, Event, Incident, Presence, Refusal, Table, decide_for_person};

use crate::wire::Advice;

/// Something to be decided beside the other tables.
#[derive(Debug)]
pub(crate) enum Thinking {
    Act { table: Table, presence: Presence, role: Actor, act: Act, at: Instant },
    Due { table: Table, at: Instant },
    Advise { table: Table, incident: Incident },
}

/// What came of it.
#[derive(Debug)]
pub(crate) enum Thought {
    Decided(Result<Vec<Event>, Refusal>),
    Due(Vec<Event>),
    Advice(Vec<Advice>),
}

impl Thinking {
    /// Thinks it through.
    pub(crate) fn run(self) -> Thought {
        match self {
            Thinking::Act { table, presence, role, act, at } => {
                Thought::Decided(decide_for_person(&table, presence, role, &act, at))
            }
            Thinking::Due { table, at } => Thought::Due(table.due(&Analysis, at)),
            Thinking::Advise { table, incident } => Thought::Advice(Advice::on(&table, &incident)),
        }
    }
}
