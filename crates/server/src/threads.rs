//! The threads that the server runs on. Pages and tables have their own: while the tables decide and write what is to be
//! told, the pages send it, many one after the other, and neither wakes the other for each.

use std::num::NonZero;

use tokio::runtime::{Builder, Handle, Runtime};

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// What the pages run on, and all that is not a table: a thread for each core but one, which the tables and the writer of
/// the log need.
///
/// # Errors
/// When the system gives no threads.
pub fn runtime() -> std::io::Result<Runtime> {
    Builder::new_multi_thread().worker_threads((cores() - 1).max(1)).enable_all().build()
}

/// What the tables run on, as long as this is there.
pub(crate) struct TableThreads {
    handle: Handle,
    runtime: Option<Runtime>,
}

impl TableThreads {
    pub(crate) fn start() -> std::io::Result<TableThreads> {
        let runtime = Builder::new_multi_thread()
            .worker_threads((cores() / 2).max(1))
            .thread_name("tables")
            .enable_all()
            .build()?;
        Ok(TableThreads { handle: runtime.handle().clone(), runtime: Some(runtime) })
    }

    pub(crate) fn handle(&self) -> Handle {
        self.handle.clone()
    }
}

impl Drop for TableThreads {
    /// Without waiting, which is not possible where other tasks run.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
