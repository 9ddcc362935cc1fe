//! The lobby, seeks and lists.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use partie_laws::Edition;
use partie_table::time_control::TimeControl;
use partie_table::{Regulations, Table};

use super::answer::Body;
use crate::app::App;
use crate::identity::Asker;
use crate::wire::{Fault, FaultKind, Lobby, NewSeek, Scope, TableSummary, TimeControlRead, Waiting};

/// So many tables come at once.
const LISTED: u32 = 50;

pub(super) async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Lobby>, Fault> {
    Ok(Json(crate::lobby::lobby(&app).await?))
}

pub(super) async fn seek(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Body(new): Body<NewSeek>,
) -> Result<Json<Waiting>, Fault> {
    identity.needs(Scope::Play)?;
    app.may_open(&identity).await?;
    Table::open(new.regulations.clone())
        .or_else(|error| match error {
            // Lots are drawn when the table is opened.
            partie_table::RegulationsError::NoSuchNumber { .. } => Table::open(Regulations::default()),
            other => Err(other),
        })
        .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
    Ok(Json(crate::lobby::seek(&app, &identity, new).await?))
}

pub(super) async fn take(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(seek): Path<String>,
) -> Result<Json<Waiting>, Fault> {
    identity.needs(Scope::Play)?;
    app.may_open(&identity).await?;
    Ok(Json(crate::lobby::take(&app, &seek, &identity).await?))
}

pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(seek): Path<String>,
) -> Result<(), Fault> {
    identity.needs(Scope::Play)?;
    app.hallway.withdraw(&seek, identity.id())
}

pub(super) async fn my_tables(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Json<Vec<TableSummary>>, Fault> {
    identity.needs(Scope::Read)?;
    let before = match asked.get("before") {
        None => i64::MAX as u64,
        Some(text) => text
            .parse()
            .map_err(|_| Fault::new(FaultKind::Malformed, "before: expected milliseconds since 1970"))?,
    };
    let listed = app.index.of(identity.id(), before.min(i64::MAX as u64), LISTED).await?;
    Ok(Json(app.as_they_stand(listed, identity.id()).await))
}

/// Reads what a person writes, kindly.
pub(super) async fn time_control(
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Json<TimeControlRead>, Fault> {
    let text = asked.get("text").map(String::as_str).unwrap_or_default();
    let control = TimeControl::from_people(text)
        .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
    let edition = match asked.get("edition") {
        None => Edition::default(),
        Some(name) => Edition::named(name)
            .ok_or_else(|| Fault::new(FaultKind::Malformed, format!("`{name}` is no edition of the Laws")))?,
    };
    let pace = format!("{:?}", control.classify(&edition).pace).to_lowercase();
    Ok(Json(TimeControlRead { time_control: control.to_string(), text: control.to_people(), pace }))
}
