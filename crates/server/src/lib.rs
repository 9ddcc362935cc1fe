//! Serves tables: HTTP, WebSocket, accounts and the event log. The only place with input, output and real time.
//!
//! - [`serve()`] runs the server; [`export`], [`backup()`] and [`follow`] take out what it keeps, and [`restore()`]
//!   puts it back.
//! - [`log`] is the event log; an act is told to anybody only after it is on disk.
//! - [`tables`] holds the tables in use and does no input or output; [`wire`] is what clients see.

mod accounts;
mod address_block;
mod addresses;
mod app;
mod backup;
mod client_stream;
mod config;
mod database;
mod directory;
mod door;
mod file_lock;
mod guessing;
mod hashing;
mod identity;
mod index;
mod lobby;
mod long_texts;
mod metrics;
mod open_files;
mod outbox;
mod pages;
mod pings;
mod rates;
mod restore;
mod secret;
mod serve;
mod serve_error;
mod server_key;
mod shards;
mod signals;
#[cfg(test)]
mod simulation;
mod snapshots;
mod take_out;
mod threads;
mod ticker;
mod time;
mod verification;
mod ws;

/// Many short-lived messages of many lengths: jemalloc takes a tenth of a move's time less for them than the system does.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

pub mod http;
pub mod log;
pub mod tables;
pub mod wire;

pub use address_block::{AddressBlock, NotABlock};
pub use backup::{Began, backup, follow, follow_until_stopped};
pub use config::{Config, Limits, Patience, PersonLimits, Rate, Timeouts};
pub use restore::{RestoreOptions, Restored, restore};
pub use serve::{run, serve};
pub use serve_error::{FileFault, ServeError};
pub use snapshots::{SNAPSHOT_EVERY, Snapshots};
pub use take_out::{Format, LeftOut, WhyLeftOut, export};
pub use threads::runtime;
pub use time::{ManualTime, Moment, TimeSource};
pub use verification::{TableProof, verify, verify_table};
