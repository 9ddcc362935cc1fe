//! Where the messages of a page wait until it takes them.

use std::cell::RefCell;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;
use serde::Serialize;

use crate::run::metrics::METRICS;
use crate::wire::FromServer;

/// So much waits for a page at most.
const MOST_BYTES: usize = 4 << 20;

/// Where a page's messages go. Slow readers are disconnected.
///
/// Most pages are idle most of the time, so that an empty one takes hardly any memory.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Waiting>);

struct Waiting {
    most: usize,
    mail: Mutex<Mail>,
    /// The page, which waits for its mail.
    page: AtomicWaker,
}

#[derive(Default)]
struct Mail {
    messages: Vec<Utf8Bytes>,
    bytes: usize,
    end: Option<End>,
}

/// Why nothing goes out any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The page does not read, or its person was sent away: the connection is cut.
    Cut,
    /// The server goes down, and says so.
    GoingDown,
}

impl Outbox {
    /// For so many messages at most.
    pub(crate) fn new(most: usize) -> Outbox {
        Outbox(Arc::new(Waiting { most, mail: Mutex::default(), page: AtomicWaker::new() }))
    }

    fn mail(&self) -> MutexGuard<'_, Mail> {
        self.0.mail.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        let mut mail = self.mail();
        if mail.has_room_for(&text, self.0.most) {
            mail.bytes += text.len();
            mail.messages.push(text);
        } else if mail.end.replace(End::Cut).is_none() {
            METRICS.slow_clients.add(1);
        }
        drop(mail);
        self.0.page.wake();
    }

    pub(crate) fn send(&self, message: &FromServer) {
        self.send_text(written(message));
    }

    /// Nothing goes out any more.
    pub(crate) fn end(&self, end: End) {
        self.mail().end.get_or_insert(end);
        self.0.page.wake();
    }

    /// All that waits, as soon as there is something, or why there will be nothing.
    pub(crate) async fn next(&self) -> Result<Vec<Utf8Bytes>, End> {
        poll_fn(|context| self.poll_filled(context)).await;
        self.mail().take()
    }

    fn poll_filled(&self, context: &mut Context<'_>) -> Poll<()> {
        self.0.page.register(context.waker());
        let mail = self.mail();
        if mail.messages.is_empty() && mail.end.is_none() { Poll::Pending } else { Poll::Ready(()) }
    }
}

impl Mail {
    /// A message of any length goes out when nothing else waits.
    fn has_room_for(&self, text: &Utf8Bytes, most: usize) -> bool {
        self.messages.is_empty()
            || self.messages.len() < most && self.bytes.saturating_add(text.len()) <= MOST_BYTES
    }

    fn take(&mut self) -> Result<Vec<Utf8Bytes>, End> {
        match self.end {
            Some(end) if end == End::Cut || self.messages.is_empty() => Err(end),
            _ => {
                self.bytes = 0;
                Ok(std::mem::take(&mut self.messages))
            }
        }
    }
}

thread_local! {
    /// Messages are written here and then copied, so that each takes just the memory that it needs.
    static PAPER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message as text.
pub(crate) fn written(message: &impl Serialize) -> Utf8Bytes {
    PAPER.with_borrow_mut(|paper| {
        paper.clear();
        if serde_json::to_writer(&mut *paper, message).is_err() {
            paper.clear();
        }
        str::from_utf8(paper).unwrap_or_default().to_owned().into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_cut(most: usize, lengths: &[usize]) -> bool {
        let outbox = Outbox::new(most);
        for length in lengths {
            outbox.send_text("x".repeat(*length).into());
        }
        outbox.mail().end == Some(End::Cut)
    }

    #[test]
    fn too_many_messages_or_bytes_cut_a_page_off_but_not_one_long_message() {
        assert!(!is_cut(2, &[10, 10]) && is_cut(2, &[10, 10, 10]));
        assert!(!is_cut(9, &[MOST_BYTES + 1]) && is_cut(9, &[MOST_BYTES + 1, 1]));
        assert!(!is_cut(9, &[MOST_BYTES / 2; 2]) && is_cut(9, &[MOST_BYTES / 2 + 1; 2]));
    }
}
