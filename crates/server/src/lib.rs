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
mod take_out;
mod time;
mod ws;

pub mod http;
pub mod log;
pub mod tables;
pub mod wire;

pub use config::{Config, Limits, Patience, Rate};
pub use serve::{ServeError, run, runtime, serve};
pub use take_out::{Format, backup, export};
