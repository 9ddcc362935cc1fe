//! The tables under way: each lives in memory while it is in use, and is nothing but its stream in the log.

mod entry;
mod hall;
mod record;
mod review;
mod room;
mod seen;
mod state;

pub use entry::{Close, Held, TableEntry};
pub(crate) use hall::Hall;
pub(crate) use record::record;
pub(crate) use room::{Answer, Order, Outbox, Viewer, written};
pub use state::{NotATable, TableFile};
