//! What is committed stands in SQLite's write-ahead file first, and is copied to its place in the log later. The writer
//! would do that within a commit, and every act would wait for it; so most of it is done here, beside the writer.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;

/// After so many entries they are copied.
const ENTRIES: usize = 4000;

/// The writer's side: it tells how much it has written.
pub(super) struct Checkpoints {
    written: usize,
    to_copier: SyncSender<()>,
    copied: Arc<AtomicBool>,
    copier: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Begins to copy what the writer of this file writes.
    pub(super) fn start(path: &Path) -> Result<Checkpoints, rusqlite::Error> {
        let connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // One more may wait while one is carried out.
        let (to_copier, orders) = sync_channel(1);
        let copied = Arc::new(AtomicBool::new(false));
        let done = Arc::clone(&copied);
        let copier = std::thread::Builder::new()
            .name("log copier".to_owned())
            .spawn(move || copy(&connection, &orders, &done))
            .ok();
        Ok(Checkpoints { written: 0, to_copier, copied, copier })
    }

    /// Nothing was asked of the writer for a while: what it wrote is copied, since the write-ahead file is the one place where
    /// damage to one entry takes all later ones with it.
    pub(super) fn when_idle(&mut self) {
        if self.written > 0 {
            self.written = 0;
            let _ = self.to_copier.try_send(()); // if one waits already, that one does it
        }
    }

    /// So many entries were committed. When the bulk has just been copied the writer copies the little that has come
    /// since: then all of the write-ahead file is in its place, and it begins anew instead of growing.
    pub(super) fn after_commit(&mut self, entries: usize, writer: &Connection) {
        if self.copied.swap(false, Ordering::Relaxed) {
            checkpoint(writer);
        }
        self.written += entries;
        if self.written < ENTRIES {
            return;
        }
        self.written = 0;
        if let Err(TrySendError::Disconnected(())) = self.to_copier.try_send(()) {
            checkpoint(writer); // nobody else does it
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        let (nobody, _) = sync_channel(1);
        self.to_copier = nobody;
        if let Some(copier) = self.copier.take() {
            let _ = copier.join();
        }
    }
}

fn copy(connection: &Connection, orders: &Receiver<()>, done: &AtomicBool) {
    while orders.recv().is_ok() {
        checkpoint(connection);
        done.store(true, Ordering::Relaxed);
    }
}

/// Copies what is committed, as far as nobody reads the older state. Nothing is lost when it fails: it is done next time.
fn checkpoint(connection: &Connection) {
    let copied = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(error) = copied {
        tracing::warn!(%error, "the log's write-ahead file could not be copied");
    }
}

#[cfg(test)]
mod tests {
    use crate::log::{EventLog, NewEntry, Sort, SqliteLog};
    use crate::time::Moment;

    /// Much is written without a pause, so that the copier is never done with all of it.
    #[tokio::test]
    async fn the_write_ahead_file_does_not_grow_for_ever_and_nothing_is_lost() {
        let directory = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
        let ahead = directory.path().join("log.sqlite-wal");
        let entry = NewEntry { at: Moment::default(), sort: Sort::Play, body: "x".repeat(2000) };
        let mut lengths = Vec::new();
        for round in 0..40 {
            let streams: Vec<String> = (0..1000).map(|number| format!("stream{number}")).collect();
            let appends: Vec<_> =
                streams.iter().map(|stream| log.append(stream, round, entry.clone())).collect();
            for append in appends {
                assert_eq!(append.await, Ok(round + 1));
            }
            lengths.push(std::fs::metadata(&ahead).unwrap().len());
        }
        let (half, all) = (lengths[19], lengths[39]);
        assert!(all < half * 3 / 2, "{half} bytes after half of the entries, {all} after all");
        assert_eq!(log.read("stream7", 0).await.unwrap().entries.len(), 40);
    }
}
