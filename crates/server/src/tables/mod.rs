//! The tables under way, and what is asked of them. Each is nothing but its stream in the log.
//!
//! **Nothing here does input or output.** What happens comes in as an `Input` with its moment, what is to be done goes
//! out as `Effect`s, and nothing in between waits, starts a task, reads a clock, rolls dice or holds a channel; a test keeps
//! it so. `crate::run::shards` does it all with real threads, files and sockets, and `crate::simulation` with none.

mod acting;
mod clocks;
mod effect;
mod entry;
mod grouped;
mod hall;
mod input;
mod lag;
mod last_lines;
mod link;
mod person;
mod record_file;
mod rematch;
mod review;
mod room;
mod seats;
mod seen;
mod server_phrases;
mod state;
mod telling;
mod thinking;
mod writing;

pub(crate) use effect::{Answer, Effect, Study, Written};
pub use entry::{Close, GroupPlace, Held, TableEntry};
pub(crate) use grouped::{GroupArbiter, GroupSeen, ToldByGroup};
pub(crate) use hall::{Hall, Settings};
pub(crate) use input::{AnswerTo, Input, Order, Viewer, Wish};
pub(crate) use lag::{LagRule, MOST_PER_MOVE};
pub use link::KeptLink;
pub(crate) use link::LinkKeys;
pub use person::{Names, PersonId};
pub(crate) use record_file::{date, people, record};
pub use state::{NotATable, TableWithPeople};
#[cfg(test)]
pub(crate) use {lag::LagQuota, thinking::Thinking};

use partie_table::Actor;

use crate::wire::{Fault, FaultKind};

pub(crate) fn no_such_table() -> Fault {
    Fault::new(FaultKind::NotFound, "there is no such table")
}

fn damaged() -> Fault {
    Fault::new(FaultKind::Damaged, "the table's log is damaged, so it can only be looked at")
}

fn not_in_role(role: Actor) -> Fault {
    Fault::new(FaultKind::NotAllowed, format!("you are not {role} at this table"))
}

fn closed() -> Fault {
    Fault::new(FaultKind::Abandoned, "the table was closed without a result")
}
