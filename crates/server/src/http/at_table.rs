//! Who asks something of the table in the path.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

use super::answer::Segment;
use crate::app::App;
use crate::people::identity::{Asker, Identity};
use crate::people::secret;
use crate::tables::{Answer, Wish, Written};
use crate::wire::{Fault, Granted, Scope, TableState};

/// Somebody known at a table.
pub(super) struct AtTable {
    pub(super) app: Arc<App>,
    pub(super) table: String,
    identity: Arc<Identity>,
}

impl AtTable {
    async fn new(parts: &mut Parts, app: &Arc<App>, identity: Arc<Identity>) -> Result<AtTable, Fault> {
        let Segment(table) = Segment::from_request_parts(parts, app).await?;
        Ok(AtTable { app: Arc::clone(app), table, identity })
    }

    /// What the table answers to this person's wish.
    pub(super) async fn ask<T>(
        &self,
        wish: Wish,
        answer: impl FnOnce(Answer) -> Option<T>,
    ) -> Result<T, Fault> {
        let answered = self.app.hall.ask(&self.table, &self.identity, wish).await?;
        answer(*answered).ok_or_else(|| Fault::internal(&"a table has answered another question"))
    }

    /// What the table looks like afterwards.
    pub(super) async fn ask_state(&self, wish: Wish) -> Result<TableState, Fault> {
        let state = |answer| if let Answer::State(state) = answer { Some(*state) } else { None };
        self.ask(wish, state).await
    }

    pub(super) async fn ask_done(&self, wish: Wish) -> Result<(), Fault> {
        self.ask(wish, |answer| matches!(answer, Answer::Done).then_some(())).await
    }

    pub(super) async fn ask_granted(&self, wish: Wish) -> Result<Granted, Fault> {
        let granted = |answer| if let Answer::Granted(granted) = answer { Some(granted) } else { None };
        self.ask(wish, granted).await
    }

    pub(super) async fn ask_written(&self) -> Result<Written, Fault> {
        let written = |answer| if let Answer::Written(written) = answer { Some(*written) } else { None };
        self.ask(Wish::Record, written).await
    }
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let Asker(identity) = <Asker as FromRequestParts<_>>::from_request_parts(parts, app).await?;
        AtTable::new(parts, app, identity).await
    }
}

/// Somebody who looks; without a cookie as nobody in particular.
pub(super) struct Watcher(pub(super) Arc<Identity>);

impl FromRequestParts<Arc<App>> for Watcher {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let asker = <Asker as OptionalFromRequestParts<_>>::from_request_parts(parts, app).await?;
        let nobody = || Arc::new(Identity::guest(&secret::secret()));
        let identity = asker.map_or_else(nobody, |Asker(identity)| identity);
        identity.needs(Scope::Read)?;
        Ok(Watcher(identity))
    }
}

/// Such a person at a table.
pub(super) struct Onlooker(AtTable);

impl Deref for Onlooker {
    type Target = AtTable;

    fn deref(&self) -> &AtTable {
        &self.0
    }
}

impl FromRequestParts<Arc<App>> for Onlooker {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let Watcher(identity) = Watcher::from_request_parts(parts, app).await?;
        AtTable::new(parts, app, identity).await.map(Onlooker)
    }
}
