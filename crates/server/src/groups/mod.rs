//! Groups: many tables under one link. Each is nothing but its stream in the log, which names its tables and who has a role;
//! what people called it, its players and its links stands with the accounts.
//!
//! `state.rs` decides without input or output, `registry.rs` has the groups in memory, `hub.rs` tells the pages that show one.

mod adding;
mod delayed;
mod entry;
pub(crate) mod hub;
mod joining;
mod pairs;
pub(crate) mod qr;
mod registry;
mod results;
mod shown;
mod state;
#[cfg(test)]
mod state_tests;

pub use entry::{Added, GroupEntry, KeptGroupLink};
pub(crate) use hub::Hub;
pub(crate) use registry::{Groups, TITLE};
pub use state::{Group, Holder};

/// The stream of a group. No table has such an id.
pub(crate) fn stream_of(group: &str) -> String {
    format!("{PREFIX}{group}")
}

/// The group whose stream it is, if it is one's.
pub(crate) fn group_of(stream: &str) -> Option<&str> {
    stream.strip_prefix(PREFIX)
}

const PREFIX: &str = "group-";
