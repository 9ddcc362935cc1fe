//! Where the messages of a page wait until it takes them.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::Notify;

use crate::identity::Identity;
use crate::metrics::METRICS;
use crate::wire::FromServer;

/// Where a page's messages go. Who does not read is dropped.
///
/// Most pages are idle most of the time, so that an empty one takes hardly any memory.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Waiting>);

struct Waiting {
    messages: Mutex<VecDeque<Utf8Bytes>>,
    most: usize,
    changed: Notify,
    ended: AtomicBool,
}

impl Outbox {
    /// For so many messages at most.
    pub(crate) fn new(most: usize) -> Outbox {
        let (changed, ended) = (Notify::new(), AtomicBool::new(false));
        Outbox(Arc::new(Waiting { messages: Mutex::default(), most, changed, ended }))
    }

    fn messages(&self) -> MutexGuard<'_, VecDeque<Utf8Bytes>> {
        self.0.messages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        let mut messages = self.messages();
        if messages.len() < self.0.most {
            messages.push_back(text);
        } else if !self.0.ended.swap(true, Ordering::Relaxed) {
            METRICS.slow_clients.add(1);
        }
        drop(messages);
        self.0.changed.notify_one();
    }

    pub(crate) fn send(&self, message: &FromServer) {
        self.send_text(written(message));
    }

    /// Nothing goes out any more: the connection is closed.
    pub(crate) fn end(&self) {
        self.0.ended.store(true, Ordering::Relaxed);
        self.0.changed.notify_one();
    }

    /// All that waits, as soon as there is something; nothing when the page is to go.
    pub(crate) async fn next(&self) -> Option<VecDeque<Utf8Bytes>> {
        loop {
            if self.0.ended.load(Ordering::Relaxed) {
                return None;
            }
            let waiting = std::mem::take(&mut *self.messages());
            if !waiting.is_empty() {
                return Some(waiting);
            }
            self.0.changed.notified().await;
        }
    }
}

/// Room for most messages, so that they are not moved while they are written.
const USUAL_LENGTH: usize = 4096;

/// A message as text.
pub(crate) fn written(message: &impl Serialize) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    if serde_json::to_writer(&mut text, message).is_err() {
        text.clear();
    }
    String::from_utf8(text).unwrap_or_default().into()
}

/// A page that shows the table.
pub(crate) struct Viewer {
    pub(crate) connection: u64,
    pub(crate) identity: Arc<Identity>,
    pub(crate) outbox: Outbox,
}
