//! Running the server: how it is set up, started and stopped, the threads that drive the tables, and what is measured.

pub(crate) mod config;
pub(crate) mod metrics;
pub(crate) mod open_files;
pub(crate) mod serve;
pub(crate) mod serve_error;
pub(crate) mod shards;
pub(crate) mod signals;
pub(crate) mod threads;
pub(crate) mod ticker;
