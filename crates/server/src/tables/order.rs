//! What a table is asked to do, and who is told what came of it.

use std::sync::Arc;

use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Event, Incident};
use tokio::sync::oneshot;

use super::outbox::{Outbox, Viewer};
use super::record::RecordFile;
use crate::identity::Identity;
use crate::wire::{
    Advice, Fault, FaultKind, FromServer, Granted, HttpActDone, Person, Review, TableState, TableSummary,
};

/// Who is told what came of an act.
pub(crate) enum Answer {
    Page { id: u64, outbox: Outbox },
    Http(oneshot::Sender<Result<HttpActDone, Fault>>),
}

pub(crate) type Later<T> = oneshot::Sender<Result<T, Fault>>;

/// What a table is asked to do.
pub(crate) enum Order {
    Open {
        viewer: Viewer,
    },
    Leave {
        connection: u64,
    },
    Act {
        identity: Arc<Identity>,
        role: Option<Actor>,
        act: Act,
        lag: Millis,
        answer: Answer,
    },
    Look {
        identity: Arc<Identity>,
        answer: Later<TableState>,
    },
    Join {
        identity: Arc<Identity>,
        key: String,
        answer: Later<TableState>,
    },
    Grant {
        identity: Arc<Identity>,
        role: Actor,
        to: Option<Person>,
        answer: Later<Granted>,
    },
    CallOff {
        identity: Arc<Identity>,
        answer: Later<()>,
    },
    Advise {
        identity: Arc<Identity>,
        incident: Incident,
        answer: Later<Vec<Advice>>,
    },
    Rematch {
        identity: Arc<Identity>,
        answer: Later<TableState>,
    },
    Review {
        identity: Arc<Identity>,
        answer: Later<Review>,
    },
    Record {
        identity: Arc<Identity>,
        answer: Later<(RecordFile, Vec<Event>)>,
    },
    Summary {
        person: String,
        answer: Later<TableSummary>,
    },
    /// After a restart: nobody is charged for the time since then, in milliseconds since 1970.
    ComeBack {
        down_since: u64,
    },
    /// Answered with the moment at which it is worth asking again; with nothing when the table is over.
    CloseIfAbandoned {
        answer: Later<Option<u64>>,
    },
}

pub(super) fn reply(answer: Answer, done: Result<HttpActDone, Fault>) {
    match answer {
        Answer::Http(answer) => drop(answer.send(done)),
        Answer::Page { id, outbox } => outbox.send(&match done {
            Ok(HttpActDone::Done { seq }) => FromServer::Done { id, seq },
            Ok(HttpActDone::Refused { refusal }) => FromServer::Refused { id, refusal },
            Err(fault) => FromServer::Fault(Fault { id: Some(id), ..fault }),
        }),
    }
}

pub(crate) fn no_such_table() -> Fault {
    Fault::new(FaultKind::NotFound, "there is no such table")
}

pub(super) fn closed() -> Fault {
    Fault::new(FaultKind::Abandoned, "the table was closed without a result")
}
