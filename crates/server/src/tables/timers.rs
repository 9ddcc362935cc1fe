//! What happens by itself, and what a restart changes.

use partie_table::{Actor, Analysis, Event, Fact, Version, view_since};

use super::entry::TableEntry;
use super::room::Room;
use crate::time::{at_table, since_1970};
use crate::wire::Fault;

/// How long after a restart the clocks run on, so that pages can come back.
const COMES_BACK_AFTER_MS: u64 = 3000;

impl Room {
    /// Closes a table where nothing will happen any more: nobody has come for as long as the configuration says, and no
    /// clock will decide. A game that never began is over soon; one that a player has left goes on until the flag
    /// (FIDE 6.9), and without a clock until both had time enough to come back; an adjourned one waits for its
    /// resumption (FIDE G13), and one by post for the post (ČUD 11.1c).
    pub(super) async fn close_if_abandoned(&mut self) -> Result<Option<u64>, Fault> {
        if self.file.is_over() {
            return Ok(None);
        }
        let (now, table) = (self.app.clock.now_ms(), &self.file.table);
        let patience = self.app.config.patience.with(!table.plies().is_empty());
        let decides_itself = table.next_due().map(|due| since_1970(due, self.file.opened_at) + patience);
        let waits = !self.viewers.is_empty()
            || table.regulations().correspondence
            || view_since(table, Actor::Spectator, self.now(), usize::MAX).adjourned.is_some();
        let at = decides_itself.unwrap_or(if waits { now } else { self.left_alone_since() } + patience);
        if now < at {
            return Ok(Some(at));
        }
        tracing::info!(table = self.file.id, "nobody came any more: the table is closed");
        self.record(TableEntry::Abandoned { since: self.file.touched_at }).await?;
        Ok(None)
    }

    /// Nobody could come while the server was down.
    fn left_alone_since(&self) -> u64 {
        let touched_at = self.file.touched_at;
        if touched_at <= self.app.down.start {
            touched_at + (self.app.down.end - self.app.down.start)
        } else {
            touched_at
        }
    }

    /// When something will happen by itself, for the runtime's timers.
    pub(super) fn next_due(&self) -> Option<tokio::time::Instant> {
        let due = self.file.table.next_due()?;
        Some(self.app.clock.instant_of(since_1970(due, self.file.opened_at)))
    }

    /// Whether nobody would miss it in memory.
    pub(super) fn is_idle(&self) -> bool {
        self.viewers.is_empty() && self.file.table.next_due().is_none()
    }

    /// What has happened by itself: a flag has fallen.
    pub(super) async fn fall_due(&mut self) {
        let now = self.now();
        let events = tokio::task::block_in_place(|| self.file.table.due(&Analysis, now));
        if !events.is_empty()
            && let Err(fault) = self.play(events).await
        {
            tracing::error!(table = self.file.id, fault = fault.detail, "what fell due could not be written");
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }

    /// The log says when the clocks were stopped and when they run on.
    pub(super) async fn come_back(&mut self, down_since: u64) {
        if self.file.table.clock().running().is_none() || self.file.table.outcome().is_some() {
            return;
        }
        let at = |ms: u64| at_table(ms, self.file.opened_at);
        let event = |at, fact| Event { version: Version, at, by: Actor::Arbiter, fact };
        let events = vec![
            event(at(down_since), Fact::Stopped { note: "the server was down".to_owned() }),
            event(
                at(self.app.clock.now_ms() + COMES_BACK_AFTER_MS),
                Fact::Resumed { note: "the server is back".to_owned() },
            ),
        ];
        if let Err(fault) = self.play(events).await {
            tracing::error!(table = self.file.id, fault = fault.detail, "the downtime could not be noted");
        }
    }
}
