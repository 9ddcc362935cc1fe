//! Who asks something of the table in the path.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Path};
use axum::http::request::Parts;

use crate::app::App;
use crate::identity::{Asker, Identity};
use crate::secret;
use crate::tables::{Hall, Later, Order};
use crate::wire::{Fault, FaultKind, Scope};

/// Somebody known at a table.
pub(super) struct AtTable {
    pub(super) app: Arc<App>,
    pub(super) table: String,
    identity: Arc<Identity>,
}

impl AtTable {
    async fn new(parts: &mut Parts, app: &Arc<App>, identity: Arc<Identity>) -> Result<AtTable, Fault> {
        let Path(table) = <Path<String> as FromRequestParts<Arc<App>>>::from_request_parts(parts, app)
            .await
            .map_err(|error| Fault::new(FaultKind::Malformed, error.body_text()))?;
        Ok(AtTable { app: Arc::clone(app), table, identity })
    }

    /// What the table answers to this person's order.
    pub(super) async fn ask<T>(
        &self,
        order: impl FnOnce(Arc<Identity>, Later<T>) -> Order,
    ) -> Result<T, Fault> {
        let identity = Arc::clone(&self.identity);
        Hall::ask(&self.app, &self.table, |answer| order(identity, answer)).await
    }
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let Asker(identity) = <Asker as FromRequestParts<_>>::from_request_parts(parts, app).await?;
        AtTable::new(parts, app, identity).await
    }
}

/// Somebody who looks at a table; without a cookie as nobody in particular.
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
        let asker = <Asker as OptionalFromRequestParts<_>>::from_request_parts(parts, app).await?;
        let nobody = || Arc::new(Identity::guest(&secret::secret()));
        let identity = asker.map_or_else(nobody, |Asker(identity)| identity);
        identity.needs(Scope::Read)?;
        AtTable::new(parts, app, identity).await.map(Onlooker)
    }
}
