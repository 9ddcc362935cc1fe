//! Serves tables: HTTP, WebSocket, accounts and the event log. The only place with input, output and real time.
//!
//! - [`serve()`] runs the server; [`export`], [`backup()`] and [`follow`] take out what it keeps, and [`restore()`]
//!   puts it back.
//! - [`log`] is the event log; an act is told to anybody only after it is on disk.
//! - [`tables`] holds the tables in use and does no input or output; [`wire`] is what clients see.

mod app;
mod connections;
mod files;
mod keeping;
mod lists;
mod people;
mod run;
#[cfg(test)]
mod simulation;
mod time;

/// Many short-lived messages of many lengths: jemalloc takes a tenth of a move's time less for them than the system does.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

pub mod groups;
pub mod http;
pub mod log;
pub mod tables;
pub mod wire;

pub use connections::address_block::{AddressBlock, NotABlock};
pub use keeping::backup::{Began, backup, follow, follow_until_stopped};
pub use keeping::export::{Format, LeftOut, WhyLeftOut, export};
pub use keeping::restore::{RestoreOptions, Restored, restore};
pub use keeping::snapshots::{SNAPSHOT_EVERY, Snapshots};
pub use keeping::verification::{TableProof, verify, verify_table};
pub use run::config::{Config, Limits, Patience, PersonLimits, Rate, Timeouts};
pub use run::serve::{run, serve};
pub use run::serve_error::{FileFault, ServeError};
pub use run::threads::runtime;
pub use time::{ManualTime, Moment, TimeSource};
