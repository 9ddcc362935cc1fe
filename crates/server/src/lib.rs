//! Serves tables: HTTP, WebSocket, accounts and the event log. The only place with input, output and real time.
//!
//! - [`serve()`] runs the server; [`export`] and [`backup`] take out what it keeps.
//! - [`log`] is the event log; an act is told to anybody only after it is on disk.
//! - [`tables`] holds the tables in use, one task each; [`wire`] is what clients see.

mod accounts;
mod addresses;
mod app;
mod config;
mod database;
mod identity;
mod index;
mod lobby;
mod metrics;
mod rates;
mod secret;
mod serve;
mod serve_error;
mod take_out;
mod threads;
mod time;
mod ws;

/// Many short-lived messages of many lengths: jemalloc takes a tenth of a move's time less for them than the system does.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

pub mod http;
pub mod log;
pub mod tables;
pub mod wire;

pub use config::{Config, Limits, Patience, Rate};
pub use serve::{run, serve};
pub use serve_error::{FileFault, ServeError};
pub use take_out::{Format, backup, export};
pub use threads::runtime;
