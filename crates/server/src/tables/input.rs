//! What comes in: orders of people, and answers to effects.

use std::sync::Arc;

use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Incident, Language};

use super::grouped::GroupSeen;
use super::person::{Names, PersonId};
use super::state::TableWithPeople;
use super::thinking::Thought;
use crate::log::LogError;
use crate::people::identity::Identity;
use crate::time::{Moment, Pause};
use crate::wire::{Fault, Person};

/// Something that happens to the tables.
#[derive(Debug)]
pub(crate) enum Input {
    /// A person asks something of a table.
    Order { table: String, order: Box<Order> },
    /// A page shows a table from now on.
    Open { table: String, viewer: Viewer },
    /// A page no longer shows it, or has gone.
    Leave { table: String, connection: u64 },
    /// A table that was just opened; its first entry is in the log.
    Seated { file: Box<TableWithPeople>, names: Names },
    /// The answer to [`Effect::Load`](super::Effect::Load), with the names of those whom it names: nothing if there is no such
    /// table.
    Loaded { table: String, file: Result<Option<(Box<TableWithPeople>, Names)>, Fault> },
    /// A person has no name any more.
    Unnamed { person: PersonId },
    /// The group of a table has changed; with the names of its arbiters.
    Told { table: String, by: Arc<GroupSeen>, names: Names },
    /// The answer to [`Effect::Append`](super::Effect::Append).
    Appended { table: String, result: Result<u64, LogError> },
    /// The answer to [`Effect::Think`](super::Effect::Think).
    Thought { table: String, thought: Box<Thought> },
    /// The server was stopped for a while, and its line of time with it.
    Paused(Pause),
    /// The time has come that [`Hall::next_wake`](super::Hall::next_wake) named.
    Wake,
}

/// A page that shows a table.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    pub(crate) connection: u64,
    pub(crate) identity: Arc<Identity>,
}

/// What a person asks of a table.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) who: Arc<Identity>,
    pub(crate) wish: Wish,
    pub(crate) answer_to: AnswerTo,
    /// When it arrived. An order that has to wait counts as carried out then.
    pub(crate) received: Moment,
}

/// Where an answer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerTo {
    /// To a page, with its own number of the act.
    Page { connection: u64, id: u64 },
    /// To a request that waits under this number.
    Ticket(u64),
}

/// What is asked. Dice are rolled before: new salts and ids come with the wish.
#[derive(Debug)]
pub(crate) enum Wish {
    Act {
        role: Option<Actor>,
        act: Act,
        lag: Millis,
    },
    /// A move as it was typed.
    Typed {
        role: Actor,
        text: String,
        language: Language,
        offer: bool,
        lag: Millis,
    },
    Look,
    /// What the person could do in this role, and why not.
    Acts {
        role: Option<Actor>,
    },
    Join {
        key: String,
    },
    /// Gives a role to a person who accepts it, or makes a link with this salt.
    Grant {
        role: Actor,
        to: Option<Person>,
        salt: String,
    },
    /// Whether the person may give this role.
    MayGrant {
        role: Actor,
    },
    /// The answer of a person who was invited.
    AnswerInvitation {
        role: Actor,
        accepts: bool,
    },
    /// Frees a seat; a link with this salt leads to it.
    Free {
        role: Actor,
        reason: String,
        salt: String,
    },
    CallOff,
    /// Takes a seat that the group gives to this person. Nobody asks for it from outside.
    Sit {
        role: Actor,
    },
    /// What a list of the group shows of the table to each of these people. Nobody asks for it from outside.
    Rows {
        watchers: Vec<Arc<Identity>>,
    },
    /// The links to the players' seats. Nobody asks for it from outside.
    SeatLinks,
    Advise {
        incident: Incident,
    },
    /// The id and the lots of the new table, if the other player has asked before.
    Rematch {
        table: String,
        lots: u16,
    },
    Review,
    Record,
    Summary,
    /// Answered when the table has noted that the server was down.
    ComeBack,
    /// Closes the table if nobody came for too long.
    CloseIfAbandoned,
}
