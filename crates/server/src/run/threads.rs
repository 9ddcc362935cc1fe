//! The threads that the server runs on. Pages and tables have their own ([`crate::run::shards`]): while the tables decide and write
//! what is to be told, the pages send it, many one after the other, and neither wakes the other for each.

use std::num::NonZero;

use tokio::runtime::{Builder, Runtime};

/// What the pages run on, and all that is not a table: a thread for each core but one, which the tables and the writer of
/// the log need.
///
/// # Errors
/// When the system gives no threads.
pub fn runtime() -> std::io::Result<Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    Builder::new_multi_thread().worker_threads((cores - 1).max(1)).enable_all().build()
}
