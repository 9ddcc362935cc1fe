//! The tables under way: each lives in memory while it is in use, and is nothing but its stream in the log.

mod entry;
mod hall;
mod last_lines;
mod order;
mod outbox;
mod record;
mod review;
mod room;
mod seats;
mod seen;
mod snapshot;
mod state;
mod telling;
mod timers;

pub use entry::{Close, Held, TableEntry};
pub(crate) use hall::Hall;
pub(crate) use order::{Answer, Later, Order};
pub(crate) use outbox::{End, Outbox, Viewer, written};
pub(crate) use record::record;
pub(crate) use snapshot::FILE as SNAPSHOTS_FILE;
pub use snapshot::{SNAPSHOT_EVERY, Snapshots};
pub use state::{NotATable, TableFile};
