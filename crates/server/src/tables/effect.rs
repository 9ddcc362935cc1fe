//! What goes out: everything that the tables want done.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use partie_table::Event;
use partie_table::clock::Both;

use super::person::Names;
use super::record_file::{RecordFile, written_record};
use super::review::review;
use super::room::Directory;
use super::state::TableWithPeople;
use super::thinking::Thinking;
use crate::log::{Entry, NewEntry};
use crate::people::identity::Identity;
use crate::wire::{
    ActState, Advice, Fault, FromServer, Granted, GroupRow, HttpActDone, Link, Review, TableState,
    TableSummary,
};

/// Something to be done. Those of one input are done in their order.
#[derive(Debug)]
pub(crate) enum Effect {
    /// Append to a stream, which is the table's own or that of its rematch; answered by `Input::Appended`.
    Append { table: String, stream: String, expected: u64, entry: NewEntry },
    /// Read a table from the log; answered by `Input::Loaded`.
    Load { table: String },
    /// Decide what takes long; answered by `Input::Thought`.
    Think { table: String, thinking: Box<Thinking> },
    /// Send a message to a page.
    Send { connection: u64, text: Utf8Bytes },
    /// Answer a request.
    Answer { ticket: u64, answer: Result<Box<Answer>, Fault> },
    /// Read the table's entries, and answer a request with what they show.
    Study { ticket: u64, study: Box<Study> },
    /// The table has left the memory: keep a snapshot, if it is worth it.
    Keep { file: Box<TableWithPeople> },
    /// A new table is in the log: bring it into memory and into the lists.
    Seat { file: Box<TableWithPeople>, names: Names },
    /// What a list of the table's group shows of it has changed.
    RowChanged { group: String, table: String },
    /// Tell every page of a person.
    Tell { person: String, message: Box<FromServer> },
}

/// The answer to a request.
#[derive(Debug)]
pub(crate) enum Answer {
    Act(HttpActDone),
    State(Box<TableState>),
    Granted(Granted),
    Acts(Vec<ActState>),
    Advice(Vec<Advice>),
    Review(Box<Review>),
    Written(Box<Written>),
    Summary(Box<TableSummary>),
    /// In the order of the people who were named; nothing for those who may not see the table.
    Rows(Vec<Option<Arc<GroupRow>>>),
    SeatLinks(SeatLinks),
    /// When it is worth asking again; never if the table is over.
    AskAgain(Option<u64>),
    Done,
}

/// The links to the players' seats, if nobody has taken them.
pub(crate) type SeatLinks = Both<Option<Link>>;

/// A game that is over, as a file and as its events.
#[derive(Debug)]
pub(crate) struct Written {
    pub(crate) file: RecordFile,
    pub(crate) events: Vec<Event>,
}

/// What is to be found in the entries of a table.
#[derive(Debug)]
pub(crate) enum Study {
    Review { file: TableWithPeople, directory: Directory, who: Arc<Identity> },
    Record { file: TableWithPeople },
}

impl Study {
    /// The stream to read.
    pub(crate) fn stream(&self) -> &str {
        let (Study::Review { file, .. } | Study::Record { file }) = self;
        &file.id
    }

    /// What the entries show, with the names of those whom they name.
    pub(crate) fn of(self, entries: &[Entry], names: Names) -> Result<Answer, Fault> {
        match self {
            Study::Review { file, mut directory, who } => {
                directory.names.extend(names);
                Ok(Answer::Review(Box::new(review(&file, entries, &directory, &who))))
            }
            Study::Record { file } => {
                written_record(&file, entries, &names).map(Box::new).map(Answer::Written)
            }
        }
    }
}
