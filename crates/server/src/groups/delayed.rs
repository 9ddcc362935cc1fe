//! Tables as they were: spectators of a group may see everything later. What they see is made from the log as it was then, so
//! that nothing newer can slip into it.

use std::sync::Arc;

use partie_table::Actor;

use super::registry::Known;
use crate::app::App;
use crate::people::identity::Identity;
use crate::tables::{TableWithPeople, ToldByGroup};
use crate::time::at_table;
use crate::wire::{Fault, GroupRow};

/// A table as it was when what spectators see now happened.
pub(super) struct AsItWas {
    file: TableWithPeople,
    /// Nothing if it was not there yet.
    pub(super) row: Option<Arc<GroupRow>>,
    /// What has happened since, and when.
    pub(super) later: Vec<(String, u64)>,
}

impl AsItWas {
    /// Whether a person may see it at all.
    pub(super) fn is_for(&self, who: &Identity) -> bool {
        self.file.is_visible_to(who)
    }
}

/// The table as spectators see it now; nothing if its log cannot be read.
pub(super) async fn as_it_was(app: &App, known: &Known, table: &str) -> Result<Option<AsItWas>, Fault> {
    let now = app.clock.now();
    let then = now.line.saturating_sub(known.seen.delay_ms);
    let stream = app.log.read(table, 0).await?;
    let past = stream.entries.iter().take_while(|entry| entry.at.line <= then).count();
    let later = stream.entries[past..].iter().map(|entry| (table.to_owned(), entry.at.line)).collect();
    let Ok(mut file) =
        TableWithPeople::replay(table, &stream.entries[..past.max(1).min(stream.entries.len())])
    else {
        return Ok(None);
    };
    let names = app.accounts.names(file.people().cloned().collect()).await;
    let told = ToldByGroup { by: Arc::clone(&known.seen), names: app.accounts.players_called(table).await };
    file.told = told;
    let at = at_table(then, file.began).max(file.table.latest());
    // The moment is the present one, so that clocks can be counted on from it.
    let row = (past > 0).then(|| file.row(Actor::Spectator, &names, at, now.date)).flatten();
    Ok(Some(AsItWas { file, row: row.map(Arc::new), later }))
}
